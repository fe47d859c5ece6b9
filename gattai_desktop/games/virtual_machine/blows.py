"""What a card comes to: the test of an attack, its damage step by step, whether an effect succeeds (VM-26 to VM-29).

The order of the sum is that of VM-H42: the Damage rating, raises and cuts on the ladder, Ace and Boot, Armored, and one
rounding at the end.
"""

from collections.abc import Iterator
from typing import Final, Literal

from gattai_desktop.cards.card import ACE
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.virtual_machine import traits
from gattai_desktop.games.virtual_machine.area_states import states
from gattai_desktop.games.virtual_machine.battle_maps import DARK
from gattai_desktop.games.virtual_machine.figures import BLINDED, BOOT, Process, process, process_in
from gattai_desktop.games.virtual_machine.ladder import MOST, NONE, raised, ranked, share
from gattai_desktop.games.virtual_machine.poker import ROYAL_FLUSH, STRAIGHT, TWO_PAIR
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import BERSERK, BLIND, INVISIBLE, SILENCED
from gattai_desktop.games.virtual_machine.traits import SOFTENED

Tested = Literal["miss", "dodged", "hit"]
Success = Literal["fails", "resisted", "succeeds"]

BOOT_TIMES: Final = {TWO_PAIR.rank: 2, STRAIGHT.rank: 2, ROYAL_FLUSH.rank: 4}
"""By how much the Boot of a row multiplies damage."""
IGNORING_ARMORED: Final = frozenset({STRAIGHT.rank, ROYAL_FLUSH.rank})
"""Rows whose Boot minds no Armored."""
STAFF_CUTS: Final = 6
"""Cuts of the single attack of a Silenced blaster, if no staff says otherwise."""
FALL_CUTS: Final = 4
"""Cuts of MaxHP that make the damage of a fall (VM-42)."""
TENTH: Final = 10
"""Burning and Hazardous take MaxHP divided by this."""
HOURS: Final = range(5, 8)
"""The cards with which a Cron Keeper hits harder."""
RUN: Final = 2
"""Steps of a turn after which a Glass Hound hits harder."""


@frozen
class DamageStep:
    """One line of the sum: why, by how many raises (cuts below 0) or times, and what it makes of the damage."""

    why: str
    by: int
    damage: int


@frozen(kw_only=True)
class Struck:
    """What became of an attack: the test, with what it was compared, and the damage with its sum."""

    outcome: Tested
    accuracy: int
    evade: int
    damage: int = 0
    steps: tuple[DamageStep, ...] = ()


def strike(  # noqa: PLR0913 - what may differ from one attack to the next
    table: Table,
    who: str,
    target: str,
    rank: int,
    boot_row: int = 0,
    *,
    hits: bool = False,
    element: str = "",
    lone: bool = False,
    raises: int = 0,
    boots: bool = True,
    start: str = "",
) -> Struck:
    """Return what becomes of an attack with a card of this rank, 2 to 14; an Ace is 14.

    boot_row: the rank of the row whose Boot this attack has. hits: there is no test, it is a hit. element: that of this
    attack, where it is not its maker's. lone: a blast that has one target only. raises: more raises of Damage.
    boots: whether the raise of a Boot counts, too. start: the area from which it is made, if not from where one stands.
    """
    attacker = process_in(table, (who, start)) if start else process(table, who)
    victim = process(table, target)
    accuracy = _accuracy_into(table, attacker, victim)
    evade = NONE if INVISIBLE in attacker.bits else victim.evade
    outcome: Tested = "hit"
    if rank != ACE and not hits:
        outcome = "miss" if rank < accuracy else "dodged" if rank >= evade else "hit"
    if outcome != "hit":
        return Struck(outcome=outcome, accuracy=accuracy, evade=evade)
    element = element or attacker.element
    # What comes back to its maker has no Boot (VM-H39).
    every = _raises(table, attacker, victim, rank, element, lone=lone, boots=boots and who != target)
    every_raise = (*every, ("interrupt", raises))
    halved_first = rulings_of(table).sums == "halved_first"
    steps = tuple(_sum(attacker, victim, every_raise, rank, boot_row, element, halved_first=halved_first))
    return Struck(outcome="hit", accuracy=accuracy, evade=evade, damage=steps[-1].damage, steps=steps)


