"""Wild values, drawn by a seed: valid ones of a declared type, and the same ones damaged."""

import json
import random
import re
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import inspect

from facedown.bots.levels import level_names
from facedown.catalog import GAMES
from facedown.core.sight import AIDS
from facedown.match import wire
from facedown.match.match import STARTERS
from facedown.server.people import REASONS
from facedown.server.replays import OPEN, WATCHERS

# What fits the patterns of declared texts. A case adds its own: the codes of tables, ids, tokens.
WORDS: Final = (
    *GAMES,
    *(preset for game in GAMES.values() for preset in game.PRESETS),
    *(*level_names(), *wire.PHRASES, *AIDS, *STARTERS, *REASONS, WATCHERS, OPEN),
    *("ABCDEF", "abcdef", "Ann-1_z", "a", "Z", "0", "7", "00ff", "0" * 64, "f" * 128, "Nora Emil"),
)
# What a field of a move may hold.
FIELD_WORDS: Final = (
    *("-", "0", "1", "2", "3", "7", "8", "A", "K", "T", "Jk", "??", "7h", "Kd", "2c", "dealer"),
    *("0:0", "0:1", "0:3", "1:0", "1:2", "2:1", "3:3", "7:7", "0:99", "9:0", "1:", ":1", "-1:0"),
    *("7h,7c,7d", "2c,3c,4c", "Jk,5h,6h", "-,-", "7h,", "??,??,??", "Ac,2c,3c,4c,5c,6c,7c"),
)
# Texts that trip up whoever reads them.
NASTY: Final = (
    *("", " ", "\0", "\n", "\t\r\n", "null", "true", "NaN", "__proto__", "type", "'", '"', "\\"),
    *("\ud800", "\udfff", "\ud83c", "\u202e", "\u200b", "é", "e\u0301" * 9, "ß", "İ", "٣", "🂡"),
    *("../../etc/passwd", "%s%n{0}", "' OR 1=1 --", "<script>", "-0", "1e9", "0x10", "١٢"),
    *("x" * 41, "x" * 201, "x" * 3_000, "7" * 400, "A" * 6, "é" * 200, "\u0301" * 200),
)
NUMBERS: Final = (
    *(0, 1, -1, 2, 7, 8, 63, 64, 127, 255, 256, 999, 4096, 10_000_000, 10_000_001),
    *(2**31, 2**32, 2**53, 2**63 - 1, 2**63, 2**64, -(2**31), -(2**63), -(2**63) - 1),
    *(10**30, -(10**30), 10**300, 10**400),
)
FLOATS: Final = (0.0, -0.0, 0.5, 1.0, 1.5, -1.5, 1e-300, 1e300, 1e16, 2.0**53)
# As they stand in a text that is nearly JSON.
LITERALS: Final = ("NaN", "Infinity", "-Infinity", "1e999", "01", "+1", ".5", "1.", "--1", "nul")
DEPTHS: Final = (3, 60, 400, 900, 990, 1_100, 2_000)


