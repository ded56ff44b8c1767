"""Where torch is not installed, what needs it is left out; `tools/test-ppo` has it."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("torch") else ["src/learning/ppo.py", "tests/test_ppo.py"]
