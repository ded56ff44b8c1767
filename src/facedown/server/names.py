"""Names that people may have: readable, nobody else's by the look of it, and fit for company.

>>> checked_name("  Ana   Lúcia ")
'Ana Lúcia'
>>> skeleton("Аnа") == skeleton("ANA")  # the first has Cyrillic letters
True
"""

import re
import unicodedata
from typing import Final

from facedown.server.errors import HouseError
from facedown.server.letters import MAX_MARKS, is_unseen
from facedown.server.refused_names import (
    ABUSE,
    ABUSIVE_STEMS,
    ALONE,
    OFFICES,
    STRONG_OFFICES,
    STRONG_STEMS,
)

SHORTEST: Final = 2
LONGEST: Final = 20
PUNCTUATION: Final = frozenset(" -_.'’·&")

# Capitals that look otherwise than their small letters: Ν is N, but ν is v.
CAPITALS: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХЗΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
    "ABESIJKMHOPCTYX3ABEZHIKMNOPTYX",
)

# Letters of other alphabets, and digits, that are taken for Latin ones: from the Unicode list of
# confusables, those that somebody can type. Applied after case is folded and marks are removed.
LOOK_ALIKES: Final = str.maketrans(
    # Cyrillic
    "аеорсухіјѕһԁԛԝвкмнтгпибзчыѵ"
    # Greek
    "αοερνυικτχηωβζμγσπδ"
    # Latin letters that marks do not explain, and digits
    "ıłøđħŧƀɩſþðəɛɔɓɗɖɣʋƙ01|53846",
    "aeopcyxijshdqwbkmhtrnu6eabvaoepvuiktxnwbzuyondllodhtblspdeeobddyvkollseba6",
)

# Letters of phonetic alphabets look like others, or like small capitals; a few languages write
# some of them. And alphabets that hardly anybody writes, whose letters all look like Latin ones.
PHONETIC: Final = re.compile("[\u0250-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f]")
WRITTEN: Final = frozenset("əɛɔɓɗɖɣʋɩ")
MASKS: Final = frozenset({"LISU", "CHEROKEE", "COPTIC", "DESERET", "OSAGE", "GOTHIC", "OLD"})

# The scripts that are written together.
TOGETHER: Final = (
    frozenset({"LATIN"}),
    frozenset({"CYRILLIC"}),
    frozenset({"GREEK"}),
    frozenset({"CJK", "HIRAGANA", "KATAKANA", "LATIN", "KATAKANA-HIRAGANA"}),
    frozenset({"CJK", "HANGUL", "LATIN"}),
    frozenset({"CJK", "BOPOMOFO", "LATIN"}),
)

# Digits and signs that stand for letters.
LEET: Final = str.maketrans("0134578@$!|+", "oieastbasiit")


def checked_name(text: str) -> str:
    """The name as it will be shown; `HouseError` if nobody may have it."""
    if len(text) > 4 * LONGEST:
        raise HouseError("name_too_long", most=LONGEST)
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if any(map(is_unseen, text)) or any(map(is_unseen, name)):
        raise HouseError("name_letters")
    if len(name) > LONGEST:
        raise HouseError("name_too_long", most=LONGEST)
    if len(name) < SHORTEST or not any(char.isalpha() for char in name):
        raise HouseError("name_too_short", least=SHORTEST)
    _check_letters(name)
    if _is_office(name):
        raise HouseError("name_reserved")
    if _is_abusive(name):
        raise HouseError("name_abusive")
    return name


def skeleton(name: str) -> str:
    """What a name looks like: two names that could be taken for one another have the same."""
    return re.sub(r"[\W_]+", "", _folded(name).replace("rn", "m").replace("vv", "w")) or name


def _check_letters(name: str) -> None:
    scripts: set[str] = set()
    marks = 0
    for char in name:
        category = unicodedata.category(char)
        if category.startswith("M"):
            marks += 1
            if marks > MAX_MARKS:
                raise HouseError("name_letters")
            continue
        marks = 0
        if category.startswith("L"):
            if PHONETIC.match(char) and char.casefold() not in WRITTEN:
                raise HouseError("name_letters")
            scripts.add(unicodedata.name(char, "UNNAMED").split()[0])
        elif category != "Nd" and char not in PUNCTUATION:
            raise HouseError("name_letters")
    if scripts & MASKS:
        raise HouseError("name_letters")
    if len(scripts) > 1 and not any(scripts <= together for together in TOGETHER):
        raise HouseError("name_mixed_scripts")


def _folded(name: str) -> str:
    """The letters without case and marks, those of other alphabets as the Latin ones they look."""
    bare = unicodedata.normalize("NFKD", name)
    bare = "".join(char for char in bare if not unicodedata.combining(char))
    bare = unicodedata.normalize("NFKD", bare.translate(CAPITALS).casefold())
    return bare.translate(LOOK_ALIKES).replace("i", "l")


def _is_office(name: str) -> bool:
    words = {_folded(word) for word in re.split(r"[\W_]+", name)}
    words |= {word.rstrip("ol0123456789") for word in words}
    whole = skeleton(name)
    return (
        any(_folded(office) in words for office in OFFICES)
        or any(_folded(office) in whole for office in STRONG_OFFICES)
        or any(_folded(office) == whole for office in ALONE)
    )


def _is_abusive(name: str) -> bool:
    readings = _readings(name)
    return any(
        word in ABUSE or any(stem in word for stem in (*ABUSIVE_STEMS, *STRONG_STEMS))
        for reading in readings
        for word in _words(reading)
    ) or any(
        stem in re.sub("[^a-z]+", "", reading) for stem in STRONG_STEMS for reading in readings
    )


def _readings(name: str) -> list[str]:
    """A name with signs read as the letters they stand for, and letters drawn out read shorter.

    Digits at the end of a word are a number as often as letters: `ana1`.
    """
    bare = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(char for char in bare if not unicodedata.combining(char)).translate(_LATIN)
    plain = re.sub(r"(?<=[a-z])\d+\b", "", bare).translate(LEET)
    plain = plain.replace("ph", "f")
    return [
        plain,
        re.sub(r"(.)\1+", r"\1", plain),
        re.sub(r"(.)\1{2,}", r"\1\1", plain),
    ]


def _words(reading: str) -> list[str]:
    """The words of a name; letters that stand alone are one word together: `s h i t`."""
    words = re.findall("[a-z]+", reading)
    return [*words, "".join(word for word in words if len(word) == 1)]


# The alphabets that look like Latin, letter by letter, for reading words in them.
_LATIN: Final = str.maketrans(
    "аеорсухіјѕһԁкмнтвαοερνυικτ",
    "aeopcyxijshdkmhtbaoepvuikt",
)
