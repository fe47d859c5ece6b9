"""What a fight is set up with, and the table before its first move. Nothing is shuffled here: that is a move."""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import inf
from typing import Any, Final

from gattai_desktop.cards.card import COACH, DECK_CARDS, PILOTS, Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.limits import check_table
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.tokens import area_zone
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.cards.zone import Lying
from gattai_desktop.games.house_rulings import PREFIX
from gattai_desktop.games.near_names import no_such
from gattai_desktop.games.plain_setup import PlainPlayer, TableSetup, first_table
from gattai_desktop.games.value_checks import of_another_form
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.battle_maps import FEWEST, MOST, USUAL, FightPlan, boss_raises
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.ladder import raised
from gattai_desktop.games.virtual_machine.processes import BossKind, ProcessKind
from gattai_desktop.games.virtual_machine.rulings import FightRulings, rulings_of
from gattai_desktop.games.virtual_machine.status_byte import BIT_CARDS
from gattai_desktop.games.virtual_machine.traits import MOST_LOAD, why_not_worn
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import START, VALUES, gone, of
from gattai_desktop.games.virtual_machine.world import KEY, World
from gattai_desktop.games.virtual_machine.zones import CPU, MCS


class UnusableFight(ValueError):
    """A fight cannot be set up like this; the message says what is wrong and what would do."""


@frozen
class McSetup(PlainPlayer):
    """An MC at the table: its id is its seat; who plays it, and its gear, the kit where none is named."""

    wears: tuple[str, ...] = ()
    carries: tuple[str, ...] = ()


@frozen
class FightSetup(TableSetup):
    """What a fight is set up with. `scenario` is the fight, by its id."""

    game: str = KEY
    name: str = "Virtual Machine"
    scenario: str = "f1"
    players: tuple[McSetup, ...] = ()


def begin(world: World, setup: FightSetup) -> State:
    """Return the table before the first move. Raises UnusableFight, TooMuch."""
    plan = _plan(world, setup)
    mcs = tuple(one.seat for one in setup.players)
    chosen = _rulings(setup)
    counted = counted_mcs(mcs, chosen.numbers)
    standing = standing_in(world, plan, mcs, counted)
    cpu = tuple(who for who in standing if who not in mcs)
    values: dict[str, Value] = {
        "game": setup.game,
        "name": setup.name,
        "scenario": setup.scenario,
        "fight": plan.id,
        "map": plan.map,
        "areas": tuple(world.maps[plan.map].area_map.by_id),
        "seats": (*mcs, CPU),
        f"name.{CPU}": "CPU",
        MCS: mcs,
        CPU: cpu,
        "step": START,
        "round": 0,
        "count": 0,
    }
    for one in setup.players:
        values |= _of_mc(world, one, chosen.gear)
    for who in cpu:
        values |= values_of_cpu(world.tokens[who].kind, who, counted)
    values |= {**setup.chosen_rulings(), **setup.values}
    check_table(setup.zones, values)
    if values["map"] not in world.maps:
        raise UnusableFight(no_such("map: no map is called '{name}'.{there}", str(values["map"]), world.maps))
    laid = _laid(world, setup, standing, one_deck=chosen.decks == "one")
    return _with_shields(first_table(values, laid), setup)


def _plan(world: World, setup: FightSetup) -> FightPlan:
    if setup.scenario not in world.fights:
        raise UnusableFight(no_such("No fight is called '{name}'.{there}", setup.scenario, world.fights))
    mcs = [one.seat for one in setup.players]
    wrong = [one for one in mcs if one not in world.mcs]
    if wrong:
        raise UnusableFight(no_such("No MC is called '{name}'.{there}", wrong[0], world.mcs))
    if not FEWEST <= len(mcs) <= MOST or len(set(mcs)) != len(mcs):
        words = "A fight has {fewest} to {most} MCs, each once; here are {number}."
        raise UnusableFight(wording(words, fewest=FEWEST, most=MOST, number=len(mcs)))
    return world.fights[setup.scenario]


def _rulings(setup: FightSetup) -> FightRulings:
    """Return what a table will play by. Raises NoSuchRuling."""
    return rulings_of(State({}, {**setup.chosen_rulings(), **setup.values}))


