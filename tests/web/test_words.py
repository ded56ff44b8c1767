"""The list of what needs words on the screen is that of today's rules and house.

Whether everything in it has words in every language is tried in web/src/words/words.test.ts.
"""

import json
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]
NEEDED = ROOT / "web/src/words/needed.json"


def test_the_list_of_words_is_up_to_date() -> None:
    needed = runpy.run_path(str(ROOT / "tools/wire-words"))["needed"]()
    written = json.loads(NEEDED.read_text("utf-8"))
    assert needed == written, "tools/wire-words > web/src/words/needed.json, and give them words"
