"""Writes a pack, settings and a session as this version writes them, to be read by every later one (fixtures/).

    python -m tests.sessions.keep_files

`make release` calls it for the version that it makes. What is kept already is left as it is.
"""

import json
import sqlite3
import sys
import zlib
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from gattai_desktop import __version__
from gattai_desktop.cards.encoding import state_to_json
from gattai_desktop.content.pack_file import packed
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.settings.settings import Settings, write_settings
from tests.content.coach_packs import files_of
from tests.sessions.evening import play, table

FIXTURES = Path(__file__).parent / "fixtures"
LIST = "kept.json"
"""Of each version: the form of its sessions, and of the one that is kept its entries and the sum of its table."""
CHOSEN = Settings(
    theme="contrast",
    four_colours=False,
    zoom=1.3,
    speed=0.5,
    reduced_motion=True,
    wall='Lamp "3"',
    passes_by_itself=False,
    language="de",
    by_suit=("red",),
    card_size=1.2,
    sounds=False,
    hand_cover=0.0,
    wall_distance=7.5,
)


def told(journal: Journal) -> int:
    """The sum of everything that lies on the table of a session."""
    return zlib.crc32(json.dumps(json.loads(state_to_json(journal.state())), sort_keys=True).encode())


def keep(folder: Path, version: str = __version__) -> list[str]:
    """Write what is not kept of a version yet, and return the names of the files."""
    kept = json.loads((folder / LIST).read_text(encoding="utf-8")) if (folder / LIST).exists() else {}
    made = []
    session, pack, settings = (folder / f"{version}{end}" for end in (".gattai", ".gattai-pack", ".settings.toml"))
    if not session.exists():
        with TemporaryDirectory() as place:
            with Journal.create(Path(place) / session.name, GATTAI, table()) as journal:
                play(journal, 66)
                entries, lies = journal.last, told(journal)
            kept[version] = {"form": form_of(journal.path), "entries": entries, "table": lies}
            session.write_bytes(journal.path.read_bytes())
        (folder / LIST).write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
        made.append(session.name)
    if not pack.exists():
        pack.write_bytes(packed(files_of()))
        made.append(pack.name)
    if not settings.exists():
        write_settings(settings, CHOSEN)
        made.append(settings.name)
    return made


def form_of(path: Path) -> int:
    """Which form a session's file has."""
    with closing(sqlite3.connect(path)) as other:
        found: int = other.execute("PRAGMA user_version").fetchone()[0]
    return found


if __name__ == "__main__":
    print(*keep(FIXTURES), sep="\n", file=sys.stdout)  # noqa: T201
