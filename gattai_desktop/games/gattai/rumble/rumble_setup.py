"""Setting up a Rumble: the Head's draw and what she passes on, the Coach's draw, the numbers (RULES STEP-4).

Every part is an item of the agenda, so that it may wait for an answer; names of asks begin with "rumble", because no
Omen is spent while one is open (C-39).
"""

from typing import Final

from gattai_desktop.cards.card import Back, Card, NotKnown
from gattai_desktop.cards.frozen import field
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat, seat_named
from gattai_desktop.games.ask import Ask, Choice, answers
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.effects import effects, modifiers
from gattai_desktop.games.gattai.rumble import bgm
from gattai_desktop.games.gattai.rumble.final_form import ASSEMBLED, RUMBLE, form, form_path
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.world import crisis
from gattai_desktop.games.gattai.zones import BGM_STACK, hand_zone, seat_spot
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.verdict import Reason, refusal

_PARTS: Final = (
    ("line_up", "rumble_line_up"),
    ("assemble", "rumble_assemble"),
    ("positions", "rumble_positions"),
    ("head_draw", "rumble_head_draw"),
    ("distribute", "rumble_distribute"),
)
_MOST_CHARGES: Final = 14


def begin(ledger: Ledger, side: Seat) -> tuple[Item, ...]:
    """Let a Rumble begin that a side called for; returns what has to be settled before play goes on."""
    ledger.set(RUMBLE, side, rule="RUMBLE-1")
    ledger.set(bgm.RISING, None, rule="BGM-3")
    pilots = throwdown.pilot_sides(ledger.table)
    items: list[Item] = []
    for step, name in _PARTS:
        items.append(("rumble_step", step))
        items.extend((name, one) for one in pilots)
    items += [("rumble_step", "coach_draw"), ("rumble_coach_draw",), ("rumble_step", "form_values")]
    items.extend((name, one) for one in pilots for name in ("rumble_charges", "rumble_form_values"))
    return (*items, ("rumble_growth",))


def enter(ledger: Ledger, step: str) -> None:
    """Go on to a step of the set-up."""
    ledger.set("step", f"throwdown.{step}", rule="STEP-4")


# ---------------------------------------------------------------------- the Head draws


def head_draw(ledger: Ledger, side: Seat) -> None:
    """The Head draws as many cards as Harmony (RUMBLE-5)."""
    found = form(ledger.table, side)
    if found is None or found.head is None:
        return
    drawn = decks.draw(ledger, found.head, found.harmony, rule="RUMBLE-5")
    ledger.set(form_path(side, "drawn"), drawn or None, rule="RUMBLE-5")


def _drawn(table: Table, head: Seat, side: Seat) -> tuple[Card, ...]:
    """What the Head drew and still holds: the last cards of her Hand. Raises NotKnown where they are hidden."""
    count = table.number(form_path(side, "drawn"))
    cards = table.cards(hand_zone(head))[-count:] if count else ()
    if any(isinstance(card, Back) for card in cards):
        raise NotKnown(f"The Hand of {head} is hidden.")
    return cards


def _ask_distribute(state: State, item: Item) -> Ask | None:
    side = str(item[1])
    found = form(state, side)
    if found is None or found.head is None:
        return None
    head = found.head
    others = tuple(seat for seat in found.pilots if seat != head)
    cards = _drawn(state, head, side) if others else ()
    if not cards:
        return None
    return Ask(
        "rumble_distribute",
        head,
        say("You hold {count} cards drawn for the Final Form. Do you pass any on?", count=len(cards)),
        (KeepDrawn(head), *(PassDrawn(head, card, seat) for card in cards for seat in others)),
        say("The Head may pass them to any Pilot of the Form (RUMBLE-5)."),
    )


@answers("rumble_distribute", "passes {card} to {pilot}", rule="RUMBLE-5")
class PassDrawn(Choice):
    """Wish: hand a card that was drawn for the Form to another of its Pilots, seen by the two alone (INFO-6)."""

    card: Card
    pilot: Seat = field(converter=seat_named)
    shown = Shown("{card} to {pilot}")
    laid_on = Place(spot=seat_spot("{pilot}"))

    def against(self, state: State, item: Item) -> Reason:
        head = self.seat
        if self.card not in _drawn(state, head, str(item[1])):
            return refusal("RUMBLE-5", "{card} is none of the cards that you drew for this.", card=self.card)
        return refusal("RUMBLE-5", "{name} is not in the Final Form.", name=self.pilot.capitalize())

    def answer(self, ledger: Ledger, item: Item) -> None:
        path = form_path(str(item[1]), "drawn")
        ledger.move_from(hand_zone(self.seat), (self.card,), hand_zone(self.pilot), rule="RUMBLE-5", up=False)
        ledger.set(path, ledger.number(path) - 1 or None, rule="RUMBLE-5")
        ledger.next(item)


