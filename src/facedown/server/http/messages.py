"""The words of the screen over HTTP: messages in a language, and pages of rules."""

import re
from functools import cache
from typing import Annotated, Any, Final

from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from msgspec import Meta, Struct

from facedown.catalog import GAMES
from facedown.core.game import Game
from facedown.i18n.catalogue import (
    FALLBACK,
    choose_language,
    game_text,
    languages,
    rules_page,
    screen_text,
)
from facedown.match import wire
from facedown.server.house import find_game
from facedown.server.http.routes import ANYONE, Call, Routes

ROUTES: Final = Routes()

Wish = Annotated[str, Meta(max_length=35)]

SUITS: Final = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
CARD: Final = re.compile(r"(?:10|[2-9AJQK])([♣♦♥♠])")


class Spoken(Struct, frozen=True):
    """The language that a path asks for; one that is not spoken here is answered in English."""

    language: Wish


class RulesPlace(Spoken, frozen=True):
    """A game, and the language that its rules are asked for in."""

    game: wire.Word


class MessagesInfo(Struct, frozen=True):
    """Messages of Project Fluent: what all games share, and what each says on top of that."""

    language: str
    # All that are spoken here, by the name each has for itself.
    languages: dict[str, str]
    common: str
    games: dict[str, str]


class RulesInfo(Struct, frozen=True):
    """The page of rules of a game, and the language that it is in."""

    game: str
    language: str
    title: str
    html: str


@ROUTES.add("GET", "/api/messages", takes=ANYONE, gives=MessagesInfo, kept=True)
async def browser_messages(call: Call) -> MessagesInfo:
    """Everything a screen says, in the first language of the browser that is spoken here."""
    wishes = call.request.headers.get("Accept-Language", "").split(",")
    return _messages_in([wish.split(";")[0] for wish in wishes])


@ROUTES.add(
    "GET",
    "/api/messages/{language}",
    takes=ANYONE,
    places=Spoken,
    gives=MessagesInfo,
    kept=True,
)
async def messages(call: Call) -> MessagesInfo:
    """Everything a screen says, in one language."""
    return _messages_in([call.path.language])


def _messages_in(wishes: list[str]) -> MessagesInfo:
    language = choose_language(wishes) or FALLBACK
    games = {key: game_text(language, game) for key, game in GAMES.items()}
    return MessagesInfo(language, languages(), screen_text(language), games)


@ROUTES.add(
    "GET",
    "/api/rules/{game}/{language}",
    takes=ANYONE,
    places=RulesPlace,
    gives=RulesInfo,
    kept=True,
    errors=("no_such_game",),
)
async def rules(call: Call) -> RulesInfo:
    """The rules of a game as a page."""
    game = find_game(call.path.game)
    return _rules_info(game, choose_language([call.path.language]) or FALLBACK)


@cache
def _rules_info(game: Game[Any], language: str) -> RulesInfo:
    written, page = rules_page(game, language)
    title, html = page_of(page)
    return RulesInfo(game.KEY, written, title, html)


def page_of(text: str) -> tuple[str, str]:
    r"""The title of a page of Markdown, and what stands below it as HTML.

    >>> page_of("# War\n\nThe **7♥** wins & takes all.")
    ('War', '<p>The <strong><span class="card h">7♥</span></strong> wins &amp; takes all.</p>\n')
    """
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("text", _with_cards)
    tokens = markdown.parse(text)
    title = ""
    if tokens and tokens[0].type == "heading_open" and tokens[0].tag == "h1":
        title, tokens = tokens[1].content, tokens[3:]
    return title, markdown.renderer.render(tokens, markdown.options, {})


def _with_cards(
    renderer: RendererHTML, tokens: list[Token], index: int, options: Any, env: Any
) -> str:
    return CARD.sub(
        lambda found: f'<span class="card {SUITS[found[1]]}">{found[0]}</span>',
        escapeHtml(tokens[index].content),
    )
