"""What the shelf does with files and takes long, without a window: it runs beside them, see `windows.errand`."""

from __future__ import annotations

import time
from pathlib import Path

from gattai_desktop.records.patience import Told
from gattai_desktop.sessions.errors import SessionDamaged
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.recovery import Findings, save_whole, verify
from gattai_desktop.sessions.shelf import record_of


def record_written(path: Path, target: Path, told: Told) -> Path:
    """Write the record of a session, all of it or, where it is stopped, nothing. Raises SessionError, OSError."""
    with Journal.open(path) as journal:
        lines = "\n".join(record_of(journal, told))
    target.write_text(f"{lines}\n", encoding="utf-8")
    return target


def read_to_its_end(path: Path, told: Told) -> Findings | SessionDamaged:
    """Say what is whole of a session, or why nothing of it can be read. Raises other SessionErrors."""
    try:
        return verify(path, told)
    except SessionDamaged as wrong:
        return wrong


def rescued(path: Path, target: Path, told: Told) -> Findings:
    """Save what is whole of a session into a new one that is called as its file. Raises SessionError."""
    findings = save_whole(path, target, at=time.time_ns() // 1_000_000, told=told)
    with Journal.open(target) as journal:
        journal.rename(target.stem)
    return findings
