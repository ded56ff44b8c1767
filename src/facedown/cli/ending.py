"""Commands that clean up after themselves when somebody ends them."""

import signal
import threading


def end_as_by_ctrl_c() -> None:
    """Let SIGTERM, as `timeout` and a host's scripts send it, interrupt the command."""
    if threading.current_thread() is threading.main_thread():  # no other hears signals
        signal.signal(signal.SIGTERM, signal.default_int_handler)
