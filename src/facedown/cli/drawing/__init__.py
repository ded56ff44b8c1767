"""Cards and tables as coloured text."""
