"""The end of a conflict: cards off the table, Hands right, and back to the story (RULES GAMBIT-17, OUT-13, OUT-14).

While `cleaning_up` is set the stop on empty Decks is over (DECK-11, C-1): a Deck that must be drawn from is mixed just
before the draw, so that R-70 decides whether the Pile is already in its Trash.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from gattai_desktop.cards.card import DECKS, Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.effects import effects, limits, modifiers, risking
from gattai_desktop.games.gattai.events import payload
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.pilots import ranks
from gattai_desktop.games.gattai.rumble import bgm
from gattai_desktop.games.gattai.story import begun, first_contact
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.zones import (
    FLIPPED,
    GAMBIT_CARD,
    LAST_STAGE,
    PILE,
    THRESHOLD,
    hand_zone,
    pilot_seats,
    trash_zone,
)
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.verdict import Reason, refusal

_MOMENTS = ("play", "turn", "stage", "throwdown", "rumble")
"""What is over when a conflict is: marks of effects, and what their uses are counted by."""
_PLAYED = (PILE, THRESHOLD, GAMBIT_CARD, "initiative.challenger", "initiative.challenged")
"""Where most cards lie that go to the Trash."""
_PILES = (*(f"pile.{stage}" for stage in range(1, LAST_STAGE + 1)), PILE, FLIPPED)
_OF_A_CONFLICT = ("gambit.", "throwdown.", "outcome.", "ballot.")
_SECRET = ("ballot.", "secret.", "throwdown.strike.")
"""What some seats may not see of it."""

_ORDER: Final[dict[str, tuple[bool, str]]] = {}
"""In which order values of a conflict are dropped, those that some seats may not see last."""
_KNOWN: Final[set[str]] = set()
"""Every path that was looked at, whether it is of a conflict or not: all tables have the same few hundred."""
_MOST_KNOWN: Final = 8192


def _of_the_conflict(values: Mapping[str, Value]) -> list[str]:
    """Return the paths of a table's conflict, in the order in which they are dropped."""
    known, order = _KNOWN, _ORDER
    if not known.issuperset(values):
        if len(known) >= _MOST_KNOWN:  # a file may name any number of paths
            known, order = set(), {}
        for path in values:
            if path.startswith(_OF_A_CONFLICT) or (path.startswith("secret.") and path.endswith(".drive")):
                order[path] = path.startswith(_SECRET), path
        known.update(values)
    return sorted(order.keys() & values.keys(), key=order.__getitem__)


def forget(ledger: Ledger, *, rule: str) -> None:
    """Drop every value of the conflict that is over, those that some seats may not see last."""
    ranks.over(ledger)
    gone = _of_the_conflict(ledger.table.values)
    modifiers.over(ledger, *_MOMENTS)
    limits.over(ledger, *_MOMENTS)
    ledger.clear(gone, rule=rule)


def to_trash(ledger: Ledger, cards: Iterable[Card], *, rule: str) -> None:
    """Discard cards in this order. No Deck is mixed on the way, whatever has run out (C-1)."""
    for card in cards:
        ledger.move(card, trash_zone(card.deck), rule=rule, likely=_PLAYED)
        if f"wild.{card.key}" in ledger.table.values:
            ledger.set(f"wild.{card.key}", None, rule="CARD-12")


# ---------------------------------------------------------------------- Gambit


def after_gambit(ledger: Ledger) -> None:
    """Discard what was played, set Hands right, and go back to the story (GAMBIT-17, C-31)."""
    to_trash(ledger, gambit.cards_on_table(ledger.table), rule="GAMBIT-17")
    ledger.set(decks.CLEANING_UP, True, rule="GAMBIT-17")
    up_only = rulings_of(ledger.table).gambit_redraw == "up_only"
    opened = effects.moment(ledger.table, "cleanup")
    ledger.next(*opened, ("set_hands_right", "up_only" if up_only else ""), ("end_conflict", "GAMBIT-17"))


# ---------------------------------------------------------------------- Throwdown


def after_throwdown(ledger: Ledger) -> None:
    """Discard and draw in the order of R-70, conceded Hands first (OUT-13, OUT-14, R-71)."""
    if payload.kept(ledger.table):
        ledger.next(("apply_payload",), ("throwdown_clean_up",))
        return
    ledger.set("step", "outcome.clean_up", rule="OUT-13")
    if opened := effects.moment(ledger.table, "cleanup"):
        # What takes part may still take cards from the Piles.
        ledger.next(*opened, ("discard_and_draw",))
    else:
        discard_and_draw(ledger)


