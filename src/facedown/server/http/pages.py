"""The web screen: its built files, and the one page that all its other addresses open."""

from pathlib import Path
from typing import Final

from aiohttp import web

from facedown.server.errors import HouseError

STATIC: Final = Path(__file__).parent.parent / "static"
INDEX: Final = "index.html"
# The build gives these names with a digest: what is at one never changes.
HASHED: Final = "assets"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
# Many small pictures that hardly ever change.
FACES: Final = "faces"
A_DAY: Final = "public, max-age=86400"
# How long a browser may keep a file, by its folder.
KEPT: Final = {HASHED: FOR_EVER, FACES: A_DAY}
# What the page asks the house for first: a browser does so before it has read the page.
EARLY: Final = ", ".join(
    f"<{path}>; rel=preload; as=fetch; crossorigin" for path in ("/api/messages", "/api/games")
)

NOT_BUILT: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Facedown</title>
<h1>The house is open</h1>
<p>Its web screen is not built. In a checkout, <code>tools/screen</code> builds it.</p>
<p>What can be asked over HTTP: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
"""


class Pages:
    """Serves the files of the screen, and its page for every other address."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._root = folder.resolve()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        path = request.match_info["path"]
        file = self._file(path)
        if file is not None:
            return _response(file, KEPT.get(path.partition("/")[0], ASK_AGAIN))
        if Path(path).suffix:
            raise HouseError("not_found")
        index = self._root / INDEX
        if not index.is_file():
            return web.Response(
                text=NOT_BUILT, content_type="text/html", headers={"Cache-Control": ASK_AGAIN}
            )
        page = _response(index, ASK_AGAIN)
        page.headers["Link"] = EARLY
        return page

    def _file(self, path: str) -> Path | None:
        """The file of this path, if there is one and it lies in the folder."""
        if not path or "\0" in path:
            return None
        try:
            file = (self._root / path).resolve()
            inside = file.is_relative_to(self._root) and file.is_file()
        except (OSError, ValueError):
            return None
        return file if inside else None


def _response(file: Path, caching: str) -> web.FileResponse:
    return web.FileResponse(file, headers={"Cache-Control": caching})
