"""Floor 3: content packs, read and checked. Data only: nothing in a pack is ever run.

`scenario("first-contact")` is the set-up of a table; `read_pack(folder)` reads a pack of your own.
"""

from gattai_desktop.content.entries import ScenarioEntry
from gattai_desktop.content.faults import Fault, NoSuchScenario, UnusablePack
from gattai_desktop.content.pack import Attribution, Pack, read_pack
from gattai_desktop.content.pieces import NoSuchEntry, Piece
from gattai_desktop.content.scenarios import (
    built_in,
    credits,  # noqa: A004 - what the About place of every program is called
    default_seats,
    laid_out,
    open_pack,
    scenario,
    scenario_entry,
    scenarios,
)

__all__ = [
    "Attribution",
    "Fault",
    "NoSuchEntry",
    "NoSuchScenario",
    "Pack",
    "Piece",
    "ScenarioEntry",
    "UnusablePack",
    "built_in",
    "credits",
    "default_seats",
    "laid_out",
    "open_pack",
    "read_pack",
    "scenario",
    "scenario_entry",
    "scenarios",
]
