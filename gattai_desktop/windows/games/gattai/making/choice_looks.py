"""How a choice looks: bright where it is hers, hatched where a rule bars it; and who gives words and Sacrifices."""

from collections.abc import Iterable

from gattai_desktop.board.plate_look import Arrangement, PlateLook, choice_plate, chosen_name
from gattai_desktop.board.speech import said, speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.gattai.making.being_made import BeingMade, PilotChoice
from gattai_desktop.content.gattai.making.of_her_story import neighbours


def chosen_of(choices: Iterable[PilotChoice]) -> PilotChoice | None:
    """Return what is hers now, of what may be chosen."""
    return next((one for one in choices if one.chosen), None)


def choice_look(one: PilotChoice, *, line: bool) -> PlateLook:
    """A choice: bright where it is hers, hatched where a rule bars it."""
    sub = said(one.barred[0].text) if one.barred else said(one.line) if line else ""
    arrangement: Arrangement = "drive" if line else "button"
    if one.barred:
        return PlateLook(said(one.name), sub, judgement="refused", arrangement=arrangement)
    name = chosen_name(said(one.name), lit=True) if one.chosen else ""
    spoken = f"{name}: {sub}" if name and sub else name
    look = choice_plate(said(one.name), lit=one.chosen)
    return evolve(look, sub=sub, arrangement=arrangement, name=spoken)


def colour_look(one: PilotChoice) -> PlateLook:
    """A colour with its crest; a taken one names who has it."""
    sub = said(one.line)
    if one.barred:
        reason = said(one.barred[0].text)
        return PlateLook(said(one.name), reason, judgement="refused", short=sub, crest=one.key)
    name = chosen_name(said(one.name), lit=True) if one.chosen else ""
    return evolve(choice_plate(said(one.name), lit=one.chosen), sub=sub, arrangement="drive", crest=one.key, name=name)


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
