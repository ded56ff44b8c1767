"""The rules: one package for each game."""
