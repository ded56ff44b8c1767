"""A process that reviews one match: it reads a transcript and writes a line of JSON a round."""

import os
import sys
from typing import Final

import msgspec

from facedown.arena.analysis import analyse
from facedown.bots.search import SMALL
from facedown.server.reviews import RoundReview, round_review
from facedown.transcripts import read_transcript

# The tables come first, and their bots.
NICER: Final = 10


def main() -> None:
    os.nice(NICER)
    game, transcript = read_transcript(sys.stdin.read())
    for one in analyse(game, transcript, SMALL):
        review: RoundReview = round_review(one)
        sys.stdout.buffer.write(msgspec.json.encode(review) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
