"""Learning from the laboratory: each file is an example that runs by itself."""
