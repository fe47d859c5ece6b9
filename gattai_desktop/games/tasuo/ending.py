"""The End Phase, and how a showdown is won (RULES TS-7 to TS-9, TS-15, TS-54 to TS-62, TS-H85)."""

from typing import Final

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table, cached, paths
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.combos import end_lost_combo
from gattai_desktop.games.tasuo.decks import FRAGS
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.leaving import leave, let_fall
from gattai_desktop.games.tasuo.legend import take
from gattai_desktop.games.tasuo.matches import note_duel
from gattai_desktop.games.tasuo.queue import RESOLVING
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.striking import LOSS, take_losses_of
from gattai_desktop.games.tasuo.values import OVER, PHASES, active, armor, bodies, of
from gattai_desktop.games.tasuo.warriors import all_warriors, conditions, legend_room, lose, set_conditions, warrior_in

BODIES: Final = 5
LONG: Final = 7
"""Bodies of the loser, in a usual and in a long game (RULES TS-7, TS-H67)."""
LAST_TURN: Final = 80
"""Turns after which the game is decided (RULES TS-H55)."""
PASSING: Final = ("Stun", "Immobilize", "Freeze")
"""Conditions that end with the turn (RULES TS-55 to TS-57)."""
_OF_TURN: Final = ("boost", "burnt", "attacked", "called", "emergency", "stops")
"""What is kept of a warrior for one turn."""


def take_losses(ledger: Ledger) -> None:
    """Take every loss of the turn, at once or the active player's first (RULES TS-54, TS-58, TS-59, TS-H85)."""
    first = active(ledger.table)
    if rulings_of(ledger.table).losses == "together":
        take_losses_of_side(ledger, *zones.SEATS)
    else:
        ledger.next(("end.side", first), ("end.side", zones.foe(first)))


def take_losses_of_side(ledger: Ledger, *seats: Seat) -> None:
    """Take every loss of the turn on these sides at once (RULES TS-H15)."""
    table = ledger.table
    own = active(table) if rulings_of(table).each_turn == "controllers" else ""
    for card in tuple(one for one in all_warriors(table) if one.owner in seats):
        burnt = table.number(of(card.key, "burnt"))
        if burnt:
            lose(ledger, card, LOSS * burnt, rule="TS-54")
        if own and card.owner != own:
            continue
        take_losses_of(ledger, card)


def expire(ledger: Ledger) -> None:
    """Let end what ends with the turn (RULES TS-55 to TS-57, TS-H85)."""
    for card in tuple(all_warriors(ledger.table)):
        _expire_of(ledger, card)
    if rulings_of(ledger.table).gravity == "one_turn":
        for seat in zones.SEATS:
            close_gravity(ledger, seat)
    if rulings_of(ledger.table).endless == "eighty" and ledger.table.number("turn") >= LAST_TURN:
        _decide(ledger)


def close_gravity(ledger: Ledger, seat: Seat) -> None:
    """Close the Gravity Zones of a player: who stands there leaves, and Legend cards without room (RULES TS-H27)."""
    if not ledger.table.number(f"gravity.{seat}"):
        return
    for place in zones.GRAVITY:
        warrior = warrior_in(ledger.table, seat, place)
        if warrior is not None:
            leave(ledger, warrior, zones.dead(seat), rule="TS-H27")
    ledger.set(f"gravity.{seat}", None, rule="TS-H27")
    while (legend_room(ledger.table, seat) or 0) < 0:
        take(ledger, ledger.table.cards(zones.legend(seat))[-1], seat, zones.dead(seat), up=True, rule="TS-H27")


def _expire_of(ledger: Ledger, card: TasuoCard) -> None:
    has = conditions(ledger.table, card)
    kept = tuple(one for one in has if one not in PASSING)
    if kept != has:
        set_conditions(ledger, card, kept, rule="TS-H85")
    ledger.clear(tuple(of(card.key, what) for what in _OF_TURN), rule="TS-H85")


def _decide(ledger: Ledger) -> None:
    """After the last turn: the lower Body Count wins, then the higher armor, else nobody (RULES TS-H55)."""
    table = ledger.table
    ranks = {seat: (-bodies(table, seat), armor(table, seat)) for seat in zones.SEATS}
    best = max(zones.SEATS, key=lambda seat: ranks[seat])
    drawn = ranks[best] == ranks[zones.foe(best)]
    end_game(ledger, "" if drawn else best, by="limit", rule="TS-H55")


