"""Lets the Team of a session sit down for the next one, and says what happened last time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from gattai_desktop.board.speech import fill, said, speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.boxes import box
from gattai_desktop.games.seat_names import typed_names
from gattai_desktop.games.team import Team
from gattai_desktop.records.progress import Told
from gattai_desktop.sessions.shelf import series_name
from gattai_desktop.windows.kit.requests import CHOOSE
from gattai_desktop.windows.shelf.file_work import FileWork

if TYPE_CHECKING:
    from gattai_desktop.cards.state import Table
    from gattai_desktop.sessions.last_evening import LastEvening
    from gattai_desktop.windows.shelf.new_table import NewTable

EVENING = "campaign.evening"
"""The value in which a session keeps which evening of its campaign it is."""


def read_evening(path: Path, told: Told) -> LastEvening:
    """Read a session to its end. Raises SessionError, Stopped."""
    from gattai_desktop.sessions.last_evening import last_evening  # no shelf needs it until then

    return last_evening(path, told)


def sentences_of(last: LastEvening) -> tuple[str, ...]:
    """Say what happened in an evening; in one that has not begun, what happened in the one before."""
    return tuple(map(said, last.happened)) or last.before


def told_of(last: LastEvening) -> tuple[str, ...]:
    """Say what happened, for a sheet."""
    return sentences_of(last) or (speak("ShelfWindow", "Nothing has happened in it yet."),)


def sit_down_again(
    files: FileWork, path: Path, team: Team, begin: Callable[[Any], object], ask: Callable[[Team], object]
) -> None:
    """Let the Team of a session sit down once more: begin what goes on, or ask what it plays next."""
    if not team.grown:
        ask(team)
        return

    def go_on(last: LastEvening) -> None:
        sentences = sentences_of(last)
        if not team.goes_on:
            ask(evolve(team, carries=lambda new: last.next_setup(new, sentences)))
            return
        made = last.next_setup(None, sentences)
        words = speak("ShelfWindow", "{name}, evening {number}")
        number = made.values[EVENING]
        begin(evolve(made, name=fill(words, name=series_name(last.name, path, number - 1), number=number)))

    title = speak("ShelfWindow", "Reading {name}")
    files.long(title, path.stem, lambda told: read_evening(path, told), go_on)


def ask_again(page: NewTable, key: str, table: Table, game: str, setup: Any) -> None:  # noqa: ANN401 - each has its own
    """Begin something else for whoever sat at a table, the same with the same choices. For somebody new the page stays.

    key: that of what is played; after a space how people sit down, where the program is not to have its seats back, or
    that there is something to choose. A pack that has gone since has no key any more, and a demo never had one: then it
    is the first of the game in which all can sit. setup: what set that table up, with its choices; None: they are those
    with which this was begun last.
    """
    key, _, company = key.partition(" ")
    # A table of a pack of somebody's own knows its way of playing alone; the pack itself offers it under this key.
    of_packs = (f"{one.id}/{key}" for one in reversed(setup.packs if setup is not None else ()))
    key = next((one for one in of_packs if one in page.offered.forms), key)
    known = key in page.offered.forms
    if not known:
        forms = [one for one in page.offered.forms.values() if page.offered.games[one.key] == game]
        sat = len(table.listed("seats"))
        key = next((one.key for one in forms if one.seats.most >= sat), forms[0].key)
    page.choose(key)
    page.set_rulings(page.choices.choose_as_before(setup))
    if page.seats.greet(table, typed_names(box(game).game.name, table), company):
        return
    if known and company != CHOOSE:
        page.sit_down.click()
    else:
        page.sit_down.setFocus(Qt.FocusReason.OtherFocusReason)
