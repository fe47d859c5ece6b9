"""Hands and their size: set right at the end of each conflict and on request (RULES DECK-15 to 17).

The agenda item `("set_hands_right",)` draws every Hand up to its maximum and asks for what is above it, the Coach
first, then the Pilots from his left (C-32). In a conflict it begins the discard-and-draw step (C-1).
"""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table, paths
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.effects import modifiers
from gattai_desktop.games.gattai.effects.entries import has_entries
from gattai_desktop.games.gattai.events.recipients import name_of, pilots_in_play
from gattai_desktop.games.gattai.pilots.harmony import VIOLET, harmony
from gattai_desktop.games.gattai.pilots.pilots import OF_PILOTS, path_of, pilot
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.zones import deck_of, hand_zone, trash_zone
from gattai_desktop.games.move import Answer, Impossible, Move, wish
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.verdict import Reason, refusal

_OF_SIZES: Final = paths(
    *OF_PILOTS, "pilot.*.max_hand", "hand_size", "edition", "rulings", "team.harmony", "team.hand_table", "lasting",
    "entries",
)  # fmt: skip
"""The values from which it follows how many cards everybody keeps, where no effect has a say."""
MOST_SETS: Final = 1_000
"""More ways than this to give or discard several cards at once are not listed; then it is one card at a time."""


def max_hand(table: Table, seat: Seat) -> int:
    """How many cards a seat keeps between conflicts (DECK-15 to DECK-17, R-02)."""
    if seat == COACH_SEAT:
        base = cast("int", table.values[f"hand_size.{COACH_SEAT}"])
        return base + modifiers.for_a_while(table.values, COACH_SEAT, "max_hand")
    match rulings_of(table).pilot_max_hand:
        case "harmony_rank":
            base = harmony(table)
        case "custom_table" if isinstance(sizes := table.values.get("team.hand_table"), tuple) and len(sizes) >= VIOLET:
            base = cast("int", sizes[harmony(table) - 1])
        case _:
            base = cast("int", table.values[path_of(seat, "max_hand")])
    # R-02 says where it begins: what a Pilot has is added to each of them.
    return modifiers.of_values(table.values, seat, "max_hand", base)


def excess(table: Table, seat: Seat) -> int:
    """How many cards a Hand holds above its maximum; below 0 where it has room."""
    return len(table.zones.get(hand_zone(seat), ())) - max_hand(table, seat)


def _whose(table: Table) -> tuple[Seat, ...]:
    return (COACH_SEAT, *[seat for seat in pilots_in_play(table) if pilot(table, seat).commitment_dead is None])


def _sizes(table: Table) -> tuple[tuple[str, int], ...]:
    """Every Hand that is set right, and how many cards it keeps."""

    def found() -> tuple[tuple[str, int], ...]:
        return tuple((hand_zone(seat), max_hand(table, seat)) for seat in _whose(table))

    return found() if has_entries(table) else table.cached("hand sizes", found, depends_on=_OF_SIZES)


def in_order(table: Table) -> tuple[Seat, ...]:
    """Whose Hands are set right: the Coach's, then the Pilots' from his left (C-32, C-38, R-92)."""
    seats = table.cached("hands", lambda: _whose(table), depends_on=OF_PILOTS)
    if rulings_of(table).draw_order == "commander_first":
        leaders = {throwdown.commander(table, side) for side in throwdown.sides(table)}
        return tuple(sorted(seats, key=lambda seat: seat not in leaders))
    return seats


def set_hands_right(ledger: Ledger, kind: str = "") -> None:
    """Begin to set every Hand right; with `kind` "up_only" nobody discards down (R-20, C-3)."""
    up_only = kind == "up_only"
    if ledger.table.values["step"] != "story":
        ledger.set(decks.CLEANING_UP, True, rule="DECK-11")
    ledger.next(*(("set_hand", seat, up_only) for seat in in_order(ledger.table)))


def set_hand(ledger: Ledger, seat: Seat, up_only: bool) -> None:
    """Draw a Hand up, or have its owner discard down (DECK-15)."""
    over = excess(ledger.table, seat)
    if over < 0:
        decks.draw(ledger, seat, -over, rule="DECK-15")
    elif over and not up_only:
        ledger.next(("discard_down", seat))


# ---------------------------------------------------------------------- discarding down


@wish("discards {cards}")
class DiscardDown(Answer):
    """Wish: discard these cards of one's own Hand, which is above its maximum."""

    cards: tuple[Card, ...]
    shown = Shown("{cards}")
    answers = "discard_down"
    always_allowed = True

    def laid_on_now(self, table: Table) -> Place:
        return Place(zone=trash_zone(deck_of(self.seat)))

    def judge(self, state: State) -> Iterator[Reason]:
        """As many cards of her own as are too many (DECK-15)."""
        hand = state.cards(hand_zone(self.seat))
        over = excess(state, self.seat)
        if len(set(self.cards)) != len(self.cards) or any(card not in hand for card in self.cards):
            yield refusal("DECK-15", "Discard cards of your own Hand, each once.")
        elif len(self.cards) != over and not (len(self.cards) == 1 and _one_by_one(state, self.seat)):
            yield refusal("DECK-15", "{over} of these cards must go, not {count}.", over=over, count=len(self.cards))

    def answer(self, ledger: Ledger, item: Item) -> None:
        hand = ledger.table.cards(hand_zone(self.seat))
        if len(set(self.cards)) != len(self.cards) or any(card not in hand for card in self.cards):
            raise Impossible(say("Those cards are not in the Hand."))
        decks.discard(ledger, self.cards, rule="DECK-15")
        if excess(ledger.table, self.seat) > 0:
            ledger.next(item)


def _one_by_one(state: State, seat: Seat) -> bool:
    return comb(state.count(hand_zone(seat)), excess(state, seat)) > MOST_SETS


def _ask_discard(state: State, item: Item) -> Ask | None:
    seat = str(item[1])
    over = excess(state, seat)
    if over <= 0:
        return None
    hand = state.cards(hand_zone(seat))
    sets = combinations(hand, 1 if _one_by_one(state, seat) else over)
    text = say(
        "{name} holds {have} cards and keeps {most}. Which go?",
        name=name_of(state, seat),
        have=len(hand),
        most=max_hand(state, seat),
    )
    return Ask("discard_down", seat, text, tuple([DiscardDown.made(seat, cards) for cards in sets]))


@wish("sets Hands right")
class SetHandsRight(Move):
    """Wish: bring every Hand to its maximum now, in Story Mode (C-6)."""

    shown = Shown("Set Hands right", line="Up or down to the maximum")
    steps = ("story",)
    step_rule = "DECK-15"
    offers_depend_on = (*_OF_SIZES, "hand")
    depends_on_all_with = "entries"
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        if not any(len(state.zones.get(zone, ())) != most for zone, most in _sizes(state)):
            yield refusal("DECK-15", "Every Hand has the right size already.")

    def play(self, ledger: Ledger) -> None:
        set_hands_right(ledger)


MOVES = (DiscardDown, SetHandsRight)
DOINGS = {"set_hands_right": set_hands_right, "set_hand": set_hand}
ASKINGS = {"discard_down": _ask_discard}
