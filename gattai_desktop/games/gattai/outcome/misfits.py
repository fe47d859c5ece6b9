"""Why a Spoil has no place here (RULES OUT-7, MICRO-7)."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.recipients import in_play
from gattai_desktop.games.gattai.names import spoil_name
from gattai_desktop.games.gattai.outcome.spoil_table import Spoil, triggers_of
from gattai_desktop.games.verdict import Reason, refusal

_NOBODY_HIT: Final[Mapping[str, str]] = {
    "Disfavor": "there is no Faction",
    "Favor": "there is no Faction",
    "Fortify": "there is no Threat in play",
    "Rebuild": "no Location of this fight is Damaged",
    "Recover": "there is no Threat in play",
    "Ruin": "no Location of this fight can be ruined",
    "Storm": "no Threat of this fight has a Storm",
    "Trauma": "there is no Threat in play",
    "Wave": "no Threat of this fight has a Wave",
}
"""Why a Spoil hits nobody, by the event that it fires."""


def does_not_fit(table: Table, column: str, spoil: Spoil) -> Reason:
    """Say why a Spoil has no place here: it is of another edition's list or for the other side, or it hits nobody."""
    name = spoil.name or spoil_name(spoil.key)
    line = spoil.line(column)
    if spoil.final_only and rulings_of(table).spoils_list != "final":
        return refusal("OUT-7", "{spoil} is on the list of another edition.", spoil=name, ruling="spoils_list")
    if not line:
        return refusal("OUT-7", "{spoil} is a Spoil of the other side.", spoil=name)
    one = next((one for one in triggers_of(line) if one.event in _NOBODY_HIT), None)
    why = _NOBODY_HIT[one.event] if one is not None else "nobody here can receive it"
    if one is not None and one.target == "Threat" and in_play(table, "Threat"):
        # There are Threats, but the event is none for them.
        why = "no Threat can be hit by it"
    return refusal("OUT-7", "{spoil} does not fit here: {why}.", spoil=name, why=why)
