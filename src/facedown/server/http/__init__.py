"""The lobby and everything else that is asked over HTTP."""
