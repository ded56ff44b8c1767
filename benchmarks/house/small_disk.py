"""A small disk of its own: an ext4 file system in a file, mounted meanwhile. It needs root."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

# What is written at a time to fill it; the last bytes go one block at a time.
MUCH: Final = 1_048_576
BLOCK: Final = 4096


class SmallDisk:
    """A disk that can be filled, and turned read-only as the kernel does after an error."""

    def __init__(self, image: Path, path: Path, megabytes: int) -> None:
        self.path: Final = path
        self._image: Final = image
        with image.open("wb") as file:
            file.truncate(megabytes * 1_048_576)
        _run("mkfs.ext4", "-q", "-m", "0", str(image))
        path.mkdir()
        self.mount()

    def mount(self) -> None:
        _run("mount", "-o", "loop", str(self._image), str(self.path))

    def unmount(self) -> None:
        _run("umount", str(self.path))

    def fill(self) -> None:
        """Leave no space on it."""
        with (self.path / "filler").open("ab", buffering=0) as file:
            for size in (MUCH, BLOCK):
                with suppress(OSError):
                    while True:
                        file.write(bytes(size))

    def free(self) -> None:
        """Let there be space again."""
        (self.path / "filler").unlink()

    def abort(self) -> None:
        """Nothing can be written any more before it is mounted again."""
        _run("mount", "-o", "remount,abort", str(self.path))

    def protect(self, *files: Path, on: bool) -> None:
        """Let nobody write these files, not even who has them open; or let them again."""
        _run("chattr", "+i" if on else "-i", *[str(file) for file in files])


def is_possible() -> bool:
    return os.geteuid() == 0


@contextmanager
def small_disk(folder: Path, megabytes: int = 64) -> Iterator[SmallDisk]:
    """A disk that is there meanwhile."""
    disk = SmallDisk(folder / "image", folder / "disk", megabytes)
    try:
        yield disk
    finally:
        disk.unmount()


def _run(*command: str) -> None:
    subprocess.run(command, check=True)
