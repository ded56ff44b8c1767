"""A house that deals the same cards on every run.

python -m tests.web.steady_house PORT FOLDER SPEED, where SPEED is how many times as long as usual
bots take for a move; with 0 they move at once.
"""

import asyncio
import signal
import sys
from pathlib import Path

import uvloop
from tests.server.steady import SteadyBots, same_cast, same_secret, waiting_for_shares

from facedown.server.app import opened
from facedown.server.logs import set_up
from facedown.server.settings import Settings

# A house has admins if this file is in its folder.
ADMINS = "admins"


async def keep_open(port: int, folder: str, speed: float) -> None:
    admins = Path(folder) / ADMINS
    # Tests come often and from one address.
    settings = Settings(
        port=port,
        data=folder,
        log_level="warning",
        people_per_hour=100_000,
        changes_per_minute=100_000,
        requests_per_second=1000,
        request_burst=5000,
        admin_file=str(admins) if admins.exists() else "",
    )
    set_up(settings)
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    with waiting_for_shares(), same_cast():
        async with opened(settings, bots=SteadyBots(speed), secret=same_secret):
            await stop.wait()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(keep_open(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))
