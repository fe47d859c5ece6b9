"""Chargeup, Fortify, Recover and Replenish (RULES MICRO-21, MICRO-23, MICRO-26, MICRO-27)."""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.effects import stand_ins
from gattai_desktop.games.gattai.events.recipients import kind_of
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount
from gattai_desktop.games.gattai.pilots import bases
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.world import threats
from gattai_desktop.games.move import Answer, Impossible, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal

BOUNTIFUL: Final = 10
"""The Resource to which a Full Replenish raises (MICRO-27)."""


def chargeup(ledger: Ledger, recipient: str, amount: EventAmount, instigator: str) -> None:
    """Gain Charges up to the maximum (MICRO-21)."""
    her = pilot(ledger.table, recipient)
    _raise(ledger, "Chargeup", recipient, her.path("charges"), amount, her.max_charges, rule="MICRO-21")


def fortify(ledger: Ledger, recipient: str, amount: EventAmount, instigator: str) -> None:
    """Regain spent Buffers up to the maximum (MICRO-23)."""
    if kind_of(ledger.table, recipient) == "Threat":
        most = ledger.number(f"{recipient}.max_buffers")
        _raise(ledger, "Fortify", recipient, f"{recipient}.buffers", amount, most, rule="MICRO-23")
        return
    her = pilot(ledger.table, recipient)
    _raise(ledger, "Fortify", recipient, her.path("buffers"), amount, her.max_buffers, rule="MICRO-23")


def replenish(ledger: Ledger, recipient: str, amount: EventAmount, instigator: str) -> None:
    """Raise a Resource; Full raises it to 10, and what it does at 10 and above is R-101 (MICRO-27)."""
    path = f"team.{recipient.partition('.')[2]}"
    have = ledger.number(path)
    if bases.cut_off(ledger.table, recipient.partition(".")[2], "restore"):
        _nothing_gained(ledger, "Replenish", recipient, rule="TEAM-9")
    elif isinstance(amount, int):
        ledger.set(path, have + amount, rule="MICRO-27")
    elif have < BOUNTIFUL:
        ledger.set(path, BOUNTIFUL, rule="MICRO-27")
    elif rulings_of(ledger.table).replenish_full_at_ten == "plus_one":
        ledger.set(path, have + 1, rule="MICRO-27")
    else:
        _nothing_gained(ledger, "Replenish", recipient, rule="MICRO-27")


def _raise(ledger: Ledger, event: str, recipient: str, path: str, amount: EventAmount, most: int, *, rule: str) -> None:
    have = ledger.number(path)
    # A gauge that a Tech or the Coach raised above its maximum stays there (PILOT-11).
    wanted = max(have, min(most, have + amount) if isinstance(amount, int) else most)
    left = amount - (wanted - have) if isinstance(amount, int) else None
    kind = {"Chargeup": "charge", "Fortify": "buffer"}[event]
    came = left != 0 and stand_ins.refill(ledger, recipient, kind, left, rule=rule)
    if wanted == have and came:
        return
    if wanted == have:
        _nothing_gained(ledger, event, recipient, rule=rule)
        return
    ledger.set(path, wanted, rule=rule)


def _nothing_gained(ledger: Ledger, event: str, recipient: str, *, rule: str) -> None:
    ledger.announce("no_effect", rule=rule, event=event, target=recipient)


# ---------------------------------------------------------------------- Recover


def lost(table: Table, seat: Seat) -> dict[str, int]:
    """The points that each Stat of a Pilot has lost and can regain; permanent loss has lowered its base (MICRO-26)."""
    gaps = {
        stat: cast("int", table.values[f"pilot.{seat}.base.{stat}"]) - cast("int", table.values[f"pilot.{seat}.{stat}"])
        for stat in first_contact.stats(table)
    }
    return {stat: gap for stat, gap in gaps.items() if gap > 0}


def recover(ledger: Ledger, recipient: str, amount: EventAmount, instigator: str) -> None:
    """Give lost Stat points back to a Pilot, or lost rating to a Threat (MICRO-26, MICRO-26a, C-10)."""
    if kind_of(ledger.table, recipient) == "Threat":
        gap = ledger.number(f"{recipient}.base_tr") - threats.rating(ledger.table, recipient)
        points = min(gap, amount) if isinstance(amount, int) else gap
        if points <= 0:
            _nothing_gained(ledger, "Recover", recipient, rule="MICRO-26a")
        else:
            threats.regain(ledger, recipient, points)
        return
    gaps = lost(ledger.table, recipient)
    if not gaps:
        _nothing_gained(ledger, "Recover", recipient, rule="MICRO-26a")
        return
    whole = sum(gaps.values())
    ledger.next(("regain_stat", recipient, min(whole, amount) if isinstance(amount, int) else whole))


@wish("regains {stat}")
class RegainStat(Answer):
    """Wish: give a lost point back to this Stat."""

    stat: str
    shown = Shown("{stat}")
    answers = "regain_stat"

    def judge(self, state: State) -> Iterator[Reason]:
        if self.stat not in lost(state, self.seat):
            yield refusal("MICRO-26a", "{stat} has lost nothing.", stat=self.stat.capitalize())

    def answer(self, ledger: Ledger, item: Item) -> None:
        if self.stat not in first_contact.stats(ledger.table):
            raise Impossible(say("There is no Stat called {stat}.", stat=self.stat))
        regain_stat(ledger, str(item[1]), cast("int", item[2]), self.stat)


def _ask_stat(state: State, item: Item) -> Ask | None:
    _, seat, points = item
    gaps = lost(state, str(seat))
    if len(gaps) < 2 or sum(gaps.values()) <= cast("int", points):
        return None  # all of it comes back, or there is but one Stat to choose
    text = say(
        "{name} recovers {points}. Which Stat regains a point?", name=pilot(state, str(seat)).name, points=points
    )
    return Ask("regain_stat", str(seat), text, tuple(RegainStat(str(seat), stat) for stat in gaps))


def regain_stat(ledger: Ledger, seat: Seat, points: int, stat: str = "") -> None:
    """Give one point back; the rest is asked for next."""
    gaps = lost(ledger.table, seat)
    if not gaps or points <= 0:
        return
    path = f"pilot.{seat}.{stat or next(iter(gaps))}"
    ledger.set(path, ledger.number(path) + 1, rule="MICRO-26")
    if points > 1:
        ledger.next(("regain_stat", seat, points - 1))


SUFFER = {"Chargeup": chargeup, "Fortify": fortify, "Recover": recover, "Replenish": replenish}
MOVES = (RegainStat,)
DOINGS = {"regain_stat": regain_stat}
ASKINGS = {"regain_stat": _ask_stat}
