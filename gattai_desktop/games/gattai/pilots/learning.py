"""A Pilot learns a Tech, a Mod, a Frame or a Robo that the packs of the table have (RULES PILOT-13, PILOT-14)."""

from collections.abc import Iterator

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.pilots import chromas, learnable
from gattai_desktop.games.gattai.pilots.evolving import Evolving, EvolvingTech, in_category, same_again
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal


@wish("evolves a {category} Tech")
class EvolveTech(Evolving):
    """Wish: raise a `chroma` or `daisho` Tech that no pack of this table has: it stands on the Pilot's paper."""

    category: str
    shown = Shown("Evolve a {category} Tech", line="Its Rank stands on your own sheet")
    among = ("chroma", "daisho")

    def unfit(self, state: State) -> Iterator[Reason]:
        """A category that there is, and not the one of last time (PILOT-14)."""
        yield from same_again(state, self.seat, self.category)
        if self.category not in self.among:
            yield refusal("PILOT-14", "A Tech is chroma or daisho; a Robo and the universal Techs evolve otherwise.")
        elif _has_content(state, self.seat, self.category):
            yield refusal("PILOT-14", "Say which one: this table knows them by name.")

    def meaningless(self, state: State) -> Iterator[Reason]:
        if self.category not in self.among:
            yield from self.unfit(state)

    def evolve(self, ledger: Ledger) -> None:
        in_category(ledger, self.seat, self.category)


def _has_content(table: Table, seat: Seat, category: str) -> bool:
    """Whether this table knows Techs of that category by name."""
    if category == "chroma":
        return bool(chromas.chroma_techs(table, seat))
    return any(one.family in {learnable.FRAME, learnable.MOD} for one in learnable.learnable(table))


@wish("raises {tech} by a Rank")
class RaiseTech(EvolvingTech):
    """Wish: the Primary or Secondary Tech of her Chroma rises by a Rank, to 3 at most (PILOT-14)."""

    tech: str
    of_category = "chroma"
    shown = Shown("Raise {tech}", kind="A Chroma's Tech")
    told = LogWords("{seat} raises {tech}")

    @classmethod
    def listed(cls, state: State, seat: Seat) -> Iterator[tuple[str, ...]]:
        yield from ((one.tech.key,) for one in chromas.chroma_techs(state, seat))

    def _step(self, table: Table) -> chromas.TechStep | None:
        return next((one for one in chromas.chroma_techs(table, self.seat) if one.tech.key == self.tech), None)

    def meaningless(self, state: State) -> Iterator[Reason]:
        step = self._step(state)
        if step is None:
            yield refusal("PILOT-14", "{name} is no Tech of her Chroma.", name=learnable.name_of(state, self.tech))
        elif step.barred:
            yield refusal("PILOT-14", "{name} ends at Rank {most}.", name=step.tech.name, most=step.most)

    def learn(self, ledger: Ledger) -> None:
        step = self._step(ledger.table)
        assert step is not None
        chromas.raise_tech(ledger, self.seat, step)


@wish("takes on the Chroma {chroma} with {tech}")
class TakeOnChroma(EvolvingTech):
    """Wish: own another Chroma besides, at the first Rank of one of its Techs; a Team has each once (PILOT-14)."""

    chroma: str
    tech: str
    of_category = "chroma"
    shown = Shown("Take on {chroma} with {tech}", kind="Another Chroma")
    told = LogWords("{seat} takes on {chroma} with {tech}")

    @classmethod
    def listed(cls, state: State, seat: Seat) -> Iterator[tuple[str, ...]]:
        yield from ((colour, step.tech.key) for colour, step in chromas.to_take_on(state, seat))

    def meaningless(self, state: State) -> Iterator[Reason]:
        owned = {chromas.worn(state, self.seat), *(one.colour for one in chromas.others(state, self.seat))}
        if self.chroma not in COLOURS:
            yield refusal("PILOT-14", "There is no Chroma called {name}.", name=self.chroma)
        elif self.chroma in owned:
            yield refusal("PILOT-14", "She has that Chroma already.")
        elif chromas.worn_by(state, self.chroma) is not None:
            yield refusal("PILOT-14", "Another Pilot of the Team wears that Chroma.")
        elif self._step(state) is None:
            name = learnable.name_of(state, self.tech)
            yield refusal("PILOT-14", "{name} is no Tech by which that Chroma begins.", name=name)

    def _step(self, table: Table) -> chromas.TechStep | None:
        steps = chromas.steps_of(table, self.chroma, {})
        return next((one for one in steps if one.tech.key == self.tech), None)

    def learn(self, ledger: Ledger) -> None:
        step = self._step(ledger.table)
        assert step is not None
        chromas.take_on(ledger, self.seat, self.chroma, step)


