"""The laboratory: the games as environments for those who train agents."""
