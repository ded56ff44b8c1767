"""Frames as RFC 6455 has them: what a client may send, in any pieces, and what breaks."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from facedown.server.frames import (
    BINARY,
    CLOSE,
    CONTINUED,
    NOT_TEXT,
    NOT_THE_PROTOCOL,
    PING,
    PONG,
    TEXT,
    TOO_LARGE,
    TOO_MANY,
    FrameReader,
    answered,
    goodbye,
    head,
    is_text,
)

MOST = 300
MASK = b"\x11\x22\x33\x44"


def sent(data: bytes, first: int, mask: bytes = MASK) -> bytes:
    """A frame of a client, whose first byte is this."""
    size = len(data)
    if size < 126:
        head = bytes([first, 0x80 | size])
    elif size < 65_536:
        head = bytes([first, 0xFE]) + size.to_bytes(2, "big")
    else:
        head = bytes([first, 0xFF]) + size.to_bytes(8, "big")
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
    return head + mask + masked


def whole(kind: int, data: bytes) -> bytes:
    return sent(data, 0x80 | kind)


@st.composite
def conversations(draw: st.DrawFn) -> tuple[list[tuple[int, bytes]], bytes]:
    """Messages, and the frames in which a client may send them: in parts, with pings between."""
    messages: list[tuple[int, bytes]] = []
    frames = b""
    for _ in range(draw(st.integers(0, 6))):
        kind = draw(st.sampled_from([TEXT, BINARY]))
        data = draw(st.binary(max_size=MOST))
        cuts = sorted(draw(st.lists(st.integers(0, len(data)), max_size=3)))
        ends = [0, *cuts, len(data)]
        for number, (start, end) in enumerate(pairwise(ends)):
            is_last = number == len(ends) - 2
            first = (kind if number == 0 else 0) | (0x80 if is_last else 0)
            frames += sent(data[start:end], first, draw(st.binary(min_size=4, max_size=4)))
            if is_last:
                break
            messages.append((CONTINUED, b""))
            if draw(st.booleans()):
                about = draw(st.sampled_from([PING, PONG]))
                messages.append((about, b"between"))
                frames += whole(about, b"between")
        messages.append((kind, data))
    return messages, frames


@given(talk=conversations(), cuts=st.lists(st.integers(0, 3000), max_size=8))
def test_messages_are_read_however_they_are_cut(
    talk: tuple[list[tuple[int, bytes]], bytes], cuts: list[int]
) -> None:
    messages, frames = talk
    reader = FrameReader(MOST, 1000)
    ends = [0, *sorted(min(cut, len(frames)) for cut in cuts), len(frames)]
    heard = [one for start, end in pairwise(ends) for one in reader.read(frames[start:end])]
    assert heard == messages
    assert not reader.broken


def test_a_frame_may_come_byte_by_byte() -> None:
    reader = FrameReader(MOST, 1000)
    data = whole(TEXT, b"x" * 200)
    heard = [reader.read(data[i : i + 1]) for i in range(len(data))]
    assert heard == [*[[]] * (len(data) - 1), [(TEXT, b"x" * 200)]]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (sent(b"x", 0x80), NOT_THE_PROTOCOL),
        (sent(b"x", TEXT) + whole(TEXT, b"y"), NOT_THE_PROTOCOL),
        (sent(b"x", TEXT) + sent(b"y", BINARY), NOT_THE_PROTOCOL),
        (whole(3, b"x"), NOT_THE_PROTOCOL),
        (whole(11, b"x"), NOT_THE_PROTOCOL),
        (sent(b"x", 0xC1), NOT_THE_PROTOCOL),
        (sent(b"x", 0x91), NOT_THE_PROTOCOL),
        (b"\x81\x01x", NOT_THE_PROTOCOL),
        (sent(b"x", PING), NOT_THE_PROTOCOL),
        (whole(PING, b"x" * 126), NOT_THE_PROTOCOL),
        (whole(CLOSE, b"x" * 126), NOT_THE_PROTOCOL),
        (whole(TEXT, b"x" * (MOST + 1)), TOO_LARGE),
        (sent(b"x" * 200, TEXT) + sent(b"x" * 101, 0x80), TOO_LARGE),
        (b"\x81\xff" + b"\xff" * 8, TOO_LARGE),
        (b"\x81\xfe\x01\x2d", TOO_LARGE),
    ],
    ids=[
        "a part of nothing",
        "a message inside another",
        "another begun inside",
        "no such message",
        "nothing about the connection",
        "compressed",
        "a bit of an extension",
        "without a mask",
        "a ping in parts",
        "a large ping",
        "a large goodbye",
        "too large",
        "too large in all",
        "larger than anything",
        "too large, before any of it has come",
    ],
)
def test_frames_that_make_no_message_break_it(data: bytes, code: int) -> None:
    reader = FrameReader(MOST, 1000)
    heard = reader.read(whole(TEXT, b"before") + data + whole(TEXT, b"after"))
    assert [one for one in heard if one[0] != CONTINUED] == [(TEXT, b"before")]
    assert reader.broken == code
    assert reader.read(whole(TEXT, b"later")) == []


def test_a_message_may_be_as_large_as_it_may_be() -> None:
    reader = FrameReader(MOST, 1000)
    parts = sent(b"x" * 200, TEXT) + whole(PING, b"p" * 125) + sent(b"x" * 100, 0x80)
    assert reader.read(parts) == [(CONTINUED, b""), (PING, b"p" * 125), (TEXT, b"x" * MOST)]


def test_an_empty_message_is_one_and_parts_of_nothing_count() -> None:
    reader = FrameReader(MOST, 1000)
    assert reader.read(whole(TEXT, b"")) == [(TEXT, b"")]
    assert reader.read(sent(b"", TEXT) + sent(b"", 0) * 500) == [(CONTINUED, b"")] * 501
    assert reader.read(whole(CONTINUED, b"")) == [(TEXT, b"")]


def test_of_a_flood_of_frames_only_so_many_are_looked_at() -> None:
    reader = FrameReader(MOST, 5)
    parts = [(CONTINUED, b"")] * 5
    assert (reader.read(sent(b"", TEXT) + sent(b"", 0) * 4), reader.broken) == (parts, 0)
    assert (reader.read(sent(b"", 0) * 100_000), reader.broken) == (parts, TOO_MANY)
    assert reader.read(whole(CONTINUED, b"later")) == []


@pytest.mark.parametrize(
    ("goodbye", "answer"),
    [
        (b"", 1000),
        *((code.to_bytes(2, "big"), code) for code in (1000, 1003, 1007, 1014, 3000, 4999)),
        ((4000).to_bytes(2, "big") + "näher".encode(), 4000),
        (b"\x03", NOT_THE_PROTOCOL),
        *(
            (code.to_bytes(2, "big"), NOT_THE_PROTOCOL)
            for code in (0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65_535)
        ),
        (b"\x03\xe8\xed\xa0\x80", NOT_TEXT),
    ],
)
def test_a_goodbye_is_answered_with_its_code_if_it_may_be_said(goodbye: bytes, answer: int) -> None:
    assert answered(goodbye) == answer


@pytest.mark.parametrize(
    ("data", "is_one"),
    [
        (b"", True),
        (b"plain", True),
        ("κόσμε 🂡".encode(), True),
        (b"\xff", False),
        (b"\xc0\xaf", False),  # longer than it need be
        (b"\xed\xa0\x80", False),  # half of a pair
        (b"\xf4\x90\x80\x80", False),  # beyond Unicode
        ("κ".encode()[:1], False),
    ],
)
def test_text_is_utf_8(data: bytes, is_one: bool) -> None:
    assert is_text(data) is is_one


@pytest.mark.parametrize(
    ("size", "wanted"),
    [
        (0, "81 00"),
        (125, "81 7d"),
        (126, "81 7e 007e"),
        (65_535, "81 7e ffff"),
        (65_536, "81 7f 0000000000010000"),
    ],
)
def test_what_the_house_sends_says_its_size_and_has_no_mask(size: int, wanted: str) -> None:
    assert head(TEXT, size) == bytes.fromhex(wanted)


def test_a_goodbye_has_a_code_and_a_reason_that_fits() -> None:
    assert goodbye(1001, "gone") == b"\x03\xe9gone"
    assert goodbye(1001, "x" * 500) == b"\x03\xe9" + b"x" * 123