def discard_and_draw(ledger: Ledger) -> None:
    """Discard the Piles and set the Hands right, in the order of R-70."""
    risking.over(ledger)
    _conceded_hands(ledger)
    if rulings_of(ledger.table).end_step_order == "hands_then_pile":
        ledger.set(decks.CLEANING_UP, True, rule="OUT-13")
        ledger.next(("set_hands_right",), ("discard_piles",), ("end_conflict", "OUT-13"))
    else:
        discard_piles(ledger)
        ledger.set(decks.CLEANING_UP, True, rule="OUT-13")
        ledger.next(("set_hands_right",), ("end_conflict", "OUT-13"))


def _conceded_hands(ledger: Ledger) -> None:
    for seat in (COACH_SEAT, *pilot_seats(ledger.table)):
        conceded = ledger.table.cards(f"conceded.{seat}")
        if not conceded:
            continue
        if rulings_of(ledger.table).conceded_hand == "returned":
            ledger.move_from(f"conceded.{seat}", conceded, hand_zone(seat), rule="OUT-14", up=False)
        else:
            to_trash(ledger, conceded, rule="OUT-14")


def cards_of_the_piles(table: Table) -> Iterator[Card]:
    """The cards of all Piles and initiative slots in the order in which they go to the Trash (C-31)."""
    yield from tied_cards(table)
    for zone in _PILES:
        yield from table.cards(zone)


def tied_cards(table: Table) -> Iterator[Card]:
    """What lies in the initiative slots, round by round, the challenger's first (C-31)."""
    first, second = table.cards("initiative.challenger"), table.cards("initiative.challenged")
    for place in range(max(len(first), len(second))):
        yield from first[place : place + 1]
        yield from second[place : place + 1]


def discard_piles(ledger: Ledger) -> None:
    """Discard the Piles, the bottom card of the earliest first (ZONE-5)."""
    to_trash(ledger, tuple(cards_of_the_piles(ledger.table)), rule="OUT-13")


def end_conflict(ledger: Ledger, rule: str) -> None:
    """Forget the conflict and go back to the story; Decks that ran out in it are mixed now (DECK-10, R-07)."""
    ledger.set(decks.CLEANING_UP, None, rule=rule)
    if gambit.going_on(ledger.table):
        first_contact.count_conflict(ledger, "gambits", gambit.pilot_of(ledger.table))
    else:
        first_contact.count_conflict(ledger, "throwdowns")
        begun.fought(ledger, throwdown.sides(ledger.table), ledger.table.values.get("outcome.winner"))
    bgm.leave(ledger)
    forget(ledger, rule=rule)
    ledger.set("step", "story", rule=rule)
    for deck in DECKS:
        decks.refill(ledger, deck)
    ledger.next(("return_omens",))


# ---------------------------------------------------------------------- by hand


@wish("calls the conflict off")
class CallOff(Move):
    """Wish: end the Gambit or Throwdown at once, with no result (ED-4, C-36)."""

    by_hand = True

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != COACH_SEAT:
            yield refusal("ED-4", "Only Coach calls a conflict off.")
        if not (gambit.going_on(state) or throwdown.going_on(state)):
            yield refusal("STEP-6", "No conflict is going on.")

    def play(self, ledger: Ledger) -> None:
        if gambit.going_on(ledger.table):
            ledger.agenda.clear()
            ledger.announce("called_off", rule="ED-4", what="gambit")
            ledger.next(("gambit_clean_up",))
        elif throwdown.going_on(ledger.table):
            ledger.agenda.clear()
            ledger.announce("called_off", rule="ED-4", what="throwdown")
            ledger.next(("throwdown_clean_up",))
        else:
            raise Impossible(say("No conflict is going on."))


def drop(ledger: Ledger, names: Iterable[str]) -> None:
    """Take items of these names off the agenda."""
    unwanted = frozenset(names)
    ledger.agenda[:] = [(item, cause) for item, cause in ledger.agenda if item[0] not in unwanted]


def _path(kind: str, *who: Seat) -> str:
    return f"missed.{kind}.{'-'.join(sorted(who))}"


def missed(ledger: Ledger, kind: str, *who: Seat) -> None:
    """Remember that a conflict of this kind between these did not bring what was wanted."""
    ledger.set(_path(kind, *who), ledger.number("scene"), rule="ED-10")


def remind(ledger: Ledger, kind: str, *who: Seat) -> None:
    """Note that it begins, and say that these have just fought for it, if they have; nothing is forbidden."""
    begun.conflict(ledger, kind, *who)
    if ledger.table.values.get(_path(kind, *who)) == ledger.table.values["scene"]:
        ledger.announce("again", rule="ED-10", what=kind, seats=tuple(sorted(who)))


MOVES = (CallOff,)
DOINGS = {
    "discard_and_draw": discard_and_draw,
    "discard_piles": discard_piles,
    "end_conflict": end_conflict,
    "throwdown_clean_up": after_throwdown,
}
