"""The Gambit: Coach's Threshold card against one Pilot's card (RULES 2.9).

| value | meaning |
|---|---|
| `gambit.pilot` | the Pilot to whom it was offered |
| `gambit.goal` | what she wants, in words |
| `gambit.specialty` | whether her Gambit Specialty is involved (GAMBIT-13) |
| `gambit.threshold_from` | "hand" or "deck": where the Threshold card came from |
| `gambit.card_from` | "hand", "deck" or "faction": where her card came from |
| `gambit.bonus` | what is added to her card's value (GAMBIT-20) |
| `gambit.helpers` | Pilots who joined with a card (GAMBIT-18) |
| `gambit.result` | "yes-and", "yes-but", "no-but" or "no-and" |

Steps: `gambit.offered`, `gambit.threshold`, `gambit.play`, `gambit.help`, `gambit.reveal`, `gambit.result`,
`gambit.consequences`, `gambit.clean_up` (STEP-1). What follows from the result is in `gambit_outcome.py`.
"""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.card import DECK_CARDS, Card, Suit
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.cards.comparing import beats_threshold, counts_as, favor_cards
from gattai_desktop.games.gattai.effects import effects, modifiers
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.zones import GAMBIT_CARD, THRESHOLD, deck_of, deck_zone, hand_zone

PILOT: Final = "gambit.pilot"
GOAL: Final = "gambit.goal"
SPECIALTY: Final = "gambit.specialty"
THRESHOLD_FROM: Final = "gambit.threshold_from"
THRESHOLD_SEEN: Final = "gambit.threshold_seen"
CARD_FROM: Final = "gambit.card_from"
FLIPS: Final = "gambit.flips"
"""How many cards effects let the Coach flip beside the Threshold card."""
EFFECTS: Final = "gambit.effects"
"""What effects add to the value of the Pilot's card."""
OF_ONE_TRY: Final = (FLIPS, EFFECTS)
"""What effects have brought to the cards that lie there: for other cards they take part anew."""
BONUS: Final = "gambit.bonus"
HELPERS: Final = "gambit.helpers"
RESULT: Final = "gambit.result"

YES_AND: Final = "yes-and"

_GREEN: Final = 4


def going_on(table: Table) -> bool:
    """Whether a Gambit is under way."""
    return table.values.get(PILOT) is not None


def pilot_of(table: Table) -> Seat:
    """The Pilot of the Gambit."""
    return cast("Seat", table.values[PILOT])


def specialty_of(table: Table, seat: Seat) -> str:
    """A Pilot's Gambit Specialty, in words; empty where she has none."""
    return table.text(f"pilot.{seat}.specialty")


def enter(ledger: Ledger, step: str) -> None:
    """Go on to a step of the Gambit."""
    ledger.set("step", step, rule="STEP-1")


def nothing_to_play(table: Table, seat: Seat) -> bool:
    """Whether a seat has no card at all for a Gambit: no Hand, no Deck, no Faction's top card (C-36)."""
    if table.has_cards(hand_zone(seat)) or table.has_cards(deck_zone(deck_of(seat))):
        return False
    return seat == COACH_SEAT or not favor_cards(table)


# ---------------------------------------------------------------------- helpers


def helpers(table: Table) -> tuple[Seat, ...]:
    """The Pilots who joined with a card."""
    return table.listed(HELPERS)


def helpers_allowed(table: Table) -> int:
    """How many Pilots may still help: one for each step of Harmony from Green up (GAMBIT-18, R-23)."""
    if rulings_of(table).gambit_helpers == "off":
        return 0
    if modifiers.forbidden(table, pilot_of(table), "gambit_help"):
        return 0
    harmony = cast("int", table.values["team.harmony"])
    return max(0, harmony - _GREEN + 1) - len(helpers(table))


def could_help(table: Table) -> Iterator[Seat]:
    """The Pilots who may be asked for help, from the Coach's left (C-30)."""
    if helpers_allowed(table) <= 0:
        return
    for seat in throwdown.able_pilots(table):
        if (
            seat != pilot_of(table)
            and seat not in helpers(table)
            and not modifiers.forbidden(table, seat, "gambit_help")
        ):
            yield seat


# ---------------------------------------------------------------------- the reveal


