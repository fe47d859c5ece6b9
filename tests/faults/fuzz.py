"""The coverage-guided search for files that break a reader: `make fuzz ARGS="--seconds 60 record pack"`.

Atheris (https://github.com/google/atheris, Apache-2.0) changes files and keeps those that reach new places in the
program. Three of four changes are made by `changes.py`, which knows how the file is made; the others are of bytes. What
breaks a reader is kept as `fuzz-READER-…` in the folder for temporary files, with how to try it again.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

from tests.faults.program import ROOT, surroundings

TIME, MEMORY = 25, 1_500
"""Seconds and MiB that a reader may take for one file; both are stated with room for a slow and busy computer."""
NAMES = ("record", "pack", "facts", "setup", "settings", "faces", "session", "log", "made-up")
MISSING = "Coverage-guided fuzzing needs atheris on Linux or macOS: .venv/bin/python -m pip install atheris"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults.fuzz", description=__doc__)
    parser.add_argument("readers", nargs="*", choices=[[], *NAMES], metavar="READER", help=", ".join(NAMES))
    parser.add_argument("--seconds", type=int, default=60, help="for each reader")
    parser.add_argument("--json", type=Path, help="keep what came of it here")
    parser.add_argument("--inside", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside:
        _search(options.inside, options.seconds)
        return 0
    try:
        import atheris  # noqa: F401 - only whether it is there
    except ImportError:
        sys.stdout.write(f"{MISSING}\n")
        return 2
    broken = 0
    for name in options.readers or NAMES:
        begun = time.monotonic()
        line = [sys.executable, "-m", "tests.faults.fuzz", "--inside", name, "--seconds", str(options.seconds)]
        ended = subprocess.run(line, capture_output=True, text=True, check=False, env=surroundings(), cwd=ROOT)
        told = [one for one in ended.stderr.splitlines() if one.startswith(("#", "Done", "stat::"))]
        tried = next((int(one.split()[1]) for one in told if one.startswith("Done")), 0)
        reached = next((one for one in reversed(told) if " cov: " in one), "")
        places = int(reached.split(" cov: ")[1].split()[0]) if reached else 0
        sys.stdout.write(f"{name}: {tried:,} files, {places:,} places reached, {time.monotonic() - begun:.0f} s, ")
        sys.stdout.write("nothing broke\n" if not ended.returncode else f"BROKE\n{ended.stderr[-3000:]}\n")
        sys.stdout.flush()
        broken += bool(ended.returncode)
        if options.json:
            kept = json.loads(options.json.read_text()) if options.json.exists() else {}
            before = kept.get(name, {"files": 0, "broken": 0})
            kept[name] = {
                "files": before["files"] + tried,
                "places": places,
                "broken": before["broken"] + bool(ended.returncode),
            }
            options.json.write_text(json.dumps(kept, indent=1))
    return int(bool(broken))


def _search(name: str, seconds: int) -> None:
    import logging

    import atheris

    logging.disable(logging.CRITICAL)
    with atheris.instrument_imports(include=["gattai_desktop", "tomllib", "json"]):
        from tests.faults import readers
    reader = readers.READERS[name]
    shm = Path("/dev/shm")  # noqa: S108 - memory, where there is such a place: waiting for a disk takes most of the time
    if shm.is_dir():
        tempfile.tempdir = str(shm)
    with TemporaryDirectory(prefix="fuzz-") as place:
        folder, corpus = Path(place) / "given", Path(place) / "corpus"
        folder.mkdir()
        corpus.mkdir()
        for number, seed in enumerate(reader.seeds()):
            (corpus / f"seed-{number}").write_bytes(seed)
        words = Path(place) / "words"
        words.write_text("".join(f'"{_escaped(one)}"\n' for one in reader.tokens) or '"x"\n')
        reader.read(reader.seeds()[0], folder)  # everything that is imported late is there now

        def change(data: bytes, most: int, seed: int) -> bytes:
            dice, made = random.Random(seed), data
            if dice.random() < 0.75:
                for _ in range(dice.choice((1, 1, 1, 2, 4))):
                    made = reader.change(made, dice)
                if made != data and len(made) <= most:
                    return made
            return bytes(atheris.Mutate(data, most))

        def one(data: bytes) -> None:
            with readers.watched(folder):
                reader.read(data, folder)

        limits = (f"-timeout={TIME}", f"-rss_limit_mb={MEMORY}", f"-max_total_time={seconds}", "-max_len=80000")
        kept = f"-artifact_prefix={gettempdir()}/fuzz-{name}-"
        atheris.Setup(
            [sys.argv[0], str(corpus), *limits, kept, f"-dict={words}", "-print_final_stats=1"],
            one,
            custom_mutator=change,
        )
        atheris.Fuzz()


def _escaped(word: str) -> str:
    return "".join(f"\\x{ord(one):02x}" if one in '"\\' or not " " <= one <= "~" else one for one in word)


if __name__ == "__main__":
    sys.exit(main())
