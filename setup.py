"""Builds the wheel: what `pyproject.toml` cannot say.

The rules pages live in `docs/games`, where they are read and reviewed; a wheel carries a copy
beside the code, for the help at the table.
"""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PAGES = Path("docs/games")


class BuildWithPages(build_py):
    """Copies the rules pages into the package it builds."""

    def run(self) -> None:
        super().run()
        if self.editable_mode or not PAGES.is_dir():
            return
        target = Path(self.build_lib) / "facedown" / "pages"
        target.mkdir(parents=True, exist_ok=True)
        for page in sorted(PAGES.glob("*.md")):
            shutil.copyfile(page, target / page.name)


setup(cmdclass={"build_py": BuildWithPages})
