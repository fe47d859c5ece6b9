"""The keys of the table window, as `?` lists them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.words import Text, Words

translate = QCoreApplication.translate


def key_rows() -> tuple[tuple[str, str], ...]:
    """Return each key with what it does, in the order in which they are listed."""
    return (
        (translate("keys", "Tab"), translate("keys", "to the next island: Drives, hand, Pile, Factions, rails")),
        (translate("keys", "Arrows"), translate("keys", "within an island")),
        (translate("keys", "Enter"), translate("keys", "lifts a card, drops it, presses a plate")),
        (translate("keys", "Esc"), translate("keys", "puts a card back, leaves a sheet")),
        (translate("keys", "Space"), translate("keys", "raises a covered card")),
        ("2 … 9 T J Q K A", translate("keys", "the next card of that rank, in the hand")),
        ("A", translate("keys", "an Assist, before the Drive")),
        ("C  B  E  R  X", translate("keys", "Counter, Block, Escalate, Rumble, Concede")),
        ("G  D  O  Y  +", translate("keys", "Gambit, Throwdown, Omen, Tarry, Trigger")),
        ("S", translate("keys", "the score, in the debriefing")),
        ("I", translate("keys", "a Pilot invests a card")),
        ("0 … 9", translate("keys", "the answer with that figure")),
        ("P", translate("keys", "passes the table")),
        ("H", translate("keys", "held behind the curtain: your hand")),
        (translate("keys", "Menu"), translate("keys", "on a card: why it is there; for Coach what he may do with it")),
        ("V", translate("keys", "Coach's own hand: cards, gauges, rulings")),
        ("L", translate("keys", "the log, wide; Enter on a line asks why")),
        ("Shift R O Y G B U P K", translate("keys", "the sheet of that Pilot; Enter on her row")),
        ("Shift ← →", translate("keys", "the Strike of the others")),
        ("[   ]", translate("keys", "the rails, where they are drawers")),
        ("Ctrl Z", translate("keys", "takes the last move back")),
        ("Ctrl + −", translate("keys", "larger, smaller")),
        ("?", translate("keys", "this list")),
    )


def key_lines(rows: tuple[tuple[str, str], ...]) -> tuple[Words, ...]:
    """Return the list as words for a sheet."""
    return tuple((Text(f"{key}   ", strong=True), Text(words)) for key, words in rows)
