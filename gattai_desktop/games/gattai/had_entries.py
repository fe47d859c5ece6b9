"""What Pilots, Threats and Locations have must be entries that the table knows."""

from typing import Final, cast

from gattai_desktop.cards.value import Values
from gattai_desktop.games.near_names import did_you_mean

_HAVE: Final = ("pilot.techs", "pilot.robo.entry", "threat.powers", "location.boons")
"""The values that name entries which somebody has, each after its kind."""


def check_entries(values: Values) -> None:
    """See that Pilots, Threats and Locations have only what the table knows. Raises ValueError."""
    known = [one for path in ("entries", "entries.kept") for one in cast("tuple[str, ...]", values.get(path) or ())]
    for path in _HAVE:
        kind, rest = path.split(".", 1)
        for key in cast("tuple[str, ...]", values.get("seats" if kind == "pilot" else f"{kind}s") or ()):
            found = values.get(f"{kind}.{key}.{rest}") or ()
            for one in (found,) if isinstance(found, str) else cast("tuple[str, ...]", found):
                entry = one.partition(":")[0]
                if entry not in known and entry.rpartition(".")[0] not in known:  # a part of it: "power.sap.wave"
                    name, near = values.get(f"{kind}.{key}.name"), did_you_mean(entry, known)
                    raise ValueError(f"{name}: '{entry[:60]}' is no entry of this table.{near}")
