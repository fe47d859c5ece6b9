"""What the desk knows of Gattaibushido: Threats, Factions, Locations, the Crisis path, Pilots and the scenario.

A family has the form that is made from its fields, unless a page of its own stands in `EDITORS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.bars import BalanceLook
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import content, said, speak
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.gattai.readiness import before_you_start, rating_of
from gattai_desktop.games.gattai.pilots.pilots import COLOURS, COMMITMENTS
from gattai_desktop.games.gattai.world.crisis import PATH_OF_13
from gattai_desktop.games.gattai.world.threats import SIGNS, shape_of
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.windows.kit.desk_page import DeskPage, MakesPage
from gattai_desktop.windows.kit.game_desk import DeskCard, DeskGap, DeskPart, DeskPlace

translate = QCoreApplication.translate


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


EDITORS: Final[dict[str, MakesPage]] = {"threat": _threat_editor, "playbook": _making_page}
"""The pages of families that have one of their own, by the word of the family."""
_EVENTS: Final = (("Story", "story"), ("Wave", "wave"), ("Storm", "storm"), ("BGM", "monster"))


def _new(word: str) -> str:
    """What a new one of a family is called at first."""
    return {
        "threat": translate("desk", "New Threat"),
        "faction": translate("desk", "New Faction"),
        "location": translate("desk", "New Location"),
        "playbook": translate("desk", "New Pilot"),
    }.get(word, translate("desk", "New scenario"))


class GattaiDesk:
    """The desk of the Coach."""

    game = "gattai"
    evening = "scenario"

    def parts(self) -> tuple[DeskPart, ...]:
        return (
            DeskPart(
                key="threats",
                title=translate("desk", "Threats"),
                new=_new("threat"),
                sign="monster",
                word="threat",
                named_in="threats",
                wide=262,
                high=148,
            ),
            DeskPart(
                key="factions",
                title=translate("desk", "Factions"),
                new=_new("faction"),
                sign="hand",
                word="faction",
                named_in="factions",
                wide=196,
                high=112,
            ),
            DeskPart(
                key="locations",
                title=translate("desk", "Locations"),
                new=_new("location"),
                sign="building",
                word="location",
                named_in="locations",
                wide=196,
                high=84,
            ),
            DeskPart(
                key="path",
                title=translate("desk", "Crisis path"),
                new=translate("desk", "New step"),
                sign="star",
                word="scenario",
                named_in="path",
                kind="steps",
                words=_EVENTS,
                wide=54,
                high=126,
            ),
            DeskPart(
                key="pilots",
                title=translate("desk", "Pilots"),
                new=_new("playbook"),
                sign="wings",
                word="playbook",
                named_in="pilots",
                wide=196,
                high=128,
            ),
            DeskPart(
                key="scenes",
                title=translate("desk", "Scenario and first scene"),
                new="",
                sign="story",
                word="scenario",
                kind="evening",
                wide=420,
                high=84,
            ),
        )

    def places(self) -> tuple[DeskPlace, ...]:
        return (
            DeskPlace(key="pocket", title=translate("desk", "Pocket"), sign="stairs", make=_pocket_page),
            DeskPlace(key="ready", title=translate("desk", "Before you start"), sign="flag", make=_ready_page),
        )

    def editors(self) -> Mapping[str, MakesPage]:
        return EDITORS

    def begin(self, draft: PackDraft, title: str, author: str) -> None:
        draft.add("scenario", {"name": title, "author": author, "picture": "empty"})

    def fresh(self, draft: PackDraft, word: str) -> Mapping[str, object]:
        if word == "path":
            steps = [one.get("path") for one in draft.entries("scenario")]
            there = steps[0] if steps and isinstance(steps[0], tuple) else ()
            return {"step": PATH_OF_13[min(len(there), len(PATH_OF_13) - 1)]}
        found: dict[str, object] = {"name": _new(word)}
        if word == "playbook":
            taken = {one["seat"] for one in draft.entries("playbook")}
            found["seat"] = next((one for one in COLOURS if one not in taken), COLOURS[0])
        return found

    def card(self, draft: PackDraft, word: str, entry_id: str) -> DeskCard:
        values = draft.values(word, entry_id)
        name = content(str(values["name"] or entry_id))
        match word:
            case "threat":
                return _threat(draft, values, name)
            case "faction":
                return _faction(values, name)
            case "location":
                return _location(values, name)
            case "playbook":
                return _pilot(values, name)
        line = str(values.get("scene") or "") or speak("desk", "its first scene has no name yet")
        return DeskCard(id=entry_id, name=name, line=content(line), sign="story")

    def steps(self, draft: PackDraft, steps: tuple[str, ...]) -> tuple[DeskCard, ...]:
        most = max(len(PATH_OF_13), len(steps))
        return tuple(_step(number, step, most) for number, step in enumerate(steps))

    def said_of(self, draft: PackDraft, evening: str) -> str:
        if not evening or not draft.has("scenario", evening):
            return speak("desk", "no scenario yet")
        values = draft.values("scenario", evening)
        words = speak("desk", "Scenario {rating}", rating=rating_of(draft, evening).code)
        length = str(values["length"] or "")
        return f"{words}, {content(length)}" if length else words

    def gaps(self, draft: PackDraft, evening: str) -> tuple[DeskGap, ...]:
        if not evening or not draft.has("scenario", evening):
            return ()
        return tuple(
            DeskGap(words=said(one.words), ready=one.ready)
            for one in before_you_start(draft, evening)
            if one.part != "pack"
        )


def _listed(values: FieldValues, name: str) -> tuple[object, ...]:
    found = values.get(name)
    return found if isinstance(found, tuple) else ()


def _threat(draft: PackDraft, values: FieldValues, name: str) -> DeskCard:
    rating = values["tr"] if isinstance(values["tr"], int) else 0
    place = [one["id"] for one in draft.entries("threat")].index(values["id"])
    sign = str(values["sign"] or SIGNS[place % len(SIGNS)])
    figures = (
        speak("desk", "TR {number}", number=rating),
        _rating_word(rating),
        speak("desk", "Strike {number}", number=rating),
        speak("desk", "Buffers {number}", number=rating),
    )
    conditions = len(_listed(values, "defeat"))
    boxed = speak("desk", "{count} Conditions", count=conditions)
    line = content(str(values["agenda"] or ""))
    giant = speak("desk", "Giant Monster") if values["bgm"] is True else ""
    told = ". ".join(one for one in (giant, line, ", ".join(figures)) if one)
    return DeskCard(
        id=str(values["id"]),
        name=name,
        line=", ".join(one for one in (giant, line) if one),
        sign=shape_of(sign),
        crest="coach",
        figures=figures,
        rating=rating if 0 < rating <= 7 else 0,
        boxes=conditions,
        boxed=boxed,
        spoken=f"{told}. {boxed}",
    )


def _rating_word(rating: int) -> str:
    words = ("", "Violet", "Indigo", "Blue", "Green", "Yellow", "Orange", "Red")
    return speak("desk", words[rating]) if 0 < rating < len(words) else ""


def _faction(values: FieldValues, name: str) -> DeskCard:
    agency = values["agency"] if isinstance(values["agency"], int) else 0
    words = speak("desk", "Agency {number}", number=agency)
    return DeskCard(id=str(values["id"]), name=name, line=words, pips=("hand", 0, min(7, agency)), spoken=words)


def _location(values: FieldValues, name: str) -> DeskCard:
    boon = values["boon"]
    words = str(boon.get("says") or "") if isinstance(boon, Mapping) else str(boon or "")
    return DeskCard(
        id=str(values["id"]),
        name=name,
        line=content(words) if words else speak("desk", "no Boon yet"),
        sign="building",
    )


def _pilot(values: FieldValues, name: str) -> DeskCard:
    stats = values["stats"] if isinstance(values["stats"], Mapping) else {}
    bars = []
    for left, right in COMMITMENTS.values():
        has = [stats.get(one, 3) for one in (left, right)]
        first, second = (one if isinstance(one, int) else 3 for one in has)
        bars.append(BalanceLook(first, second))
    role = content(str(values["role"] or ""))
    names = (translate("desk", "Team"), translate("desk", "Fight"), translate("desk", "Future"))
    told = ", ".join(bar.spoken(pair) for pair, bar in zip(names, bars, strict=True))
    return DeskCard(
        id=str(values["id"]),
        name=name,
        line=role,
        crest=str(values["seat"] or "red"),
        bars=tuple(bars),
        spoken=". ".join(one for one in (role, told) if one),
    )


def _step(number: int, step: str, most: int) -> DeskCard:
    signs = tuple(sign for word, sign in _EVENTS if word.casefold() in step.casefold())
    return DeskCard(
        id=str(number + 1),
        name=speak("desk", "Step {number}: {words}", number=number + 1, words=content(step)),
        signs=signs,
        rising=0.6 + 0.4 * number / max(1, most - 1),
        lit="BGM" in step,
    )
