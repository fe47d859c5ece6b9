"""What the shelf says of a session: its picture from public sight, where it stopped and when, what is wrong."""

from __future__ import annotations

from datetime import datetime
from typing import Final, Literal, cast

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from gattai_desktop.board.speech import called, message
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.story.first_contact_script import CLOSE, guide
from gattai_desktop.games.gattai.throwdown import stages, throwdown
from gattai_desktop.games.gattai.zones import PILE, omen_zone
from gattai_desktop.sessions.errors import SessionDamaged, SessionError, SessionInUse
from gattai_desktop.sessions.shelf import OnShelf, told_apart
from gattai_desktop.windows.games.rumblebots import looks as bots_looks
from gattai_desktop.windows.kit.faces import lying_face, omen_face

translate = QCoreApplication.translate

Trouble = Literal["", "lock", "jag"]
_MOST_CARDS: Final = 3
_WEEK: Final = 6


@frozen
class SessionLook:
    """A session on the shelf. trouble: the sign before its line. pile: faces, the oldest first."""

    name: str
    line: str = ""
    when: str = ""
    trouble: Trouble = ""
    harmony: int = 0
    pile: tuple[str, ...] = ()
    omens: tuple[str, ...] = ()
    pilots: tuple[Seat, ...] = ()
    decks: tuple[int, int] | None = field(default=None)
    """How many cards lie in the Pilots' and in the Coach's Deck; None where no table can be shown."""

    def spoken(self) -> str:
        """Return what a screen reader says."""
        return ". ".join(part for part in (self.name, self.line, self.when) if part)


def session_look(found: OnShelf, now: datetime) -> SessionLook:
    """Return what can be shown of a session."""
    when = when_words(found.at or found.created, now)
    name = told_apart(found)
    trouble, line = _trouble(found.trouble)
    sight = found.sight
    if sight is None:
        return SessionLook(name, line, when, trouble)
    deck = sight.count("deck.pilots"), sight.count("deck.coach")
    omens = tuple(omen_face(one) for side in ("coach", "pilots") for one in sight.zones.get(omen_zone(side), ()))
    harmony = sight.values.get("team.harmony")
    first = first_contact.is_on(sight)
    return SessionLook(
        name,
        line or where_words(sight),
        when,
        trouble,
        harmony if isinstance(harmony, int) and not first else 0,
        tuple(lying_face(one) for one in sight.zones.get(PILE, ())[-_MOST_CARDS:]),
        omens,
        cast("tuple[Seat, ...]", sight.values.get("seats") or ()),
        deck,
    )


def _trouble(wrong: SessionError | None) -> tuple[Trouble, str]:
    if wrong is None:
        return "", ""
    if isinstance(wrong, SessionInUse):
        return "lock", translate("shelf", "Open in another window")
    if isinstance(wrong, SessionDamaged):
        return "jag", translate("shelf", "Damaged. Press to see what is whole")
    return "jag", message(wrong)


def where_words(sight: Sight) -> str:
    """Return where play stopped, in one line."""
    values = sight.values
    if values.get("game") == "rumblebots":
        return bots_looks.where_words(sight) if values.get("battle") else translate("shelf", "Not begun yet")
    script = guide(sight)
    if script is not None:
        if script.act == CLOSE:
            return translate("shelf", "Finished. A Team is made")
        words = translate("shelf", "Act {act}, {title}")
        return _filled(words, act=script.act, title=called(script.title))
    step = str(values.get("step") or "story")
    session = _filled(
        translate("shelf", "Session {session}, Scene {scene}"),
        session=values.get("session") or 1,
        scene=values.get("scene") or 1,
    )
    moment = step.partition(".")[0]
    if values.get("phase") == "set-up":
        return translate("shelf", "Not begun yet")
    if moment == "gambit":
        who = values.get(f"pilot.{values.get('gambit.pilot')}.name") or ""
        return f"{session}. " + _filled(translate("shelf", "{who} takes a Gambit"), who=who)
    if moment == "throwdown" and throwdown.going_on(sight):
        stage = values.get(stages.STAGE)
        if not stage:
            return f"{session}. " + translate("shelf", "A Throwdown begins")
        return f"{session}. " + _filled(translate("shelf", "Throwdown, stage {stage}"), stage=stage)
    if moment == "outcome":
        return f"{session}. " + translate("shelf", "Spoils are divided")
    return session


def when_words(at: int, now: datetime) -> str:
    """Return when that was, as people say it; at: milliseconds since 1970, 0 where nobody knows."""
    if at <= 0:
        return ""
    then = QDateTime.fromMSecsSinceEpoch(at)
    locale = QLocale()
    date = then.date()
    today = QDateTime.fromMSecsSinceEpoch(int(now.timestamp() * 1000)).date()
    days = date.daysTo(today)
    clock = locale.toString(then.time(), QLocale.FormatType.ShortFormat)
    if days == 0:
        return _filled(translate("shelf", "Today, {clock}"), clock=clock)
    if days == 1:
        return _filled(translate("shelf", "Yesterday, {clock}"), clock=clock)
    if 0 < days <= _WEEK:
        return locale.standaloneDayName(date.dayOfWeek())
    return locale.toString(
        date, QLocale.FormatType.LongFormat if date.year() != today.year() else translate("shelf", "d MMMM")
    )


def _filled(words: str, **given: object) -> str:
    for name, value in given.items():
        words = words.replace("{" + name + "}", str(value))
    return words
