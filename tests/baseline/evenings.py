"""Eighty evenings that the demo played once: how they are played again, and what is kept of them here.

What is kept says whether a change that means to change nothing at the table kept its word. Where a rule is meant to
change what an evening comes to, make all of it anew, and say so in the commit:

    python -m tests.baseline.evenings

`records.tar.xz` holds the record of every evening, `tables.txt` a digest of what `replay --json --seat all` says after
every 25th entry and at the end, and `sessions/` a few of the session files, which have to stay readable for good.
"""

import hashlib
import io
import lzma
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import Shuffle
from gattai_desktop.cards.zone import ALL
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.demo import run_demo
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.telling import Seen, told_of

HERE: Final = Path(__file__).resolve().parent
SESSIONS: Final = HERE / "sessions"
KEPT_SESSIONS: Final = ("gattai-01", "gattai-06", "rumblebots-02", "rumblebots-03")
EVERY: Final = 25
"""A digest is kept of the table after so many entries, after twice as many, and so on."""

_RECORDS: Final = HERE / "records.tar.xz"
_TABLES: Final = HERE / "tables.txt"
_SEEDS: Final = range(1, 41)
_EDITIONS: Final = ("alpha", "beta", "final")
_WAYS: Final = ("quick-battle", "draft", "free-decks")


def _options(game: str, seed: int) -> DemoOptions:
    """Every third evening of Gattai is First Contact; the others take the editions in turn, half with wild rulings."""
    if game == "gattai":
        scenario = "first-contact" if seed % 3 == 1 else "neon-harbour"
        edition = _EDITIONS[seed // 3 % len(_EDITIONS)]
    else:
        scenario, edition = _WAYS[seed % len(_WAYS)], ""
    return DemoOptions(game=game, seed=seed, scenario=scenario, edition=edition, wild_rulings=seed % 2 == 0)


EVENINGS: Final[Mapping[str, DemoOptions]] = {
    f"{game}-{seed:02}": _options(game, seed) for game in ("gattai", "rumblebots") for seed in _SEEDS
}


def play(name: str, folder: Path) -> str:
    """Play an evening, as the demo does without windows, and return its record. Leaves both files in the folder."""
    report = run_demo(evolve(EVENINGS[name], out=folder), _model)
    if not report.ok:
        raise AssertionError(f"{name}: {report}")
    return (folder / "demo-1.record").read_text(encoding="utf-8")


def _model(journal: Journal, shuffle: Shuffle) -> GameModel:
    return GameModel(journal.box.game, journal, shuffle)


def digests(record: str, name: str) -> tuple[str, ...]:
    """Play a record; return a digest of every table that is looked at, and one more for the end."""
    played = replay(read(record, f"{name}.record"))
    if played.unmet:
        raise AssertionError(f"{name}: {played.unmet[0]}")
    box, title = played.record.box, played.record.setup.name
    looked_at = [
        Seen(Path(title), box, title, state, number, ALL)
        for number, state in zip(count(), played.states(), strict=False)
        if number % EVERY == 0 or number == len(played.entries)
    ]
    return tuple(f"{seen.entry} {_digest(told_of(seen, as_json=True))}" for seen in looked_at)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


@cache
def kept_records() -> Mapping[str, str]:
    """Return the record of each evening as it was written."""
    with tarfile.open(_RECORDS) as archive:
        return {one.name.removesuffix(".record"): _read(archive, one) for one in archive.getmembers()}


def _read(archive: tarfile.TarFile, member: tarfile.TarInfo) -> str:
    file = archive.extractfile(member)
    assert file is not None
    return file.read().decode()


@cache
def kept_digests() -> Mapping[str, tuple[str, ...]]:
    """Return the digests of each evening's tables."""
    lines = [line.split(" ", 1) for line in _TABLES.read_text(encoding="utf-8").splitlines()]
    return {name: tuple(digest for one, digest in lines if one == name) for name in EVENINGS}


def unpacked_session(name: str, folder: Path) -> Path:
    """Put a kept session file into a folder and return where it lies."""
    path = folder / f"{name}.gattai"
    path.write_bytes(lzma.decompress((SESSIONS / f"{name}.gattai.xz").read_bytes()))
    return path


def _make() -> None:
    """Play all evenings and keep what came of them."""
    records = dict(_played())
    with tarfile.open(_RECORDS, "w:xz", preset=9) as archive:
        for name, record in records.items():
            member = tarfile.TarInfo(f"{name}.record")
            member.size = len(record.encode())
            archive.addfile(member, io.BytesIO(record.encode()))
    lines = [f"{name} {digest}\n" for name, record in records.items() for digest in digests(record, name)]
    _TABLES.write_text("".join(lines), encoding="utf-8")


def _played() -> Iterator[tuple[str, str]]:
    for name in EVENINGS:
        with tempfile.TemporaryDirectory() as folder:
            yield name, play(name, Path(folder))
            if name in KEPT_SESSIONS:
                packed = lzma.compress((Path(folder) / "demo-1.gattai").read_bytes(), preset=9)
                (SESSIONS / f"{name}.gattai.xz").write_bytes(packed)


if __name__ == "__main__":
    app = QCoreApplication(sys.argv[:1])
    _make()
