"""A tale in the language of the windows: every text as a reader sees it, and what a person has written instead."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QDateTime, QLocale

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.speech import called, card_aloud, content, listed, said, speak
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.records.tale import Tale, TalePoint
from gattai_desktop.windows.kit.named_works import notices_told
from gattai_desktop.windows.kit.own_words import know_tale
from gattai_desktop.windows.kit.who_plays import with_person

LONGEST_SENTENCE: Final = 400
"""Most letters of a sentence that a person writes."""


@frozen(kw_only=True)
class SpokenPoint:
    """A turning point as it is read. picture_words says what its picture shows."""

    time: str
    title: str
    text: str
    picture_words: str
    point: TalePoint


@frozen
class SpokenPerson:
    """Somebody at the table: the seat, the name with who played it, and what was done."""

    seat: str
    name: str
    did: str


@frozen(kw_only=True)
class SpokenTale:
    """An evening as it is read."""

    language: str
    scenario: str
    game: str
    picture: str
    """The picture of what was played; "" where no pack of the session says which."""
    over_title: str
    """The session, which evening of it, and the day."""
    title: str
    sentences: tuple[str, ...]
    gauge: str
    course: tuple[tuple[int, str], ...]
    course_words: str
    points: tuple[SpokenPoint, ...]
    people: tuple[SpokenPerson, ...]
    notices: tuple[str, ...]


def spoken_tale(tale: Tale) -> SpokenTale:
    """Return the tale in the language in which the windows speak now."""
    know_tale(tale)
    title = content(tale.heading) or tale.title
    parts = [tale.title if tale.heading else "", _which(tale), _day(tale.at)]
    course = tuple((step.value, said(step.why)) for step in tale.course)
    return SpokenTale(
        language=QLocale().bcp47Name().partition("-")[0] or "en",
        scenario=tale.scenario,
        game=tale.game,
        picture=tale.picture,
        over_title=" · ".join(part for part in parts if part),
        title=title,
        sentences=tuple(_sentence(said(one)) for one in tale.sentences),
        gauge=said(tale.gauge),
        course=course,
        course_words=_course_words(course),
        points=tuple(_point(one) for one in tale.points),
        people=tuple(
            SpokenPerson(
                one.seat, with_person(called(one.name), one.person), _did(one.seat, [said(deed) for deed in one.deeds])
            )
            for one in tale.people
        ),
        notices=notices_told(tale.notices),
    )


def with_sentences(tale: SpokenTale, typed: Sequence[str]) -> SpokenTale:
    """Return the tale with these sentences: what a person has written wins, and an empty line is left out."""
    kept = (" ".join(one.split())[:LONGEST_SENTENCE] for one in typed)
    return evolve(tale, sentences=tuple(one for one in kept if one))


def _which(tale: Tale) -> str:
    if tale.evenings < 2:
        return ""
    return speak("tale", "evening {number} of {all}", number=tale.evening, all=tale.evenings)


def _day(at: int) -> str:
    if not at:
        return ""
    return QLocale().toString(QDateTime.fromMSecsSinceEpoch(at).date(), QLocale.FormatType.LongFormat)


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000).astimezone():%H:%M}" if at else ""


def _course_words(course: Sequence[tuple[int, str]]) -> str:
    values = [f"{value} ({why})" if why else str(value) for value, why in course]
    return speak("tale", "Step by step: {values}", values=", ".join(values)) if values else ""


def _did(seat: str, deeds: Sequence[str]) -> str:
    told = ", ".join(deeds)
    if seat == COACH_SEAT:
        return ", ".join(filter(None, (speak("tale", "was Coach"), told)))
    return told or speak("tale", "was at the table")


def _point(one: TalePoint) -> SpokenPoint:
    text = " ".join(_sentence(said(words)) for words in (one.point.text, *one.others) if str(words))
    return SpokenPoint(time=_time(one.at), title=said(one.point.title), text=text, picture_words=_shown(one), point=one)


def _sentence(text: str) -> str:
    return text if not text or text[-1] in ".!?…" else f"{text}."


def _shown(one: TalePoint) -> str:
    """Say in words what the picture of a turning point shows."""
    picture, told = one.picture, []
    if one.file:
        return speak("tale", "The picture of {name}", name=said(one.point.title))
    if one.point.shows == "jokers" and picture.jokers:
        told.append(speak("tale", "An Omen beside its Deck"))
    elif picture.cards:
        names = [card_aloud(lying.card) for lying in picture.cards]
        told.append(speak("tale", "On the table: {cards}", cards=listed(names)))
    if picture.ring:
        told.append(speak("tale", "Harmony {number}", number=picture.ring))
    if one.point.figures:
        numbers = " : ".join(str(figure) for _, figure in one.point.figures)
        told.append(speak("tale", "Points {numbers}", numbers=numbers))
    return in_turn(told) or said(one.point.title)
