"""Somebody leaves a fight by the area in which the MCs began it, where a table plays so (RULES VM-H44)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine.any_moment import PRICE
from gattai_desktop.games.virtual_machine.ending import LEFT, take_off
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.names import area_name
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import BERSERK, CONFUSED
from gattai_desktop.games.virtual_machine.turns import OnTurn
from gattai_desktop.games.virtual_machine.values import actor, name_of, of, put
from gattai_desktop.games.virtual_machine.world import battle_map


@wish("leaves the fight")
class LeaveFight(OnTurn):
    """Wish: pay 3 Move Points in the area marked + and be off the map until the fight is over (RULES VM-H44)."""

    shown = Shown("Leave the fight", sign="flag", line="3 Move Points. Whoever has left fights no more.")
    offered_as_it_is = True

    def against(self, state: State, who: str) -> Iterator[Reason]:
        start = battle_map(state).start
        if rulings_of(state).yielding != "leaving":
            yield refusal("VM-H44", "Nobody leaves a fight at this table.", ruling="yielding")
        one, has = process(state, who), state.number(of(who, "move"))
        if one.is_mob:
            yield refusal("VM-37", "A mob has no Move Points.")
        elif has < PRICE:
            words = "That costs {price} Move Points; {name} has {has}."
            yield refusal("VM-H44", words, price=PRICE, has=has, name=name_of(state, who))
        if one.area != start:
            yield refusal("VM-H44", "The way out is in {area}.", area=area_name(state, start))
        if one.bits & {CONFUSED, BERSERK}:
            yield refusal("VM-H36", "{name} does not act of its own will.", name=name_of(state, who))

    def play(self, ledger: Ledger) -> None:
        who = actor(ledger.table)
        put(ledger, who, "move", max(ledger.table.number(of(who, "move")) - PRICE, 0), rule="VM-H44")
        take_off(ledger, who, LEFT, rule="VM-H44")
        ledger.next(("turn_end",))


MOVES: Final = (LeaveFight,)
