"""How a question of the rules is shown: who is asked, what, and exactly what may be answered."""

from __future__ import annotations

from collections.abc import Hashable

from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords, spoken
from gattai_desktop.cards.frozen import frozen


@frozen
class Spending:
    """What an answer spends of something counted: a sign, how many there are, how many of these go, at most."""

    sign: str
    have: int
    spent: int
    most: int
    words: str = ""


@frozen
class AnswerLook:
    """One answer. id: what the asker calls it; key: its figure or letter; detail: what it leads to in words."""

    id: Hashable
    title: DrawnWords | str
    key: str = ""
    sign: str = ""
    detail: DrawnWords | str = ""
    spending: Spending | None = None
    schism: tuple[int, int] | None = None
    """Schism now, and what the answer adds."""
    refused: bool = False
    chosen: bool = False
    lying: tuple[tuple[str, bool], ...] = ()
    """Cards that the answer is about, drawn lying: picture, and whether it stays; who goes is veiled."""
    lying_words: str = ""
    """What the lying cards say, for a screen reader."""

    def spoken(self) -> str:
        """Return what a screen reader says."""
        parts = [spoken(self.title)]
        if self.spending:
            parts.append(self.spending.words)
        if self.schism:
            now, added = self.schism
            words = speak("answer", "Schism {now} to {then}", now=now, then=now + added)
            parts.append(words if added else speak("answer", "Schism stays"))
        parts += [spoken(self.detail), self.lying_words]
        return ". ".join(part for part in parts if part)


@frozen
class Voter:
    """Somebody who votes. ballot: "cast", "now" (hers to cast), or "to come"; what it says stays hidden."""

    seat: str
    name: str
    ballot: str


@frozen
class AskLook:
    """A question as it is shown. seat: who is asked; answers: exactly what may be answered; waiting: how many more."""

    seat: str
    token: str
    title: DrawnWords | str
    why: DrawnWords | str = ""
    answers: tuple[AnswerLook, ...] = ()
    waiting: int = 0
    first: Hashable | None = None
    passing: str = ""
    """What the one button says where another seat is asked: "Pass the table to Tam"."""
    voters: tuple[Voter, ...] = ()
