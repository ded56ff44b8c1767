"""The house: tables for people, over the network, on a log that survives everything."""
