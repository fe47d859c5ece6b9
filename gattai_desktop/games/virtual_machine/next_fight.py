"""The next fight of an evening, or another challenger at once (RULES VM-61, VM-H70, VM-H58)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.tokens import area_zone
from gattai_desktop.games.move import Move, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.seating import program_players
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.boss_hand import disown
from gattai_desktop.games.virtual_machine.drawing import forget
from gattai_desktop.games.virtual_machine.ending import LEFT
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.opening import open_fight
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.setup import counted_mcs, standing_in, values_of_cpu
from gattai_desktop.games.virtual_machine.values import GUIDED, OVER, named_values, of, put
from gattai_desktop.games.virtual_machine.world import world_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, SIDES

_OF_FIGHT: Final = ("winner", "yielding", "yields.mcs", "yields.cpu", "boot.mcs", "boot.cpu", "lucky", "charge")
"""What is kept of a fight until the next one begins."""
_OF_MC: Final = ("halved", "owed", "firm", "burned", "confused")


def brings_fight(table: Table, seat: str) -> bool:
    """Whether a seat brings the next fight: the CPU's; where the program is the CPU, each person's.

    Else the program would clear the table before anybody has seen who won.
    """
    programs = program_players(table)
    people = [one for one in table.listed("seats") if one not in programs] if CPU in programs else []
    return seat in people if people else seat == CPU


def comes_next(table: Table) -> str:
    """The fight that comes after the one on the table in the evenings, "" after the last.

    After one of somebody's own comes one of these, after one of the book one of the book.
    """
    world, here = world_of(table), table.text("fight")
    fights = {name: plan for name, plan in world.fights.items() if (name in world.own) == (here in world.own)}
    in_turn = sorted(fights, key=lambda one: fights[one].evening or len(world.fights))
    return next(iter(in_turn[in_turn.index(here) + 1 :]), "") if here in fights else in_turn[0]


@wish("brings {fight}")
class BringFight(Move):
    """Wish: begin the next fight; where the Garbage Collector is held back, at once and with all as it is."""

    fight: str
    shown = Shown("{fight}", kind="Next fight", sign="bring")
    told = LogWords("{seat} brings the next fight: {fight}")
    steps = (OVER,)
    openly = (OVER,)  # who won is seen by whoever made the last move, before the table is passed to the CPU
    step_rule = "VM-61"

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[BringFight]":
        if brings_fight(state, seat):
            yield from (cls(seat, one) for one in world_of(state).fights)

    def judge(self, state: State) -> Iterator[Reason]:
        if not brings_fight(state, self.seat):
            yield refusal("VM-61", "The CPU brings the next fight.")
        elif self.fight not in world_of(state).fights:
            yield refusal("VM-61", "No fight is called {fight}.", fight=self.fight)

    def play(self, ledger: Ledger) -> None:
        at_once = ledger.table.text("collector") == "held"
        _clear_field(ledger)
        _enter_field(ledger, self.fight)
        if not at_once:
            _deal_anew(ledger)
        ledger.set("collector", None, rule="VM-61")
        open_fight(ledger)


def _clear_field(ledger: Ledger) -> None:
    """Take what belonged to the last fight off the table."""
    world = world_of(ledger.table)
    for who in ledger.table.listed(CPU):
        here = process(ledger.table, who).area
        if here:
            ledger.move_from(area_zone(here), (world.tokens[who],), zones.BOX, rule="VM-61")
        ledger.clear([path for path, _ in named_values(ledger.table, of(who, ""))], rule="VM-61")
        ledger.set(f"name.{who}", None, rule="VM-61")
    ledger.clear(_OF_FIGHT, rule="VM-61")
    for who in ledger.table.listed(MCS):
        ledger.clear((of(who, what) for what in _OF_MC), rule="VM-61")
        if ledger.table.text(of(who, "away")) == LEFT:
            put(ledger, who, "away", None, rule="VM-61")
        put(ledger, who, "move", 0, rule="VM-H17")


def _enter_field(ledger: Ledger, fight: str) -> None:
    """Put everybody where the new fight begins."""
    world = world_of(ledger.table)
    plan = world.fights[fight]
    mcs = tuple(who for who in ledger.table.listed(MCS) if not ledger.table.values.get(of(who, "away")))
    counted = counted_mcs(mcs, rulings_of(ledger.table).numbers)
    where = standing_in(world, plan, mcs, counted)
    from_ = {who: process(ledger.table, who).area for who in mcs}
    ledger.set("fight", fight, rule="VM-61")
    ledger.set(GUIDED, None, rule="VM-61")
    ledger.set("map", plan.map, rule="VM-61")
    ledger.set("areas", tuple(world.maps[plan.map].area_map.by_id), rule="VM-61")
    ledger.set(CPU, tuple(who for who in where if who not in mcs), rule="VM-61")
    for who, area in where.items():
        origin = area_zone(from_[who]) if from_.get(who) else zones.BOX
        if origin != area_zone(area):
            ledger.move_from(origin, (world.tokens[who],), area_zone(area), rule="VM-4")
        if who not in mcs:
            for path, value in values_of_cpu(world.tokens[who].kind, who, counted).items():
                ledger.set(path, value, rule="VM-5")
    ledger.set("round", 0, rule="VM-6")


def _deal_anew(ledger: Ledger) -> None:
    """All cards go back and are mixed; shields are full again (RULES VM-H70)."""
    for seat in ledger.table.listed("seats"):
        side = zones.side_of(seat, ledger.table)
        stays = rulings_of(ledger.table).between_fights == "hands_stay"
        for zone in (zones.play(seat),) if stays else (zones.hand(seat), zones.play(seat)):
            _back(ledger, zone, side)
    for side in SIDES:
        for zone in (zones.discard_of(ledger.table, side), zones.team(side)):
            _back(ledger, zone, side)
        ledger.shuffle(zones.deck_of(ledger.table, side), rule="VM-H70")
    for who in ledger.table.listed(MCS):
        one = process(ledger.table, who)
        put(ledger, who, "shield", one.damage if one.has("shields") else None, rule="VM-H70")
        bits = ledger.table.listed(of(who, "bits"))
        put(ledger, who, "bits", tuple(dict.fromkeys((*bits, *one.sets))), rule="VM-H62")


def _back(ledger: Ledger, zone: str, side: str) -> None:
    cards = ledger.table.cards(zone)
    if cards:
        ledger.move_from(zone, cards, zones.deck_of(ledger.table, side), rule="VM-H70", up=False)
        forget(ledger, cards, rule="VM-H70")
        disown(ledger, cards, rule="VM-H70")


MOVES: Final = (BringFight,)
