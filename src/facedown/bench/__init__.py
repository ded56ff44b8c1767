"""The stopwatch: how fast the games play, by themselves and beside their peers."""
