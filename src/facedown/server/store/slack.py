"""What stands in the unused parts of a database's pages.

SQLite overwrites what is deleted, but not the copy that it leaves behind when it moves an entry to
another page: of a thousand names in a house, one has such a copy.
"""

from collections.abc import Iterator
from struct import Struct
from typing import BinaryIO, Final

# The header of the file, before the first page's own.
FILE_HEADER: Final = 100
PAGE_SIZE_AT: Final = 16
PAGE_SIZE: Final = Struct(">H")
LARGEST_PAGE: Final = 65_536

# A page of a tree: its kind, how many entries it has, and where the first of them begins.
HEADER: Final = Struct(">BxxHH")
# The kinds of such pages, and how long their headers are.
HEADERS: Final = {2: 12, 5: 12, 10: 8, 13: 8}
POINTER: Final = 2


def slack(database: BinaryIO) -> Iterator[bytes]:
    """Whatever is left between the entries of pages and their ends.

    A process that has the database open must not close this file before its connections: that would
    take their locks away, and the next to read would delete the log as if it were the last.
    """
    database.seek(0)
    head = database.read(FILE_HEADER)
    if len(head) < FILE_HEADER:
        return
    (size,) = PAGE_SIZE.unpack_from(head, PAGE_SIZE_AT)
    size = LARGEST_PAGE if size == 1 else size
    database.seek(0)
    start = FILE_HEADER
    while len(page := database.read(size)) == size:
        kind, entries, content = HEADER.unpack_from(page, start)
        if kind in HEADERS:
            unused = page[start + HEADERS[kind] + POINTER * entries : content or LARGEST_PAGE]
            if left := unused.strip(b"\0"):
                yield left
        start = 0
