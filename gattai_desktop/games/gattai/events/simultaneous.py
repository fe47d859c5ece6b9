"""Damage events of one moment: each to its end, or all soaked before any is suffered (RULES MICRO-10, MICRO-11, R-32).

Under "together" a line with several damage events puts `("apply_together",)` behind them on the agenda; what is left of
each after soaking waits in front of it, in the order in which the events were triggered (C-29).
"""

from typing import Final

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.event_table import EVENTS, class_of
from gattai_desktop.games.gattai.events.trigger_line import Trigger

_END: Final = "apply_together"
_UNDER_WAY: Final = frozenset({"fire", "choose_event", "choose_target", "hit", "soak", "suffer"})


def marker(ledger: Ledger, triggers: tuple[Trigger, ...]) -> tuple[Item, ...]:
    """What stands behind the events of a line, where its damage is resolved together."""
    rulings = rulings_of(ledger.table)
    if rulings.damage_stacking != "together":
        return ()
    damage = [one for one in triggers if class_of(EVENTS[one.event], rulings) == "damage"]
    return ((_END,),) if len(damage) > 1 else ()


def suffer_soon(ledger: Ledger, item: Item) -> None:
    """Let what is left of an event be suffered: at once, or when everything of this moment is soaked."""
    for place, (waiting, _) in enumerate(ledger.agenda):
        if waiting[0] == _END:
            damage = class_of(EVENTS[str(item[1])], rulings_of(ledger.table)) == "damage"
            if damage and _together_with_others(ledger, place):
                ledger.agenda.insert(place, (item, ledger.cause))
                return
            break
    ledger.next(item)


def _together_with_others(ledger: Ledger, place: int) -> bool:
    """Whether another event of this moment is still to be soaked, or waits to be suffered first."""
    return any(item[0] in _UNDER_WAY for item, _ in ledger.agenda[:place])


def _all_suffered(_ledger: Ledger) -> None:
    """Everything of this moment is done."""


DOINGS = {_END: _all_suffered}
