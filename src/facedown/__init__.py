"""Card games in which what you cannot see is the game."""

__version__ = "0.1.0"
