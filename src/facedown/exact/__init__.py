"""What can be solved exactly, or nearly so: small games made of the rules, and one for two."""
