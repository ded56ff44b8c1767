"""What can be solved exactly, or nearly so: small games, and two-player Três Cartas."""
