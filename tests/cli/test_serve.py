import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest
from tests.cli.conftest import Command


def test_a_taken_port_is_one_line(facedown: Command, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ran = facedown("serve", "--port", str(port), "--data", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"facedown: port {port} is taken; choose another with --port\n"


def test_a_setting_that_makes_no_sense_is_one_line(facedown: Command) -> None:
    ran = facedown("serve", "--port", "99999")
    assert ran.code == 2
    assert ran.err == "facedown: --port can’t be 99999; it can be 0…65535\n"


def test_an_empty_database_is_one_line(facedown: Command, tmp_path: Path) -> None:
    ran = facedown("serve", "--data", str(tmp_path), "--database", "")
    assert (ran.code, ran.out, list(tmp_path.iterdir())) == (2, "", [])
    assert ran.err == (
        "facedown: --database is empty; give it an address,"
        " or leave it out to keep the house in the data folder\n"
    )


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_house_says_where_it_is_and_goes_when_told(tmp_path: Path) -> None:
    start = "import facedown.cli; facedown.cli.main()"
    command = [sys.executable, "-c", start, "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | {"FACEDOWN_BOT_PROCESSES": "1", "LANGUAGE": "en"},
    ) as house:
        assert house.stdout is not None
        try:
            line = house.stdout.readline()
            assert line.startswith("Facedown is open at http://127.0.0.1:")
            with urlopen(f"{line.split()[4]}/health") as answer:
                assert answer.status == 200
            house.send_signal(signal.SIGTERM)
            assert house.wait(20) == 0
        finally:
            house.kill()
    assert (tmp_path / "signing.key").stat().st_mode & 0o777 == 0o600
