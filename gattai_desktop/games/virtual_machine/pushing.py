"""A process is pushed one area away, into a Falling area too (RULES VM-H30, VM-H63, VM-H73)."""

from typing import Final

from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask, Asking, Choice, answers, one_of
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.area_states import far_from, map_now, states
from gattai_desktop.games.virtual_machine.charges import charge
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.names import area_name
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.team_hands import FOUR, is_up
from gattai_desktop.games.virtual_machine.values import is_able, name_of, seat_of
from gattai_desktop.games.virtual_machine.walking import come


def pushed_to(table: Table, by: str, who: str) -> tuple[str, ...]:
    """Where a process can push another (RULES VM-H30)."""
    side = zones.side_of(who, table)
    if not is_able(table, who) or is_up(table, side, FOUR):
        return ()
    here, there = process(table, by).area, process(table, who).area
    far = far_from(table, here)
    free = process(table, who).noclip
    shut = "locked" in states(table, there) and not free and rulings_of(table).locked_areas == "both"
    beside = [one.to for one in map_now(table).exits(there) if free or "locked" not in states(table, one.to)]
    return () if shut else tuple(one for one in dict.fromkeys(beside) if far.get(one, 0) > far.get(there, 0))


@answers("push", "pushes {process} to {area}", rule="VM-H30")
class PushTo(Choice):
    """Answer: the area into which somebody is pushed (RULES VM-H30)."""

    process: str
    area: str
    shown = Shown("Push {process} to {area}", kind="Push", sign="wave", line="One area away, whatever the link costs.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        by, who = str(item[1]), str(item[2])
        _push(ledger, by, who, self.area)

    def against(self, state: State, item: Item) -> Reason:
        return refusal("VM-H30", "A push does not lead to {area}.", area=area_name(state, self.area))


def _push(ledger: Ledger, by: str, who: str, area: str) -> None:
    if area not in pushed_to(ledger.table, by, who):
        return
    told = ledger.announce("pushed", rule="VM-H30", process=who, area=area)
    with ledger.because(told):
        charge(ledger, who, "d32")
        come(ledger, who, area, rule="VM-H30")


def _ask_push(state: State, item: Item) -> Ask | None:
    by, who = str(item[1]), str(item[2])
    seat = seat_of(state, who if rulings_of(state).pushing == "targets_owner" else by)
    options = (PushTo(seat, who, area) for area in pushed_to(state, by, who))
    question = say("Where is {name} pushed?", name=name_of(state, who))
    why = say("A push goes away from {name}.", name=name_of(state, by))
    return one_of("push", seat, question, options, why, least=2)


def _pushed(ledger: Ledger, by: str, who: str) -> None:
    """Push where there is but one way; otherwise it was asked."""
    for area in pushed_to(ledger.table, by, who)[:1]:
        _push(ledger, by, who, area)


MOVES: Final = (PushTo,)
DOINGS: Final[dict[str, Doing]] = {"push": _pushed}
ASKINGS: Final[dict[str, Asking]] = {"push": _ask_push}
