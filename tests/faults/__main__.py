"""The full run of the faults: `make faults`. Prints its table and writes it into docs/faults.md.

`--only kills,damage` runs some parts; what the others came to is kept in `--results` from an earlier run, so that the
run can be spread over a day. `--quick` is the short form that the tests run.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import Final

import attrs

from tests.faults.kills import killed_while_opening, kills
from tests.faults.program import ROOT
from tests.faults.tally import Tally, table

PAGE: Final = ROOT / "docs" / "faults.md"
BEGIN, END = "<!-- the table of the last full run -->\n", "<!-- end of the table -->\n"

Part = Callable[[Path], Iterator[Tally]]
PARTS: Final[dict[str, Part]] = {
    "kills": lambda folder: kills(folder, 500),
    "openings": lambda folder: killed_while_opening(folder, 60),
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--only", default="", help=f"some of: {','.join(PARTS)}")
    parser.add_argument("--results", type=Path, default=Path(gettempdir()) / "gattai-faults.json")
    parser.add_argument("--write", action="store_true", help="write the table into docs/faults.md")
    options = parser.parse_args()
    wanted = options.only.split(",") if options.only else list(PARTS)
    for part in wanted:
        begun = time.monotonic()
        with TemporaryDirectory(prefix="gattai-faults-") as folder:
            for tally in PARTS[part](Path(folder)):
                sys.stdout.write(f"\r{part}: {tally.tried} tried, {tally.lost} lost, {tally.unclear} unclear ")
                sys.stdout.flush()
                _keep(options.results, part, tally)
        sys.stdout.write(f"({time.monotonic() - begun:.0f} s)\n")
        if part not in _kept(options.results):
            sys.stdout.write(f"{part} cannot be tried on this system.\n")
    kept = _kept(options.results)
    found = [kept[part] for part in PARTS if part in kept]
    told = table(found)
    sys.stdout.write(f"\n{told}\n")
    for one in found:
        for line in one.seen:
            sys.stdout.write(f"{one.fault}: {line}\n")
    if options.write:
        text = PAGE.read_text(encoding="utf-8")
        before, _, rest = text.partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(f"{before}{BEGIN}\n{told}\n\n{END}{after}", encoding="utf-8")
    return int(not all(one.clean for one in found))


def _kept(results: Path) -> dict[str, Tally]:
    if not results.exists():
        return {}
    return {part: Tally(**said) for part, said in json.loads(results.read_text(encoding="utf-8")).items()}


def _keep(results: Path, part: str, tally: Tally) -> None:
    kept = {**_kept(results), part: tally}
    written = {name: attrs.asdict(one) for name, one in kept.items()}
    results.write_text(json.dumps(written, indent=1), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