WON_BY: Final = "won.by"
"""By what a game has ended: "bodies", "armor", "frags", "deck", "limit" or "resign"."""


def end_game(ledger: Ledger, winner: Seat, *, by: str, rule: str) -> None:
    """End the game; nobody has won where no winner is named."""
    if winner:
        ledger.announce("wins", rule=rule, seat=winner, by=by)
        ledger.set("winner", winner, rule=rule)
        note_duel(ledger, winner)
    else:
        ledger.announce("draw", rule=rule, by=by)
    ledger.set(WON_BY, by, rule=rule)
    ledger.set("step", OVER, rule=rule)
    ledger.agenda.clear()


def bodies_that_end(table: Table) -> int:
    """Return the Body Count with which a player has lost (RULES TS-7, TS-H67)."""
    return LONG if rulings_of(table).length == "seven" else BODIES


def lost_by(table: Table, seat: Seat) -> tuple[str, str]:
    """Return by what a player has lost, and the rule; "" where she has not (RULES TS-7, TS-8)."""
    if bodies(table, seat) >= bodies_that_end(table):
        return "bodies", "TS-7"
    if armor(table, seat) <= 0:
        return "armor", "TS-8"
    return ("deck", "TS-H19") if table.text("won.deck") == seat else ("", "")


@cached(depends_on=paths("hand", "legend", "charges", "weapons", "rulings"))
def has_frags(table: Table, seat: Seat) -> bool:
    """Whether all seven Kaju Frags are a player's, in hand or on her half of the table (RULES TS-9, TS-H37)."""
    places = [zones.hand(seat), zones.legend(seat), zones.charges(zones.KA, seat)]
    places += [zones.weapons(one, seat) for one in zones.PLACES]
    if rulings_of(table).frags == "face_up_or_hand":
        places = [zones.hand(seat)]
    found = {design_of(card).id for zone in places for card in table.cards(zone) if design_of(card).kaju}
    return len(found) >= FRAGS


def check_winner(ledger: Ledger) -> None:
    """After every step: has somebody won? Not while the Queue resolves (RULES TS-7 to TS-9, TS-H28)."""
    table = ledger.table
    if table.text("step") not in PHASES or table.values.get(RESOLVING):
        return
    lost = {seat: lost_by(table, seat) for seat in zones.SEATS}
    losers = [seat for seat in zones.SEATS if lost[seat][0]]
    if len(losers) == len(zones.SEATS) and rulings_of(table).both_win == "draw":
        end_game(ledger, "", by=lost[losers[0]][0], rule="TS-H28")
    elif losers:
        first = active(table) if len(losers) == len(zones.SEATS) else zones.foe(losers[0])
        by, rule = lost[zones.foe(first)]
        end_game(ledger, first, by=by, rule=rule)
    else:
        _check_frags(ledger)


def _check_frags(ledger: Ledger) -> None:
    seat = active(ledger.table)
    try:
        complete = has_frags(ledger.table, seat)
    except NotKnown:  # on a sight that does not show that hand
        return
    if complete:
        end_game(ledger, seat, by="frags", rule="TS-9")


def settle(ledger: Ledger) -> None:
    """Let fall whose damage reaches its life, and see whether somebody has won, where anything was written since."""
    changed = len(ledger.facts)
    anew, ledger.settled = changed > ledger.settled, changed
    if anew and ledger.table.text("step") in PHASES:
        let_fall(ledger)
        end_lost_combo(ledger)
        check_winner(ledger)


@wish("resigns")
class Resign(Move):
    """Wish: give the game up; it is said, never offered."""

    shown = Shown("Resign", sign="flag", line="The showdown is over, and the other player has won.")
    steps = PHASES

    def play(self, ledger: Ledger) -> None:
        end_game(ledger, zones.foe(self.seat), by="resign", rule="TS-8")


MOVES = (Resign,)
DOINGS = {"end.losses": take_losses, "end.side": take_losses_of_side, "end.expiries": expire}
