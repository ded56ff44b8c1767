"""The table: what is true of any card game in which cards lie face down."""
