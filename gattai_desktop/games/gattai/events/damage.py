"""Burn, Purge and Trauma (RULES MICRO-20, MICRO-33, MICRO-36, PILOT-5 to PILOT-8, C-20)."""

from collections.abc import Iterator
from typing import cast

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.effects import modifiers, stand_ins
from gattai_desktop.games.gattai.effects.entries import ENTRIES
from gattai_desktop.games.gattai.events.recipients import kind_of, pilots_in_play
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount
from gattai_desktop.games.gattai.pilots.pilots import COMMITMENT_OF, pilot
from gattai_desktop.games.gattai.rumble import rumble_damage
from gattai_desktop.games.gattai.settling import Settling
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.world import threats
from gattai_desktop.games.gattai.zones import hand_zone, pilot_seats
from gattai_desktop.games.move import Answer, Impossible, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal


def burn(ledger: Ledger, recipient: str, amount: EventAmount, instigator: str) -> None:
    """The whole Hand goes to the Trash; in Story Mode it is drawn up again (MICRO-20, MICRO-20a)."""
    decks.discard(ledger, ledger.table.cards(hand_zone(recipient)), rule="MICRO-20")
    if ledger.table.values["step"] == "story":
        ledger.next(("set_hand", recipient, False))


def purge(ledger: Ledger, recipient: str, amount: EventAmount, instigator: str) -> None:
    """All Charges are lost, tokens that count as Charges too (MICRO-33)."""
    ledger.set(pilot(ledger.table, recipient).path("charges"), 0, rule="MICRO-33")
    stand_ins.spend(ledger, recipient, "charge", stand_ins.tokens(ledger.table, recipient, "charge"), rule="MICRO-33")


def trauma(ledger: Ledger, recipient: str, amount: EventAmount, instigator: str) -> None:
    """A Pilot loses Stat points, a Threat its rating (MICRO-36, MICRO-36a)."""
    if kind_of(ledger.table, recipient) == "Threat":
        if modifiers.forbidden(ledger.table, recipient, "threat_trauma") is not None:
            ledger.announce("no_effect", rule="ED-8", event="Trauma", target=recipient)
            return
        rating = threats.rating(ledger.table, recipient)
        threats.lose(ledger, recipient, amount if isinstance(amount, int) else rating)
        return
    if rumble_damage.hurt_form(ledger, recipient, amount):
        return
    points = (
        amount
        if isinstance(amount, int)
        else sum(_stat(ledger.table, recipient, name) for name in first_contact.stats(ledger.table))
    )
    ledger.next(("lose_stat", recipient, points))


# ---------------------------------------------------------------------- Trauma on a Pilot


def _stat(table: Table, seat: Seat, name: str) -> int:
    return cast("int", table.values[f"pilot.{seat}.{name}"])


def choosable(table: Table, seat: Seat) -> tuple[str, ...]:
    """The Stats among which a Pilot may pick for a point of Trauma (MICRO-36, R-79)."""
    above = tuple(name for name in first_contact.stats(table) if _stat(table, seat, name) > 0)
    return first_contact.stats(table) if above and rulings_of(table).trauma_pick == "any" else above


@wish("loses {stat}")
class LoseStat(Answer):
    """Wish: take a point of Trauma from this Stat."""

    stat: str
    shown = Shown("{stat}")
    answers = "lose_stat"

    def judge(self, state: State) -> Iterator[Reason]:
        """Only Stats that have a point to lose (MICRO-36, R-79)."""
        if self.stat not in first_contact.stats(state):
            yield refusal("MICRO-36", "There is no Stat called {stat}.", stat=self.stat)
        elif self.stat not in choosable(state, self.seat):
            yield refusal(
                "MICRO-36", "{stat} is at 0 and cannot fall.", stat=self.stat.capitalize(), ruling="trauma_pick"
            )

    def answer(self, ledger: Ledger, item: Item) -> None:
        if self.stat not in first_contact.stats(ledger.table):
            raise Impossible(say("There is no Stat called {stat}.", stat=self.stat))
        lose_stat(ledger, str(item[1]), cast("int", item[2]), self.stat)


def _ask_stat(state: State, item: Item) -> Ask | None:
    _, seat, points = item
    seat = str(seat)
    stats = choosable(state, seat) if seat in pilots_in_play(state) else ()
    if len(stats) < 2:
        return None  # nothing to choose: the one Stat of First Contact, or the last that is left
    text = say("{name} suffers {points} Trauma. Which Stat loses a point?", name=pilot(state, seat).name, points=points)
    return Ask("lose_stat", seat, text, tuple(LoseStat(seat, stat) for stat in stats))


def lose_stat(ledger: Ledger, seat: Seat, points: int, stat: str = "") -> None:
    """Take one point of Trauma; the rest is asked for next, unless the Pilot falls (C-20)."""
    stats = choosable(ledger.table, seat) if seat in pilots_in_play(ledger.table) else ()
    if not stats or points <= 0:
        ledger.announce("no_effect", rule="MICRO-36", event="Trauma", target=seat)
        return
    lowered = stat or stats[0]
    cause = ledger.set(
        pilot(ledger.table, seat).path(lowered), max(0, _stat(ledger.table, seat, lowered) - 1), rule="MICRO-36"
    )
    with ledger.because(cause):
        fit_gauges(ledger, seat)
        if _falls(ledger, seat, lowered):
            return
    if points > 1:
        ledger.next(("lose_stat", seat, points - 1))


def _room_is_gone(ledger: Ledger) -> None:
    """What a Location or Gear made room for goes with it: left, ruined or given up (LOC-6, PILOT-8)."""
    for seat in pilot_seats(ledger.table):
        fit_gauges(ledger, seat)


def fit_gauges(ledger: Ledger, seat: Seat) -> None:
    """Take Buffers and Charges above their maximum away (PILOT-8)."""
    her = pilot(ledger.table, seat)
    ledger.set(her.path("buffers"), min(her.buffers, her.max_buffers), rule="PILOT-8")
    ledger.set(her.path("charges"), min(her.charges, her.max_charges), rule="PILOT-8")


def _falls(ledger: Ledger, seat: Seat, stat: str) -> bool:
    """Say whether this point was one too many: a dead Commitment, or the one Stat of First Contact at 0."""
    if first_contact.is_on(ledger.table):
        if not first_contact.is_out(ledger.table, seat):
            return False
        ledger.set(pilot(ledger.table, seat).path("status"), "out", rule="FC-5")
        ledger.announce("out", rule="FC-5", who=seat)
        return True
    her = pilot(ledger.table, seat)
    commitment = COMMITMENT_OF[stat]
    if her.commitment_dead != commitment:
        return False
    ledger.announce("commitment_dead", rule="PILOT-7", who=seat, commitment=commitment)
    return True


SUFFER = {"Burn": burn, "Purge": purge, "Trauma": trauma}
MOVES = (LoseStat,)
DOINGS = {"lose_stat": lose_stat}
ASKINGS = {"lose_stat": _ask_stat}
SETTLE = Settling(
    _room_is_gone,
    there=ENTRIES,
    touched=frozenset({"gear", "scene.location", "location", "throwdown.challenger", "gambit.pilot"}),
)
