"""Reckons what Spoils that are taken, and have not happened yet, leave of the gauges that later ones fill (OUT-7).

Of each gauge the least and the most are reckoned that it can hold then, whichever part of a line with "or" is chosen
and whoever is picked. A gauge that can hold only one number is told with it; any other is told as a hidden one is.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final, cast

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.sight import SeenValues
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.lines import read_line
from gattai_desktop.games.gattai.events.targets_of_events import aim
from gattai_desktop.games.gattai.events.trigger_line import Alternative, Trigger, Unset
from gattai_desktop.games.gattai.outcome import outcome, spoil_table
from gattai_desktop.games.gattai.outcome.spoil_table import spoils_of
from gattai_desktop.games.gattai.outcome.spoils import taken, takes_as
from gattai_desktop.games.gattai.pilots.harmony import VIOLET
from gattai_desktop.games.gattai.telling.gauges import amount_of, gauge, then_holds
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.notation import NotationFault

LeastAndMost = tuple[int, int] | None
"""The least and the most that a gauge can hold, the same number twice where it is known; None where nothing is."""

_HARMONY: Final = "team.harmony"
_SCHISM: Final = "team.schism"


def after_spoils(seen: Sight, side: Seat, place: int | None = None) -> Sight:
    """Return the table as a seat knows it to be before the Spoil at a place of a side's list; None: behind its last."""
    return seen.cached(("after_spoils", side, place), partial(_after, seen, side, place))


def _after(seen: Sight, side: Seat, place: int | None) -> Sight:
    won = outcome.winner(seen)
    theirs = () if side == won else tuple((takes_as(seen, won), *one) for one in taken(seen, won))
    own = tuple((takes_as(seen, side), *one) for one in taken(seen, side)[:place])
    if not (theirs or own):
        return seen
    gauges = _Gauges(seen, {})
    for column, key, receiver in (*theirs, *own):
        gauges = gauges.after(spoils_of(seen)[key].line(column), receiver)
    values: dict[str, Value] = dict(seen.values)
    for path, held in gauges.changed.items():
        values.pop(path, None)
        if held is not None and held[0] == held[1]:
            values[path] = held[0]
    return evolve(seen, values=SeenValues(values, cast("SeenValues", seen.values).hides), kept={}, for_this_table={})


class _Gauges:
    """What the gauges of a table can hold: those of the table itself, and what has become of some of them."""

    def __init__(self, table: Sight, changed: dict[str, LeastAndMost]) -> None:
        self.table, self.changed = table, changed

    def after(self, line: str, receiver: Seat) -> "_Gauges":
        """Return what they can hold after a Spoil, whichever part of it is chosen; of one that is told nothing."""
        try:
            parts = read_line(self.table, line).alternatives
        except NotationFault:
            return self
        ways = [self._after_part(part, receiver) for part in parts]
        either: dict[str, LeastAndMost] = {}
        for path in {path for way in ways for path in way.changed}:
            held = [way.held(path) for way in ways]
            known = [one for one in held if one is not None]
            either[path] = (min(low for low, _ in known), max(high for _, high in known)) if known == held else None
        return _Gauges(self.table, either)

    def held(self, path: str) -> LeastAndMost:
        now = self.table.values.get(path)
        return self.changed.get(path, (now, now) if isinstance(now, int) else None)

    def _after_part(self, part: Alternative, receiver: Seat) -> "_Gauges":
        way = _Gauges(self.table, dict(self.changed))
        for trigger in part.triggers:
            way.changed |= way.of_trigger(trigger, receiver)
        return way

    def of_trigger(self, trigger: Trigger, receiver: Seat) -> dict[str, LeastAndMost]:
        """Return what the gauges can hold that an event touches."""
        table, event = self.table, trigger.event
        try:
            amount = amount_of(table, trigger, receiver)
        except Unset:
            return dict.fromkeys(self._every())
        match event:
            case "Rally":
                return self._rally() if amount == 1 else dict.fromkeys(self._every())
            case "Favor" | "Disfavor" | "Replenish" | "Rebuild" | "Ruin" | "Tarry" | "Burn":
                return {}  # no gauge of these
            case "Schism":  # Buffers may take it; in the Red it is Trauma
                return dict.fromkeys(self._of_team())
            case "Chargeup" | "Fortify" | "Purge" | "Recover" | "Trauma":
                pass
            case _:  # a Wave or a Storm
                return dict.fromkeys(self._every())
        found = aim(table, event, trigger.target or spoil_table.target(table, event), amount, receiver)
        after: dict[str, LeastAndMost] = {}
        for one, much in (*found.hits, *((one, amount) for one in found.choice)):
            its = gauge(table, event, one)
            held = self.held(its.path) if its is not None else None
            if its is None or held is None:  # Buffers or a Stat, from which follows how much its Pilot can hold
                after |= dict.fromkeys(self._of(one))
                continue
            low, high = (then_holds(event, has, its.most, much) for has in held)
            after[its.path] = (min(low, held[0]), max(high, held[1])) if found.choice else (low, high)
        return after

    def _rally(self) -> dict[str, LeastAndMost]:
        schism, harmony = self.held(_SCHISM), self.held(_HARMONY)
        if schism == (0, 0) and harmony is not None and harmony[0] == harmony[1] < VIOLET:
            return {_HARMONY: (harmony[0] + 1, harmony[0] + 1)}
        if rulings_of(self.table).rally_model == "clear_first" and schism is not None and schism[0] > 0:
            return {_SCHISM: (0, 0)}
        return dict.fromkeys(self._every())

    def _of(self, one: str) -> tuple[str, ...]:
        """Return the gauges of a Pilot or a Threat."""
        if one in pilot_seats(self.table):
            return (f"pilot.{one}.charges", f"pilot.{one}.buffers")
        return (f"{one}.tr", f"{one}.buffers") if one.startswith("threat.") else ()

    def _of_team(self) -> Iterator[str]:
        yield from (_HARMONY, _SCHISM)
        for seat in pilot_seats(self.table):
            yield from self._of(seat)

    def _every(self) -> Iterator[str]:
        yield from self._of_team()
        for key in self.table.listed("threats"):
            yield from self._of(f"threat.{key}")
