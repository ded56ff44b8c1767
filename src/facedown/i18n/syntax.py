r"""Whether a file of messages can be read; building the package asks it before it is installed.

>>> find_error("draw = Draw"), find_error("draw = Draw\n\nno message")
(None, 3)
"""

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk


def find_error(text: str) -> int | None:
    """The line of the first thing that is no message; None if all is well."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            return text.count("\n", 0, entry.span.start if entry.span else 0) + 1
    return None
