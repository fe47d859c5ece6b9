"""A table as a draft would lay it, to look at: what a line of triggers would do there, who could fight whom."""

from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.gattai.entries import FactionEntry, LocationEntry, ScenarioEntry, ThreatEntry
from gattai_desktop.content.gattai.pieces import faction_setup, location_setup, threat_setup
from gattai_desktop.content.gattai.scenarios import scenario, with_base
from gattai_desktop.content.pack import Pack
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.gattai.setup import PilotSetup, Setup, ThreatSetup

_ANYBODY: Final = tuple(PilotSetup(seat, seat.capitalize()) for seat in COLOURS[:3])


def draft_table(draft: PackDraft, scenario_id: str = "", threat_id: str = "") -> Sight:
    """Lay a scenario of a draft, and this Threat of it, whether or not the scenario names it, as the Coach sees it.

    Without a scenario all that the pack brings lies there. While the pack has faults, only the Threat itself does.
    """
    pack = draft.pack
    setup = with_base(Setup(pilots=_ANYBODY)) if pack is None else _laid(pack, scenario_id)
    key = threat_id.rpartition(".")[2]
    if threat_id and draft.has("threat", threat_id) and key not in {one.key for one in setup.threats}:
        setup = evolve(setup, threats=(*setup.threats, _threat(draft, threat_id)))
    if any(one.key == key and not one.locked for one in setup.threats):
        # It stands there as itself, even if it would pretend.
        setup = evolve(setup, values={**setup.values, f"threat.{key}.status": "active"})
    return GATTAI.game.sight(begin(setup), COACH_SEAT)


def _laid(pack: Pack, scenario_id: str) -> Setup:
    scenes = pack.of(ScenarioEntry)
    found = next((one for one in scenes if one.id == scenario_id), scenes[0] if scenes else None)
    if found is not None:
        # Without ready Pilots somebody sits there, so that there is whom to hit.
        seats = None if found.pilots else tuple(one.seat for one in _ANYBODY)
        return scenario(found.key, seats, packs=(pack,))
    return with_base(
        Setup(
            pilots=_ANYBODY,
            threats=tuple(threat_setup(one) for one in pack.of(ThreatEntry)),
            factions=tuple(faction_setup(one) for one in pack.of(FactionEntry)),
            locations=tuple(location_setup(one) for one in pack.of(LocationEntry)),
        )
    )


def _threat(draft: PackDraft, threat_id: str) -> ThreatSetup:
    pack = draft.pack
    if pack is not None:
        return threat_setup(pack.entry(threat_id, ThreatEntry))
    values = draft.values("threat", threat_id)
    rating = values["tr"]
    return ThreatSetup(threat_id.rpartition(".")[2], str(values["name"] or "?"),
                       rating=rating if isinstance(rating, int) and 1 <= rating <= 7 else 1,
                       sign=str(values["sign"] or ""))  # fmt: skip