class Wild:
    """All the chances of one case, and the words that it knows."""

    def __init__(self, seed: str) -> None:
        self._seed: Final = seed
        self.chance: Final = random.Random(seed)
        self.words: Final = [*WORDS]
        self._fitting: Final[dict[str, list[str]]] = {}

    def draw_anew(self, number: int) -> None:
        """Draw from now on what follows from the seed and this number, whatever went before."""
        self.chance.seed(f"{self._seed}/{number}")

    def learn(self, word: str) -> None:
        """Know another word: it is drawn where it fits."""
        if word not in self.words:
            self.words.append(word)
            self._fitting.clear()

    def is_(self, share: float) -> bool:
        return self.chance.random() < share

    # -- what is valid -----------------------------------------------------------------------------

    def of(self, kind: Any) -> Any:
        """A value of a declared type, as JSON."""
        return self._of(_about(kind))

    def _of(self, about: inspect.Type) -> Any:
        chance = self.chance
        match about:
            case inspect.Metadata():
                return self._of(about.type)
            case inspect.StructType():
                return self._struct(about)
            case inspect.UnionType():
                return self._of(chance.choice(about.types))
            case inspect.ListType():
                size = chance.randint(0, min(about.max_length or 3, 3))
                return [self._of(about.item_type) for _ in range(size)]
            case inspect.DictType():
                keys = [self.word() for _ in range(chance.randint(0, 3))]
                return {key: self._of(about.value_type) for key in keys}
            case inspect.StrType():
                return self._text(about)
            case inspect.IntType():
                low, high = about.ge or 0, about.le or 10_000_000
                return chance.choice((low, high, chance.randint(low, high), min(low + 1, high)))
            case inspect.FloatType():
                least, most = about.ge or 0.0, about.le or 1e9
                return chance.choice((least, most, min(least + 30 * chance.random(), most)))
            case inspect.BoolType():
                return self.is_(0.5)
            case inspect.NoneType():
                return None
            case _:
                return self.scrap()

    def _struct(self, about: inspect.StructType) -> dict[str, Any]:
        tag = {} if about.tag_field is None else {about.tag_field: about.tag}
        return tag | {
            field.encode_name: self._of(field.type)
            for field in about.fields
            if field.required or self.is_(0.5)
        }

    def _text(self, about: inspect.StrType) -> str:
        if about.pattern is None:
            low, high = about.min_length or 0, about.max_length or 200
            text = self.chance.choice((self.word(), *NASTY)).encode("utf-8", "ignore").decode()
            return text[:high].ljust(low, "x")
        if about.pattern not in self._fitting:
            fits = re.compile(about.pattern).search
            self._fitting[about.pattern] = [word for word in self.words if fits(word)] or ["0"]
        return self.chance.choice(self._fitting[about.pattern])

    def word(self) -> str:
        return self.chance.choice(self.words)

    # -- what is not -------------------------------------------------------------------------------

    def scrap(self) -> Any:
        """Some JSON, of any type."""
        chance, kind = self.chance, self.chance.randrange(9)
        if kind == 0:
            return None
        if kind == 1:
            return self.is_(0.5)
        if kind <= 3:
            return chance.choice(NUMBERS)
        if kind == 4:
            return chance.choice(FLOATS)
        if kind <= 6:
            return chance.choice((self.word(), chance.choice(FIELD_WORDS), chance.choice(NASTY)))
        if kind == 7:
            return [self.scrap() for _ in range(chance.randint(0, 2))]
        return {self._key(): self.scrap() for _ in range(chance.randint(0, 2))}

    def _key(self) -> str:
        return self.chance.choice(("type", "id", "move", "slot", "place", self.word(), *NASTY[:9]))

    def damaged(self, value: Any) -> Any:
        """The same with something wrong in it, at any depth."""
        if isinstance(value, dict) and value and self.is_(0.85):
            return self._damaged_object(value)
        if isinstance(value, list) and value and self.is_(0.7):
            at = self.chance.randrange(len(value))
            return [*value[:at], self.damaged(value[at]), *value[at + 1 :]]
        return self._other(value)

    def _damaged_object(self, value: dict[str, Any]) -> dict[str, Any]:
        key = self.chance.choice(list(value))
        rest = {name: inner for name, inner in value.items() if name != key}
        deed = self.chance.random()
        if deed < 0.7:
            return rest | {key: self.damaged(value[key])}
        if deed < 0.8:
            return rest
        if deed < 0.9:
            return value | {self._key(): self.scrap()}
        return rest | {self._key(): value[key]}

    def _other(self, value: Any) -> Any:
        """Another value, often one that looks like the old one."""
        alike: list[Any] = [self.scrap(), self.scrap(), None, [value], {"type": value}]
        if isinstance(value, (int, float)):
            alike += [str(value), -value, value + 1, value - 1, bool(value), 0.5, 1e15]
            alike += [float(value)] if abs(value) < 2**53 else []
        if isinstance(value, str):
            alike += [value + " ", value.upper(), value[:-1], value * 2, [*value[:9]], len(value)]
        return self.chance.choice(alike)

    # -- as bytes ----------------------------------------------------------------------------------

    def written(self, value: Any) -> bytes:
        """As JSON, which may hold what JSON has not: single surrogates, as escapes."""
        return json.dumps(value, ensure_ascii=self.is_(0.8)).encode("utf-8", "surrogatepass")

    def spoilt(self, data: bytes) -> bytes:
        """JSON that is none any more, or that only looks odd."""
        chance = self.chance
        at = chance.randint(0, len(data))
        head, tail = data[:at], data[at:]
        depth = chance.choice(DEPTHS)
        literal = chance.choice(LITERALS).encode()
        return chance.choice(
            (
                head,
                tail,
                head + bytes([chance.randrange(256)]) + tail[1:],
                head + chance.randbytes(3) + tail,
                head + b"\xc3\x28\xed\xa0\x80" + tail,
                b"\xef\xbb\xbf" + data,
                b" \n\t" + data + b"\r\n ",
                data + data,
                data[:-1] + b',"type":"ping"}',
                b'{"type":"try","id":"deep","move":{"type":' + b"[" * depth + b"]" * depth + b"}}",
                b'{"a":' * depth,
                b"[" * depth + b"]" * depth,
                re.sub(rb":\d+", b":" + literal, data),
                re.sub(rb":\d+", b":" + b"9" * chance.choice((20, 400, 3_900)), data),
                b'{"type":"say","text":"' + b"\xff" * 9 + b'"}',
                b"",
                chance.randbytes(chance.randint(1, 60)),
            )
        )


@cache
def _about(kind: Any) -> inspect.Type:
    return msgspec.inspect.type_info(kind)
