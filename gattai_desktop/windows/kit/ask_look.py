"""Describes how a question of the rules is shown: who is asked, what, and which answers are possible."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, Protocol

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.speech import speak
from gattai_desktop.board.stops import without_stop
from gattai_desktop.board.words import DrawnWords, spoken
from gattai_desktop.cards.frozen import evolve, frozen

ELSEWHERE: Final = "elsewhere"
"""The id of the answer that passes the table to the seat that is asked; an answer may also have a move as its id."""


class NeededHigh(Protocol):
    """Says how high the plate of the open question has to be at a width, both in device-independent pixels.

    low: with one row of answers that say in few words what they lead to, where all of it has no room in that row.
    """

    def __call__(self, wide: float, *, low: bool = False) -> float: ...


@frozen
class Opens:
    """The id of an answer that first opens something by its name, in which the answer is given."""

    name: str


@frozen
class Spending:
    """What an answer spends: a sign, how many there are, how many are spent, and the most there can be."""

    sign: str
    have: int
    spent: int
    most: int
    words: str = ""


@frozen
class ReachedSeat:
    """A seat that an answer reaches: in words what it has and will have, and both as signs, where there is one."""

    seat: str
    words: str
    sign: str
    have: int
    then: int


@frozen
class AnswerLook:
    """One answer. id: its name; key: its figure or letter; detail: what it leads to, in words."""

    id: Hashable
    title: DrawnWords | str
    key: str = ""
    sign: str = ""
    detail: DrawnWords | str = ""
    spending: Spending | None = None
    schism: tuple[int, int] | None = None
    """Schism now, and what the answer adds."""
    left: str = ""
    """What it leaves of what is about to happen, in words."""
    refused: bool = False
    chosen: bool = False
    copies: tuple[Hashable, ...] = ()
    """The ids of answers with copies of its card, which come to the same and have no plate."""
    led: bool = False
    """Whether a guide speaks of it, so that it is framed."""
    lying: tuple[tuple[str, bool], ...] = ()
    """Cards that the answer is about, drawn lying: the picture and whether the card stays; others are veiled."""
    lying_words: str = ""
    """What a screen reader says of the lying cards."""
    reached: tuple[ReachedSeat, ...] = ()
    """Whom it reaches; drawn with crests and signs instead of the words."""
    total: str = ""
    """The sum of all whom it reaches."""
    aloud: str = ""
    """What a screen reader says besides, where there is no room to draw it."""
    card: str = ""
    """The picture of the card that is the whole answer, drawn alone; a screen reader says its title."""
    about: str = ""
    """The picture of the card that it plays, shown large where the pointer or the keyboard comes to the answer."""
    brief: str = ""
    """What is drawn instead on a low plate on which its detail has no room."""

    @property
    def line(self) -> DrawnWords | str:
        """What it leads to, as it is drawn on its plate."""
        return without_stop(self.detail)

    @property
    def leads_to(self) -> DrawnWords | str:
        """What it spends and leads to, in words alone."""
        return self.detail or ". ".join(self._costs())

    def _costs(self) -> list[str]:
        parts = [self.spending.words] if self.spending else []
        if self.schism:
            now, added = self.schism
            words = speak("answer", "Schism {now} to {then}", now=now, then=now + added)
            parts.append(words if added else speak("answer", "Schism stays"))
        return [*parts, self.left] if self.left else parts

    def spoken(self) -> str:
        """Return what a screen reader says."""
        parts = [spoken(self.title), *self._costs(), spoken(self.detail), self.lying_words, self.aloud]
        if self.chosen:
            parts.append(speak("answer", "chosen"))
        return in_turn(parts)


@frozen
class Voter:
    """A seat that votes. ballot: "cast", "now" (it may vote), or "to come"; the vote itself stays hidden."""

    seat: str
    name: str
    ballot: str


@frozen
class AskLook:
    """A question as it is shown. seat: who is asked; answers: all that are possible; waiting: how many follow."""

    seat: str
    token: str
    title: DrawnWords | str
    why: DrawnWords | str = ""
    answers: tuple[AnswerLook, ...] = ()
    waiting: int = 0
    columns: int = 0
    """How many answers that are cards stand side by side; 0: as many as have room."""
    first: Hashable | None = None
    passing: str = ""
    """The label of the only button where another seat is asked: "Pass the table to Tam"."""
    stays: int = 0
    """Milliseconds for which it stands before the table is passed by itself, drawn as a bar; 0 where it does not."""
    voters: tuple[Voter, ...] = ()
    written: str = ""
    """How the book writes what is chosen, behind "?"."""
    rows: tuple[AskLook, ...] = ()
    """Questions of the seat that stand together, one below the other: in each an answer is chosen beforehand."""
    goes_on: str = ""
    """The label of the one button that gives the chosen answers of all rows."""

    def turned(self) -> AskLook:
        """Return it with how the book writes it in the place of why, or the other way round."""
        return evolve(self, why=self.written, written=spoken(self.why))

    @property
    def plates(self) -> int:
        """How many plates it has, which says how much room it takes."""
        return len(self.answers) + sum(len(row.answers) for row in self.rows)
