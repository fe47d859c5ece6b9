"""The steps that follow the colour: one of each in a Team, and a Chroma Tech at Rank 1 (make.playbook, make.power)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.words import Words, say
from gattai_desktop.content.gattai.entries import ChromaEntry, RuleEntry
from gattai_desktop.content.gattai.making.being_made import BeingMade, PilotChoice, Writes, as_said, bound
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.verdict import Reason, refusal

LATER: Final = "later"
"""The key of the choice to put her Power off."""
FIRST: Final = ("red", "green")
"""The colours that are settled before the others."""


def colours(her: BeingMade) -> tuple[PilotChoice, ...]:
    """Every Chroma that there is a sheet for, in the order of the seats (make.playbook)."""
    sheets = {one.seat: one for one in reversed(her.of(ChromaEntry))}
    return tuple(_colour(her, sheets[seat]) for seat in COLOURS if seat in sheets)


def _colour(her: BeingMade, sheet: ChromaEntry) -> PilotChoice:
    holder = next((one for one in her.others if bound(one) and one.seat == sheet.seat), None)
    barred: tuple[Reason, ...] = ()
    if holder is not None:
        words = "{who} has this Playbook, and each is there once."
        barred = (refusal("make.playbook", words, who=holder.name),)
    own = her.colour == sheet.seat
    line = as_said(holder.name) if holder is not None else say("her colour") if own else say("free")
    return PilotChoice(
        "make.playbook",
        sheet.seat,
        as_said(sheet.name),
        line,
        _bound(her, sheet),
        own,
        barred,
    )


def _bound(her: BeingMade, sheet: ChromaEntry) -> Writes:
    """What the colour brings: her role, what she is good at, what the Team gets, and what binds everybody of it."""
    same = her.colour == sheet.seat
    kept = tuple(name for name in her.book.techs if same or name.partition(":")[0] not in _of_any_colour(her))
    bound = tuple(one.id for one in _techs(her, sheet.seat) if not one.slot)
    return {
        "seat": sheet.seat,
        "role": sheet.name,
        "specialty": sheet.specialty,
        "modifiers": dict(sheet.start),
        "recurring": {},
        "techs": (*kept, *(one for one in bound if one not in kept)),
        "later": her.book.later and same,
    }


def missing_colours(her: BeingMade) -> tuple[Words, ...]:
    """What a new Team lacks: it needs Red, and Red and Green are settled before the others."""
    there = {her.colour, *(one.seat for one in her.others if bound(one))}
    found = [] if her.colour else [say("her Chroma")]
    if "red" not in there:
        found.append(say("a Red for the Team"))
    return tuple(found)


def advice(her: BeingMade) -> Words:
    """What the book advises about the order; "" where it is kept."""
    there = {one.seat for one in her.others if bound(one)}
    if her.colour and her.colour not in FIRST and not there.issuperset(FIRST):
        return say("The book settles Red and Green first.")
    return Words("")


# ---------------------------------------------------------------------- her Power


def powers(her: BeingMade) -> tuple[PilotChoice, ...]:
    """The Primary and Secondary Techs of her colour at Rank 1, and to put it off until play (make.power)."""
    found = [_power(her, one) for one in _offered(her)]
    writes: Writes = {"techs": _without(her, "tech"), "later": True}
    line = say("Choose when it is first needed")
    found.append(
        PilotChoice("make.power", LATER, say("Put it off until play"), line, writes, her.book.later, _needs(her))
    )
    return tuple(found)


def _power(her: BeingMade, one: RuleEntry) -> PilotChoice:
    base = tuple(tech for tech in _techs(her, her.colour) if tech.slot and one.id.startswith(f"{tech.id}."))
    gained = tuple(f"{tech.id}:1" for tech in (*base, one))
    known = {tech.id for tech in her.known("tech")}
    words = "{slot}: {text}"
    slot = say("Primary") if one.slot == "primary" else say("Secondary")
    writes: Writes = {"techs": (*_without(her, "tech"), *gained), "later": False}
    return PilotChoice(
        "make.power", one.id, as_said(one.name), say(words, slot=slot, text=as_said(one.text)), writes, one.id in known
    )


def _offered(her: BeingMade) -> Iterator[RuleEntry]:
    """What she may begin with. A Tech with options of its own is had with one of them."""
    techs = [one for one in _techs(her, her.colour) if one.slot]
    for one in techs:
        if not any(other.id.startswith(f"{one.id}.") for other in techs):
            yield one


def _needs(her: BeingMade) -> tuple[Reason, ...]:
    if her.colour:
        return ()
    return (refusal("make.power", "Her Chroma says which Techs there are. Choose it first."),)


def open_power(her: BeingMade) -> tuple[Words, ...]:
    """Whether she still has to say what she begins with."""
    has = any(one.slot and one.chroma == her.colour for one in her.known("tech"))
    return () if her.book.later or has else (say("her Power"),)


def _without(her: BeingMade, family: str) -> tuple[str, ...]:
    """What she knows beside the Techs of a colour that were chosen."""
    chosen = {one.id for one in her.rules(family) if one.chroma and one.slot}
    return tuple(name for name in her.book.techs if name.partition(":")[0] not in chosen)


def _techs(her: BeingMade, colour: str) -> tuple[RuleEntry, ...]:
    return tuple(one for one in her.rules("tech") if colour and one.chroma == colour)


def _of_any_colour(her: BeingMade) -> frozenset[str]:
    return frozenset(one.id for one in her.rules("tech") if one.chroma)
