"""Works out the plates of a Threat's powers at the desk: those that it has, and those that it could take."""

from collections.abc import Iterator

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import content, speak
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.gattai.threat_choices import PowerChoice, powers_of
from gattai_desktop.windows.games.gattai.looks.power_text import clause_of


def free_attack() -> PlateLook:
    """Return the plate of the Attack that every Threat has, which takes no slot."""
    return PlateLook(speak("desk", "Attack"), speak("desk", "free: every Threat has it"), edge="")


def power_plates(
    draft: PackDraft, there: tuple[str, ...], known: tuple[PowerChoice, ...], *, choosing: bool
) -> Iterator[tuple[str, PlateLook]]:
    """Yield the id and the plate of each power that a Threat names, and while one is chosen of each other one.

    While one is chosen, each stands where the list has it, taken or not: whoever takes one keeps the place.
    """
    choices = tuple(_choices(draft)) if choosing else ()
    listed = {one.id for one in choices}
    for name in there:
        if name not in listed:
            yield name, _plate(name, next((one for one in known if one.id == name), None), taken=True)
    for power in choices:
        if power.id in there or power.id.rpartition(".")[0] not in there:
            yield power.id, _plate(power.id, power, taken=power.id in there)


def _choices(draft: PackDraft) -> Iterator[PowerChoice]:
    """Yield what can be taken: a power with a Wave and a Storm part by part."""
    for power in powers_of(draft):
        if power.free:
            continue
        parts = power.parts if len(power.parts) > 1 else ()
        for part in parts:
            yield PowerChoice(f"{power.id}.{part}", power.name, power.text, (part,))
        if not parts:
            yield power


def _plate(name: str, power: PowerChoice | None, *, taken: bool) -> PlateLook:
    parts = ", ".join(part_name(one) for one in power.parts) if power is not None else ""
    title = content(power.name) if power is not None else name
    text = content(power.text) if power is not None else speak("desk", "neither in this pack nor in those it builds on")
    if power is not None and len(power.parts) == 1:
        text = clause_of(text, power.parts[0])
    act = speak("desk", "take it out") if taken else speak("desk", "take it")
    return PlateLook(
        f"{title}: {parts}" if parts else title,
        text,
        fill="panel" if taken else "",
        edge="edge" if taken else "line",
        judgement="legal" if taken else "",
        name=f"{title}, {parts}: {act}" if parts else f"{title}: {act}",
    )


def part_name(part: str) -> str:
    """Return what a part of a power is called."""
    words = {"wave": speak("desk", "Wave"), "storm": speak("desk", "Storm")}
    return words.get(part, speak("desk", "always"))
