r"""What can be seen of a text: people's names and words hold nothing else.

>>> readable("Well  played,\u200b Ana!\u202e")
'Well played, Ana!'
"""

from typing import Final
from unicodedata import category, combining, normalize

from facedown.server.errors import HouseError

# Marks over one letter in a name; more is drawing, not writing.
MAX_MARKS: Final = 2
# Marks on one letter in what is said: some alphabets need four, but not one above the other.
MAX_MARKS_SPOKEN: Final = 4
STACKED: Final = 200

# Signs that show nothing, turn what follows round, or belong to no alphabet.
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
BREAKS: Final = frozenset({"Cc", "Zl", "Zp"})
# Letters, marks and symbols that show nothing, though they count as others do; and what Unicode
# keeps free for more of them.
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2065\u2800\u3164\uffa0\U0001d159"
).union(map(chr, [*range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFF9), *range(0xE0000, 0xE1000)]))

# What emoji are put together with: it may follow only these kinds of signs.
JOINER: Final = "\u200d"
COLOURED: Final = "\ufe0f"


def is_unseen(char: str) -> bool:
    """Whether a character cannot be seen; spaces count as seen."""
    return category(char) in UNSEEN or char in BLANK


def readable(text: str) -> str:
    """What somebody says, on one line, without what is not seen or covers others' words."""
    plain: list[str] = []
    marks = stacked = 0
    for char in normalize("NFC", text):
        kind = category(char)
        if kind in BREAKS:
            plain.append(" ")
        elif is_unseen(char):
            if _joins(char, plain[-1] if plain else " "):
                plain.append(char)
        elif kind.startswith("M"):
            marks += 1
            stacked += combining(char) >= STACKED or kind == "Me"
            is_drawing = marks > MAX_MARKS_SPOKEN or stacked > MAX_MARKS
            if plain and not plain[-1].isspace() and not is_drawing:
                plain.append(char)
        else:
            marks = stacked = 0
            plain.append(char)
    words = " ".join("".join(plain).split())
    if not words:
        raise HouseError("bad_message")
    return words


def _joins(char: str, before: str) -> bool:
    """Whether something unseen is part of an emoji."""
    kind = category(before)[0]
    return (char == JOINER and (kind == "S" or before == COLOURED)) or (
        char == COLOURED and kind in "SPN"
    )
