"""Odds of things that have nothing to do with each other."""


def either(one: float, other: float) -> float:
    """How likely at least one of two things is that have nothing to do with each other."""
    return one + other - one * other


def two_of(odds: list[float], joker: float) -> float:
    """How likely at least two of three are there, or one and a Joker."""
    a, b, c = odds
    two = a * b + a * c + b * c - 2 * a * b * c
    none = (1 - a) * (1 - b) * (1 - c)
    return two + (1.0 - two - none) * joker
