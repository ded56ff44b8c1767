"""Who runs the house: names, the digests of their secrets, and sessions for the browser.

The file has a line for each admin, `name digest`. A secret is made by the program and is as long as
a key, so that its SHA-256 needs no salt and cannot be guessed from; it is shown once.
"""

import hashlib
import hmac
import os
import re
import secrets
import stat
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, TimestampSigner

from facedown.server.errors import HouseError

SECRET_BYTES: Final = 32
MAX_CHARACTERS: Final = 200

COOKIE: Final = "facedown_admin"
SESSION_SECONDS: Final = 12 * 3600
SALT: Final = b"facedown.admin"

NAME: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{0,31}", re.ASCII)
_LINE: Final = re.compile(rf"({NAME.pattern}) ([0-9a-f]{{64}})", re.ASCII)


class Admins:
    """Those who may act, by name. With none of them there is nothing to sign in to."""

    def __init__(self, digests: dict[str, str], keys: list[bytes]) -> None:
        self._digests: Final = digests
        self._keys: Final = keys

    def __bool__(self) -> bool:
        return bool(self._digests)

    def of_secret(self, secret: str) -> str:
        """Whose secret it is; empty if it is nobody's. Takes as long whatever is wrong with it."""
        digest, found = digest_of(secret[:MAX_CHARACTERS]), ""
        for name, known in self._digests.items():
            if hmac.compare_digest(digest, known):
                found = name
        return found

    def session(self, name: str) -> str:
        """What a browser keeps to be this admin for a while."""
        return self._signer(name).sign(name).decode()

    def of_session(self, session: str) -> str:
        """Whose session it is; empty if it is over, or the admin has another secret now."""
        name = session.rsplit(".", 2)[0]  # before the time and the signature
        if name not in self._digests:
            return ""
        try:
            return self._signer(name).unsign(session, max_age=SESSION_SECONDS).decode()
        except BadSignature:
            return ""

    def _signer(self, name: str) -> TimestampSigner:
        keys = [key + self._digests[name].encode() for key in self._keys]
        return TimestampSigner(keys, salt=SALT, key_derivation="hmac", digest_method=hashlib.sha256)


def digest_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def load_admins(file: Path) -> dict[str, str]:
    """The digests by name; `bad_admin_file` if others may read the file, or a line is wrong."""
    try:
        if os.name == "posix" and stat.S_IMODE(file.stat().st_mode) & 0o077:
            raise HouseError("bad_admin_file", file=str(file), why="others_may_read")
        lines = file.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        raise HouseError("bad_admin_file", file=str(file), why="not_readable") from None
    found: dict[str, str] = {}
    for line in lines:
        if not line.strip() or line.startswith("#"):
            continue
        read = _LINE.fullmatch(line.strip())
        if read is None or read[1] in found:
            raise HouseError("bad_admin_file", file=str(file), why="bad_line")
        found[read[1]] = read[2]
    return found


def add_admin(file: Path, name: str) -> str:
    """Give somebody a secret, in place of the one they had; it is nowhere but in the answer."""
    if not NAME.fullmatch(name):
        raise HouseError("bad_admin_name")
    known = load_admins(file) if file.exists() else {}
    secret = secrets.token_urlsafe(SECRET_BYTES)
    known[name] = digest_of(secret)
    fresh = file.with_name(f".{file.name}.new")
    try:
        handle = os.open(fresh, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "w") as written:
            written.writelines(f"{one} {digest}\n" for one, digest in known.items())
        fresh.replace(file)
    except OSError:
        raise HouseError("bad_admin_file", file=str(file), why="not_writable") from None
    return secret