@answers("rumble_distribute", "keeps the drawn cards", rule="RUMBLE-5")
class KeepDrawn(Choice):
    """Wish: pass no more of them."""

    shown = Shown("Keep them", line="They stay in the hand")

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(form_path(str(item[1]), "drawn"), None, rule="RUMBLE-5")


def _nothing_to_pass(ledger: Ledger, side: Seat) -> None:
    ledger.set(form_path(side, "drawn"), None, rule="RUMBLE-5")


# ---------------------------------------------------------------------- the Coach draws


def coach_draw(ledger: Ledger) -> None:
    """The Coach takes up the BGM stack, or reshuffles and draws (RUMBLE-6, R-72)."""
    table = ledger.table
    if COACH_SEAT not in throwdown.sides(table):
        return
    match rulings_of(table).rumble_coach_draw:
        case "bgm_stack":
            stack = table.cards(BGM_STACK)[::-1]
            if stack:
                ledger.move_from(BGM_STACK, stack, hand_zone(COACH_SEAT), rule="RUMBLE-6", up=False)
            _of_one_evening(ledger)
        case "final":
            giants = bgm.fighting(table)
            decks.reshuffle(ledger, COACH_SEAT, rule="RUMBLE-6")
            count = len(throwdown.threats(table)) - len(giants) + (crisis.tier(table) if giants else 0)
            decks.draw(ledger, COACH_SEAT, count, rule="RUMBLE-6")
            _of_one_evening(ledger)
        case "none":
            pass


def _of_one_evening(ledger: Ledger) -> None:
    """On the short Path of a single evening the Coach draws the BGM's TR too, and keeps so many more (CRISIS-3)."""
    table = ledger.table
    more = sum(bgm.rating_in_rumble(table, key) for key in bgm.fighting(table))
    if more and crisis.is_one_shot(table):
        decks.draw(ledger, COACH_SEAT, more, rule="CRISIS-3")
        modifiers.hold(ledger, COACH_SEAT, "max_hand", more, "rumble", "", rule="CRISIS-3")


# ---------------------------------------------------------------------- numbers


def _ask_charges(state: State, item: Item) -> Ask | None:
    side = str(item[1])
    if state.values.get(form_path(side)) != ASSEMBLED or rulings_of(state).rumble_charges != "custom":
        return None
    return Ask(
        "rumble_charges",
        COACH_SEAT,
        say("How many Rumble Charges does the Final Form have?"),
        tuple(EnterCharges(COACH_SEAT, number) for number in range(_MOST_CHARGES + 1)),
        say("R-73"),
    )


@answers("rumble_charges", "grants {number} Rumble Charges", rule="RUMBLE-7")
class EnterCharges(Choice):
    """Wish: say how many Rumble Charges a Final Form begins with (R-73)."""

    number: int
    shown = Shown("{number}")

    def answer(self, ledger: Ledger, item: Item) -> None:
        """It is the most that it can have, too."""
        _charge(ledger, str(item[1]), self.number)


def _as_harmony(ledger: Ledger, side: Seat) -> None:
    found = form(ledger.table, side)
    if found is not None:
        charges = found.harmony
        for seat in found.pilots:
            charges = modifiers.standing(ledger.table, seat, "rumble_charges", charges)
        _charge(ledger, side, charges)


def _charge(ledger: Ledger, side: Seat, number: int) -> None:
    for name in ("max_charges", "charges"):
        ledger.set(form_path(side, name), number, rule="RUMBLE-7")


def form_values(ledger: Ledger, side: Seat) -> None:
    """Strike and Buffers of a Final Form are the Harmony that was locked (RUMBLE-7, RUMBLE-11)."""
    found = form(ledger.table, side)
    if found is None:
        return
    for name in ("strike", "max_buffers", "buffers"):
        ledger.set(form_path(side, name), found.harmony, rule="RUMBLE-7")


def growth(ledger: Ledger) -> None:
    """A BGM in the fight grows to full size (RUMBLE-17, BGM-2)."""
    if rule := bgm.grows_by(ledger.table):
        bgm.grow(ledger, rule=rule)
    for side in throwdown.sides(ledger.table):
        for seat in throwdown.members(ledger.table, side):
            ledger.next(*effects.moment(ledger.table, "rumble.start", fighter=seat))


MOVES = (PassDrawn, KeepDrawn, EnterCharges)
DOINGS = {
    "rumble_step": enter,
    "rumble_head_draw": head_draw,
    "rumble_distribute": _nothing_to_pass,
    "rumble_coach_draw": coach_draw,
    "rumble_charges": _as_harmony,
    "rumble_form_values": form_values,
    "rumble_growth": growth,
}
ASKINGS = {"rumble_distribute": _ask_distribute, "rumble_charges": _ask_charges}
