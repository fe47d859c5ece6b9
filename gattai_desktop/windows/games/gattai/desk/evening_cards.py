"""How an evening lies on the board of the desk: Threats, Factions, Locations, Pilots, scenes and steps."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.bars import BalanceLook
from gattai_desktop.board.speech import content, speak
from gattai_desktop.cards.value import as_list
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.games.gattai.pilots.pilots import COMMITMENTS
from gattai_desktop.games.gattai.world.threats import SIGNS, shape_of
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.windows.kit.game_desk import DeskCard

_FIELDS: Final = "fields"
EVENTS: Final = (("Story", "story"), ("Wave", "wave"), ("Storm", "storm"), ("BGM", "monster"))
"""What a step of the Crisis path may hold, each with its sign."""


def new_name(word: str) -> str:
    """Return what a new one of a family is called at first."""
    return {
        "threat": speak("desk", "New Threat"),
        "faction": speak("desk", "New Faction"),
        "location": speak("desk", "New Location"),
        "playbook": speak("desk", "New Pilot"),
        "scene": speak("desk", "New scene"),
        "prompt": speak("desk", "New question"),
        "power": speak("desk", "New power"),
        "robo": speak("desk", "New Robo"),
        "gear": speak("desk", "New Gear"),
        "frame": speak("desk", "New Frame"),
        "mod": speak("desk", "New Mod"),
        "tech": speak("desk", "New Tech"),
    }.get(word, speak("desk", "New scenario"))


def threat_card(draft: PackDraft, values: FieldValues, name: str) -> DeskCard:
    """A Threat with its figures and Conditions."""
    rating = values["tr"] if isinstance(values["tr"], int) else 0
    place = [one["id"] for one in draft.entries("threat")].index(values["id"])
    sign = str(values["sign"] or SIGNS[place % len(SIGNS)])
    figures = (
        speak("desk", "TR {number}", number=rating),
        _rating_word(rating),
        speak("desk", "Strike {number}", number=rating),
        speak("desk", "Buffers {number}", number=rating),
    )
    conditions = len(as_list(values.get("defeat")))
    boxed = speak("desk", "{count} Conditions", count=conditions)
    line = content(str(values["agenda"] or ""))
    giant = speak("desk", "Big Giant Monster") if values["bgm"] is True else ""
    told = in_turn((giant, line, ", ".join(figures)))
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


def faction_card(values: FieldValues, name: str) -> DeskCard:
    """A Faction with its Agency."""
    agency = values["agency"] if isinstance(values["agency"], int) else 0
    words = speak("desk", "Agency {number}", number=agency)
    return DeskCard(id=str(values["id"]), name=name, line=words, pips=("hand", 0, min(7, agency)), spoken=words)


def location_card(values: FieldValues, name: str) -> DeskCard:
    """A Location with its Boon."""
    boon = values["boon"]
    words = str(boon.get("says") or "") if isinstance(boon, Mapping) else str(boon or "")
    return DeskCard(
        id=str(values["id"]),
        name=name,
        line=content(words) if words else speak("desk", "no Boon yet"),
        sign="building",
    )


def scene_card(draft: PackDraft, values: FieldValues, name: str) -> DeskCard:
    """Where it is, or else what begins it, or what is read aloud."""
    place = str(values["place"] or "")
    where = str(draft.values("location", place)["name"] or "") if draft.has("location", place) else ""
    begins, text = str(values["begins"] or ""), str(values["text"] or "")
    line = where or begins or text or speak("desk", "no text yet")
    told = ". ".join(content(one).rstrip(".") for one in (where, begins, text) if one)
    return DeskCard(id=str(values["id"]), name=name, line=content(line), sign="story", spoken=told)


def prompt_card(values: FieldValues, name: str) -> DeskCard:
    """Something that is asked, with its moment."""
    when = speak(_FIELDS, str(values["when"] or ""))
    return DeskCard(id=str(values["id"]), name=name, line=when, sign="pile", spoken=content(str(values["text"] or "")))


def pilot_card(values: FieldValues, name: str) -> DeskCard:
    """A Pilot with her three balances."""
    stats = values["stats"] if isinstance(values["stats"], Mapping) else {}
    bars = []
    for left, right in COMMITMENTS.values():
        has = [stats.get(one, 3) for one in (left, right)]
        first, second = (one if isinstance(one, int) else 3 for one in has)
        bars.append(BalanceLook(first, second))
    role = content(str(values["role"] or ""))
    names = (speak("desk", "Team"), speak("desk", "Fight"), speak("desk", "Future"))
    told = ", ".join(bar.spoken(pair) for pair, bar in zip(names, bars, strict=True))
    return DeskCard(
        id=str(values["id"]),
        name=name,
        line=role,
        crest=str(values["seat"] or "red"),
        bars=tuple(bars),
        spoken=in_turn((role, told)),
    )


def step_card(number: int, step: str, most: int) -> DeskCard:
    """A step of the Crisis path, with the signs of what it brings."""
    signs = tuple(sign for word, sign in EVENTS if word.casefold() in step.casefold())
    return DeskCard(
        id=str(number + 1),
        name=speak("desk", "Step {number}: {words}", number=number + 1, words=step_words(step)),
        signs=signs,
        rising=0.6 + 0.4 * number / max(1, most - 1),
        lit="BGM" in step,
    )


def step_words(step: str) -> str:
    """Return what a step of the Crisis path brings, in words: "Story + Storm"."""
    named = {"Story": speak("desk", "Story"), "Wave": speak("desk", "Wave"), "Storm": speak("desk", "Storm")}
    return " + ".join(named.get(one.strip(), content(one.strip())) for one in step.split("+"))
