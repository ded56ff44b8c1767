"""Entries of a table's log, and those of another version of the program."""

import msgspec
import pytest

from facedown.match import log

NEXT = log.GENERATION + 1


def test_an_entry_says_of_which_generation_it_is_only_if_it_is_not_of_the_first() -> None:
    assert log.write(log.Left(at=1.0, seat=0)) == b'{"type":"left","at":1.0,"seat":0}'
    later = log.Left(at=1.0, seat=0, generation=log.GENERATION)
    assert log.read(log.write(later)) == later


@pytest.mark.parametrize(
    "data",
    [
        '{"type":"left","at":1.0,"seat":0,"sighing":true,"generation":%d}',
        '{"type":"dreamt","at":1.0,"generation":%d}',
        '{"type":"left","at":1.0,"seat":"the last","generation":%d}',
    ],
)
def test_what_a_newer_program_wrote_is_not_guessed_at(data: str) -> None:
    with pytest.raises(log.Newer) as refused:
        log.read((data % NEXT).encode())
    assert refused.value.params == {"found": NEXT, "known": log.GENERATION}


@pytest.mark.parametrize(
    "data", [b'{"type":"dreamt","at":1.0}', b'{"type":"left","at":1.0,"generation":"9"}', b"{"]
)
def test_what_nobody_wrote_is_not_taken_for_newer(data: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        log.read(data)
