"""What is installed beside Facedown and cannot be used: told in one line each."""

from facedown import catalog
from facedown.bots import roster
from facedown.catalog import PLUGINS
from facedown.cli.language import complain, words
from facedown.i18n.sentences import error_line


def try_plugins() -> None:
    """Leave out the games from outside that break a law, before anybody sits down to them."""
    if PLUGINS:
        # The laws take a while to load, and few have games from outside.
        from facedown.testing import plugins

        plugins.try_plugins()


def tell_left_out() -> None:
    """Name the games and bots that were left out, and why."""
    for why in (*catalog.LEFT_OUT, *roster.LEFT_OUT):
        complain(error_line(why, words()))
