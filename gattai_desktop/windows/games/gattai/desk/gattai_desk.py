"""What the desk knows of Gattaibushido: Threats, Factions, Locations, the Crisis path, Pilots, what they have, scenes.

A family has the form that is made from its fields, unless a page of its own stands in `EDITORS`.
"""

from collections.abc import Mapping
from typing import Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import content, said, speak
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.gattai.readiness import before_you_start, rating_of
from gattai_desktop.content.gattai.taken_over import as_a_boon, ready_effects
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.gattai.world.crisis import PATH_OF_13
from gattai_desktop.games.near_names import alike
from gattai_desktop.windows.games.gattai.desk.evening_cards import (
    EVENTS,
    faction_card,
    location_card,
    new_name,
    pilot_card,
    prompt_card,
    scene_card,
    step_card,
    threat_card,
)
from gattai_desktop.windows.games.gattai.desk.own_things import (
    begins_as,
    left_to_the_table,
    of_the_book,
    own_card,
    own_parts,
)
from gattai_desktop.windows.kit.desk_page import DeskPage, MakesPage
from gattai_desktop.windows.kit.game_desk import (
    DeskCard,
    DeskGap,
    DeskPart,
    DeskPlace,
    GameDesk,
    ReadyValue,
    entry_name,
)


def _threat_editor(paint: Paint, parent: QWidget, draft: PackDraft, entry_id: str) -> DeskPage:
    from gattai_desktop.windows.games.gattai.desk.threat_editor import ThreatEditor

    return ThreatEditor(paint, parent, draft, entry_id)


def _ready_page(paint: Paint, parent: QWidget, draft: PackDraft, entry_id: str) -> DeskPage:
    from gattai_desktop.windows.games.gattai.desk.ready_page import ReadyPage

    return ReadyPage(paint, parent, draft, entry_id)


def _pocket_page(paint: Paint, parent: QWidget, draft: PackDraft, entry_id: str) -> DeskPage:
    from gattai_desktop.windows.games.gattai.desk.pocket_page import PocketPage

    return PocketPage(paint, parent, draft, entry_id)


def _making_page(paint: Paint, parent: QWidget, draft: PackDraft, entry_id: str) -> DeskPage:
    from gattai_desktop.windows.games.gattai.making.making_room import open_room
    from gattai_desktop.windows.games.gattai.making.pilot_making import PilotMaking

    return PilotMaking(paint, parent, draft, entry_id, opens=open_room)


_MOST_MEANT: Final = 2
"""Most ready values that are offered for a person's own words."""
EDITORS: Final[dict[str, MakesPage]] = {"threat": _threat_editor, "playbook": _making_page}
"""The pages of families that have one of their own, by the word of the family."""


def _family(key: str, word: str, title: str, sign: str, *, wide: float, high: float) -> DeskPart:
    """Return the part for the entries of a family that a scenario names."""
    return DeskPart(key=key, title=title, new=new_name(word), sign=sign, word=word, named_in=key, wide=wide, high=high)


