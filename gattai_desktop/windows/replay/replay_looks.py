"""Works out what a replay shows beside the table: seats, the course of the session, time and place in words."""

from collections.abc import Collection

from PySide6.QtCore import QDateTime, QLocale

from gattai_desktop.board.speech import fill, speak, translated
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.games.landmarks import Landmarks
from gattai_desktop.model.past import Past
from gattai_desktop.windows.kit.faces import face, in_order
from gattai_desktop.windows.replay.course import CourseLook
from gattai_desktop.windows.replay.kinds import counted_names
from gattai_desktop.windows.replay.seats import SeatLook


def seat_looks(past: Past) -> tuple[SeatLook, ...]:
    """Return the wall first, then every seat; only the chosen seat's hand lies open, or all of them.

    Who joins later, or whose joining is taken back, keeps her plate, so that whatever was chosen stays marked.
    """
    wall = SeatLook(PUBLIC, speak("replay", "Wall"), chosen=past.seat == PUBLIC)
    return (wall, *(_seat_look(past, seat) for seat in past.every_seat))


def _seat_look(past: Past, seat: Seat) -> SeatLook:
    cards = tuple(face(lying.card) for lying in in_order(past.hand(seat)))
    away = seat not in past.seats
    return SeatLook(seat, past.name(seat), cards, chosen=seat == past.seat, is_open=past.all_open, away=away)


def course_look(past: Past, landmarks: Landmarks, lit: Collection[str]) -> CourseLook:
    """Return the course of the session as everybody saw it."""
    line = past.timeline
    return CourseLook(
        past.last,
        line.read,
        tuple(line.parts),
        tuple(line.marks),
        tuple(line.turns),
        {key: (translated(name), sign) for key, (name, sign) in landmarks.parts.items()},
        {one.key: (one.sign, one.token, translated(one.name)) for one in landmarks.kinds},
        frozenset(lit),
        line.gone_at(past.last),
        _clock(past, 1),
        _clock(past, past.last),
        counted_names(past, landmarks),
    )


def now_words(past: Past) -> str:
    """Return the present moment in words: "20:14, move 87 of 174"."""
    clock = _clock(past, past.entry)
    words = speak("replay", "{clock}, move {entry} of {last}" if clock else "move {entry} of {last}")
    return fill(words, clock=clock, entry=past.entry, last=past.last)


def _clock(past: Past, entry: int) -> str:
    """Return the time of an entry; "" where none was noted."""
    happened = past.happened(entry) if entry else None
    if happened is None or happened.at < _LONG_AGO:
        return ""
    then = QDateTime.fromMSecsSinceEpoch(happened.at)
    return QLocale().toString(then.time(), QLocale.FormatType.ShortFormat)


_LONG_AGO = 1_000_000_000_000
"""Milliseconds since 1970 before which no session was played: such times were set by a record or a test."""
