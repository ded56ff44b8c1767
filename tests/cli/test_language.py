"""The terminal speaks the language that is asked for, from the same files as the browser."""

from pathlib import Path

import pytest
from tests.cli.conftest import Command
from tests.cli.test_commands import COMMANDS

from facedown.catalog import find_game
from facedown.cli.records import open_transcript
from facedown.core.sight import show
from facedown.i18n.catalogue import messages
from facedown.i18n.sentences import capital
from facedown.i18n.voice import Voice

# Their output is figures.
WITHOUT_WORDS = {"bench", "perft"}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "pt-BR", "it"])
def test_every_event_is_told_as_the_catalogue_says_it(
    language: str, facedown: Command, tmp_path: Path
) -> None:
    path = tmp_path / "match.txt"
    rules = ("--set", "end=rounds(1)", "--seed", "words", "--save", str(path))
    told = facedown("play", "vinto", *rules, "--language", language, typed="1\n" * 2000).out
    game, transcript = open_transcript(str(path))
    (record,) = transcript.rounds
    voice = Voice(game, ("", "Ana", "Bo", "Cleo"), 0, language, spelled=True)
    words = set()
    for event in [event for entry in record.entries for event in entry.events]:
        shown = show(event, 0)
        if shown is not None and not shown.QUIET and shown.WORD != "ended":
            words.add(shown.WORD)
            text = messages(language, game).text(f"event-{shown.WORD}", voice.params(shown))
            assert f"\n{capital(text)}\n" in told
    assert {"drew", "peeked", "revealed", "called"} <= words


def test_the_prompt_and_the_refusal_are_in_the_language(facedown: Command) -> None:
    ran = facedown("play", "tres-cartas", "--language", "it", typed="9\nq\n")
    italian = messages("it", find_game("tres-cartas"))
    assert italian.text("terminal-answer_one") in ran.out
    assert italian.text("house-left") in ran.out


@pytest.mark.parametrize(
    ("environment", "name"),
    [
        ({"LANGUAGE": "de:pt"}, "Jogo"),
        ({"LANGUAGE": "", "LANG": "it_IT.UTF-8"}, "Gioco"),
        ({"LANGUAGE": "", "LC_ALL": "it_IT", "LANG": "pt_BR"}, "Gioco"),
        ({"LANGUAGE": "", "LC_MESSAGES": "pt_BR", "LANG": "it_IT"}, "Jogo"),
        ({"LANGUAGE": "", "LC_ALL": "C", "LANG": "it_IT"}, "Game"),
        ({"LANGUAGE": "de"}, "Game"),
    ],
    ids=str,
)
def test_without_a_wish_the_environment_says_it(
    environment: dict[str, str], name: str, facedown: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    ran = facedown("games", language=environment["LANGUAGE"])
    assert name in ran.out.split()
    assert ran.err == ""


def test_an_unknown_language_is_told_in_one_line_and_english_spoken(facedown: Command) -> None:
    ran = facedown("games", "--language", "klingon", language="it")
    assert ran.code == 0
    assert "Game" in ran.out.split()
    assert ran.err == (
        "facedown: klingon is not spoken here; using English. "
        "Known: en (English), it (Italiano), pt-BR (Português)\n"
    )


def test_what_is_wrong_is_told_in_the_language(facedown: Command) -> None:
    ran = facedown("play", "whist", "--language", "pt-BR")
    assert ran.code == 2
    assert ran.err.startswith("facedown: não existe o jogo whist; os jogos são ")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_with_words_can_be_asked_for_a_language(name: str, facedown: Command) -> None:
    out = facedown(name, "--help").out
    assert ("--language" in out) != (name in WITHOUT_WORDS)


def test_presets_and_house_rules_have_names_beside_what_one_types(facedown: Command) -> None:
    out = facedown("games", "vinto", "--language", "pt-BR").out
    told = messages("pt-BR", find_game("vinto"))
    assert f"**{told.text('preset-official')}** (`official`)" in out
    assert f"**{told.text('option-end')}** (`end`)" in out
    assert f"`minutes(30)` {told.text('option-end-minutes', {'count': 30})} · *padrão*" in out
    assert "de `rounds(1)` a `rounds(" in out
