"""What a guide says to people who play a game for the first time: what to do now, and what is learned by it."""

from collections.abc import Iterable

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import Words
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import NOWHERE, Place


@frozen
class Progress:
    """How far something has come that is asked for: "Gambits 1 of 2"."""

    what: str
    done: int
    wanted: int


@frozen
class GuideAct:
    """One act of the evening that a guide leads through."""

    number: int
    title: str
    asks: tuple[Progress, ...] = ()
    """What it still asks for; nothing where it is not the present one."""
    about: Words = Words("")
    """What is played in it, in a few words."""
    waiting: tuple[Seat, ...] = ()
    """Who has not had a turn in what it asks for now."""


@frozen(kw_only=True)
class Guide:
    """What the guide says at this moment. It never forbids another move."""

    name: str
    """Whose guide it is: the name of the scenario."""
    acts: tuple[GuideAct, ...]
    """The acts that this table plays, in their order."""
    act: int
    """The number of the present one."""
    key: str
    """What to do now, as the game names it."""
    step: str = ""
    """The step of the conflict in which it is done; "" between conflicts."""
    now: Words
    """What to do now, as a command."""
    by: Seat = ""
    """Who has to do it, where the seat that looks cannot; "" where it can, or nobody looks."""
    why: Words = Words("")
    place: Place = NOWHERE
    """Where it is done."""
    card: Card | None = None
    """The card of the hand that it proposes for it."""
    moved: Card | None = None
    """The card of the hand or on the table that it proposes to move to the place, and that is lit as well."""
    cards: tuple[Card, ...] = ()
    """The cards of the hand that are all to be chosen; the light goes from one to the next."""
    learn: Words = Words("")
    """The one thing to learn by it."""
    learned: tuple[Words, ...] = ()
    """What has been learned so far: a sentence for every act that is over, and for each step of the present one."""
    back: Words = Words("")
    """Where to go on after a detour; "" where what is played is what the guide asks for."""
    strayed: bool = False
    """Whether play has left what it teaches, so that taking back leads to it again."""
    skip: str = ""
    """The name of what opens in a window to skip this act; "" where there is none after it."""
    passing: Words | None = None
    """What "go on" would do; None where only play itself leads on."""

    @property
    def present(self) -> GuideAct:
        return next(one for one in self.acts if one.number == self.act)


@frozen
class LessonWords:
    """The words of one lesson: what to do, why, and the one thing to learn by it."""

    now: str
    why: str
    learn: str


def move_named(guide: Guide, options: Iterable[Move], *, lists: str = "") -> Move | None:
    """Return the move that a guide names by its line. lists: the word before cards that may stand in any order."""
    key = guide.key
    words = sorted(key.split()) if lists and f" {lists} " in key else None
    return next((move for move in options if str(move) == key or sorted(str(move).split()) == words), None)


def last_said(told: Iterable[Words]) -> Words:
    """Return the last of these that says anything; no words where none does."""
    return next((one for one in reversed(tuple(told)) if one.template), Words(""))
