"""Finds who stands on which count with which card, and what has passed (VM-12 to VM-18)."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.speech import called, card_aloud, speak
from gattai_desktop.board.words import rank_word
from gattai_desktop.cards.card import PILOTS, Back, Card, card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.counting import TakeAt, stands_at
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.values import (
    HIGH_ACE,
    LOW_ACE,
    WITHOUT_CARD,
    actor,
    gone,
    is_able,
    name_of,
    played_as,
)
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.windows.games.virtual_machine.marks import FightMark, mark_of
from gattai_desktop.windows.kit.seat_view import SeatView

LETTERS: Final = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "")
"""What is written on each cell, from the low Ace to the turns without a card."""
COUNTS: Final = range(LOW_ACE, WITHOUT_CARD + 1)

Passed = Literal["gone", "now", "to_come"]
HowItStands = Literal["stands", "gone", "let_pass", "could_be"]


@frozen
class OnCount:
    """Whose card stands on a count.

    suit: its letter; "" for a turn without a card. how: it is due there, it is gone, an Ace let this end pass, or with
    the Uptime of a Flush it could be there too.
    """

    mark: FightMark
    name: str
    suit: str = ""
    card: str = ""
    is_joker: bool = False
    how: HowItStands = "stands"
    above: bool = True
    comes: bool = True
    """Whether a turn comes with it: whoever is downed has none."""

    def spoken(self) -> str:
        """Return who it is, with which card, and what else is to be said of it."""
        said = speak("fight", "{name} with the {card}", name=self.name, card=self.card) if self.card else self.name
        template = _OF_STANDING.get(self.how)
        return speak("fight", template, who=said) if template else said


_OF_STANDING: Final[dict[HowItStands, str]] = {
    "gone": "{who}, done",
    "let_pass": "{who}, let pass",
    "could_be": "{who} could act here",
}


@frozen
class CountCell:
    """One count: whether it has passed, and who stands there, MCs before the CPU."""

    at: int
    passed: Passed
    standing: tuple[OnCount, ...] = ()
    next: str = ""
    """Of the count that is now: what is due after it, as it is spoken."""
    considered: Literal["", "above", "below"] = ""
    """Where a card that is pointed at would stand here, over or under the cell; only its dashed place is drawn."""
    open_tie: bool = False
    """Whether several MCs stand here who have not said yet in which order they act (RULES VM-H6)."""

    @property
    def is_used(self) -> bool:
        """Whether a process acts here, or has acted."""
        return any(one.how in ("stands", "gone") for one in self.standing)

    def spoken(self) -> str:
        """Return what a screen reader says: "Count 7, now Teo with the Seven of clubs. Next 9, CPU."."""
        who = ", ".join(one.spoken() for one in self.standing) or speak("fight", "nobody")
        at, tie = count_aloud(self.at), speak("fight", "their order is open") if self.open_tie else ""
        if self.passed == "now":
            return sentences((speak("fight", "Count {at}, now {who}", at=at, who=who), tie, self.next))
        template = "Count {at}, passed: {who}" if self.passed == "gone" else "Count {at}: {who}"
        return sentences((speak("fight", template, at=at, who=who), tie))


def count_aloud(at: int) -> str:
    """Return the name of a count as it is spoken: "7", "Jack", "Ace, low"."""
    if at == LOW_ACE:
        return speak("fight", "Ace, low")
    if at == HIGH_ACE:
        return speak("fight", "Ace, high")
    if at == WITHOUT_CARD:
        return speak("fight", "without a card")
    return LETTERS[at] if at <= 10 else rank_word(LETTERS[at])


def count_written(at: int) -> str:
    """Return a count as it is written in a line: "7", "J", "Ace, low"."""
    return LETTERS[at] if LOW_ACE < at < HIGH_ACE else count_aloud(at)


# ---------------------------------------------------------------------- who stands where


def passed_on_count(table: Table) -> Iterator[tuple[int, OnCount]]:
    """Yield what the count has passed this round; the last one is still on while a turn lasts."""
    turns = gone(table)
    for place, turn in enumerate(turns):
        is_now = place == len(turns) - 1 and actor(table) == turn.who
        named_card = card(turn.card, PILOTS) if turn.card else None
        yield (
            turn.at,
            _on_count(table, turn.who, named_card, was_joker=turn.was_joker, how="stands" if is_now else "gone"),
        )


def due_on_count(view: SeatView, picks: Sequence[Card]) -> Iterator[tuple[int, OnCount]]:
    """Yield every card that still waits for its count, in the order in which they act."""
    table = view.sight
    order = table.listed("count.order")
    seats = sorted(table.listed("seats"), key=lambda seat: (seat == CPU, order.index(seat) if seat in order else -1))
    for seat in seats:
        for lying in table.zones.get(zones.play(seat), ()):
            one = lying.card
            if not isinstance(one, Back) and one.key != table.text("turn.card") and stands_at(table, one):
                yield stands_at(table, one), _card_on_count(table, seat, one)
                if table.values.get(f"high.{one.key}"):
                    yield LOW_ACE, _card_on_count(table, seat, one, "let_pass")
    for seat in table.listed("count.empty"):
        yield WITHOUT_CARD, _on_count(table, seat, None)
    for move in view.options_of(TakeAt):
        if move.count != stands_at(table, move.card):
            yield move.count, _card_on_count(table, view.seat, move.card, "could_be")
    for one in picks:
        if not one.is_joker and one not in table.cards(zones.play(view.seat)):  # an open one is on its count already
            yield (stands_at(table, one), _card_on_count(table, view.seat, one))


def is_open_tie(table: Table, standing: Sequence[OnCount]) -> bool:
    """Whether the cards of several MCs are due at one count whose order is not said yet (RULES VM-H6)."""
    due = {one.mark.seat for one in standing if one.above and one.how == "stands" and one.mark.seat}
    if rulings_of(table).ties == "by_suit":
        return False
    return len(due) > 1 and not due <= {*table.listed("count.order"), actor(table)}


def _card_on_count(table: Table, seat: str, one: Card, how: HowItStands = "stands") -> OnCount:
    return _on_count(table, seat, played_as(table, one), was_joker=one.is_joker, how=how)


def _on_count(
    table: Table, who: str, played: Card | None, *, was_joker: bool = False, how: HowItStands = "stands"
) -> OnCount:
    suit = played.suit.name[0] if played is not None and played.suit is not None else ""
    said = card_aloud(played) if played is not None else ""
    above = who in table.listed(MCS)
    comes = not above or is_able(table, who)
    return OnCount(mark_of(table, who), called(name_of(table, who)), suit, said, was_joker, how, above, comes)


def next_due(standing: Sequence[tuple[int, OnCount]], now: int) -> tuple[int, OnCount] | None:
    """Return what is due after the turn that is on: another card of this count, or the next count that is used."""
    due = [(at, one) for at, one in standing if one.how == "stands" and at >= now]
    due.sort(key=lambda found: (found[0], not found[1].above))
    started = [(at, one) for at, one in due if at == now]
    return next(iter(due[1:] if started else due), None)
