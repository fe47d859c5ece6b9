"""Lets a person choose what the wall shows: parts of the table as everybody may see them, a closed eye for the rest."""

from collections.abc import Callable, Iterator
from typing import Final

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, speak
from gattai_desktop.board.words import DrawnWords, PlainText, Sign
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.story.prepared import scene_known
from gattai_desktop.games.gattai.world import locations
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.looks.crisis import crisis_look
from gattai_desktop.windows.games.gattai.looks.rails import (
    faction_look,
    location_look,
    resources_look,
    threat_look,
    threat_looks,
)
from gattai_desktop.windows.games.gattai.looks.story import story_look
from gattai_desktop.windows.games.gattai.wall.sheets import SheetOnWall, learned_on_wall, pilot_on_wall, score_on_wall
from gattai_desktop.windows.games.gattai.wall.wall_looks import public
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook

_GAP: Final = "     "


def wall_choices(model: GameModel) -> SheetLook:
    """Return the question what the wall shows; it never offers anything hidden."""
    seen = public(model)
    found = [SheetChoice(key, PlateLook(title, "", arrangement="line")) for key, title in _titles(seen)]
    return SheetLook(speak("wall", "What shall the wall show?"), choices=tuple(found))


def chosen_for_wall(model: GameModel, key: str) -> SheetOnWall | None:
    """Return what was chosen, as everybody may see it."""
    seen = public(model)
    if key in seen.pilots:
        return pilot_on_wall(model, key)
    kind, _, seat = key.partition(".")
    if kind == "learn" and seat in seen.pilots:
        return learned_on_wall(model, seat)
    title = dict(_titles(seen)).get(key, "")
    if key == "score":
        return score_on_wall(model, title or speak("wall", "Score of the scenario"))
    told = _TOLD.get(key)
    return SheetOnWall(title, lines=tuple(told(seen))) if told is not None else None


def known_to_all(model: GameModel) -> dict[str, str]:
    """Return the names of the scene, of the Locations that lie face up and of the Threats in play, by their ids.

    The scene comes first, then the current Location, then the Threat that drives a fight.
    """
    seen = public(model)
    if first_contact.is_on(seen.sight):
        return {}
    places = (f"location.{key}" for key in seen.keys("locations"))
    here = locations.here(seen.sight)
    threats = (f"threat.{key}" for key, _look in threat_looks(seen))
    ids = sorted((*threats, *places), key=lambda one: (one != here, not one.startswith("threat.")))
    names = {one: seen.text(f"{one}.name") for one in ids}
    return scene_known(seen.sight) | {one: name for one, name in names.items() if name}


def _titles(seen: SeatView) -> Iterator[tuple[str, str]]:
    for seat in seen.pilots:
        yield seat, speak("wall", "Sheet of {name}", name=seen.name(seat))
    if first_contact.is_on(seen.sight):
        return
    yield "resources", speak("wall", "The Team's Resources")
    if seen.keys("threats"):
        yield "threats", speak("wall", "Threats")
    if seen.keys("factions"):
        yield "factions", speak("wall", "Factions")
    if seen.keys("locations"):
        yield "locations", speak("wall", "Locations")
    yield "crisis", speak("wall", "The Crisis")
    yield "phase", speak("wall", "Where the session is")
    yield "score", speak("wall", "Score of the scenario")


def _resources(seen: SeatView) -> Iterator[DrawnWords]:
    for row in resources_look(seen).rows:
        name, value = PlainText(f"  {row.name}  "), PlainText(str(row.value), strong=True)
        yield Sign(row.sign), name, value, PlainText(f"   {row.band}")


def _threats(seen: SeatView) -> Iterator[DrawnWords]:
    for key in seen.keys("threats"):
        look = threat_look(seen, key)
        if look is None:
            continue
        words: list[Sign | PlainText] = [Sign(look.sign, "coach"), PlainText(f"  {look.name}{_GAP}", strong=True)]
        for value in look.values:
            words.append(PlainText(f"{value.label} "))
            words.append(Sign("closed", "soft") if value.value is None else PlainText(str(value.value), strong=True))
            words.append(PlainText("   "))
        yield tuple(words)


def _factions(seen: SeatView) -> Iterator[DrawnWords]:
    for key in seen.keys("factions"):
        look = faction_look(seen, key)
        if look is not None:
            favor = speak("wall", "Favor {favor} of {agency}", favor=look.favor, agency=look.agency)
            yield PlainText(f"{look.name}{_GAP}", strong=True), PlainText(f"{favor}, {look.offense_words()}")


def _locations(seen: SeatView) -> Iterator[DrawnWords]:
    for key in seen.keys("locations"):
        look = location_look(seen, key)
        if look is not None:
            parts = (called(look.state), look.line, look.here)
            yield PlainText(f"{look.name}{_GAP}", strong=True), PlainText(", ".join(part for part in parts if part))


def _crisis(seen: SeatView) -> Iterator[DrawnWords]:
    look = crisis_look(seen)
    yield (PlainText(look.words(), strong=True),)
    if look.reached:
        yield tuple(part for sign in look.reached for part in (Sign(sign, "coach"), PlainText("  ")))
    yield (PlainText(speak("wall", "Only Coach knows how many more there are.")),)


def _phase(seen: SeatView) -> Iterator[DrawnWords]:
    for station in story_look(seen).stations:
        mark = "tick" if station.done else "chevron" if station.present else ""
        before: tuple[Sign | PlainText, ...] = (Sign(mark),) if mark else (PlainText("      "),)
        yield (*before, PlainText(f"  {station.name}", strong=station.present))


_TOLD: Final[dict[str, Callable[[SeatView], Iterator[DrawnWords]]]] = {
    "resources": _resources,
    "threats": _threats,
    "factions": _factions,
    "locations": _locations,
    "crisis": _crisis,
    "phase": _phase,
}
