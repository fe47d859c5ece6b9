"""A process as it is now: its printed figures with what bits, gear, Uptimes and company make of them (VM-W4, 1h)."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from gattai_desktop.cards.card import KING
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table, cached, paths
from gattai_desktop.cards.tokens import AREA, UNSEEN, standing
from gattai_desktop.games.modifiers import MODIFIERS, modifiers_of
from gattai_desktop.games.virtual_machine import traits
from gattai_desktop.games.virtual_machine.ladder import NONE, paced, raised, ranked
from gattai_desktop.games.virtual_machine.processes import BossKind, CharacterKind, MobKind, ProcessKind
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import ARMORED, BERSERK, BLIND, NOCLIP, SILENCED
from gattai_desktop.games.virtual_machine.traits import GearKind
from gattai_desktop.games.virtual_machine.world import kind_of, world_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

BLINDED: Final = 4
"""Cuts to Accuracy and Evade of whoever is Blind (VM-W4)."""
BOOT: Final = "boot"
"""The source of a modifier that a Boot brings: it goes with that Boot's own attacks alone."""


@frozen(kw_only=True)
class Process:
    """A process as it is now.

    `traits` are those of its kind and of what it wears; `sets` the bits that these set when a fight begins (VM-H62),
    `bars` those that cannot be set in it, `softens` the elements whose damage has two cuts. `armored` counts the Uptime
    of a Royal Flush, `rating` is the printed Damage and `raises` what changes it by itself, as (why, steps).
    """

    id: str
    name: str
    kind: ProcessKind
    side: str
    area: str
    hp: int
    max_hp: int
    rating: int
    raises: tuple[tuple[str, int], ...]
    range: int
    accuracy: int
    evade: int
    connect: int
    resist: int
    bits: frozenset[str]
    traits: frozenset[str]
    worn: tuple[GearKind, ...] = ()
    armored: bool = False
    has_elements: bool = True
    element: str = ""
    """The element of its attacks; "" for none."""
    move: int = 0
    most_move: int = 0
    auto: int = 0
    draw: int = 0
    play: int = 0

    def has(self, trait: str) -> bool:
        """Whether it can do something (`traits.py`), or attacks with an element."""
        return trait in self.traits or trait == self.element

    @property
    def damage(self) -> int:
        """Its Damage against whomever, before anything that depends on the card or the target."""
        return raised(self.rating, sum(by for _why, by in self.raises))

    @property
    def is_mc(self) -> bool:
        return isinstance(self.kind, CharacterKind)

    @property
    def is_mob(self) -> bool:
        return isinstance(self.kind, MobKind)

    @property
    def is_boss(self) -> bool:
        return isinstance(self.kind, BossKind)

    @property
    def is_able(self) -> bool:
        """Whether it is not downed (VM-W7)."""
        return self.hp > 0

    @property
    def reload(self) -> str:
        """What a reload costs an MC: "out", "turn", "round"; a boss may have "turn"; "" for others."""
        return self.kind.reload if isinstance(self.kind, CharacterKind | BossKind) else ""

    @property
    def role(self) -> str:
        """The Role of an MC; "" for others."""
        return self.kind.role if isinstance(self.kind, CharacterKind) else ""

    @property
    def flies(self) -> bool:
        return traits.FLIES in self.traits

    @property
    def noclip(self) -> bool:
        return NOCLIP in self.bits

    @property
    def blast_elements(self) -> tuple[str, ...]:
        """The elements that its blasts may have, by rings that work now."""
        return (
            ()
            if SILENCED in self.bits or not self.has_elements
            else tuple(element for one in self.worn for element in one.blast_elements)
        )

    @property
    def sets(self) -> tuple[str, ...]:
        return (*self.kind.sets, *(bit for one in self.worn for bit in one.sets))

    @property
    def bars(self) -> frozenset[str]:
        return frozenset(bit for one in self.worn for bit in one.bars)

    @property
    def softens(self) -> frozenset[str]:
        if not self.has_elements:
            return frozenset()
        return frozenset(element for one in self.worn for element in one.softens)

    @property
    def hack_range(self) -> int:
        """How far Flip, Siphon and Overclock reach."""
        return max((one.hack_range for one in self.worn if one.hack_range is not None), default=3)


class _Kept(NamedTuple):
    """What is kept of a process itself."""

    who: str
    hp: int
    max_hp: int
    bits: tuple[str, ...]
    worn: tuple[str, ...]


class _Company(NamedTuple):
    """Where a process stands, and what those beside it make of it: a pack its Damage, Beacon Nodes its Accuracy."""

    area: str
    in_pack: bool = False
    by_beacon: bool = False


_OF_ALL: Final = (MODIFIERS, "box", "rulings")
"""What is read of processes wherever they stand, beside what is kept of each."""
_OF_EACH: Final = tuple(f"process.*.{what}" for what in ("hp", "max_hp", "bits", "worn"))


_OF_PROCESS: Final = paths(*_OF_EACH, *_OF_ALL, AREA, UNSEEN, MCS, CPU)


@cached(depends_on=_OF_PROCESS)
def process(table: Table, who: str) -> Process:
    """Return a process as it is now."""
    return process_in(table, (who, standing(table).get(who, "")))


