"""Effects around a Drive: before and after it, special comparisons, a Strike ignored, a card forced off (THROW-18).

Where an effect listens in "drive.declare", the Drive waits for it in `secret.<seat>.drive`, as it does for the
Commander's consent, and is carried out by the agenda item `("drive_now", seat)`.

A winning initiative card is not forced off the Pile, unless R-94 lets it.
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.by_hand import with_reason
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.by_hand.by_hand import CoachByHand
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.effects import condition_values, costs, effects, entries, limits, modifiers, risking
from gattai_desktop.games.gattai.effects.entries import HeldEntry
from gattai_desktop.games.gattai.pilots import ranks
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.strike import UNLIMITED, Strike
from gattai_desktop.games.gattai.zones import PILE
from gattai_desktop.games.move import wish
from gattai_desktop.games.verdict import Reason, refusal

_RANKS: Final = {"jack": 11, "queen": 12, "king": 13, "ace": 14}


# ---------------------------------------------------------------------- windows


def before(table: Table, seat: Seat, name: str) -> tuple[Item, ...]:
    """The items that open the window before a Drive; none where nothing listens there."""
    armed = any("drive.declare" in found.effect.when for found in effects.waiting(table))
    listens = any(
        not _only_compares(found) and effects.takes_part(table, found, "drive.declare", _bound(table, seat, name))
        for found in entries.effects_in(table, "drive.declare", actor=seat)
        if not found.effect.armed
    )
    if not armed and not listens:
        return ()
    return effects.moment(table, "drive.declare", **_bound(table, seat, name))


def _bound(table: Table, seat: Seat, name: str) -> dict[str, str]:
    return {"drive": name, "driver": seat, "source": seat, "faced": throwdown.winning_seat(table)}


def discards_first(table: Table, seat: Seat, name: str) -> tuple[str, int] | None:
    """Which entry makes the player of a Drive discard before it, and how many cards in all; None where none does."""
    entry, count = "", 0
    for found in entries.effects_in(table, "drive.declare", actor=seat):
        steps = [one for one in found.steps if one.verb == "discard" and one.target == "Source"]
        if not steps or found.effect.armed or found.effect.asks_first:
            continue
        bound = _bound(table, seat, name)
        if effects.takes_part(table, found, "drive.declare", bound):
            numbers = condition_values.numbers(table, found, bound)
            due = (one for one in steps if condition_values.holds(table, found, one.condition, bound))
            entry, count = found.entry, count + sum(one.values[0].worth(numbers) for one in due)
    return (entry, count) if count else None


def _only_compares(found: HeldEntry) -> bool:
    return all(step.verb == "beats" for step in found.effect.steps)


def after(table: Table, seat: Seat, name: str, *, faced: Seat = "", play: Strike | None = None) -> tuple[Item, ...]:
    """Return the items that open the windows after a Drive: its player's, and those of the player whom it answers."""
    how: dict[str, str | bool | int | None] = {
        "drive": name,
        "driver": seat,
        "source": seat,
        "resonant": play is not None and play.resonant,
        "dissonant": play is not None and play.dissonant,
        "difference": play.difference if play is not None else None,
    }
    items = effects.moment(table, "drive.landed", **how)
    if faced:
        items += effects.moment(table, "drive.faced", **how, faced=faced, opponent_drive=name)
    return items


def play_is_over(ledger: Ledger, side: Seat) -> None:
    """End what held for this side's Drive, which has been measured."""
    threats = (f"threat.{key}" for key in throwdown.threats(ledger.table))
    modifiers.over(ledger, "play", owners=(*throwdown.members(ledger.table, side), *threats))


def over(ledger: Ledger, side: Seat) -> None:
    """End what held for this turn; what was armed and not used lapses."""
    modifiers.over(ledger, "turn")
    risking.over(ledger)
    limits.over(ledger, "turn")
    effects.turn_is_over(ledger)
    ranks.over(ledger)


# ---------------------------------------------------------------------- comparisons


def helped(table: Table, seat: Seat, card: Card, reference: Card | None) -> tuple[HeldEntry, int] | None:
    """The effect by which a card beats one that it would not beat, and the difference that counts then."""
    if reference is None:
        return None
    for found in entries.effects_in(table, "drive.declare", seat):
        if next(costs.unpayable(table, found, {}), None) is not None or limits.used_up(table, found, {}):
            continue
        if final_form.sleeps(table, found):
            continue
        for step in found.steps:
            if step.verb == "beats" and _is(step.values[0], card) and _is(step.values[1], reference):
                return found, step.values[2].worth({})
    return None


def _is(value: object, card: Card) -> bool:
    word = getattr(value, "word", "")
    return _RANKS.get(word, -1) == card.rank if word else value.worth({}) == card.rank  # type: ignore[attr-defined]


def pay_for(ledger: Ledger, found: HeldEntry) -> None:
    """Pay for a comparison that was used."""
    ledger.announce("effect", rule="ASSIST-2", entry=found.entry, who=found.owner, part=found.effect.part or None)
    ledger.next(*costs.pay(ledger, found, {}))
    limits.count(ledger, found)


# ---------------------------------------------------------------------- the Strike


def measured(table: Table, seat: Seat, difference: int | None, reach: int, *, counter: bool = False) -> Strike:
    """Measure a play, with a Strike that is ignored, or a Counter that counts as Resonant, for this once."""
    values = table.values
    if counter and modifiers.for_a_while(values, seat, "resonate"):
        return Strike(1, max(1, reach))
    if modifiers.for_a_while(values, seat, "ignore_strike"):
        return Strike(difference, UNLIMITED)
    return Strike(difference, reach)


def could_ignore(table: Table, seat: Seat, name: str) -> bool:
    """Whether an effect that may take part before this Drive would let its Strike be ignored (STRIKE-9)."""
    return any(
        any(step.verb == "ignore_strike" for step in found.effect.steps)
        and effects.takes_part(table, found, "drive.declare", _bound(table, seat, name))
        for found in entries.effects_in(table, "drive.declare", actor=seat)
        if not found.effect.armed
    )


def immune(table: Table) -> bool:
    """Whether the winning card stays whatever an effect says: an initiative card, by R-94."""
    entries = throwdown.pile_entries(table)
    initiative = bool(entries) and entries[-1][1] == throwdown.INITIATIVE
    return initiative and rulings_of(table).initiative_escaped == "immune"


def force_off(ledger: Ledger) -> None:
    """Discard the winning card; nothing happens where it is immune (THROW-18)."""
    card = ledger.table.top(PILE)
    if card is None or immune(ledger.table):
        ledger.announce("stays_on_the_pile", rule="THROW-18", card=card.key if card else None)
        return
    entries = throwdown.pile_entries(ledger.table)
    decks.discard(ledger, (card,), rule="DECK-3")
    ledger.set(throwdown.PILE_ENTRIES, entries[:-1] or None, rule="DECK-3")


@wish("lets an effect discard the winning card")
class ForceOff(CoachByHand):
    """Wish: carry out an effect that forces the winning card off the Pile."""

    def impossible(self, state: State) -> Iterator[Reason]:
        if not state.count(PILE):
            yield refusal("THROW-27", "No card lies on the Pile.")

    def do(self, ledger: Ledger) -> None:
        force_off(ledger)


MOVES = with_reason(ForceOff)
DOINGS = {"force_off": force_off}
