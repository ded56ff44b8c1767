"""The evening: rounds, matches, clocks and transcripts, without input or output."""
