"""What is ready for an evening of Gattaibushido, and what is missing: nothing of it forbids to begin."""

from __future__ import annotations

from collections.abc import Iterator

from gattai_desktop.board.speech import content, speak
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.windows.kit.game_desk import DeskGap


def evening_gaps(draft: PackDraft, evening: str) -> tuple[DeskGap, ...]:
    """Return what is ready for an evening, and what is missing."""
    if not evening or not draft.has("scenario", evening):
        return ()
    values = draft.values("scenario", evening)
    return (
        *_threats(draft, values),
        *_factions(draft, values),
        *_locations(draft, values),
        *_path(values),
        *_pilots(draft, values),
        *_scene(values, evening),
    )


def _of(draft: PackDraft, values: FieldValues, name: str, word: str) -> list[FieldValues]:
    found = values.get(name)
    there = [str(one) for one in found] if isinstance(found, tuple) else []
    return [draft.values(word, one) for one in there if draft.has(word, one)]


def _threats(draft: PackDraft, values: FieldValues) -> Iterator[DeskGap]:
    there = _of(draft, values, "threats", "threat")
    if not there:
        yield DeskGap(part="threats", words=speak("desk", "No Threat yet"))
        return
    lacking = False
    for one in there:
        name, entry = content(str(one["name"])), ("threat", str(one["id"]))
        conditions = one["defeat"] if isinstance(one["defeat"], tuple) else ()
        rating = one["tr"] if isinstance(one["tr"], int) else 1
        if not conditions:
            lacking = True
            words = speak("desk", "{name} has no Condition", name=name)
            without = speak("desk", "Then it is beaten by force alone: at TR 0.")
            yield DeskGap(part="threats", words=words, without=without, entry=entry)
        if not one["storm"] and rating > 1:
            words = speak("desk", "{name}: its Storm is empty", name=name)
            without = speak("desk", "Then a Storm is the basic Attack for each Pilot.")
            yield DeskGap(part="threats", words=words, without=without, entry=entry)
    if not lacking:
        yield DeskGap(part="threats", words=speak("desk", "Every Threat has its Conditions"), ready=True)


def _factions(draft: PackDraft, values: FieldValues) -> Iterator[DeskGap]:
    there = _of(draft, values, "factions", "faction")
    if not there:
        yield DeskGap(part="factions", words=speak("desk", "No Faction yet"))
        return
    for one in there:
        if not one["pleased_by"] and not one["hurt_by"]:
            words = speak("desk", "{name} has no cues", name=content(str(one["name"])))
            yield DeskGap(part="factions", words=words, entry=("faction", str(one["id"])))


def _locations(draft: PackDraft, values: FieldValues) -> Iterator[DeskGap]:
    for one in _of(draft, values, "locations", "location"):
        if not one["blight"]:
            words = speak("desk", "{name} has no Blight yet", name=content(str(one["name"])))
            without = speak("desk", "Then it does nothing once it is Razed.")
            yield DeskGap(part="locations", words=words, without=without, entry=("location", str(one["id"])))


def _path(values: FieldValues) -> Iterator[DeskGap]:
    path = values.get("path")
    if not path:
        words = speak("desk", "No Crisis path yet")
        yield DeskGap(part="path", words=words, without=speak("desk", "Then the Crisis has no steps."))
    elif isinstance(path, tuple):
        if "BGM" in str(path[-1]):
            yield DeskGap(part="path", words=speak("desk", "The path ends with the Monster"), ready=True)
        else:
            yield DeskGap(part="path", words=speak("desk", "{count} steps", count=len(path)), ready=True)


def _pilots(draft: PackDraft, values: FieldValues) -> Iterator[DeskGap]:
    there = _of(draft, values, "pilots", "playbook")
    if not there:
        words = speak("desk", "No ready Pilot")
        yield DeskGap(part="pilots", words=words, without=speak("desk", "Then each begins with 3 in every Stat."))
    elif len({one["seat"] for one in there}) < len(there):
        yield DeskGap(part="pilots", words=speak("desk", "Two Pilots have the same colour"))
    else:
        yield DeskGap(
            part="pilots", words=speak("desk", "{count} Pilots, no colour twice", count=len(there)), ready=True
        )


def _scene(values: FieldValues, evening: str) -> Iterator[DeskGap]:
    if not values["scene_text"]:
        words = speak("desk", "The first scene has no text to read aloud")
        without = speak("desk", "Then its title stands on the wall alone.")
        yield DeskGap(part="scenes", words=words, without=without, entry=("scenario", evening))