def counted_mcs(mcs: tuple[str, ...], numbers: str) -> int:
    """For how many MCs a fight is lined up (RULES VM-H59)."""
    return len(mcs) if numbers == "lines_up" else USUAL


def standing_in(world: World, plan: FightPlan, mcs: tuple[str, ...], counted: int) -> dict[str, str]:
    """Return where each process of a fight begins when it is set up for this number of MCs."""
    return dict(_standing(world, plan, mcs, counted))


def _standing(world: World, plan: FightPlan, mcs: tuple[str, ...], counted: int) -> Iterator[tuple[str, str]]:
    """Yield every process of the fight with its area: MCs, the boss, then the mobs in the order of the row (1i)."""
    here = world.maps[plan.map]
    yield from ((who, here.start) for who in mcs)
    if plan.boss:
        yield plan.boss, here.boss_start
    numbers: Counter[str] = Counter()
    for kind, area in plan.line_up(counted):
        numbers[kind] += 1
        yield f"{kind}.{numbers[kind]}", area


_NOT_WORN: Final = {
    "kind": wording("Some of it is for another kind of character."),
    "slot": wording("More of it is worn in one place than fits there."),
    "load": wording("It weighs too much."),
    "kit": wording("Everybody has the kit and nothing else."),
}
"""Why an MC may not have some gear at the start of a game (VM-H49)."""


def _of_mc(world: World, one: McSetup, gear: str) -> dict[str, Value]:
    """The values of an MC at the start of a game. Raises UnusableFight for gear that it may not have (VM-H49)."""
    kind = world.mcs[one.seat]
    wears = one.wears or kind.kit
    for item in (*wears, *one.carries):
        if item not in world.items:
            raise UnusableFight(no_such("No item is called '{name}'.{there}", item, world.items))
    worn, carried = [world.items[item] for item in wears], [world.items[item] for item in one.carries]
    wrong = why_not_worn(kind.kind, worn, carried, most_load=inf if gear == "no_limit" else MOST_LOAD)
    if gear == "kit" and (set(wears) != set(kind.kit) or carried):
        wrong = "kit"
    if wrong:
        raise UnusableFight(wording("{name} may not have this gear. {why}", name=kind.name, why=_NOT_WORN[wrong]))
    sets = [bit for item in worn for bit in item.sets]
    return {
        f"name.{one.seat}": one.name or kind.name.partition(" ")[0],
        **_common(kind, one.seat, kind.hp, sets),
        of(one.seat, "move"): 0,
        of(one.seat, "meter"): 0,
        of(one.seat, "worn"): wears or None,
        of(one.seat, "carried"): one.carries or None,
        of(one.seat, "interrupt"): next(iter(kind.interrupts), None),
    }


def values_of_cpu(kind: ProcessKind, who: str, mcs: int) -> dict[str, Value]:
    """Return the values of a mob or boss at the start of a fight for this number of MCs (RULES VM-H59)."""
    if isinstance(kind, BossKind):
        interrupt = next(iter(kind.interrupts), None)
        own: dict[str, Value] = {of(who, "move"): 0, of(who, "meter"): 0, of(who, "interrupt"): interrupt}
        return {f"name.{who}": kind.name, **_common(kind, who, raised(kind.hp, boss_raises(mcs)), ()), **own}
    return {f"name.{who}": f"{kind.name} {who.partition('.')[2]}", **_common(kind, who, kind.hp, ())}


def _common(kind: ProcessKind, who: str, hp: int, worn_bits: Any) -> dict[str, Value]:  # noqa: ANN401 - names of bits
    bits = tuple(dict.fromkeys((*kind.sets, *worn_bits)))
    return {of(who, "hp"): hp, of(who, "max_hp"): hp, of(who, "bits"): bits or None}


def _with_shields(table: State, setup: FightSetup) -> State:
    """Give a shield to whoever wears one (item g16). Raises UnusableFight."""
    try:
        shields = {
            of(one.seat, "shield"): process(table, one.seat).damage
            for one in setup.players
            if process(table, one.seat).has("shields") and of(one.seat, "shield") not in setup.values
        }
    except (KeyError, TypeError, AttributeError) as wrong:  # what is given to a table may be anything
        why = AsWritten(str(wrong)[:60])
        raise UnusableFight(wording("An MC bears, or has, what no process can: {why}.", why=why)) from wrong
    return State(table.zones, {**table.values, **shields})


