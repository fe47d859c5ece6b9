"""Completes a line of triggers in any field: what could stand there, with what it would do, and the line in words."""

from collections.abc import Callable
from typing import Final

from gattai_desktop.board.speech import called, said, speak
from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.events.recipients import kind_of
from gattai_desktop.games.gattai.telling.read_aloud import read_aloud
from gattai_desktop.games.gattai.telling.what_could_stand import CouldStand, what_could_stand
from gattai_desktop.windows.kit.completing import Completer, CompletionRow, ReadLook

_SIGNS: Final = {
    "Pilot": "person",
    "Threat": "horns",
    "Faction": "hand",
    "Location": "building",
    "Resource": "armory",
    "Coach": "horns",
}


def trigger_completer(table: Callable[[], Table], instigator: str) -> Completer:
    """Return what completes lines that this seat or Threat would fire. table: what they would be fired at, as it is."""
    return Completer(
        rows=lambda text, caret: tuple(_row(table(), one) for one in _offers(table(), text, caret, instigator)),
        pressing=lambda text, caret: _is_pressing(table(), text, caret, instigator),
        read=lambda text, caret: _read(table(), text, caret, instigator),
    )


def _offers(table: Table, text: str, caret: int, instigator: str) -> tuple[CouldStand, ...]:
    return what_could_stand(table, text, caret, instigator, called)


def _row(table: Table, one: CouldStand) -> CompletionRow:
    sign = _SIGNS.get(str(kind_of(table, one.about)), "") if one.about else ""
    return CompletionRow(one.shown, said(one.does), one.line, one.caret, one.rest, sign, one.refused, one.price)


def _is_pressing(table: Table, text: str, caret: int, instigator: str) -> bool:
    """Whether something has to follow there, and not only could: a name, a target, the end of a value."""
    offers = _offers(table, text, caret, instigator)
    return bool(text.strip()) and bool(offers) and not offers[0].rest.startswith(("(", " ")) and bool(offers[0].rest)


def _read(table: Table, text: str, caret: int, instigator: str) -> ReadLook:
    if not text.strip(" +./"):
        return ReadLook(speak("trigger", "An event, a colon, whom it reaches, and how much: +Schism:Team(1)"))
    found = read_aloud(table, text, instigator, called)
    if found.sound:
        return ReadLook(said(found.words), "sound")
    if caret == len(text) and _is_pressing(table, text, caret, instigator):
        # An unfinished word is no mistake yet.
        return ReadLook(speak("trigger", "Go on: the list says what could stand here."), "begun")
    return ReadLook(said(found.words), "wrong", found.begins, found.ends)
