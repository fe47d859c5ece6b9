"""Makes the sheets about a damaged session and about the earlier copies of one."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.plate_look import PlateLook, outline_plate, primary_plate
from gattai_desktop.board.speech import called, fill, message, said, speak
from gattai_desktop.sessions.backups import Backup
from gattai_desktop.sessions.findings import Findings
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.shelf.shelf_looks import when_words

_TOLD: Final = 5
"""Most lines of missing parts that are shown; `gattai-desktop verify` lists all."""
_LAST: Final = "The table after entry "
"""How lines begin that are shown last: a saved table that cannot be read loses no entry."""


def rescue_offered(name: str, told: tuple[str, ...], *, can_save: bool, earlier: bool, details: bool) -> SheetLook:
    """Offer to save what is whole of a session; earlier: there are copies of it too. details: what is damaged."""
    choices = []
    if can_save:
        plate = primary_plate(speak("ShelfWindow", "Save what is whole into a new session"))
        choices.append(SheetChoice("save", plate))
    if earlier:
        choices.append(SheetChoice("earlier", outline_plate(speak("ShelfWindow", "Earlier copies"))))
    if details:
        choices.append(SheetChoice("details", outline_plate(speak("ShelfWindow", "What is damaged"))))
    title = speak("ShelfWindow", "{name} is damaged").replace("{name}", name)
    return SheetLook(title, lines=told, choices=tuple(choices), columns=1, edge="price", leads=True)


def what_to_do(read: Findings, *, earlier: bool) -> tuple[str, ...]:
    """Say what can be saved of a session that was read to its end, what was kept, and what to do; earlier: as above."""
    kept = speak("ShelfWindow", "The file was not touched.")
    if read.knows_a_table:
        return can_be_saved(read), kept
    return can_be_saved(read), kept, where_else(earlier=earlier)


def where_else(*, earlier: bool) -> str:
    """Say where a session may be found of which nothing can be saved; earlier: there are copies of it here."""
    if earlier:
        return speak("ShelfWindow", "An earlier copy of it may still be whole.")
    none = "There is no earlier copy of it here. If you have one on another disk or in a backup, open that."
    return speak("ShelfWindow", none)


def can_be_saved(read: Findings) -> str:
    """Say how much of a damaged session can be saved."""
    if not read.knows_a_table:
        return speak("ShelfWindow", "Nothing can be saved: no table in this file can be read.")
    if not read.saved:
        return speak("ShelfWindow", "Only the table as it began can be saved: no move can be read.")
    lost = read.last - read.saved
    if not lost:
        return speak("ShelfWindow", "All can be saved: {count} moves.", count=read.last)
    words = speak("ShelfWindow", "{whole} of {all} moves can be saved; lost: {lost}.")
    return fill(words, whole=read.saved, all=read.last, lost=lost)


def found_of(read: Findings) -> tuple[str, ...]:
    """Return the first fault of a session that was read to its end, and how many more there are."""
    lines = sorted((*read.notes, *read.faults), key=lambda line: line.startswith(_LAST))
    told = tuple(map(called, lines[:_TOLD]))
    if len(lines) <= _TOLD:
        return told
    more = speak("ShelfWindow", "And {count} more.")
    return *told, fill(more, count=len(lines) - _TOLD)


def whole(read: Findings) -> str:
    """Say that everything of it can be read."""
    return speak("ShelfWindow", "All can be read: {count} moves.", count=read.last)


def saved(read: Findings, file: str) -> tuple[str, ...]:
    """Say how much of it was saved, and what is missing."""
    lost = read.last - read.saved
    words = speak(
        "ShelfWindow",
        "{whole} of {all} moves were saved in {file}; lost: {lost}. The damaged file was not touched.",
    )
    if not lost:
        template = "All was saved in {file}: {count} moves. The damaged file was not touched."
        words = speak("ShelfWindow", template, count=read.last)
    if not read.saved:
        words = speak("ShelfWindow", "The table as it began was saved in {file}. The damaged file was not touched.")
    return fill(words, whole=read.saved, all=read.last, file=file, lost=lost), *found_of(read)


def earlier_copies(name: str, backups: Sequence[Backup], now: datetime) -> SheetLook:
    """Return the sheet; its choices are the copies' numbers, from 0."""
    title = speak("shelf", "Earlier copies of {name}", name=name)
    line = speak("shelf", "The copy that you choose becomes a new session beside this one.")
    choices = tuple(SheetChoice(place, _plate(one, now)) for place, one in enumerate(backups))
    return SheetLook(title, (line,), choices=choices, columns=1)


def _plate(backup: Backup, now: datetime) -> PlateLook:
    seen = backup.seen
    if seen.trouble is not None:
        return PlateLook(backup.path.stem, message(seen.trouble), judgement="refused", arrangement="line")
    where = said(seen.shelved.line) if seen.shelved is not None else ""
    moves = speak("shelf", "{count} moves", count=seen.entries)
    told = in_turn((when_words(seen.at or seen.created, now), moves))
    return PlateLook(where, told, arrangement="line")
