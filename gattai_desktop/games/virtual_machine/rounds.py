"""A round begins and ends, and a fight with it (RULES VM-6, VM-7, VM-18, VM-19, VM-57, VM-61)."""

from collections.abc import Iterator
from typing import Final, Self

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.tokens import area_zone
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask, Asking
from gattai_desktop.games.modifiers import Modifier, modify, passes
from gattai_desktop.games.move import Answer, Move, wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.area_states import line, states
from gattai_desktop.games.virtual_machine.battle_maps import COVER, DARK, HAZARDOUS, UNSTABLE
from gattai_desktop.games.virtual_machine.blows import hazard_of
from gattai_desktop.games.virtual_machine.charges import charge, enemies, is_alone, standing_with
from gattai_desktop.games.virtual_machine.company import bring_company
from gattai_desktop.games.virtual_machine.drawing import counted_in_draw, cpu_draw, mix_discards, reload
from gattai_desktop.games.virtual_machine.ending import all_of, collect, is_decided
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.harm import burn, lose
from gattai_desktop.games.virtual_machine.names import area_name
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.selecting import begin_selection
from gattai_desktop.games.virtual_machine.status_byte import INVISIBLE, learn
from gattai_desktop.games.virtual_machine.team_hands import STRAIGHT_FLUSH, is_up
from gattai_desktop.games.virtual_machine.values import (
    GUIDED,
    MOST_CHARGES,
    PLACING,
    START,
    able,
    can_fight,
    is_able,
    name_of,
    number,
    of,
    put,
    text,
)
from gattai_desktop.games.virtual_machine.world import battle_map, world_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, SIDES, named

MOST_ROUNDS: Final = 20
"""Rounds after which the program's CPU breaks a fight off (RULES VM-H60)."""
STAYING: Final = 2
"""Move Points that staying in an Unstable area costs (RULES VM-H41)."""
_OF_ROUND: Final = ("turns", "gave", "bonus", "deeds", "attacked", "aimed", "burned", "confused", "reloads")
"""What is kept of a process while a round lasts."""


# ---------------------------------------------------------------------- before the first round


@wish("starts the fight")
@frozen
class StartFight(Move):
    """Wish: mix the decks and the byte, and let everybody reload (RULES VM-1 to VM-5)."""

    shown = Shown("Start the fight", letter="F", sign="flag", line="Mixes the decks; everybody draws a full hand.")
    steps = (START,)
    step_rule = "VM-6"

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        if seat == CPU:
            yield cls(seat)

    def play(self, ledger: Ledger) -> None:
        if not ledger.table.values.get("mixed"):
            _mix_byte(ledger)
            ledger.set("mixed", value=True, rule="VM-H33")
        # The decks of a guided fight are stacked, so that each lesson comes when it is taught.
        for side in SIDES if not ledger.table.values.get(GUIDED) else ():
            ledger.shuffle(zones.deck(side), rule="VM-2")
        collect(ledger, rule="VM-1")
        open_fight(ledger)


def _mix_byte(ledger: Ledger) -> None:
    """Scramble the order of the status byte, and show it where the table plays so (RULES VM-H33)."""
    how = rulings_of(ledger.table).byte
    if how != "unscrambled":
        ledger.shuffle(zones.BYTE, rule="VM-H33")
    if how != "hidden":
        ledger.turn(zones.BYTE, ledger.table.cards(zones.BYTE), rule="VM-H33")


def open_fight(ledger: Ledger) -> None:
    """Let everybody reload, and the CPU place its mobs (RULES VM-2, VM-3)."""
    for seat in able(ledger.table, MCS):
        reload(ledger, seat, rule="VM-2")
    if rulings_of(ledger.table).first_move == "full":
        for who in all_of(ledger.table):
            if not process(ledger.table, who).is_mob:
                put(ledger, who, "move", process(ledger.table, who).most_move, rule="VM-H17")
    for who in all_of(ledger.table):
        for bit in named(ledger.table, of(who, "bits")):
            learn(ledger, bit, rule="VM-H33")
    ledger.set("draw.cpu", len(counted_in_draw(ledger.table)) + 1, rule="VM-3")
    reload(ledger, CPU, rule="VM-2")
    ledger.set("step", PLACING, rule="VM-5")


@frozen
class _OfCpuBefore(Move):
    """What the CPU does before the first round."""

    steps = (PLACING,)
    step_rule = "VM-5"

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != CPU:
            yield refusal("VM-5", "The CPU places its processes.")