def _accuracy_into(table: Table, attacker: Process, victim: Process) -> int:
    """The Accuracy against somebody: from or into a Dark area the attacker counts as Blind (VM-W5)."""
    if attacker.area == victim.area or BLIND in attacker.bits or attacker.has(traits.SEES_IN_DARK):
        return attacker.accuracy
    dark = any(DARK in states(table, one.area) for one in (attacker, victim))
    return ranked(attacker.accuracy, -BLINDED) if dark else attacker.accuracy


def _raises(
    table: Table, attacker: Process, victim: Process, rank: int, element: str, *, lone: bool, boots: bool
) -> Iterator[tuple[str, int]]:
    """Yield every raise and cut of this attack's Damage: why, and by how many steps."""
    for why, by in attacker.raises:
        if boots or why != BOOT:
            yield why, by
    if attacker.has(traits.RUNS_UP) and table.number("turn.steps") >= RUN:
        yield traits.RUNS_UP, 1
    if attacker.has(traits.KEEPS_HOURS) and rank in HOURS:
        yield traits.KEEPS_HOURS, 2
    if lone and attacker.has(traits.AIMS_AT_ONE):
        yield traits.AIMS_AT_ONE, 1
    if victim.armored:
        yield from (("against_armored", one.against_armored) for one in attacker.worn if one.against_armored)
    if attacker.has(traits.SECOND_SHOT) and victim.id in table.listed(f"process.{attacker.id}.attacked"):
        yield traits.SECOND_SHOT, -1
    if attacker.has(traits.BLASTS) and attacker.bits & {SILENCED, BERSERK}:
        yield "staff", -next((one.staff_cuts for one in attacker.worn if one.staff_cuts is not None), STAFF_CUTS)
    if element in victim.softens:
        yield element, -SOFTENED


def _sum(
    attacker: Process,
    victim: Process,
    raises: tuple[tuple[str, int], ...],
    rank: int,
    boot_row: int,
    element: str,
    *,
    halved_first: bool,
) -> Iterator[DamageStep]:
    yield DamageStep("rating", 0, attacker.rating)
    steps = 0
    for why, by in raises:
        if by:
            steps += by
            yield DamageStep(why, by, raised(attacker.rating, steps))
    damage = raised(attacker.rating, steps)
    halved = victim.armored and not element and boot_row not in IGNORING_ARMORED
    if halved and halved_first:
        damage = share(damage, 2)
        yield DamageStep("armored", 2, damage)
    for why, times in (("ace", 2 if rank == ACE else 1), (BOOT, BOOT_TIMES.get(boot_row, 1))):
        if times > 1:
            damage *= times
            yield DamageStep(why, times, min(damage, MOST))
    if halved and not halved_first:
        yield DamageStep("armored", 2, share(damage, 2))


def succeeds(table: Table, who: str, target: str, rank: int) -> Success:
    """Return whether an effect on a process succeeds with a card of this rank: an Ace always (VM-H26, VM-H63).

    Allies and oneself resist nothing.
    """
    maker, one = process(table, who), process(table, target)
    if rank == ACE:
        return "succeeds"
    if rank < maker.connect:
        return "fails"
    return "resisted" if rank >= one.resist and maker.side != one.side else "succeeds"


def burning_of(table: Table, who: str) -> int:
    """Return what Burning takes: a tenth of MaxHP as fire, which gear may soften (VM-H38, VM-H65)."""
    one = process(table, who)
    return raised(share(one.max_hp, TENTH), -SOFTENED if traits.FIRE in one.softens else 0)


def hazard_of(max_hp: int) -> int:
    """Return what a Hazardous area takes at the start of a round (VM-W5)."""
    return share(max_hp, TENTH)


def fall_of(max_hp: int) -> int:
    """Return what a fall takes: MaxHP after four cuts (VM-42)."""
    return raised(max_hp, -FALL_CUTS)