@cached(depends_on=_OF_PROCESS)
def process_in(table: Table, who_where: tuple[str, str]) -> Process:
    """Return a process as it would be now if it stood in an area: both are given together."""
    # In two steps: a walk or a blow changes for few what they are, and plans try every walk.
    who, area = who_where
    return _process(table, (_kept(table, who), _company(table, who, area)))


@cached(depends_on=paths(*_OF_EACH))
def _kept(table: Table, who: str) -> _Kept:
    hp, most, bits, worn = (table.values.get(f"process.{who}.{what}") for what in ("hp", "max_hp", "bits", "worn"))
    return _Kept(who, hp or 0, most or 0, bits or (), worn or ())  # type: ignore[arg-type]


@cached(depends_on=paths(*_OF_ALL))
def _process(table: Table, now: tuple[_Kept, _Company]) -> Process:
    kept, company = now
    who, kind = kept.who, kind_of(table, kept.who)
    side = MCS if isinstance(kind, CharacterKind) else CPU
    bits = frozenset(kept.bits)
    worn = tuple(world_of(table).items[name] for name in kept.worn)
    steps = _steps(table, who, side)
    blind = -BLINDED if BLIND in bits else 0
    pace = sum(one.move for one in worn) + steps("move")
    chosen = rulings_of(table)
    evade = ranked(kind.evade, steps("evade") + blind)
    move, most_move = paced(kind.move, kind.most_move, pace) if isinstance(kind, CharacterKind | BossKind) else (0, 0)
    return Process(
        id=who,
        name=kind.name if not isinstance(kind, MobKind) else world_of(table).tokens[who].name,
        kind=kind,
        side=side,
        area=company.area,
        hp=kept.hp,
        max_hp=raised(kept.max_hp or kind.hp, steps("max_hp")),
        rating=kind.damage,
        raises=(*_raises(table, who, side), *(((traits.PACK, 1),) if company.in_pack else ())),
        range=_range(kind, worn, bits),
        accuracy=ranked(kind.accuracy, steps("accuracy") + blind + company.by_beacon),
        evade=evade if evade == NONE or chosen.past_king == "none" else min(evade, KING),
        connect=ranked(kind.connect, steps("connect")),
        resist=ranked(kind.resist, steps("resist")),
        bits=bits,
        traits=frozenset((*kind.traits, *_worn_traits(worn, bits))),
        worn=worn,
        has_elements=chosen.elements == "on",
        element=_element(kind, worn) if chosen.elements == "on" else "",
        armored=ARMORED in bits or steps("armored") > 0,
        move=move,
        most_move=most_move,
        auto=kind.auto if isinstance(kind, MobKind) else 0,
        draw=kind.draw if isinstance(kind, CharacterKind) else 0,
        play=max(kind.play + sum(one.play for one in worn), 1) if isinstance(kind, CharacterKind) else 0,
    )


def _steps(table: Table, who: str, side: str) -> Callable[[str], int]:
    """Return what says by how many steps a figure is raised or cut now, of this process alone and of all its side."""
    sums: dict[str, int] = {}
    for one in (*modifiers_of(table, who), *modifiers_of(table, f"side.{side}")):
        sums[one.what] = sums.get(one.what, 0) + one.by
    return lambda what: sums.get(what, 0)


def _raises(table: Table, who: str, side: str) -> Iterator[tuple[str, int]]:
    """Yield what changes the Damage of a process by itself: why, and by how many steps."""
    for of in (who, f"side.{side}"):
        yield from ((one.source, one.by) for one in modifiers_of(table, of) if one.what == "damage")


def _company(table: Table, who: str, area: str) -> _Company:
    """Return what a process has in an area: a mob has company in the other able mobs there (m01, m08)."""
    where, kind = standing(table), kind_of(table, who)
    if not isinstance(kind, MobKind):
        return _Company(area)
    beside = [
        near
        for one in table.listed(CPU)
        if one != who and where.get(one, "") == area and isinstance(near := kind_of(table, one), MobKind)
        if table.number(f"process.{one}.hp") > 0
    ]
    pack = traits.PACK in kind.traits and any(near is kind for near in beside)
    return _Company(area, pack, any(traits.BEACON in near.traits for near in beside))


def _range(kind: ProcessKind, worn: tuple[GearKind, ...], bits: frozenset[str]) -> int:
    if BERSERK in bits:
        return 0
    far = next((one.range for one in worn if one.range is not None), kind.range)
    return far + sum(one.blast_range for one in worn if SILENCED not in bits)


def _element(kind: ProcessKind, worn: tuple[GearKind, ...]) -> str:
    return next((one.element for one in worn if one.element), kind.element)


def _worn_traits(worn: tuple[GearKind, ...], bits: frozenset[str]) -> Iterator[str]:
    """Yield what gear lets its wearer do.

    The rings of one who is Silenced do nothing but protect (VM-W4); one who is Berserk has no blast (VM-H37).
    """
    for one in worn:
        if one.slot != "ring":
            yield from one.traits
        elif SILENCED not in bits:
            yield from (trait for trait in one.traits if BERSERK not in bits or trait not in traits.OF_BLASTS)
