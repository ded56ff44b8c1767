"""What people say, as others see it."""

import pytest

from facedown.server.errors import HouseError
from facedown.server.letters import readable


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("  Well   played! ", "Well played!"),
        ("Ação! Perché no? Тише… 你好", "Ação! Perché no? Тише… 你好"),
        ("Ac\u0327a\u0303o", "Ação"),
        ("one\ntwo\u2028three\x07four", "one two three four"),
        ("sne\u200bak\u200dy\ufeff\u00ad", "sneaky"),
        ("left \u202eright\u2066", "left right"),
        ("blank\u3164\u2800\u115f\u034f", "blank"),
        ("f\u2065r\ufff3e\U000e01f5e\U0001d159", "free"),
        ("a" + "\u0301\u0302\u0303\u0304\u0305" * 8 + "b", "á\u0302\u0303b"),
        ("z\u0489\u0489\u0489\u0489o", "z\u0489\u0489o"),
        ("ก\u0e47\u0e47\u0e47\u0e47\u0e47\u0e47", "ก\u0e47\u0e47\u0e47\u0e47"),
        ("\u0301\u0302 over the line", "over the line"),
        ("မြို့ ที่", "မြို့ ที่"),
        ("👩🏽‍💻 ❤️‍🔥 1️⃣ 🇧🇷", "👩🏽‍💻 ❤️‍🔥 1️⃣ 🇧🇷"),
        ("👍\u200d\u200d\u200d!", "👍\u200d!"),
        ("a\ufe0f\ufe0fb", "ab"),
    ],
)
def test_what_is_said_can_be_seen_and_covers_nothing(text: str, seen: str) -> None:
    assert readable(text) == seen


@pytest.mark.parametrize(
    "text", ["", "   ", "\u200b\u200b", "\u3164", "\u2065", "\u0301\u0301", "\n\r\t"]
)
def test_nothing_that_can_be_seen_is_no_message(text: str) -> None:
    with pytest.raises(HouseError, match="bad_message"):
        readable(text)
