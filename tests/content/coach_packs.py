"""Packs as a Coach would write them, for tests: two Threats, two Factions, a Location, a Pilot, scenes, an evening."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

HEAD = """# What I prepared for Friday.
[pack]
id = "{id}"
title = "{title}"
format = 1
edition = "beta"
needs = [{needs}]

[pack.attribution]
work = "Gattaibushido:FUSION!"
author = "Jo"
licence = "CC-BY-SA-4.0"
licence_url = "https://creativecommons.org/licenses/by-sa/4.0/"
changes = "New entries."
notice = "Contains material from Gattaibushido:FUSION! by Nathanael Cole, CC BY-SA 4.0, changed by Jo."
"""
THREATS = """[[threat]]
id = "threat.lamp_eater"
name = "The Lamp Eater"
tr = 3
wave = "+Ruin:Choice(1)"
defeat = ["Violence"]
powers = ["power.corrupt"]
author = "Jo"
text = "It comes when the lights go out."

[[threat]]
id = "threat.wick"
name = "Wick"
tr = 1
author = "Jo"
text = "What the Lamp Eater leaves behind."
"""
FACTIONS = """[[faction]]
id = "faction.keepers"
name = "The Lamp Keepers"
agency = 2
pleased_by = "light"
author = "Jo"
text = "They walk the quays at dusk."

[[faction]]
id = "faction.moths"
name = "The Moths"
agency = 1
author = "Jo"
text = "They follow every flame."
"""
LOCATIONS = """[[location]]
id = "place.quay"
name = "The Long Quay"
boon = "A lamp for everybody."
author = "Jo"
text = "Four hundred lamps in a row."
"""
PLAYBOOKS = """[[playbook]]
id = "mira"
name = "Mira"
seat = "red"
stats = { solo = 2, sync = 4, flesh = 4, steel = 2, synapse = 3, circuit = 3 }
techs = ["red.inspiring:2"]
author = "Jo"
text = "She was never afraid of the dark."
"""
SCENARIOS = """[[scenario]]
id = "evening.dark-quay"
name = "The Dark Quay"
summary = "One lamp after the other goes out."
length = "about 3 hours"
fewest = 2
most = 4
difficulty = 2
fair_for = "freshman"
picture = "harbour"
scene = "The first lamp"
scene_text = "Somebody counts the lamps. One is missing."
pilots = ["mira"]
team = 2
threats = ["threat.lamp_eater", "threat.wick"]
factions = ["faction.keepers", "faction.moths"]
locations = ["place.quay"]
hidden = ["faction.moths"]
path = ["Story", "Wave", "Story + Storm"]
questions = ["Who lit the first lamp?"]
scenes = ["scene.second_lamp", "scene.dark"]
author = "Jo"
text = "Four hundred lamps burn on the Long Quay."
"""
SCENES = """[[scene]]
id = "scene.second_lamp"
name = "The second lamp"
begins = "Somebody goes to look for the lamp."
place = "place.quay"
who = ["threat.wick"]
author = "Jo"
text = "Where the lamp stood, moths sit in a ring."

[[scene]]
id = "scene.dark"
name = "All lamps are out"
author = "Jo"
text = "Then the last lamp goes out."
"""
FILES = {
    "threats.toml": THREATS,
    "factions.toml": FACTIONS,
    "locations.toml": LOCATIONS,
    "playbooks.toml": PLAYBOOKS,
    "scenarios.toml": SCENARIOS,
    "scenes.toml": SCENES,
}

_TYPED_IN: Final = (
    "title",
    "author",
    "notice",
    "name",
    "text",
    "summary",
    "length",
    "scene",
    "scene_text",
    "begins",
    "pleased_by",
    "boon",
    "questions",
)
"""Fields whose text is a person's own: no language but hers has it."""


def typed() -> Iterator[str]:
    """Every text of the pack that its Coach made up, with its full stop and without."""
    for text in files_of().values():
        yield from _typed_in(tomllib.loads(text))


def _typed_in(value: Any) -> Iterator[str]:
    for key, inner in value.items() if isinstance(value, dict) else ():
        for one in inner if isinstance(inner, list) else [inner]:
            if key in _TYPED_IN and isinstance(one, str):
                yield from (one, one.rstrip("."))
            yield from _typed_in(one)


def head(pack: str = "dark-quay", title: str = "The Dark Quay", needs: str = '"fusion-core"') -> str:
    return HEAD.format(id=pack, title=title, needs=needs)


def files_of(pack: str = "dark-quay", title: str = "The Dark Quay", **changed: str) -> dict[str, str]:
    """The files of the pack; changed: other texts for some of them, by their names without the ending."""
    return {"pack.toml": head(pack, title), **FILES, **{f"{name}.toml": text for name, text in changed.items()}}


def written(folder: Path, files: dict[str, str] | None = None) -> Path:
    """Write a pack into a folder, and return that."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in (files_of() if files is None else files).items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return folder
