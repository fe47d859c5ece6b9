"""The Rout and dropping out: who is beaten in the middle of a Throwdown (RULES OUT-16 to OUT-19, R-114, R-115).

Looked for after every step of play (STEP-6), as soon as a Pilot or a Threat has changed.
"""

from typing import Final

from gattai_desktop.cards.frozen import field
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat, seat_named
from gattai_desktop.games.ask import Ask, Choice, answers
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.outcome import outcome
from gattai_desktop.games.gattai.pilots import robos
from gattai_desktop.games.gattai.rumble import bgm, final_form
from gattai_desktop.games.gattai.settling import Settling
from gattai_desktop.games.gattai.throwdown import conflict_end, throwdown
from gattai_desktop.games.gattai.throwdown.stages import STAGE
from gattai_desktop.games.gattai.zones import hand_zone

_MAY_BEAT: Final = frozenset({"pilot", "threat", STAGE})
"""First words of the values of which one has to change before a fighter can be beaten."""


def beaten(table: Table, key: str) -> bool:
    """Whether a Threat is beaten: it has left play, or its rating is 0 and it does not only fall to rise (BGM-3)."""
    if bgm.rising(table) == key:
        return False
    return table.values.get(f"threat.{key}.status") != "active" or table.values.get(f"threat.{key}.tr") == 0


def settle(ledger: Ledger) -> None:
    """Look for a Rout or a drop-out wherever a Pilot or a Threat has changed in this move."""
    values = ledger.table.values
    if values.get(outcome.WINNER) is None and values["step"] != "outcome.clean_up":
        _check(ledger)


def _check(ledger: Ledger) -> None:
    table = ledger.table
    routed = table.listed(throwdown.ROUTED)
    found = tuple(side for side in throwdown.sides(table) if side not in routed and _is_routed(table, side))
    if found:
        ledger.set(throwdown.ROUTED, (*routed, *found), rule="OUT-18")
        for side in found:
            ledger.announce("rout", rule="OUT-16" if side != COACH_SEAT else "OUT-17", side=side)
        if not routed:
            # What the last move has fired is still carried out; no further move is made (C-21).
            ledger.later(("rout",))
    for side in throwdown.sides(table):
        _drop_out(ledger, side)


def _is_routed(table: Table, side: Seat) -> bool:
    if side == COACH_SEAT:
        keys = table.listed(throwdown.INVOLVED_THREATS)
        return bool(keys) and all(beaten(table, key) for key in keys)
    found = final_form.form(table, side)
    if found is not None and found.head is not None:
        if robos.robo(table, found.head).endurance == 0:
            return True
        if rulings_of(table).rumble_rout_sources == "head_only":
            return not any(throwdown.able(table, seat) for seat in throwdown.members(table, side))
    return not throwdown.able(table, throwdown.commander(table, side))


def _drop_out(ledger: Ledger, side: Seat) -> None:
    """Let those leave the fight who are out while others fight on (OUT-19)."""
    table = ledger.table
    if side == COACH_SEAT:
        standing = tuple(key for key in throwdown.threats(table) if not beaten(table, key))
        if standing and standing != throwdown.threats(table):
            ledger.set(throwdown.THREATS, standing, rule="OUT-19")
        return
    leader = throwdown.commander(table, side)
    routed = side in _routed(table)
    for seat in throwdown.members(table, side):
        # Without her Robo a Pilot is out of the Rumble (RUMBLE-10).
        if throwdown.able(table, seat) and (routed or not final_form.thrown_out(table, seat)):
            continue
        if seat == leader and routed:
            continue
        cause = ledger.announce("drops_out", rule="OUT-19", seat=seat)
        with ledger.because(cause):
            members = tuple(one for one in throwdown.members(table, side) if one != seat)
            ledger.set(throwdown.side_path(side), members, rule="OUT-19")
            hand = table.cards(hand_zone(seat))
            if hand and rulings_of(table).dropout_hand == "to_commander":
                ledger.move_from(hand_zone(seat), hand, hand_zone(leader), rule="OUT-19", up=False)


# ---------------------------------------------------------------------- who is routed where both are


def _routed(table: Table) -> tuple[Seat, ...]:
    return table.listed(throwdown.ROUTED)


def _ask_rout(state: State, item: Item) -> Ask | None:
    if len(_routed(state)) < 2 or rulings_of(state).double_rout != "ask_coach":
        return None
    return Ask(
        "rout",
        COACH_SEAT,
        say("Both sides are beaten at once. Who Concedes?"),
        tuple(SayRouted(COACH_SEAT, side) for side in throwdown.sides(state)),
        say("No text settles it (U-7)."),
    )


def rout(ledger: Ledger) -> None:
    """The routed side Concedes at once; of two the one on turn (OUT-18, R-115)."""
    routed = _routed(ledger.table)
    on_turn = ledger.table.values.get(throwdown.TURN)
    _concede(ledger, next((side for side in routed if side == on_turn), routed[0]))


def _concede(ledger: Ledger, side: Seat) -> None:
    conflict_end.drop(ledger, ("pass_turn", "confirm_drive", "drive_now"))
    outcome.concede(ledger, side, rout=True)


@answers("rout", "says {side} is routed", rule="OUT-18")
class SayRouted(Choice):
    """Wish: of two sides that are beaten at once, let this one Concede (R-115)."""

    side: Seat = field(converter=seat_named)

    def answer(self, ledger: Ledger, item: Item) -> None:
        _concede(ledger, self.side)


MOVES = (SayRouted,)
DOINGS = {"rout": rout}
ASKINGS = {"rout": _ask_rout}
SETTLE = Settling(settle, there=STAGE, touched=_MAY_BEAT)