def _laid(
    world: World, setup: FightSetup, standing: Mapping[str, str], *, one_deck: bool
) -> dict[str, tuple[Lying, ...]]:
    """Lay tokens, both decks and the byte; cards that the setup lays elsewhere are taken out.

    With one deck for all, that of the CPU is in the box (RULES VM-H1).
    """
    placed = {one.card for lying in setup.zones.values() for one in lying}
    found = dict(setup.zones)

    def lay(zone: str, cards: list[Card], *, up: bool) -> None:
        free = tuple(Lying(card, up) for card in cards if card not in placed)
        if free:
            found[zone] = (*free, *found.get(zone, ()))

    lay(zones.deck(MCS), list(DECK_CARDS[PILOTS]), up=False)
    lay(zones.BOX if one_deck else zones.deck(CPU), list(DECK_CARDS[COACH]), up=False)
    lay(zones.BYTE, list(BIT_CARDS.values()), up=False)
    for who, area in standing.items():
        if world.tokens[who] not in placed:
            found[area_zone(area)] = (*found.get(area_zone(area), ()), Lying(world.tokens[who], True))
    lay(zones.BOX, [token for who, token in world.tokens.items() if who not in standing], up=True)
    return found


def least(world: World, table: Table) -> Mapping[str, Value]:
    """Return the values that every fight of these processes has, as at the start, by the rulings of this table.

    Bits, gear and a shield may be there or not, and so may be all that is known of a mob that the CPU hides.

    Raises what reading raises for a table whose seats are no MCs.
    """
    seats: Any = table.values["seats"]
    scenario: Any = table.values["fight"]
    players = tuple(McSetup(seat) for seat in seats if seat != CPU)
    rulings = {path.removeprefix(PREFIX): str(value) for path, value in table.values.items() if path.startswith(PREFIX)}
    for who in (*table.listed(MCS), *table.listed(CPU)):  # all of them are known here, and so is what they wear
        if who not in world.tokens or not set(table.listed(of(who, "worn"))) <= set(world.items):
            words = "There is no '{name}' in this world, or nothing that it wears."
            raise UnusableFight(wording(words, name=AsWritten(who[:40])))
    start = begin(world, FightSetup(scenario=scenario, players=players, rulings=rulings))
    absent = [who for who in start.listed(CPU) if who not in table.listed(CPU)]
    away = (*(of(who, "") for who in absent), *(f"name.{who}" for who in absent))
    left_out = (".bits", ".worn", ".shield")
    return {
        path: value for path, value in start.values.items() if not path.endswith(left_out) and not path.startswith(away)
    }


def acting(world: World, table: Table) -> None:
    """Look up whose turn it is and was, its card, the map with its areas, the bits, and the secrets of the CPU.

    Raises UnusableFight, KeyError, TypeError.
    """
    if not {table.text("turn.process"), *(turn.who for turn in gone(table))} <= {"", CPU, *world.tokens}:
        raise UnusableFight(wording("Somebody whose turn it is or was does not exist in this world."))
    if table.values["map"] not in world.maps:
        raise UnusableFight(wording("There is no such map in this world."))
    turn_card(table)
    areas = {*table.listed("areas"), *table.listed(zones.UNSEEN_AREAS)}
    if not areas <= set(world.maps[table.text("map")].area_map.by_id):
        raise UnusableFight(wording("The map has no such area."))
    bits = tuple(of(who, "bits") for who in world.tokens)
    if wrong := next(of_another_form(VALUES, table, ("unseen.", *bits)), ""):
        words = "'{path}' holds no bits, or nothing that the CPU hides."
        raise UnusableFight(wording(words, path=AsWritten(wrong[:60])))
    if not set(BIT_CARDS).issuperset(bit for path in bits for bit in table.listed(path)):
        raise UnusableFight(wording("A process has a bit that does not exist."))
    for path, hidden in table.values.items():
        if path.startswith("unseen.") and path != zones.UNSEEN_AREAS and isinstance(hidden, tuple):
            _round, _known = hidden
