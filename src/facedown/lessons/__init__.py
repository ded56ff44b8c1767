"""First lessons: a scripted deal on the real rules, one idea at a time."""
