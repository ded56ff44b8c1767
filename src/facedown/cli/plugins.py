"""What is installed beside Facedown and cannot be used: told in one line each."""

from facedown import catalog
from facedown.bots import roster
from facedown.catalog import PLUGINS
from facedown.cli.language import complain, words
from facedown.i18n.sentences import error_line


def leave_out_plugins() -> None:
    """Leave out the games from outside that fail, and name them and the bots that do."""
    if PLUGINS:
        # The laws take a while to load, and few have games from outside.
        from facedown.testing import plugins

        plugins.try_plugins()
    for why in (*catalog.LEFT_OUT, *roster.LEFT_OUT):
        complain(error_line(why, words()))
