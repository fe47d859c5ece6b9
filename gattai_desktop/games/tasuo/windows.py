"""Response windows: who may answer what waits on the Queue, and when it resolves (RULES TS-63 to TS-65, 3h).

A window asks one player after the other. Two passes in a row let the Queue resolve. A player is asked where facts that
everybody knows say that an answer could be there: being asked, and not being asked, tells nothing (RULES TS-H44).
"""

from typing import Final

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask, put
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.effect_aims import AIM
from gattai_desktop.games.tasuo.queue import FALLEN, RESOLVING, entries, start_next
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.values import active, listed, number, text
from gattai_desktop.games.tasuo.warriors import warrior_named

CALL: Final = "call"
ACT: Final = "act"
TRIGGERS: Final = "triggers"
ATTACK: Final = "attack"
FALL: Final = "fall"
TURN: Final = "turn"
"""The windows of 3h: a call is declared, something is used, triggers began, an attack is declared, a warrior fell in
battle, a Play Phase begins."""

ASKED: Final = "window.asked"
KIND: Final = "window.kind"
PASSES: Final = "window.passes"

ANSWERS: Final[list[type[Answer]]] = []
"""The kinds of answers that a window offers, in their order; each chapter adds its own."""


def open_window(ledger: Ledger, kind: str) -> None:
    """Open a window: its first player is asked before anything else goes on."""
    table = ledger.table
    found = entries(table)
    first = zones.foe(found[-1].seat) if found else zones.foe(active(table))
    fallen = listed(table, FALLEN)
    if fallen:  # who lost a warrior; where both did, the active player's foe
        first = zones.foe(active(table)) if len(fallen) > 1 else str(fallen[0])
        ledger.set(FALLEN, None, rule="TS-65")
    ledger.set(KIND, kind, rule="TS-65")
    ledger.set(ASKED, first, rule="TS-65")
    ledger.set(PASSES, 0, rule="TS-65")
    ledger.next(AIM, ("window",))


def answered(ledger: Ledger, seat: Seat) -> None:
    """Ask anew after somebody has added an entry: its foe first (RULES TS-63)."""
    ledger.set(ASKED, zones.foe(seat), rule="TS-63")
    ledger.set(PASSES, 0, rule="TS-63")
    ledger.next(AIM, ("window",))


def lay_long_enough(table: Table, laid: Value) -> bool:
    """Whether a card that was set in a turn may be used by now: from the foe's next turn on, or the own (TS-H13)."""
    turn = number(table, "turn")
    if rulings_of(table).full_turn == "own_turn":
        return isinstance(laid, int) and turn - laid >= len(zones.SEATS)
    return laid != turn


def can_be_waiting(table: Table, seat: Seat) -> bool:
    """Whether a card of a player lies face-down that may be used by now, whatever it is (RULES TS-H13, TS-H32)."""
    lying, since = table.zones.get(zones.legend(seat), ()), listed(table, f"since.{seat}")
    return any(not one.up and lay_long_enough(table, laid) for one, laid in zip(lying, since, strict=False))


def could_answer(table: Table, seat: Seat) -> bool:
    """Whether a player could answer now, judging by what everybody can see (RULES TS-H44)."""
    if rulings_of(table).asking == "always":
        return True
    found, fell = entries(table), text(table, KIND) == FALL
    if active(table) == seat and not fell and not any(one.seat != seat for one in found):
        return False
    if can_be_waiting(table, seat):
        return True
    if not table.count(zones.hand(seat)):
        return False
    if fell or active(table) == seat:
        return True
    return any(_is_at_warrior(table, one.targets, seat) for one in found if one.seat != seat)


def _is_at_warrior(table: Table, targets: tuple[str, ...], seat: Seat) -> bool:
    chosen = (warrior_named(table, one) for one in targets)
    return any(one is not None and one.owner == seat for one in chosen)


def window(state: State, _item: Item) -> Ask | None:
    """Ask who is next; nobody after two passes, and nobody who could not answer by what all can see."""
    seat = text(state, ASKED)
    if number(state, PASSES) >= len(zones.SEATS) or not could_answer(state, seat):
        return None
    options = (one for kind in ANSWERS for one in _allowed(kind, state, seat))
    return put("window", seat, _question(state), (PassWindow(seat), *options), Words(""), unseen=True)


def _allowed(kind: type[Answer], state: State, seat: Seat) -> tuple[Answer, ...]:
    """Return the answers of a kind; none where they hang on cards that are hidden here, so that anybody may pass."""
    try:
        return tuple(one for one in kind.offered(state, seat) if not any(one.judge(state)))
    except NotKnown:
        return ()


def _question(state: State) -> Words:
    found = entries(state)
    if not found:
        return say("A Play Phase begins. Answer it?")
    source = next((card for zone in state.zones.values() for card, _ in zone if card.key == found[-1].source), None)
    if source is None:
        return say("Answer what waits?")
    return say("{card} waits to resolve. Answer it?", card=source)


def pass_or_resolve(ledger: Ledger) -> None:
    """Count a pass of a player who is not asked; after two in a row the Queue resolves."""
    if number(ledger.table, PASSES) >= len(zones.SEATS):
        ledger.clear((ASKED, KIND, PASSES), rule="TS-63")
        ledger.next(("resolve",))
    else:
        _pass(ledger)


def _pass(ledger: Ledger) -> None:
    ledger.set(PASSES, number(ledger.table, PASSES) + 1, rule="TS-63")
    ledger.set(ASKED, zones.foe(text(ledger.table, ASKED)), rule="TS-63")
    ledger.next(("window",))


@wish("passes")
@frozen
class PassWindow(Answer):
    """Wish: answer nothing."""

    answers = "window"
    shown = Shown("Pass", letter="P")
    always_allowed = True

    def answer(self, ledger: Ledger, item: Item) -> None:
        _pass(ledger)


def done(ledger: Ledger) -> None:
    """After the last entry: what triggered meanwhile makes the next Queue, or play goes on (RULES TS-H43)."""
    ledger.set(RESOLVING, None, rule="TS-63")
    fell = bool(listed(ledger.table, FALLEN))
    if start_next(ledger) or fell:
        open_window(ledger, FALL if fell else TRIGGERS)


ASKINGS = {"window": window}
DOINGS = {"window": pass_or_resolve, "queue.done": done, "open": open_window}
MOVES = (PassWindow,)