@wish("locks in a Rank of {tech}")
class LockRank(EvolvingTech):
    """Wish: buy a Rank once more of a Chroma's Tech that is at its last; it stays in every Chroma (PILOT-14)."""

    tech: str
    of_category = "chroma"
    shown = Shown("Lock in a Rank of {tech}", kind="A Rank that stays")

    @classmethod
    def listed(cls, state: State, seat: Seat) -> Iterator[tuple[str, ...]]:
        yield from ((one,) for one in chromas.mastered(state, seat))

    def meaningless(self, state: State) -> Iterator[Reason]:
        rank = chromas.mastered(state, self.seat).get(self.tech)
        name = learnable.name_of(state, self.tech)
        if rank is None:
            yield refusal("PILOT-14", "{name} is not at its last Rank in any Chroma of hers.", name=name)
        elif chromas.locked(state, self.seat).get(self.tech, 0) >= rank:
            yield refusal("PILOT-14", "Every Rank of {name} is locked in.", name=name)

    def learn(self, ledger: Ledger) -> None:
        chromas.lock(ledger, self.seat, self.tech)


@wish("fits {mod} to {frame}")
class FitMod(EvolvingTech):
    """Wish: a Mod for one of her Daishos, three at most for a Frame, and never taken off again (PILOT-14)."""

    mod: str
    frame: str
    of_category = "daisho"
    shown = Shown("Fit {mod} to {frame}", kind="A Mod for a Daisho")

    @classmethod
    def listed(cls, state: State, seat: Seat) -> Iterator[tuple[str, ...]]:
        mods = [one.key for one in learnable.learnable(state) if one.family == learnable.MOD]
        yield from ((mod, own[0]) for own in learnable.daishos(state, seat) for mod in mods)

    def meaningless(self, state: State) -> Iterator[Reason]:
        mod = learnable.named(state, self.mod)
        own = next((one for one in learnable.daishos(state, self.seat) if one[0] == self.frame), None)
        if mod is None or mod.family != learnable.MOD:
            yield refusal("PILOT-14", "{name} is no Mod of this table.", name=self.mod)
        elif own is None:
            yield refusal("PILOT-14", "She has no Daisho with that Frame.")
        elif self.mod in own:
            yield refusal("PILOT-14", "That Daisho has {name} already.", name=mod.name)
        elif len(own) > learnable.MOST_MODS:
            yield refusal("PILOT-14", "A Frame takes {most} Mods, for good.", most=learnable.MOST_MODS)

    def learn(self, ledger: Ledger) -> None:
        learnable.fit(ledger, self.seat, self.mod, self.frame)


@wish("builds a Daisho on {frame}")
class BuildDaisho(EvolvingTech):
    """Wish: a new Daisho, of a bare Frame (PILOT-14)."""

    frame: str
    of_category = "daisho"
    shown = Shown("Build a Daisho on {frame}", kind="A new Frame")

    @classmethod
    def listed(cls, state: State, seat: Seat) -> Iterator[tuple[str, ...]]:
        yield from ((one.key,) for one in learnable.learnable(state) if one.family == learnable.FRAME)

    def meaningless(self, state: State) -> Iterator[Reason]:
        frame = learnable.named(state, self.frame)
        if frame is None or frame.family != learnable.FRAME:
            yield refusal("PILOT-14", "{name} is no Frame of this table.", name=self.frame)
        elif any(one[0] == self.frame for one in learnable.daishos(state, self.seat)):
            yield refusal("PILOT-14", "She has a Daisho on {name} already.", name=frame.name)

    def learn(self, ledger: Ledger) -> None:
        learnable.add_frame(ledger, self.seat, self.frame)


@wish("gets the Robo {robo}")
class GetRobo(EvolvingTech):
    """Wish: a new Robo at Rank 1, with the Coach's leave (PILOT-13)."""

    robo: str
    of_category = "robo"
    shown = Shown("Get the Robo {robo}", kind="A new Robo")

    def unfit(self, state: State) -> Iterator[Reason]:
        yield from super().unfit(state)
        if learnable.ridden(state, self.seat):
            yield refusal("PILOT-13", "A second Robo is for Coach to allow.")

    def meaningless(self, state: State) -> Iterator[Reason]:
        if all(one.key != self.robo for one in learnable.new_robos(state, self.seat)):
            yield refusal("PILOT-13", "There is no such Robo here, or somebody has it.")

    def learn(self, ledger: Ledger) -> None:
        robo = learnable.named(ledger.table, self.robo)
        assert robo is not None
        learnable.add_robo(ledger, self.seat, robo)


MOVES = (RaiseTech, TakeOnChroma, LockRank, FitMod, BuildDaisho, GetRobo, EvolveTech)
