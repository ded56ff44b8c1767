"""A sheet of coloured cells to draw a table on.

>>> sheet = Canvas(5, 1)
>>> sheet.put(1, 0, "7♥", "red")
>>> sheet.text().plain
' 7♥  '
"""

from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

Paint = str | Style


class Canvas:
    """So many columns and rows; what is put outside of them is not seen."""

    def __init__(self, width: int, height: int, paint: Paint = "") -> None:
        self.width: Final = width
        self.height: Final = height
        self.rows: Final[list[list[tuple[str, Paint]]]] = [
            [(" ", paint)] * width for _ in range(height)
        ]

    def put(self, x: int, y: int, text: str, paint: Paint) -> None:
        """Write from a cell to the right."""
        for char in text:
            size = cell_len(char)
            if 0 <= y < self.height and 0 <= x and x + size <= self.width and size > 0:
                self.rows[y][x] = (char, paint)
                if size == 2:
                    self.rows[y][x + 1] = ("", paint)
            x += size

    def block(self, x: int, y: int, lines: list[str], paint: Paint) -> None:
        """Write several lines, one below the other."""
        for row, line in enumerate(lines):
            self.put(x, y + row, line, paint)

    def centred(self, y: int, text: str, paint: Paint) -> None:
        self.put((self.width - cell_len(text)) // 2, y, text, paint)

    def text(self) -> Text:
        """The sheet as rich text, cells of one paint together."""
        whole = Text(no_wrap=True, end="")
        for number, row in enumerate(self.rows):
            if number:
                whole.append("\n")
            start = 0
            for x in range(1, self.width + 1):
                if x == self.width or row[x][1] != row[start][1]:
                    whole.append("".join(char for char, _ in row[start:x]), row[start][1])
                    start = x
        return whole


def fit(text: str, width: int) -> str:
    """The text, or its beginning if it is too long for so many cells.

    >>> fit("Cleopatra", 5), fit("Bo", 5)
    ('Cleo…', 'Bo')
    """
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return text + "…" if width > 0 else ""
