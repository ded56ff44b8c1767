"""The cast over HTTP: the characters that bots play, what they say, and faces for people."""

from typing import Final

from msgspec import Struct

from facedown.bots.cast import CAST, FACES
from facedown.i18n.catalogue import FALLBACK, cast_text, choose_language
from facedown.server.http.messages import Spoken
from facedown.server.http.routes import ANYONE, Call, Routes

ROUTES: Final = Routes()


class CharacterInfo(Struct, frozen=True):
    """Somebody whom a bot plays. The face is the screen's file `/faces/<face>.svg`."""

    key: str
    name: str
    face: str
    level: str
    # The message that describes it in a line.
    about: str


class CastInfo(Struct, frozen=True):
    """All characters, the weakest level first, and the faces that people may choose."""

    characters: list[CharacterInfo]
    faces: list[str]


class CastMessages(Struct, frozen=True):
    """Messages of Project Fluent: what characters are like and say, what faces are called."""

    language: str
    messages: str


@ROUTES.add("GET", "/api/cast", takes=ANYONE, gives=CastInfo, kept=True)
async def cast(call: Call) -> CastInfo:
    """The characters that bots play, and the faces that people may choose."""
    told = [
        CharacterInfo(one.key, one.name, one.face, one.level, one.about) for one in CAST.values()
    ]
    return CastInfo(told, [*FACES])


@ROUTES.add(
    "GET", "/api/cast/{language}", takes=ANYONE, places=Spoken, gives=CastMessages, kept=True
)
async def cast_messages(call: Call) -> CastMessages:
    """What the characters say, in one language."""
    language = choose_language([call.path.language]) or FALLBACK
    return CastMessages(language, cast_text(language))
