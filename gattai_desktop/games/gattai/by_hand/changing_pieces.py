"""A Robo, a Frame, a Mod, Gear or a Tech of a table is written anew while it is played, or taken from a Pilot.

Who was given one (`giving.py`) has it at once as its sheet says (RULES ED-4, PILOT-13, PILOT-14, GEAR-1).
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from gattai_desktop.cards.frozen import field
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import Seat, seat_named
from gattai_desktop.games.by_hand import with_reason
from gattai_desktop.games.gattai.by_hand.bringing import set_if_new
from gattai_desktop.games.gattai.by_hand.by_hand import CoachByHand
from gattai_desktop.games.gattai.by_hand.giving import RULES, PieceByHand, in_a_form, of_whom
from gattai_desktop.games.gattai.events import damage
from gattai_desktop.games.gattai.pilots import gear, learnable, robos
from gattai_desktop.games.gattai.pilots.gear import GEAR
from gattai_desktop.games.gattai.pilots.learnable import FRAME, MOD, ROBO, TECH, OwnedRobo
from gattai_desktop.games.gattai.pilots.pieces import FAMILIES, Belonging, family_at
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import LogWords
from gattai_desktop.games.verdict import Reason, refusal

# ---------------------------------------------------------------------- changed as it is written


@wish("writes the {family} {piece} anew as {name} with {sheet}")
class RewritePiece(PieceByHand):
    """Wish: a piece of this table is another one from now on, by its whole sheet, for everybody who has it."""

    told = LogWords("{seat} rewrites {name}")

    def impossible(self, state: State) -> Iterator[Reason]:
        """One of its family at this table, a sheet that can be read, and something in it that is otherwise."""
        if self.family not in FAMILIES or family_at(state, self.piece) != self.family:
            yield refusal("ED-4", "This table knows no {family} {key}.", family=self.family, key=self.piece)
            return
        against = tuple(self.unreadable())
        yield from against
        if not against and not self.read().changes(state):
            yield refusal("ED-4", "{name} is like that already.", name=self.name)

    def do(self, ledger: Ledger) -> None:
        """Change what the table knows of it; who rides or carries it has it so at once, and what it lost stays lost."""
        before = learnable.named(ledger.table, self.piece)
        read = self.lay(ledger)
        if self.family == ROBO:
            more = read.endurance - (before.endurance if before is not None else robos.ENDURANCE)
            for seat in pilot_seats(ledger.table):
                _rewrite_robo(ledger, seat, read, more)
        if self.family == GEAR:
            for key in ledger.table.listed(GEAR):
                if ledger.table.values.get(f"gear.{key}.entry") == self.piece:
                    for name, value in (("name", read.name), ("type", read.kind), ("tier", read.tier)):
                        set_if_new(ledger, f"gear.{key}.{name}", value, "GEAR-1")
        for seat in pilot_seats(ledger.table):
            damage.fit_gauges(ledger, seat)


def _rewrite_robo(ledger: Ledger, seat: Seat, robo: Belonging, more: int) -> None:
    """Let a Pilot's Robo be called as it is written, and have as much more Endurance as its sheet has."""
    if learnable.ridden(ledger.table, seat) == robo.key:
        path, now = robos.path(seat), robos.robo(ledger.table, seat)
        most = max(1, now.max_endurance + more)
        set_if_new(ledger, f"{path}.name", robo.name, "PILOT-13")
        set_if_new(ledger, f"{path}.max_endurance", most, "PILOT-13")
        # One that is down stays down.
        left = max(1, min(most, now.endurance + more)) if now.endurance else 0
        set_if_new(ledger, f"{path}.endurance", left, "PILOT-13")
        robos.fit(ledger, seat)
    owned = learnable.other_robos(ledger.table, seat)
    learnable.own(
        ledger,
        seat,
        tuple(_grown(one, more) if one.entry == robo.key else one for one in owned),
    )


def _grown(robo: OwnedRobo, more: int) -> OwnedRobo:
    """Return a Robo that waits, with more Endurance at most or with less; one that is down stays down."""
    most = max(1, robo.most + more)
    lost = most if robo.lost >= robo.most else min(robo.lost, most - 1)
    return OwnedRobo(robo.entry, robo.rank, most, lost, min(lost, robo.corroded))


