"""What a Pilot can choose on her page of learning, by what is due: what each brings, and what bars it (PILOT-14)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.names import STAT_NAMES
from gattai_desktop.games.gattai.pilots import chromas, evolution, learnable
from gattai_desktop.games.gattai.pilots.evolution import CLASS, COMMITMENT, GEAR_TYPES, MOST_RANK, UNIVERSAL
from gattai_desktop.games.gattai.pilots.evolving import (
    AdvanceClass,
    EvolveCommitment,
    EvolveRobo,
    EvolveUniversal,
    RestorePoint,
)
from gattai_desktop.games.gattai.pilots.learning import (
    BuildDaisho,
    EvolveTech,
    FitMod,
    GetRobo,
    LockRank,
    RaiseTech,
    TakeOnChroma,
)
from gattai_desktop.games.gattai.pilots.pilots import STATS, pilot
from gattai_desktop.games.gattai.pilots.taking_along import GraduateFromTeam, RideRobo, TakeUpDaisho, WearChroma
from gattai_desktop.games.move import Move
from gattai_desktop.games.verdict import Reason

CHROMA, DAISHO, ROBO, EVERYBODY, BACK = "chroma", "daisho", "robo", "universal", "restore"
GROUPS: Final = (CHROMA, DAISHO, ROBO, EVERYBODY, BACK)
"""The kinds of Tech Evolution in the order of the page, and what may come in place of one."""
ALONG: Final = "along"
"""What she takes along of all that she owns, and whether she stays: no Evolution is spent on it."""
_NO_WORDS: Final = Words("")
UNIVERSAL_NAMES: Final = {
    "buffer": say("Buffers"), "card": say("Bonus draw"), "charge": say("Charges"), "strike": say("Strike"),
}  # fmt: skip


@frozen
class LearnChoice:
    """Something that can be chosen: what it is, how much it is before and after, what it does, what bars it.

    `many` are the same for several things, of which one is picked: Mods for a Frame, Frames, Robos.
    """

    group: str
    title: Words
    move: Move | None = None
    change: Words = Words("")
    line: Words = Words("")
    reasons: tuple[Reason, ...] = ()
    many: tuple["LearnChoice", ...] = ()
    leave: bool = False
    """Whether the Coach has to allow it."""

    @property
    def key(self) -> str:
        """What names it on its page."""
        return str(self.move) if self.move is not None else f"{self.group}.{self.many[0].key if self.many else ''}"


def choices(table: State, seat: Seat, kind: str) -> Iterator[LearnChoice]:
    """Yield what she can choose: for a kind of Evolution, or of what she takes along."""
    if kind == COMMITMENT:
        for stat in STATS:
            yield _choice(table, COMMITMENT, say("{name}", name=STAT_NAMES[stat]), EvolveCommitment(seat, stat),
                          _more(pilot(table, seat).number(stat)), _hangs_on(table, seat, stat))  # fmt: skip
    elif kind == CLASS:
        for gear in GEAR_TYPES:
            yield _class(table, seat, gear)
    elif kind == ALONG:
        yield from _taken_along(table, seat)
    else:
        yield from _of_chroma(table, seat)
        yield from _of_daisho(table, seat)
        yield from _of_robo(table, seat)
        yield from _of_everybody(table, seat)
        yield from _back(table, seat)


def _choice(
    table: State, group: str, title: Words, move: Move, change: Words = _NO_WORDS, line: Words = _NO_WORDS
) -> LearnChoice:
    return LearnChoice(group, title, move, change, line, tuple(move.judge(table)))


def _more(now: int, by: int = 1) -> Words:
    return say("{now} → {then}", now=now, then=now + by)


def _rank(now: int) -> Words:
    return say("Rank {now} → {then}", now=now, then=now + 1)


def _hangs_on(table: Table, seat: Seat, stat: str) -> Words:
    her = pilot(table, seat)
    buffers, charges = her.max_buffers, her.max_charges
    return {
        "solo": say("draws, for herself"),
        "sync": say("draws, for the Team"),
        "flesh": say("Strike in fights they start"),
        "steel": say("Strike in fights we start"),
        "synapse": say("Buffers {now} → {then}", now=buffers, then=buffers + 1),
        "circuit": say("Charges {now} → {then}", now=charges, then=charges + 2),
    }[stat]


def _class(table: State, seat: Seat, gear: str) -> LearnChoice:
    new = evolution.next_class(table, seat)
    titles = {"accessory": say("A slot for an accessory"), "armor": say("A slot for armor"),
              "tool": say("A slot for a tool")}  # fmt: skip
    line = _NO_WORDS
    if new is not None:
        line = say("{name}: a hand of {hand}, Gear to Tier {tier}", name=say("{name}", name=new.name),
                   hand=new.max_hand, tier=new.gear_tier)  # fmt: skip
        if new.gear_tier > len(evolution.CLASSES):
            line = say("{name}: a hand of {hand}, any Gear", name=say("{name}", name=new.name), hand=new.max_hand)
    own = evolution.slots(table, seat, gear)
    return _choice(table, CLASS, titles[gear], AdvanceClass(seat, gear), _more(own), line)


def _of_chroma(table: State, seat: Seat) -> Iterator[LearnChoice]:
    steps = chromas.chroma_techs(table, seat)
    for step in steps:
        move, words = RaiseTech(seat, step.tech.key), say("{words}", words=step.tech.text)
        change = _NO_WORDS if step.barred else _rank(step.rank - 1)
        yield _choice(table, CHROMA, say("{name}", name=step.tech.name), move, change, words)
    if not steps:
        yield _choice(table, CHROMA, say("A Tech of her Chroma"), EvolveTech(seat, CHROMA), line=say(_ON_PAPER))
    many = tuple(
        _choice(table, CHROMA, say("{name}: {tech}", name=chromas.named(table, colour), tech=step.tech.name),
                TakeOnChroma(seat, colour, step.tech.key), line=say("{words}", words=step.tech.text))
        for colour, step in chromas.to_take_on(table, seat)
    )  # fmt: skip
    if many:
        line = say("to change into at the base; pick how it begins")
        yield _of_several(CHROMA, say("Another Chroma"), say("Rank {rank}", rank=1), line, many)
    kept = chromas.locked(table, seat)
    many = tuple(
        _choice(table, CHROMA, say("{name}", name=learnable.name_of(table, tech)), LockRank(seat, tech),
                say("{now} of {most}", now=kept.get(tech, 0), most=rank), say("it stays in every Chroma"))
        for tech, rank in chromas.mastered(table, seat).items()
    )  # fmt: skip
    if many:
        yield _of_several(CHROMA, say("A Rank locked in"), _NO_WORDS, say("it stays in every Chroma; pick one"), many)


_ON_PAPER: Final = "its Rank stands on your own sheet"


def _of_daisho(table: State, seat: Seat) -> Iterator[LearnChoice]:
    mods = [one for one in learnable.learnable(table) if one.family == learnable.MOD]
    frames = [one for one in learnable.learnable(table) if one.family == learnable.FRAME]
    for own in learnable.daishos(table, seat):
        many = tuple(_thing(table, DAISHO, one, FitMod(seat, one.key, own[0])) for one in mods)
        if many:
            title = say("A Mod for {frame}", frame=learnable.name_of(table, own[0]))
            left = say("{number} of {most}", number=len(own) - 1, most=learnable.MOST_MODS)
            yield _of_several(DAISHO, title, left, say("for good; pick one"), many)
    if frames:
        many = tuple(_thing(table, DAISHO, one, BuildDaisho(seat, one.key)) for one in frames)
        yield _of_several(
            DAISHO, say("A new Frame, bare"), _NO_WORDS, say("the start of another Daisho; pick one"), many
        )
    if not mods and not frames:
        yield _choice(table, DAISHO, say("A Tech of her Daisho"), EvolveTech(seat, DAISHO), line=say(_ON_PAPER))


def _thing(table: State, group: str, one: learnable.Learnable, move: Move) -> LearnChoice:
    return _choice(table, group, say("{name}", name=one.name), move, _NO_WORDS, say("{words}", words=one.text))


def _of_several(
    group: str, title: Words, change: Words, line: Words, many: tuple[LearnChoice, ...], *, leave: bool = False
) -> LearnChoice:
    """One plate for several; what bars all of them bars it."""
    barred = () if leave or any(not one.reasons for one in many) else many[0].reasons[:1]
    return LearnChoice(group, title, None, change, line, barred, many, leave and not barred)


def _of_robo(table: State, seat: Seat) -> Iterator[LearnChoice]:
    her = pilot(table, seat)
    rank, most = her.number("robo.rank"), her.number("robo.max_endurance")
    name = table.text(her.path("robo.name"))
    title = say("{name}", name=name) if name else say("Her Robo's Techs")
    words = say("{words}", words=table.text(f"entry.{learnable.ridden(table, seat)}.text"))
    yield _choice(table, ROBO, title, EvolveRobo(seat, "rank"), _rank(rank) if rank < MOST_RANK else _NO_WORDS, words)
    again = say("no limit; bought again and again")
    yield _choice(table, ROBO, say("Endurance"), EvolveRobo(seat, "endurance"), _more(most, 2), again)
    rides = bool(learnable.ridden(table, seat))
    new = learnable.new_robos(table, seat)
    many = tuple(evolve(_thing(table, ROBO, one, GetRobo(seat, one.key)), leave=rides) for one in new)
    if many and evolution.last_category(table, seat) != ROBO:
        title = say("A second Robo") if rides else say("A Robo by name")
        line = say("with Coach's leave; pick one") if rides else say("at Rank 1; pick one")
        yield _of_several(ROBO, title, say("Rank {rank}", rank=1), line, many, leave=rides)


def _of_everybody(table: State, seat: Seat) -> Iterator[LearnChoice]:
    her = pilot(table, seat)
    now = {
        "buffer": her.max_buffers,
        "charge": her.max_charges,
        "strike": her.number("steel") + her.number("strike_modifier"),
        "card": her.number("sync") + table.number(her.path("draw_modifier")),
    }
    for tech, ranks in UNIVERSAL.items():
        rank = evolution.universal_rank(table, seat, tech)
        change = _NO_WORDS
        if rank < MOST_RANK:
            name, by = ranks[rank]
            change = _more(her.number("max_hand"), by) if name == "max_hand" else _more(now[tech], by)
        yield _choice(table, EVERYBODY, UNIVERSAL_NAMES[tech], EvolveUniversal(seat, tech), change, _later(tech, rank))


def _later(tech: str, rank: int) -> Words:
    """What the Ranks after the next one bring."""
    if tech == "card":
        return say("Rank 3 brings a larger hand") if rank < 2 else say("the hand grows") if rank == 2 else _NO_WORDS
    sums = [sum(by for _name, by in UNIVERSAL[tech][: one + 1]) for one in range(MOST_RANK)]
    if rank >= MOST_RANK:
        return _NO_WORDS
    if rank == MOST_RANK - 1:
        return say("{number} more in all", number=sums[-1])
    rest = ", ".join(f"+{one}" for one in sums[rank + 1 :])
    return say("in all {rest} at the next Ranks", rest=rest)


def _back(table: State, seat: Seat) -> Iterator[LearnChoice]:
    for stat in STATS:
        if evolution.below_six(table, seat, stat):
            now = pilot(table, seat).number(stat)
            title = say("{name}, rebuilt", name=STAT_NAMES[stat])
            yield _choice(table, BACK, title, RestorePoint(seat, stat), _more(now), say("in place of a Tech"))


# ---------------------------------------------------------------------- what she takes along


def _taken_along(table: State, seat: Seat) -> Iterator[LearnChoice]:
    for one in chromas.others(table, seat):
        named = chromas.named(table, one.colour)
        known = ", ".join(learnable.name_of(table, tech.partition(":")[0]) for tech in one.techs)
        yield _choice(table, ALONG, say("Change into {name}", name=named), WearChroma(seat, one.colour),
                      line=say("{names}", names=known))  # fmt: skip
    for own in learnable.other_daishos(table, seat):
        mods = ", ".join(learnable.name_of(table, mod) for mod in own[1:])
        line = say("{names}", names=mods) if mods else say("a bare Frame")
        title = say("Take up {frame}", frame=learnable.name_of(table, own[0]))
        yield _choice(table, ALONG, title, TakeUpDaisho(seat, own[0]), line=line)
    for robo in learnable.other_robos(table, seat):
        title = say("Ride {robo}", robo=learnable.name_of(table, robo.entry))
        line = say("Rank {rank}, Endurance {most}", rank=robo.rank, most=robo.most - robo.lost)
        yield _choice(table, ALONG, title, RideRobo(seat, robo.entry), line=line)
    leaves = say("she leaves the Team, and her player makes another Pilot")
    yield _choice(table, ALONG, say("Graduate"), GraduateFromTeam(seat), line=leaves)
