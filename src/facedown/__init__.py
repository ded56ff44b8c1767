"""Card games of hidden cards, memory and nerve."""

__version__ = "0.1.0"
