"""Between which ends every gauge of a table stands (RULES 2.19, 2.20)."""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.state import State
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.pilots import robos
from gattai_desktop.games.gattai.pilots.harmony import POOL, RED
from gattai_desktop.games.gattai.pilots.pilots import STATS, Pilot
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.world import threats
from gattai_desktop.games.gattai.zones import LAST_STAGE, pilot_seats

_NO_LIMIT: Final = 99
_GAUGES: Final = (
    ("team.harmony", 1, 7),
    ("team.fan_club", 0, 999),
    ("team.armory", 0, 999),
    ("team.pit_crew", 0, 999),
    ("crisis.tier", 0, 13),
    ("throwdown.stage", 1, LAST_STAGE),
)


def most_schism(table: State) -> int:
    """The most Schism that can gather: none without a pool; in the Red any number in Beta, none in Final (TEAM-3)."""
    if rulings_of(table).schism_model == "direct":
        return 0
    if table.values.get("team.harmony") != RED:
        return POOL - 1
    return _NO_LIMIT if rulings_of(table).red_rule == "beta" else 0


def gauge_ends(table: State) -> Iterator[tuple[str, int, int]]:
    """Yield the path of each gauge with the least and the most that it may be."""
    yield from _GAUGES
    yield "team.schism", 0, most_schism(table)
    for seat in pilot_seats(table):
        pilot = Pilot(seat, table.values)
        yield pilot.path("charges"), 0, pilot.max_charges
        yield pilot.path("buffers"), 0, pilot.max_buffers
        yield from ((pilot.path(stat), 0, 7) for stat in STATS)
        yield f"{robos.path(seat)}.endurance", 0, robos.robo(table, seat).max_endurance
    for form in final_form.forms(table):
        yield final_form.form_path(form.side, "buffers"), 0, form.max_buffers
        yield final_form.form_path(form.side, "charges"), 0, form.max_charges
    for key in cast("tuple[str, ...]", table.values.get("threats") or ()):
        # Without a cap a Threat may grow as far as it does.
        yield f"threat.{key}.tr", 0, threats.CAP if rulings_of(table).tr_cap == "seven" else _NO_LIMIT
        yield f"threat.{key}.buffers", 0, cast("int", table.values.get(f"threat.{key}.max_buffers") or 0)
    for key in cast("tuple[str, ...]", table.values.get("factions") or ()):
        yield f"faction.{key}.offenses", 0, 3
