"""Floor 3: content packs, read and checked. Data only: nothing in a pack is ever run.

`scenario("first-contact")` is the set-up of a table; `read_pack(folder)` reads a pack of your own.
"""

from gattai_desktop.content.entries import ScenarioEntry
from gattai_desktop.content.faults import Fault, NoSuchScenario, UnusablePack
from gattai_desktop.content.pack import Attribution, Pack, read_pack
from gattai_desktop.content.scenarios import built_in, default_seats, scenario, scenario_entry, scenarios

__all__ = [
    "Attribution",
    "Fault",
    "NoSuchScenario",
    "Pack",
    "ScenarioEntry",
    "UnusablePack",
    "built_in",
    "default_seats",
    "read_pack",
    "scenario",
    "scenario_entry",
    "scenarios",
]