@wish("places {process} at {area}")
@frozen
class PlaceMob(_OfCpuBefore):
    """Wish: let a mob begin in another area (RULES VM-5, VM-58)."""

    process: str
    area: str
    shown = Shown("Place {process} in {area}", kind="Place a mob", sign="down", line="It begins the fight there.")
    told = LogWords("{seat} places {process} in {area}")

    laid_on = Place(area="{area}")

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        if seat == CPU:
            mobs = (who for who in named(state, CPU) if process(state, who).is_mob)
            yield from (cls(seat, who, area) for who in mobs for area in named(state, "areas"))

    @classmethod
    def aimed(cls, table: Sight, seat: str, card: Card) -> Iterator[Self]:
        """The token of a mob, dropped on an area."""
        who = next((one for one in named(table, CPU) if world_of(table).tokens[one] is card), "")
        if who and process(table, who).is_mob:
            yield from (cls(seat, who, area) for area in named(table, "areas") if area != process(table, who).area)

    def judge(self, state: State) -> Iterator[Reason]:
        yield from _OfCpuBefore.judge(self, state)
        if self.process not in named(state, CPU) or not process(state, self.process).is_mob:
            yield refusal("VM-5", "{name} is no mob.", name=name_of(state, self.process))
        elif self.area not in named(state, "areas"):
            yield refusal("VM-5", "There is no area {area}.", area=self.area)
        elif self.area == battle_map(state).start:
            yield refusal("VM-58", "The MCs begin in {area}; no mob does.", area=area_name(state, self.area))
        elif self.area == process(state, self.process).area:
            yield refusal("VM-5", "{name} stands there.", name=name_of(state, self.process))

    def play(self, ledger: Ledger) -> None:
        token = world_of(ledger.table).tokens[self.process]
        here = process(ledger.table, self.process).area
        ledger.move_from(area_zone(here), (token,), area_zone(self.area), rule="VM-5")


@wish("opens the first round")
@frozen
class OpenRound(_OfCpuBefore):
    """Wish: be done with placing; the first round begins (RULES VM-6)."""

    shown = Shown("Open the first round", letter="F", sign="flag", line="All pick their cards.")

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        if seat == CPU:
            yield cls(seat)

    def play(self, ledger: Ledger) -> None:
        ledger.next(("round",))


# ---------------------------------------------------------------------- a round


def _round(ledger: Ledger) -> None:
    """Begin a round: what its start brings, then all pick (RULES VM-7, VM-W5)."""
    now = number(ledger.table, "round") + 1
    told = ledger.announce("round", rule="VM-6", number=now)
    with ledger.because(told):
        ledger.set("round", now, rule="VM-6")
        ledger.set("count", 0, rule="VM-12")
        for who in all_of(ledger.table):
            one = process(ledger.table, who)
            ledger.clear((of(who, what) for what in _OF_ROUND), rule="VM-7")
            if one.is_mob:
                owed = number(ledger.table, of(who, "owed"))
                put(ledger, who, "auto", max(one.auto - owed, 0), rule="VM-37")
                put(ledger, who, "owed", None, rule="VM-H41")
            put(ledger, who, "from", one.area, rule="VM-H41")
            if one.has("cloaks") and states(ledger.table, one.area) & {COVER, DARK}:
                modify(ledger, Modifier(who, "evade", 1, "cloak", until="round"), rule="VM-H48")
            if is_able(ledger.table, who) and HAZARDOUS in states(ledger.table, one.area):
                lose(ledger, who, hazard_of(one.max_hp), rule="VM-W5")
        ledger.clear(("order.first", "order.last", "count.gone"), rule="VM-12")
        for boss in able(ledger.table, CPU):
            if now % 2 == 0 and process(ledger.table, boss).has("forks"):
                bring_company(ledger, boss, 1)
    ledger.next(("ask_all",))


def _ask_all(ledger: Ledger) -> None:
    """Let all pick; where what the round's start brought has left a side unable, the round ends (RULES VM-H45)."""
    if rulings_of(ledger.table).rest == "played" or all(can_fight(ledger.table, side) for side in SIDES):
        begin_selection(ledger)
    else:
        ledger.next(("round_end",))


