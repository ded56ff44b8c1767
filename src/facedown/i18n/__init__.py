"""Everything a person reads: messages in several languages, and sentences made of them.

The messages are files of Project Fluent: the common ones in `locales/<language>/` here, those of a
game in `locales/<language>.ftl` of its own package. Terminal and browser read the same files.
"""
