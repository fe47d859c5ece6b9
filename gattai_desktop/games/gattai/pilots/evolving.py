"""A Pilot spends her Evolutions, in the order of her cycle (RULES PILOT-14 to PILOT-17)."""

from collections.abc import Iterator
from typing import ClassVar, Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import as_list
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.effects import effects
from gattai_desktop.games.gattai.pilots import evolution, shifts
from gattai_desktop.games.gattai.pilots.evolution import CLASS, COMMITMENT, GEAR_TYPES, MOST_RANK, TECH, UNIVERSAL
from gattai_desktop.games.gattai.pilots.growing import Growing
from gattai_desktop.games.gattai.pilots.pilots import COMMITMENTS, STATS, pilot
from gattai_desktop.games.move import Quoted, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal

_KINDS: Final = {TECH: "a Tech Evolution", COMMITMENT: "a Commitment Evolution", CLASS: "a Class Advancement"}


@frozen
class Evolving(Growing):
    """An Evolution of one of the three kinds of her cycle."""

    kind: ClassVar[str] = TECH

    @classmethod
    def may_choose(cls, state: State, seat: Seat) -> bool:
        """With an Evolution to spend, of the kind that is due."""
        return evolution.unspent(state, seat) > 0 and evolution.due(state, seat) == cls.kind

    def untimely(self, state: State) -> Iterator[Reason]:
        if not evolution.unspent(state, self.seat):
            yield refusal("PILOT-14", "No Evolution is left to spend.")
        due = evolution.due(state, self.seat)
        if due != self.kind:
            yield refusal("PILOT-14", "Next in her cycle is {kind}.", kind=_KINDS[due])

    def unfit(self, state: State) -> Iterator[Reason]:
        return iter(())

    def meaningless(self, state: State) -> Iterator[Reason]:
        return self.unfit(state)

    def change(self, ledger: Ledger) -> None:
        self.evolve(ledger)
        ledger.next(*effects.moment(ledger.table, "evolve", evolver=self.seat))

    def evolve(self, ledger: Ledger) -> None:
        """Spend the Evolution, and write what it brings."""
        raise NotImplementedError


# ---------------------------------------------------------------------- Tech Evolutions


def same_again(state: State, seat: Seat, category: str) -> Iterator[Reason]:
    """Refuse the category of her last Tech Evolution (PILOT-14)."""
    if evolution.last_category(state, seat) == category:
        yield refusal(
            "PILOT-14", "Two Tech Evolutions in a row are never of one category: {name}.", name=category.capitalize()
        )


def in_category(ledger: Ledger, seat: Seat, category: str) -> None:
    """Spend an Evolution on a Tech of that category."""
    evolution.spend(ledger, seat)
    ledger.set(f"pilot.{seat}.last_category", category, rule="PILOT-14")
    ledger.announce("evolves", rule="PILOT-14", who=seat, text=category)


@frozen
class EvolvingTech(Evolving):
    """A Tech Evolution that is always of the same category, which is never that of last time (PILOT-14)."""

    of_category: ClassVar[str]

    def unfit(self, state: State) -> Iterator[Reason]:
        yield from same_again(state, self.seat, self.of_category)
        yield from self.meaningless(state)

    def meaningless(self, state: State) -> Iterator[Reason]:
        raise NotImplementedError

    def evolve(self, ledger: Ledger) -> None:
        in_category(ledger, self.seat, self.of_category)
        self.learn(ledger)

    def learn(self, ledger: Ledger) -> None:
        """Write what the Evolution brings; it is spent already."""
        raise NotImplementedError


@wish("evolves her Robo's {gauge}")
class EvolveRobo(EvolvingTech):
    """Wish: raise the Robo's `rank`, or its `endurance` by 2 (PILOT-13)."""

    gauge: str
    of_category = "robo"
    among = ("rank", "endurance")

    def meaningless(self, state: State) -> Iterator[Reason]:
        if self.gauge not in self.among:
            yield refusal("PILOT-13", "A Robo's rank or its endurance evolves.")
        elif self.gauge == "rank" and pilot(state, self.seat).number("robo.rank") >= MOST_RANK:
            yield refusal("PILOT-13", "A Robo's Tech Rank ends at {most}.", most=MOST_RANK)

    def learn(self, ledger: Ledger) -> None:
        evolution.raise_robo(ledger, self.seat, grit=self.gauge == "endurance")