def _round_end(ledger: Ledger) -> None:
    """End a round: statuses, deeds, reloads, what lasted for it; then the next one or the end (RULES VM-19, VM-57)."""
    told = ledger.announce("round_ends", rule="VM-18", number=number(ledger.table, "round"))
    with ledger.because(told):
        for who in all_of(ledger.table):
            burn(ledger, who)
        for who in all_of(ledger.table):
            if is_able(ledger.table, who):
                _pay_for_staying(ledger, who)
        _deeds(ledger)
        for side in SIDES:
            if rulings_of(ledger.table).empty_deck == "round_end" and not ledger.table.count(zones.deck(side)):
                mix_discards(ledger, side)
        for seat in able(ledger.table, MCS):
            late = rulings_of(ledger.table).round_reload == "at_end"
            if late and ledger.table.values.get(of(seat, "reloads")):
                reload(ledger, seat, rule="VM-49")
        ledger.set("lucky", None, rule="VM-18")
        passes(ledger, "round", rule="VM-18")
        ledger.set("draw.cpu", cpu_draw(ledger.table), rule="VM-19")
        reload(ledger, CPU, rule="VM-19")
    if not is_decided(ledger):
        limited = rulings_of(ledger.table).endless == "asked"
        late = limited and number(ledger.table, "round") >= MOST_ROUNDS
        ledger.next(*((("endless",),) if late else ()), ("round",))


@wish("fights on")
@frozen
class FightOn(Answer):
    """Answer: another round after the twentieth; the CPU may break off instead (RULES VM-H60)."""

    shown = Shown("Fight on", sign="blade", line="Another round begins.")
    answers = "endless"

    def answer(self, ledger: Ledger, item: Item) -> None:
        """The next round begins."""


def _ask_endless(_state: State, _item: Item) -> Ask:
    return Ask("endless", CPU, say("Does the fight go on?"), (FightOn(CPU),), say("Twenty rounds are over."))


def _pay_for_staying(ledger: Ledger, who: str) -> None:
    """Staying in an Unstable area costs Move Points, or an Auto of the next round (RULES VM-H41)."""
    one = process(ledger.table, who)
    everybody = rulings_of(ledger.table).unstable == "end"
    stayed = everybody or text(ledger.table, of(who, "from")) == one.area
    if not stayed or one.flies or UNSTABLE not in states(ledger.table, one.area):
        return
    if one.is_mob:
        put(ledger, who, "owed", number(ledger.table, of(who, "owed")) + 1, rule="VM-H41")
    else:
        put(ledger, who, "move", max(number(ledger.table, of(who, "move")) - STAYING, 0), rule="VM-H41")


def _deeds(ledger: Ledger) -> None:
    """Charge for what a round's end shows (RULES VM-H47)."""
    table = ledger.table
    ends = {text(table, "order.first"), text(table, "order.last")}
    for who in able(table, MCS):
        if standing_with(table, who) and is_alone(table, who):
            charge(ledger, who, "d12")
        if is_unseen(table, who):
            charge(ledger, who, "d41")
        if not number(table, of(who, "aimed")):
            charge(ledger, who, "d42")
        if who in ends:
            charge(ledger, who, "d51")
        if is_up(table, MCS, STRAIGHT_FLUSH):
            put(ledger, who, "meter", min(number(ledger.table, of(who, "meter")) + 1, MOST_CHARGES), rule="VM-H74")
    if is_up(table, CPU, STRAIGHT_FLUSH):
        for who in able(ledger.table, CPU):
            if process(ledger.table, who).is_boss:
                put(ledger, who, "meter", min(number(ledger.table, of(who, "meter")) + 1, MOST_CHARGES), rule="VM-H69")


def is_unseen(table: Table, who: str) -> bool:
    """Whether no able enemy has a line to a process (RULES VM-H46)."""
    one = process(table, who)
    if INVISIBLE in one.bits:
        return True
    if rulings_of(table).unseen == "cover_too" and states(table, one.area) & {COVER, DARK}:
        return True
    seen_from = {process(table, enemy).area for enemy in enemies(table, who)}
    return all(area != one.area and line(table, area, one.area) is None for area in seen_from)


MOVES: Final = (StartFight, PlaceMob, OpenRound, FightOn)
DOINGS: Final[dict[str, Doing]] = {"round": _round, "ask_all": _ask_all, "round_end": _round_end}
ASKINGS: Final[dict[str, Asking]] = {"endless": _ask_endless}
