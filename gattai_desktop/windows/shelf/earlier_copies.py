"""Makes the sheet that offers the earlier copies of a session, the newest first."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import message, said, speak
from gattai_desktop.sessions.backups import Backup
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.shelf.shelf_looks import when_words

translate = QCoreApplication.translate


def earlier_copies(name: str, backups: Sequence[Backup], now: datetime) -> SheetLook:
    """Return the sheet; its choices are the copies' numbers, from 0."""
    title = speak("shelf", "Earlier copies of {name}", name=name)
    line = translate("shelf", "The copy that you choose becomes a new session beside this one.")
    choices = tuple(SheetChoice(place, _plate(one, now)) for place, one in enumerate(backups))
    return SheetLook(title, (line,), choices=choices, columns=1)


def _plate(backup: Backup, now: datetime) -> PlateLook:
    seen = backup.seen
    if seen.trouble is not None:
        return PlateLook(backup.path.stem, message(seen.trouble), judgement="refused", arrangement="line")
    where = said(seen.shelved.line) if seen.shelved is not None else ""
    entries = speak("shelf", "{count} entries", count=seen.entries)
    told = ". ".join(part for part in (when_words(seen.at or seen.created, now), entries) if part)
    return PlateLook(where, told, arrangement="line")
