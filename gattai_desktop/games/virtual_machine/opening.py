"""Before the first round: decks and byte are mixed, everybody draws, the CPU places its mobs (RULES VM-1 to VM-6)."""

from collections.abc import Iterator
from typing import Final, Self

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.tokens import area_zone
from gattai_desktop.games.move import Move, wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.drawing import counted_in_draw, reload
from gattai_desktop.games.virtual_machine.ending import all_of, collect
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.names import area_name
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import learn
from gattai_desktop.games.virtual_machine.values import GUIDED, PLACING, START, able, name_of, of, put
from gattai_desktop.games.virtual_machine.world import battle_map, world_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, SIDES


@wish("starts the fight")
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
        decks = dict.fromkeys(zones.deck_of(ledger.table, side) for side in SIDES)
        for deck in decks if not ledger.table.values.get(GUIDED) else ():
            ledger.shuffle(deck, rule="VM-2")
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
        for bit in ledger.table.listed(of(who, "bits")):
            learn(ledger, bit)
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
            mobs = (who for who in state.listed(CPU) if process(state, who).is_mob)
            yield from (cls(seat, who, area) for who in mobs for area in state.listed("areas"))

    @classmethod
    def aimed(cls, table: Sight, seat: str, card: Card) -> Iterator[Self]:
        """The token of a mob, dropped on an area."""
        who = next((one for one in table.listed(CPU) if world_of(table).tokens[one] is card), "")
        if who and process(table, who).is_mob:
            yield from (cls(seat, who, area) for area in table.listed("areas") if area != process(table, who).area)

    def judge(self, state: State) -> Iterator[Reason]:
        yield from _OfCpuBefore.judge(self, state)
        if self.process not in state.listed(CPU) or not process(state, self.process).is_mob:
            yield refusal("VM-5", "{name} is no mob.", name=name_of(state, self.process))
        elif self.area not in state.listed("areas"):
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
class OpenRound(_OfCpuBefore):
    """Wish: be done with placing; the first round begins (RULES VM-6)."""

    shown = Shown("Open the first round", letter="F", sign="flag", line="All pick their cards.")
    offered_as_it_is = True

    def play(self, ledger: Ledger) -> None:
        ledger.next(("round",))


MOVES: Final = (StartFight, PlaceMob, OpenRound)
