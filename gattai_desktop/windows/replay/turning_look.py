"""What the page of turning points shows, as a value, and how it is made of what was found."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.speech import fill, first_large, said, speak, translated
from gattai_desktop.board.words import DrawnWords, PlainText, spoken
from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.landmarks import Landmarks
from gattai_desktop.games.told import pieces
from gattai_desktop.model.past import Past
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.replay.kinds import CountedNames, counted_name, counted_names, numbered

if TYPE_CHECKING:
    from gattai_desktop.players.turning_points import Review, ToldPoint
    from gattai_desktop.players.wording import WordedMove

_SAME: Final = 0.005
"""Chances that differ by less than this are told as one figure."""


@frozen
class PointLook:
    """One turning point. won: of 100, with what was done and with what sharp would have done.

    follows: what most often came next after the latter; nothing where no other seat did anything. faces: the pictures
    of the card that was played and of that which sharp would have played, one where both are the same.
    """

    number: int
    entry: int
    where: str
    done: DrawnWords
    better: DrawnWords
    why: DrawnWords
    won: tuple[int, int]
    follows: DrawnWords = ()
    faces: tuple[str, ...] = ()

    def in_a_line(self) -> str:
        """What it was about, for a line of the replay: "You: Red keeps Thicket. The program: Red keeps Brine."."""
        done, better = (spoken(one).rstrip(".") for one in (self.done, self.better))
        return fill(speak("turning", "You: {done}. The program: {better}."), done=done, better=better)

    def aloud(self) -> str:
        """What a screen reader says of it."""
        figures = fill(
            speak("turning", "Your move {played}, its move {sharp} of 100."), played=self.won[0], sharp=self.won[1]
        )
        head = speak("turning", "Turning point {number}", number=self.number)
        parts = (head, self.where, spoken(self.done), above_better(), spoken(self.better),
                 spoken(self.why), spoken(self.follows), figures)  # fmt: skip
        return in_turn(parts)


@frozen
class TurningLook:
    """The page. share: how much of the work is done, 0 to 1; None where none goes on. line: what there is to say.

    course: the entries of all decisions, each with how often of 1 what was done won. chance: what that counts. rounds:
    the entries with which rounds began, each with its number; round_name: what one is called.
    """

    title: str
    line: str
    share: float | None = None
    chance: str = ""
    last: int = 1
    course: tuple[tuple[int, float], ...] = ()
    rounds: tuple[tuple[int, int], ...] = ()
    round_name: str = ""
    points: tuple[PointLook, ...] = ()
    foot: str = ""


def above_better() -> str:
    """Return what stands above the move that would have been better."""
    return speak("turning", "What the program would have done")


def at_work(share: float) -> TurningLook:
    """Return the page while sharp goes over the evening."""
    words = speak("turning", "The program goes over what you decided: {share} % done.")
    line = fill(words, share=int(100 * share))
    foot = speak("turning", "It goes on while you look at the replay, and marks what it finds there.")
    return TurningLook(speak("turning", "Turning points"), line, share, foot=foot)


def broken(why: str) -> TurningLook:
    """Return the page where the work could not be done."""
    words = speak("turning", "The evening could not be looked through: {reason}", reason=why)
    return TurningLook(speak("turning", "Turning points"), words)


def found_look(past: Past, landmarks: Landmarks, review: Review, face: Callable[[Card], str]) -> TurningLook:
    """Return the page of what was found. face: the picture of a card in this game."""
    from gattai_desktop.players.turning_points import LEAST
    from gattai_desktop.players.wording import chance_words

    told, names = past.told_points(review), counted_names(past, landmarks)
    points = tuple(_point(past, landmarks, names, number, one, face) for number, one in enumerate(told, 1))
    if not review.decisions:
        line = speak("turning", "There was nothing to try out: no decision of this evening hung on a contest.")
    elif len(points) == 1:
        line = speak("turning", "It is a mark in the replay, which shows what you saw when you chose.")
    elif points:
        line = speak("turning", "Each is a mark in the replay: it shows what you saw when you chose.")
    else:
        line = speak("turning", "You played as the program at its strongest would have.")
    least = fill(
        speak("turning", "A gain of less than {least} of 100, or one that may be luck, is no turning point."),
        least=round(100 * LEAST),
    )
    foot = f"{speak('turning', '{count} decisions were looked at.', count=review.decisions)} {least}"
    return TurningLook(
        _title(len(points)),
        line,
        chance=first_large(said(chance_words(past.game))),
        last=past.last,
        course=review.course,
        rounds=tuple(numbered(past.timeline.marks, landmarks.counted, past.timeline.gone_at(past.last))),
        round_name=counted_name(landmarks),
        points=points,
        foot=foot if review.decisions else "",
    )


def _title(count: int) -> str:
    titles = (
        speak("turning", "No turning point"),
        speak("turning", "One turning point"),
        speak("turning", "Two turning points"),
        speak("turning", "Three turning points"),
    )
    return titles[count]


def _point(
    past: Past, landmarks: Landmarks, names: CountedNames, number: int, told: ToldPoint, face: Callable[[Card], str]
) -> PointLook:
    entry = told.point.entry
    part = next((one for one in reversed(past.timeline.parts) if one.first < entry), None)  # in which it was chosen
    name = translated(landmarks.parts[part.kind][0]) if part is not None and part.kind in landmarks.parts else ""
    name = name if part is None else names.get(part, name)
    words = speak("turning", "{part}, move {entry}") if name else speak("turning", "Move {entry}")
    why = drawn(told.better.why)
    if told.point.won[1] - told.point.won[0] < _SAME:
        why = (*why, PlainText(" " + speak("turning", "It wins as often, and costs less.")))
    played, sharp = told.done.chance or 0, told.better.chance or 0
    follows = drawn(told.better.follows) if told.better.follows.template else ()
    where = fill(words, part=name, entry=entry)
    done, better = drawn(told.done.what), drawn(told.better.what)
    faces = faces_of((told.done, told.better), face)
    return PointLook(number, entry, where, done, better, why, (played, sharp), follows, faces)


def faces_of(moves: Iterable[WordedMove], face: Callable[[Card], str]) -> tuple[str, ...]:
    """Return the pictures of the cards with which moves are made, each once."""
    cards = (_card_of(one) for one in moves)
    return tuple(dict.fromkeys(face(card) for card in cards if card is not None))


def _card_of(worded: WordedMove) -> Card | None:
    """Return the card that a move is made with, or the first that its words name; None for no card, or a hidden one."""
    named = (piece.card for piece in pieces(worded.what, translated))
    found = worded.move.taken_up or next((card for card in named if card is not None), None)
    return None if isinstance(found, Back) else found