class GattaiDesk(GameDesk):
    """The desk of the Coach."""

    game = "gattai"
    evening = "scenario"

    def begins(self) -> str:
        return speak("desk", "Begin the evening")

    def parts(self) -> tuple[DeskPart, ...]:
        return (
            _family("threats", "threat", speak("desk", "Threats"), "monster", wide=262, high=148),
            _family("factions", "faction", speak("desk", "Factions"), "hand", wide=196, high=112),
            _family("locations", "location", speak("desk", "Locations"), "building", wide=262, high=106),
            DeskPart(
                key="path",
                title=speak("desk", "Crisis path"),
                new=speak("desk", "New step"),
                sign="star",
                word="scenario",
                named_in="path",
                kind="steps",
                words=EVENTS,
                told=speak(
                    "desk",
                    "The next step comes with each Omen that Coach spends: he tells on (Story), a Threat's Wave or "
                    "Storm comes, or the Big Giant Monster may begin a Rumble from then on (BGM).",
                ),
                wide=54,
                high=126,
            ),
            _family("pilots", "playbook", speak("desk", "Pilots"), "wings", wide=196, high=128),
            _family("scenes", "scene", speak("desk", "Scenes to come"), "story", wide=262, high=84),
            DeskPart(
                key="prompts",
                title=speak("desk", "What is asked"),
                new=new_name("prompt"),
                sign="pile",
                word="prompt",
                wide=262,
                high=84,
            ),
            DeskPart(
                key="evening",
                title=speak("desk", "Scenario and first scene"),
                new="",
                sign="orbit",
                word="scenario",
                kind="evening",
                wide=420,
                high=84,
            ),
            *own_parts(),
        )

    def places(self) -> tuple[DeskPlace, ...]:
        return (
            DeskPlace(
                key="pocket",
                title=speak("desk", "Pocket"),
                sign="stairs",
                make=_pocket_page,
                writes=("scenario", "pocket"),
            ),
            DeskPlace(key="ready", title=speak("desk", "Before you start"), sign="flag", make=_ready_page),
        )

    def editors(self) -> Mapping[str, MakesPage]:
        return EDITORS

    def ready(self, word: str, field: str) -> tuple[ReadyValue, ...]:
        """What the book has of it, with its words in the language of the windows."""
        if word != "location":
            return of_the_book(word, field)
        return tuple(
            ReadyValue(name=content(one.place), line=content(one.says), value={**one.values, "says": content(one.says)})
            for one in ready_effects(field)
        )

    def left(self, word: str, field: str) -> tuple[ReadyValue, ...]:
        return left_to_the_table(word, field)

    def meant(self, word: str, field: str, words: str) -> tuple[ReadyValue, ...]:
        ready = self.ready(word, field)
        near = alike(words, [one.line for one in ready])
        found = tuple(one for line in near for one in ready if one.line == line)
        if (word, field) == ("location", "boon") and (boon := as_a_boon(words)) is not None:
            gives = speak("desk", "A Pilot here calls on it for a Tarry.")
            found = (ReadyValue(name=boon.place, line=gives, value=boon.values), *found)
        return found[:_MOST_MEANT]

    def begin(self, draft: PackDraft, title: str, author: str) -> None:
        draft.add("scenario", {"name": title, "author": author, "picture": "empty"})

    def fresh(self, draft: PackDraft, word: str) -> Mapping[str, object]:
        if word == "path":
            steps = [one.get("path") for one in draft.entries("scenario")]
            there = steps[0] if steps and isinstance(steps[0], tuple) else ()
            return {"step": PATH_OF_13[min(len(there), len(PATH_OF_13) - 1)]}
        found: dict[str, object] = {"name": new_name(word)}
        if word == "playbook":
            taken = {one["seat"] for one in draft.entries("playbook")}
            found["seat"] = next((one for one in COLOURS if one not in taken), COLOURS[0])
        return {**found, **begins_as(draft, word)}

    def card(self, draft: PackDraft, word: str, entry_id: str) -> DeskCard:
        values = draft.values(word, entry_id)
        name = entry_name(values)
        match word:
            case "threat":
                return threat_card(draft, values, name)
            case "faction":
                return faction_card(values, name)
            case "location":
                return location_card(values, name)
            case "playbook":
                return pilot_card(values, name)
            case "scene":
                return scene_card(draft, values, name)
            case "prompt":
                return prompt_card(values, name)
            case "power" | "robo" | "gear" | "frame" | "mod" | "tech":
                return own_card(word, values, name)
        line = str(values.get("scene") or "") or speak("desk", "its first scene has no title yet")
        return DeskCard(id=entry_id, name=name, line=content(line), sign="orbit")

    def steps(self, draft: PackDraft, steps: tuple[str, ...]) -> tuple[DeskCard, ...]:
        most = max(len(PATH_OF_13), len(steps))
        return tuple(step_card(number, step, most) for number, step in enumerate(steps))

    def said_of(self, draft: PackDraft, evening: str) -> str:
        if not evening or not draft.has("scenario", evening):
            return speak("desk", "no scenario yet")
        values = draft.values("scenario", evening)
        rated = rating_of(draft, evening)
        words = speak("desk", "no Threat yet")
        if rated.threats:
            words = speak("desk", "TR {number} on average", number=rated.mean)
        length = str(values["length"] or "")
        return f"{words}, {content(length)}" if length else words

    def gaps(self, draft: PackDraft, evening: str) -> tuple[DeskGap, ...]:
        if not evening or not draft.has("scenario", evening):
            words = speak("desk", "No scenario yet: an evening needs one")
            return (DeskGap(words=words, part="evening", first=speak("desk", "Make a scenario first")),)
        return tuple(
            DeskGap(words=said(one.words), ready=one.ready, entry=one.entry, field=one.field, part=one.part)
            for one in before_you_start(draft, evening)
            if one.part != "pack"
        )
