"""The players: bots that see what a person in their seat would see."""
