"""Works out what the shelf shows of a session: its public picture, where it stopped and when, what is wrong."""

import re
from datetime import datetime
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QDateTime, QLocale

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.speech import called, listed, message, said, speak
from gattai_desktop.board.theme import wear
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.words import AsWritten
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.boxes import box
from gattai_desktop.sessions.errors import SessionDamaged, SessionError, SessionInUse
from gattai_desktop.sessions.shelf import told_apart
from gattai_desktop.sessions.shelf_entry import OnShelf
from gattai_desktop.windows.kit.faces import lying_face, omen_face

Trouble = Literal["", "lock", "jag"]
_WEEK: Final = 6


@frozen
class SessionLook:
    """What a card on the shelf shows of a session. trouble: the sign before its line. pile: faces, the oldest first."""

    name: str
    line: str = ""
    when: str = ""
    trouble: Trouble = ""
    ring: int = 0
    pile: tuple[str, ...] = ()
    omens: tuple[str, ...] = ()
    pilots: tuple[Seat, ...] = ()
    decks: tuple[tuple[str, int], ...] | None = field(default=None)
    """The decks by their backs, each with how many cards lie in it; None where no table can be shown."""
    picture: str = ""
    """Drawn where neither cards nor decks lie."""
    known_by: str = ""
    """What is not shown, and still searched: the game, who played and what they are called at the table."""
    people: tuple[str, ...] = ()
    """The names of who plays, where somebody said them."""

    @property
    def told(self) -> str:
        """Its name and its lines, without who plays."""
        return in_turn((self.name, self.line, self.when))

    def spoken(self) -> str:
        """Return what a screen reader says."""
        played = speak("shelf", "Played by {names}", names=listed(self.people)) if self.people else ""
        return in_turn((self.told, played))


def called_by_file(path: Path) -> str:
    """Return what a session is called as far as the name of its file says it, such as "Neon Harbour 2"."""
    base, number = re.fullmatch(r"(.*?)( \d+)?", path.stem, re.DOTALL).groups("")  # type: ignore[union-attr] # all fits
    return called(base) + number


def name_of(found: OnShelf) -> str:
    """Return what a session is called, in the language of the windows, with what tells it from others of its name."""
    # A session that nobody named bears its scenario's name.
    return called(found.name) + told_apart(found).removeprefix(found.name)


def session_look(found: OnShelf, now: datetime, folder: Path | None = None) -> SessionLook:
    """Return what can be shown of a session; folder: the one in which it lies, where that is not the shelf's."""
    when = when_words(found.last, now)
    if folder is not None:
        where = speak("shelf", "in {folder}", folder=AsWritten(folder.name or folder))
        when = f"{when} · {where}" if when else where
    name = name_of(found)
    trouble, line = _trouble(found.trouble)
    if found.spoilt and not trouble:
        trouble, line = "jag", speak("shelf", "Partly damaged. Its menu can check it")
    table = found.shelved
    if table is None:
        return SessionLook(name, line, when, trouble)
    wear(table.colours)
    return SessionLook(
        name,
        line or said(table.line).removeprefix(f"{called(found.name)} · "),  # it stands above
        when,
        trouble,
        table.ring,
        tuple(map(lying_face, table.cards)),
        tuple(map(omen_face, table.jokers)),
        table.seats,
        table.decks,
        table.picture,
        _known_by(found),
        found.people,
    )


def _known_by(found: OnShelf) -> str:
    if found.sight is None:
        return ""
    game = box(str(found.sight.values.get("game"))).name
    return " ".join((game, called(game), *found.names))


def _trouble(wrong: SessionError | None) -> tuple[Trouble, str]:
    if wrong is None:
        return "", ""
    if isinstance(wrong, SessionInUse):
        return "lock", speak("shelf", "Open in another window")
    if isinstance(wrong, SessionDamaged):
        return "jag", speak("shelf", "Damaged. Press to see what is whole")
    return "jag", message(wrong)


def when_words(at: int, now: datetime) -> str:
    """Return a time in usual words, such as "yesterday"; at: milliseconds since 1970, 0 where it is unknown."""
    if at <= 0:
        return ""
    then = QDateTime.fromMSecsSinceEpoch(at)
    locale = QLocale()
    date = then.date()
    today = QDateTime.fromMSecsSinceEpoch(int(now.timestamp() * 1000)).date()
    days = date.daysTo(today)
    clock = locale.toString(then.time(), QLocale.FormatType.ShortFormat)
    if days == 0:
        return _filled(speak("shelf", "Today, {clock}"), clock=clock)
    if days == 1:
        return _filled(speak("shelf", "Yesterday, {clock}"), clock=clock)
    if 0 < days <= _WEEK:
        return locale.standaloneDayName(date.dayOfWeek())
    return locale.toString(
        date, QLocale.FormatType.LongFormat if date.year() != today.year() else speak("shelf", "d MMMM")
    )


def _filled(words: str, **given: object) -> str:
    for name, value in given.items():
        words = words.replace("{" + name + "}", str(value))
    return words


def touched(path: Path) -> int:
    """Return when a file was last written; 0 where it is gone."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
