"""How a choice looks: bright where it is hers, hatched where a rule bars it; and who gives words and Sacrifices."""

from collections.abc import Iterable
from typing import Any

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import said, speak
from gattai_desktop.content.gattai.making.being_made import BeingMade, PilotChoice
from gattai_desktop.content.gattai.making.of_her_story import neighbours


def chosen_of(choices: Iterable[PilotChoice]) -> PilotChoice | None:
    """Return what is hers now, of what may be chosen."""
    return next((one for one in choices if one.chosen), None)


def choice_look(one: PilotChoice, *, line: bool) -> PlateLook:
    """A choice: bright where it is hers, hatched where a rule bars it."""
    sub = said(one.barred[0].text) if one.barred else said(one.line) if line else ""
    if one.barred:
        return PlateLook(said(one.name), sub, judgement="refused", arrangement="drive" if line else "button")
    fill = "live" if one.chosen else ""
    name = speak("making", "{name}, chosen", name=said(one.name)) if one.chosen else ""
    spoken = f"{name}: {sub}" if name and sub else name
    arrangement: Any = "drive" if line else "button"
    return PlateLook(said(one.name), sub, fill=fill, edge="" if fill else "edge", arrangement=arrangement, name=spoken)


def colour_look(one: PilotChoice) -> PlateLook:
    """A colour with its crest; a taken one names who has it."""
    sub = said(one.line)
    if one.barred:
        reason = said(one.barred[0].text)
        return PlateLook(said(one.name), reason, judgement="refused", short=sub, crest=one.key)
    name = speak("making", "{name}, chosen", name=said(one.name)) if one.chosen else ""
    return PlateLook(
        said(one.name),
        sub,
        fill="live" if one.chosen else "",
        edge="" if one.chosen else "edge",
        crest=one.key,
        name=name,
    )


def giver(her: BeingMade, by: str) -> str:
    """Who gives a word: her player, a neighbour by name, the Coach."""
    if by in {"left", "right"}:
        beside = neighbours(her)[by]
        if beside is not None:
            return beside.name
    words = {
        "player": speak("making", "her player"),
        "left": speak("making", "her left neighbour"),
        "right": speak("making", "her right neighbour"),
        "coach": speak("making", "Coach"),
    }
    return words[by]


def by_whom(her: BeingMade, side: str) -> str:
    """From whom a Sacrifice comes."""
    beside = neighbours(her)[side]
    if beside is not None:
        return speak("making", "From {name}, who sits beside her", name=beside.name)
    return (
        speak("making", "From her right neighbour") if side == "right" else speak("making", "From her left neighbour")
    )