def succeeds(table: Table) -> bool:
    """Say whether a card of the Pilots is higher than the Threshold card (GAMBIT-7, C-11)."""
    lying = table.cards(THRESHOLD)
    if not lying:
        return True
    # Of several the highest counts: effects may add cards to the Coach's.
    threshold = max((counts_as(table, card) for card in lying), key=lambda card: card.strength)
    tie = rulings_of(table).gambit_tie
    return any(beats_threshold(card, threshold, tie, bonus) for card, bonus in _as_they_count(table))


def _as_they_count(table: Table) -> Iterator[tuple[Card, int]]:
    """The cards of the Pilot and her helpers, each with what is added to it: everybody's own bonus (GAMBIT-20).

    What the Pilot has may let her own card count as another rank, or as none.
    """
    for seat in helpers(table):
        bonus = modifiers.standing(table, seat, "gambit", 0)
        yield from ((counts_as(table, card), bonus) for card in table.cards(f"gambit.help.{seat}"))
    seat = pilot_of(table)
    bonus = modifiers.standing(table, seat, "gambit", table.number(BONUS) + table.number(EFFECTS))
    for card in (counts_as(table, one) for one in table.cards(GAMBIT_CARD)):
        colour = "red" if card.suit in (Suit.HEARTS, Suit.DIAMONDS) else "black"
        rank = modifiers.counted(table, seat, colour) if card.suit is not None else None
        if rank is None:
            yield card, bonus
        elif rank > 0:
            same = (one for one in DECK_CARDS[card.deck] if one.rank == rank and one.suit is card.suit)
            yield next(same, card), bonus


def reveal(ledger: Ledger) -> None:
    """Turn the Threshold card and every card that lies face-down beside it, and compare (GAMBIT-7)."""
    opened = effects.moment(ledger.table, "gambit.play", gambler=pilot_of(ledger.table))
    if opened:
        enter(ledger, "gambit.result")
        ledger.next(*opened, ("gambit_turn",))
    else:
        turn_up(ledger)


def turn_up(ledger: Ledger) -> None:
    """Turn the cards, when everything that takes part before has done so."""
    zones = (THRESHOLD, GAMBIT_CARD, *(f"gambit.help.{seat}" for seat in helpers(ledger.table)))
    for zone in zones:
        face_down = [one.card for one in ledger.table.zones.get(zone, ()) if not one.up]
        if face_down:
            ledger.turn(zone, face_down, rule="GAMBIT-7")
    opened = effects.moment(ledger.table, "gambit.reveal", gambler=pilot_of(ledger.table))
    if opened:
        enter(ledger, "gambit.result")
        ledger.next(*opened, ("gambit_compare",))
    else:
        compare(ledger)


def take_back(ledger: Ledger) -> None:
    """The Pilot's card comes back into her Hand, and she plays another; what was turned up stays so."""
    seat = pilot_of(ledger.table)
    cards = ledger.table.cards(GAMBIT_CARD)
    ledger.agenda[:] = [(item, cause) for item, cause in ledger.agenda if item[0] != "gambit_compare"]
    if cards:
        ledger.move_from(GAMBIT_CARD, cards, hand_zone(seat), rule="GAMBIT-5", up=False)
    for path in (CARD_FROM, *OF_ONE_TRY):
        ledger.set(path, None, rule="GAMBIT-5")
    enter(ledger, "gambit.play")


def compare(ledger: Ledger) -> None:
    """Compare the cards, when nothing more takes part."""
    for _ in range(ledger.table.number(FLIPS)):
        decks.take(ledger, COACH_SEAT, THRESHOLD, rule="GAMBIT-7", up=True)
    higher = succeeds(ledger.table)
    ledger.announce("compared", rule="GAMBIT-7", seat=pilot_of(ledger.table), higher=higher)
    enter(ledger, "gambit.result")
    if higher:
        ledger.next(("gambit_succeeds",))
    else:
        # Another try is offered before she picks a result (C-13).
        ledger.next(("gambit_retest",), ("gambit_result",))


def cards_on_table(table: Table) -> tuple[Card, ...]:
    """Every card of the Gambit in the order in which it goes to the Trash (C-31)."""
    zones = (THRESHOLD, GAMBIT_CARD, *(f"gambit.help.{seat}" for seat in helpers(table)))
    return tuple(card for zone in zones for card in table.cards(zone))
