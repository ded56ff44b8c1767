"""What a lesson says, as a sentence."""

from typing import Final

from facedown.core.fields import CARD, CARDS, INDEX, NUMBER, PLACE, RANK, SEAT, SLOT, Kind
from facedown.i18n.catalogue import Params
from facedown.i18n.sentences import capital
from facedown.i18n.voice import Voice
from facedown.lessons.play import Message, walk
from facedown.lessons.script import LEARNER, Lesson

KINDS: Final[dict[str, Kind]] = {
    kind.name: kind for kind in (CARD, CARDS, INDEX, NUMBER, PLACE, RANK, SEAT, SLOT)
}
# Said on the last step, after its own words: what to try now.
GOING_ON: Final = "next"


def voice_of(lesson: Lesson, language: str) -> Voice:
    """How the learner is told."""
    return Voice(lesson.game, lesson.names, LEARNER, language)


def say(message: Message, voice: Voice) -> str:
    """The sentence that a message is."""
    return capital(voice.messages.text(message.message, params(message, voice)))


def params(message: Message, voice: Voice) -> Params:
    """The parameters of a message, as its text uses them."""
    found: Params = {}
    for name, given in message.params.items():
        value = KINDS[given.kind].from_data(given.value) if given.kind in KINDS else given.value
        found |= voice.field(name, given.kind, value, voice.you)
    return found


def messages_of(lesson: Lesson) -> set[str]:
    """The ids of all that a lesson can say."""
    keys = {f"{lesson.steps[-1].key}.{GOING_ON}"}
    for attempt in walk(lesson):
        keys.add(attempt.step.key)
        keys |= {attempt.step.mistake(move) for move in attempt.unwanted}
    return keys