# ---------------------------------------------------------------------- taken away


@wish("takes the {family} {piece} away from {pilot}")
class TakePiece(CoachByHand):
    """Wish: a Pilot has something no more, as if she had never had it; a Frame goes with its Mods."""

    family: str
    piece: str
    pilot: Seat = field(converter=seat_named)
    told = LogWords("{seat} takes {piece} away from {pilot}")

    def impossible(self, state: State) -> Iterator[Reason]:
        """Something that she has; no Robo out of a Final Form."""
        nobody = tuple(of_whom(state, self.family, self.pilot))
        yield from nobody
        if not nobody and (self.family, self.piece) not in had(state, self.pilot):
            yield refusal(RULES[self.family], "She has no {name}.", name=learnable.name_of(state, self.piece))
        elif not nobody and self.family == ROBO and learnable.ridden(state, self.pilot) == self.piece:
            yield from in_a_form(state, self.pilot)

    def do(self, ledger: Ledger) -> None:
        """It is hers no more; of several Robos she rides the next one, of several Daishos she carries it."""
        _TAKEN[self.family](ledger, self.pilot, self.piece)
        damage.fit_gauges(ledger, self.pilot)


def had(table: Table, seat: Seat) -> tuple[tuple[str, str], ...]:
    """Return the family and the key of everything that a Pilot rides, carries, knows, or owns besides."""
    return tuple(_had(table, seat))


def _had(table: Table, seat: Seat) -> Iterator[tuple[str, str]]:
    robo, families = learnable.ridden(table, seat), {one.key: one.family for one in learnable.learnable(table)}
    yield from ((ROBO, one) for one in (robo, *(one.entry for one in learnable.other_robos(table, seat))) if one)
    for one in learnable.ranks(table, seat):
        family = families.get(one) or str(table.values.get(f"entry.{one}.family") or TECH)
        yield family, one
    for daisho in learnable.other_daishos(table, seat):
        yield FRAME, daisho[0]
    yield from ((GEAR, one.key) for one in gear.carried(table, seat))


def _take_robo(ledger: Ledger, seat: Seat, key: str) -> None:
    others = learnable.other_robos(ledger.table, seat)
    if learnable.ridden(ledger.table, seat) != key:
        learnable.own(ledger, seat, tuple(one for one in others if one.entry != key))
        return
    if others:
        learnable.change_robo(ledger, seat, others[0].entry)
        learnable.own(ledger, seat, tuple(one for one in learnable.other_robos(ledger.table, seat) if one.entry != key))
        return
    unknown = (("entry", None), ("name", ""), ("rank", 1), ("endurance", robos.ENDURANCE),
               ("max_endurance", robos.ENDURANCE), ("present", False))  # fmt: skip
    for name, value in unknown:
        ledger.set(f"{robos.path(seat)}.{name}", value, rule="PILOT-13")


def _take_frame(ledger: Ledger, seat: Seat, key: str) -> None:
    carried, others = learnable.carried_daisho(ledger.table, seat), learnable.other_daishos(ledger.table, seat)
    if carried[:1] != (key,):
        ledger.set(f"pilot.{seat}.daishos", tuple(one for one in others if one[0] != key) or None, rule="PILOT-14")
        return
    mine = {one: rank for one, rank in learnable.ranks(ledger.table, seat).items() if one not in carried}
    learnable.carry(ledger, seat, mine)
    if others:
        learnable.take_up(ledger, seat, others[0][0])


def _take_known(ledger: Ledger, seat: Seat, key: str) -> None:
    mine = {one: rank for one, rank in learnable.ranks(ledger.table, seat).items() if one != key}
    learnable.carry(ledger, seat, mine)


def _take_gear(ledger: Ledger, _seat: Seat, key: str) -> None:
    gear.destroy(ledger, key)


_TAKEN: Final[Mapping[str, Callable[[Ledger, Seat, str], None]]] = {
    ROBO: _take_robo,
    FRAME: _take_frame,
    MOD: _take_known,
    TECH: _take_known,
    GEAR: _take_gear,
}

MOVES = with_reason(RewritePiece, TakePiece)