@wish("evolves the universal {tech} Tech")
class EvolveUniversal(EvolvingTech):
    """Wish: raise the `buffer`, `card`, `charge` or `strike` Tech (PILOT-17)."""

    tech: str
    of_category = "universal"
    among = tuple(UNIVERSAL)

    def meaningless(self, state: State) -> Iterator[Reason]:
        if self.tech not in UNIVERSAL:
            yield refusal("PILOT-17", "The universal Techs are {techs}.", techs=", ".join(UNIVERSAL))
        elif evolution.universal_rank(state, self.seat, self.tech) >= MOST_RANK:
            yield refusal("PILOT-17", "A universal Tech ends at rank {most}.", most=MOST_RANK)

    def learn(self, ledger: Ledger) -> None:
        evolution.raise_universal(ledger, self.seat, self.tech)


@wish("restores a point of {stat}")
class RestorePoint(Evolving):
    """Wish: instead of a Tech Evolution, a point of a Commitment whose maximum has fallen below 6 (PILOT-15)."""

    stat: str
    among = STATS

    def unfit(self, state: State) -> Iterator[Reason]:
        if self.stat not in STATS:
            yield refusal("PILOT-15", "There is no Stat called {stat}.", stat=self.stat)
        elif not evolution.below_six(state, self.seat, self.stat):
            yield refusal("PILOT-15", "That Commitment has lost nothing for good.")

    def evolve(self, ledger: Ledger) -> None:
        """Give it back; the cycle stands where it stood with the category of last time."""
        evolution.spend(ledger, self.seat)
        evolution.raise_stat(ledger, self.seat, self.stat)


# ---------------------------------------------------------------------- Commitment and Class


@wish("evolves her {stat} and becomes {adjective}")
class EvolveCommitment(Evolving):
    """Wish: a Stat rises for good, with a new adjective; then a point may be shifted in each Commitment (PILOT-15)."""

    stat: str
    adjective: Quoted = Quoted("")
    shown = Shown("Evolve her {stat}")
    told = LogWords("{seat} evolves {stat}", words="adjective")
    kind = COMMITMENT
    among = STATS

    def unfit(self, state: State) -> Iterator[Reason]:
        if self.stat not in STATS:
            yield refusal("PILOT-15", "There is no Stat called {stat}.", stat=self.stat)
        elif pilot(state, self.seat).number(self.stat) >= 7:
            yield refusal("PILOT-15", "{stat} is at 7.", stat=self.stat.capitalize())

    def evolve(self, ledger: Ledger) -> None:
        evolution.spend(ledger, self.seat)
        evolution.raise_stat(ledger, self.seat, self.stat)
        path = f"pilot.{self.seat}.adjectives"
        before = ledger.table.values.get(path)
        if self.adjective:
            ledger.set(path, (*as_list(before), self.adjective), rule="PILOT-15")
        ledger.set(f"pilot.{self.seat}.{shifts.MAY_SHIFT}", tuple(COMMITMENTS), rule="PILOT-15")


@wish("advances her Class with a slot for {kind_of_gear}")
class AdvanceClass(Evolving):
    """Wish: rise in the Class, with one card more in Hand and a Gear slot for accessory, armor or tool (PILOT-16)."""

    kind_of_gear: str
    told = LogWords("{seat} rises in her Class, with a slot for {kind_of_gear}")
    kind = CLASS
    among = GEAR_TYPES

    def unfit(self, state: State) -> Iterator[Reason]:
        if self.kind_of_gear not in GEAR_TYPES:
            yield refusal("GEAR-1", "Gear is {types}.", types=", ".join(GEAR_TYPES))
        if evolution.next_class(state, self.seat) is None:
            yield refusal("PILOT-16", "She is a Graduate.")

    def evolve(self, ledger: Ledger) -> None:
        evolution.spend(ledger, self.seat)
        evolution.advance(ledger, self.seat, self.kind_of_gear)


MOVES = (EvolveRobo, EvolveUniversal, RestorePoint, EvolveCommitment, AdvanceClass)
