"""Tokens that say who somebody is, signed with a key that never leaves the data folder."""

import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer

from facedown.server.errors import HouseError
from facedown.server.store.folder import cannot_write, make_folder

SALT: Final = b"facedown.person"
WAY: Final = b"facedown.way "
SEAL: Final = b"facedown.house"
ADDRESS: Final = b"facedown.address "
WAY_DIGITS: Final = 16
MAX_CHARACTERS: Final = 400

# Without letters and digits that are taken for one another: read aloud and typed on a phone.
ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 8


class Tokens:
    """Makes tokens and reads them. A token is a person's id and key generation, and a signature."""

    def __init__(self, keys: list[bytes]) -> None:
        # The last key signs; older ones are still believed, so that a key can be changed.
        self._signer = Signer(keys, salt=SALT, key_derivation="hmac", digest_method=hashlib.sha256)

    def token(self, person: str, generation: int) -> str:
        return self._signer.sign(f"{person}.{generation}").decode()

    def read(self, token: str) -> tuple[str, int]:
        """The person and the generation; `bad_token` if the house has not signed it."""
        if not 0 < len(token) <= MAX_CHARACTERS or not token.isascii():
            raise HouseError("bad_token")
        try:
            person, _, generation = self._signer.unsign(token).decode().rpartition(".")
            return person, int(generation)
        except (BadSignature, ValueError):
            raise HouseError("bad_token") from None


def load_keys(file: Path) -> list[bytes]:
    """The keys of the house, one in each line, the newest last; made if there is none.

    Only the owner may read the file: whoever has a key can be anybody.
    """
    make_folder(file.parent)
    try:
        if file.exists():
            file.chmod(0o600)
        else:
            _make_key(file)
    except OSError as error:
        raise cannot_write(file, error) from None
    return read_keys(file)


def _make_key(file: Path) -> None:
    # Written first and then put in its place: another process may look for it now.
    new = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as written:
            written.write(secrets.token_hex(32) + "\n")
        with suppress(FileExistsError):
            os.link(new, file)
    finally:
        new.unlink(missing_ok=True)


def read_keys(file: Path) -> list[bytes]:
    """The keys of the house; none if it has no such file."""
    if not file.exists():
        return []
    keys = [line.strip().encode() for line in file.read_text().splitlines() if line.strip()]
    if not keys or any(len(key) < 32 for key in keys):
        raise HouseError("bad_key_file", file=str(file))
    return keys


def seals_of(keys: list[bytes]) -> list[str]:
    """What a database is marked with, to be told from that of a house with other keys."""
    return [hmac.digest(key, SEAL, "sha256").hex() for key in keys]


def way_of(keys: list[bytes], table: str) -> str:
    """The word by which a proxy finds a table; it does not tell the code."""
    return hmac.digest(keys[-1], WAY + table.encode(), "sha256").hex()[:WAY_DIGITS]


def masked(keys: list[bytes], address: str) -> str:
    """What stands for an address where processes count it together; it does not tell it."""
    return hmac.digest(keys[-1], ADDRESS + address.encode(), "sha256").hex()[:WAY_DIGITS]


def new_person() -> str:
    return secrets.token_urlsafe(9)


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def shown_code(code: str) -> str:
    """A code as it is read: in two halves.

    >>> shown_code("ABCDEFGH"), read_code(" abcd-efgh ")
    ('ABCD-EFGH', 'ABCDEFGH')
    """
    return f"{code[:4]}-{code[4:]}"


def read_code(text: str) -> str:
    return "".join(char for char in text.upper() if char in ALPHABET)
