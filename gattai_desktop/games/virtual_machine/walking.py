"""Processes go from area to area: walking and falling (RULES VM-35 to VM-43, VM-60, VM-H16)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.area_map import Exit, Reached, reach
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import Sight, State, Table, cached
from gattai_desktop.cards.tokens import area_zone
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask, Asking, Choice, answers, one_of
from gattai_desktop.games.modifiers import latest
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine.area_states import exits, falls_to, states
from gattai_desktop.games.virtual_machine.battle_maps import FALLING
from gattai_desktop.games.virtual_machine.charges import enemies
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.harm import fall_damage
from gattai_desktop.games.virtual_machine.names import area_name
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import BERSERK, CONFUSED
from gattai_desktop.games.virtual_machine.turns import OnTurn
from gattai_desktop.games.virtual_machine.values import actor, is_able, name_of, of, put, seat_of
from gattai_desktop.games.virtual_machine.world import battle_map, world_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS


def holds_enemy(table: Table, who: str, area: str) -> bool:
    """Whether an able enemy stands in an area."""
    return any(process(table, one).area == area for one in enemies(table, who))


def points(table: Table, who: str) -> int:
    """What a process can spend on moving now: Move Points, or the Auto of a mob."""
    return table.number(of(who, "auto" if process(table, who).is_mob else "move"))


def is_stopped(table: Table, who: str) -> bool:
    """Whether a process came among enemies this turn, and one of them is still able (RULES VM-36, VM-H16)."""
    here = process(table, who).area
    return table.text("turn.stopped") == here and holds_enemy(table, who, here)


def falls(table: Table, who: str, area: str) -> bool:
    """Whether a process that comes into an area falls out of it (RULES VM-41, VM-43)."""
    return FALLING in states(table, area) and not process(table, who).flies


@cached()
def reachable(table: Table, who: str) -> dict[str, Reached]:
    """Every area that a process can walk to now, with what it costs and the way."""
    here = process(table, who).area
    if is_stopped(table, who):
        return _way_back(table, who)
    if who in table.listed(CPU) and latest(table, f"area.{here}", "gate") > 0:
        return {}

    def ends(area: str) -> bool:
        return holds_enemy(table, who, area) or falls(table, who, area)

    return dict(reach(here, points(table, who), exits(table, who), ends))


def _way_back(table: Table, who: str) -> dict[str, Reached]:
    """Where somebody can still go who came among enemies: nowhere, or back the way it came (RULES VM-H16)."""
    if rulings_of(table).among_enemies == "stops":
        return {}
    back = table.text("turn.from")
    step = next((one for one in exits(table, who)(process(table, who).area) if one.to == back), None)
    return {back: Reached(step.cost, (back,))} if step is not None and step.cost <= points(table, who) else {}


@frozen
class _Walking(OnTurn):
    """What the two ways of saying a walk have in common."""

    area: str

    def way(self, state: State) -> Reached | None:
        """The walk; None where there is none."""
        raise NotImplementedError

    def against(self, state: State, who: str) -> Iterator[Reason]:
        now = process(state, who)
        if self.area not in battle_map(state).area_map.by_id:
            yield refusal("VM-35", "There is no area {area}.", area=self.area)
        elif CONFUSED in now.bits:
            yield refusal("VM-H36", "{name} is Confused.", name=name_of(state, who))
        elif BERSERK in now.bits:
            yield refusal("VM-H37", "{name} is Berserk and goes for the nearest enemy.", name=name_of(state, who))
        elif is_stopped(state, who) and self.area not in _way_back(state, who):
            yield refusal("VM-36", "{name} came among enemies and goes no further.", name=name_of(state, who))
        elif who in state.listed(CPU) and latest(state, f"area.{now.area}", "gate") > 0:
            yield refusal("VM-55", "The gate is held: no enemy leaves {area}.", area=area_name(state, now.area))
        elif self.way(state) is None:
            yield from self.against_way(state, who)

    def against_way(self, state: State, who: str) -> Iterator[Reason]:
        """Yield why the walk cannot be taken."""
        yield from _against(state, who, self.area)

    def play(self, ledger: Ledger) -> None:
        who = actor(ledger.table)
        way = self.way(ledger.table)
        if way is None:
            way = Reached(0, (self.area,))
        walk(ledger, who, way)


def _against(table: Table, who: str, area: str) -> Iterator[Reason]:
    """Yield why an area cannot be walked to."""
    here, called = process(table, who).area, area_name(table, area)
    step = next((one for one in exits(table, who)(here) if one.to == area), None)
    has = points(table, who)
    if step is not None and step.cost > has:
        rule = "VM-37" if process(table, who).is_mob else "VM-35"
        yield refusal(rule, "The way to {area} costs {cost}; there are {has}.", area=called, cost=step.cost, has=has)
        return
    free = reach(here, 99, exits(table, who))
    if "locked" in states(table, area) | states(table, here):
        yield refusal("VM-H40", "{area} cannot be entered or left: it is Locked.", area=called)
    elif any(area in (one.start, one.end) and here in (one.start, one.end) for one in battle_map(table).area_map.links):
        yield refusal("VM-40", "The link leads one way only.")
    elif area in free and free[area].cost <= has:
        yield refusal("VM-36", "The way to {area} leads through enemies.", area=called)
    else:
        yield refusal("VM-35", "{area} is out of reach with {has}.", area=called, has=has)


@wish("moves to {area}")
class Walk(_Walking):
    """Wish: go to an area by the cheapest way."""

    shown = Shown("Move to {area}", kind="Move", letter="M", sign="chevron")
    told = LogWords("{seat} moves to {area}")
    laid_on = Place(area="{area}")

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[Walk]":
        if cls.is_offered(state, seat):
            yield from (cls(seat, area) for area in reachable(state, actor(state)))

    @classmethod
    def aimed(cls, table: Sight, seat: str, card: Card) -> "Iterator[Walk]":
        """A token that acts, dropped on an area."""
        who = actor(table)
        if who and card is world_of(table).tokens[who]:
            here = process(table, who).area
            yield from (cls(seat, area) for area in battle_map(table).area_map.by_id if area != here)

    def way(self, state: State) -> Reached | None:
        return reachable(state, actor(state)).get(self.area)


@wish("moves to {area} by {by}")
class WalkBy(_Walking):
    """Wish: go to an area by a way that one chooses."""

    by: tuple[str, ...]
    shown = Shown("Move to {area} by {by}", kind="Move by a way of your own", sign="chevron")
    told = LogWords("{seat} moves to {area} by way of {by}")

    def against_way(self, state: State, who: str) -> Iterator[Reason]:
        """Yield the step that no link allows, or what speaks against the walk as a whole."""
        here = process(state, who).area
        for area in (*self.by, self.area):
            if all(one.to != area for one in exits(state, who)(here)):
                start, end = area_name(state, here), area_name(state, area)
                yield refusal("VM-35", "No step leads from {here} to {area}.", here=start, area=end)
                return
            here = area
        yield from _against(state, who, self.area)

    def way(self, state: State) -> Reached | None:
        who = actor(state)
        here, cost, steps = process(state, who).area, 0, (*self.by, self.area)
        for place, area in enumerate(steps):
            step: Exit | None = next((one for one in exits(state, who)(here) if one.to == area), None)
            if step is None:
                return None
            cost, here = cost + step.cost, area
            if place < len(steps) - 1 and (holds_enemy(state, who, area) or falls(state, who, area)):
                return None
        return Reached(cost, steps) if cost <= points(state, who) else None


def walk(ledger: Ledger, who: str, way: Reached) -> None:
    """Pay for a walk, go there, and fall where it leads into a Falling area."""
    table = ledger.table
    what = "auto" if process(table, who).is_mob else "move"
    came_from = (process(table, who).area, *way.way)[-2]
    told = ledger.announce("moves", rule="VM-24", process=who, area=way.way[-1], cost=way.cost)
    with ledger.because(told):
        put(ledger, who, what, max(table.number(of(who, what)) - way.cost, 0), rule="VM-35")
        ledger.set("turn.steps", table.number("turn.steps") + len(way.way), rule="VM-24")
        come(ledger, who, way.way[-1], rule="VM-24")
        if holds_enemy(ledger.table, who, way.way[-1]):
            ledger.set("turn.from", came_from, rule="VM-H16")
            ledger.set("turn.stopped", way.way[-1], rule="VM-36")


def come(ledger: Ledger, who: str, area: str, *, rule: str) -> None:
    """Put a token into an area; who does not fly falls out of a Falling one (RULES VM-41, VM-60)."""
    token = world_of(ledger.table).tokens[who]
    here = process(ledger.table, who).area
    ledger.move_from(area_zone(here), (token,), area_zone(area), rule=rule)
    if falls(ledger.table, who, area) and is_able(ledger.table, who):
        ledger.next(("fall", who))


def start_falling(ledger: Ledger, area: str, *, but: str) -> None:
    """Let everybody else fall out of an area that has become Falling (RULES VM-H56)."""
    here = (*ledger.table.listed(MCS), *ledger.table.listed(CPU))
    there = [who for who in here if who != but and process(ledger.table, who).area == area]
    fallen = [who for who in there if falls(ledger.table, who, area)]
    ledger.next(*(("fall", who) for who in fallen))


def _fall(ledger: Ledger, who: str) -> None:
    """Fall where there is but one exit; otherwise it was asked."""
    here = process(ledger.table, who).area
    if falls(ledger.table, who, here):
        for area in falls_to(ledger.table, here)[:1]:
            _fall_to(ledger, who, area)


def _fall_to(ledger: Ledger, who: str, area: str) -> None:
    told = ledger.announce("falls", rule="VM-41", process=who, area=area)
    with ledger.because(told):
        ends = actor(ledger.table) == who and rulings_of(ledger.table).falls == "ends_turn"
        if ends and all(item != ("turn_end",) for item, _cause in ledger.agenda):
            ledger.next(("turn_end",))
        fall_damage(ledger, who)
        come(ledger, who, area, rule="VM-41")


@answers("fall", "falls to {area}", rule="VM-41")
class FallTo(Choice):
    """Answer: by which exit a process falls (RULES VM-41)."""

    area: str
    shown = Shown("Fall to {area}", kind="Fall", sign="down", line="A fall takes HP, whichever exit it is.")
    told = LogWords("{seat} chooses the exit to {area}")

    def against(self, state: State, item: Item) -> Reason:
        return refusal("VM-41", "No fall leads to {area}.", area=area_name(state, self.area))

    def answer(self, ledger: Ledger, item: Item) -> None:
        who = str(item[1])
        if self.area in falls_to(ledger.table, process(ledger.table, who).area):
            _fall_to(ledger, who, self.area)


def _ask_fall(state: State, item: Item) -> Ask | None:
    who = str(item[1])
    here = process(state, who).area
    seat = seat_of(state, who)
    options = (FallTo(seat, area) for area in falls_to(state, here) if falls(state, who, here))
    question = say("Where does {name} fall?", name=name_of(state, who))
    why = say("Whoever comes into a Falling area falls out of it.")
    return one_of("fall", seat, question, options, why, least=2)


MOVES: Final = (WalkBy, Walk, FallTo)
DOINGS: Final[dict[str, Doing]] = {"fall": _fall}
ASKINGS: Final[dict[str, Asking]] = {"fall": _ask_fall}
