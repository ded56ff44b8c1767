"""Measure beside the peers and write the table that the docs show.

    make bench

Runs `facedown bench --peers` compiled, and again interpreted from the checkout, one after the
other on the same machine; writes `benchmarks/results.json` and `docs/benchmarks.md`.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent
SECONDS: Final = "5"


def bench(*arguments: str, interpreted: bool = False) -> dict[str, Any]:
    """What `facedown bench` says, compiled or from the sources."""
    env = dict(os.environ)
    if interpreted:
        env["PYTHONPATH"] = str(ROOT / "src")
    start = "from facedown.cli import main; main()"
    command = [sys.executable, "-c", start, "bench", "--seconds", SECONDS, "--json"]
    done = subprocess.run(
        [*command, *arguments], env=env, cwd=HERE, check=True, capture_output=True, text=True
    )
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def page(built: dict[str, Any], plain: dict[str, Any]) -> str:
    versions = ", ".join(f"{name} {text}" for name, text in built["peers"]["versions"].items())
    lines = [
        "# Benchmarks",
        "",
        f"Made by `make bench`: facedown {built['version']} with {built['rules']} rules, Python"
        f" {built['python']} on {built['machine']}, {versions}; one process, random play, all in"
        " one run. A step is a decision, its legal moves asked for; chance is not counted.",
        "",
        "| game | compiled steps/s | interpreted steps/s | compiled : interpreted | rounds/s |",
        "| --- | --- | --- | --- | --- |",
    ]
    for key, one in built["games"].items():
        fast, slow = one["steps_per_second"], plain["games"][key]["steps_per_second"]
        lines.append(
            f"| {key} | {fast:,.0f} | {slow:,.0f} | {fast / slow:.1f} ×"
            f" | {one['rounds_per_second']:,.0f} |"
        )
    lines += ["", "Compiled, against each peer in the same run:", ""]
    lines.append("| peer | steps/s | " + " | ".join(built["games"]) + " |")
    lines.append("| --- | --- |" + " --- |" * len(built["games"]))
    for peer, value in built["peers"]["steps_per_second"].items():
        ratios = " | ".join(f"{built['ratios'][key][peer]:.2f} ×" for key in built["games"])
        lines.append(f"| {peer} | {value:,.0f} | {ratios} |")
    lines += ["", "What the verbs cost, compiled, in microseconds:", ""]
    lines.append("| game | legal_moves | play + apply | view | copy | imagine | a table, bytes |")
    lines.append("| --- | --- | --- | --- | --- | --- | --- |")
    names = ("legal_moves_us", "play_us", "view_us", "copy_us", "imagine_us", "table_bytes")
    for key, one in built["games"].items():
        lines.append(f"| {key} | " + " | ".join(f"{one[name]:,}" for name in names) + " |")
    return "\n".join([*lines, ""])


def main() -> None:
    built = bench("--peers")
    plain = bench(interpreted=True)
    results = {"compiled": built, "interpreted": plain}
    (HERE / "results.json").write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    (ROOT / "docs" / "benchmarks.md").write_text(page(built, plain), "utf-8")


if __name__ == "__main__":
    main()
