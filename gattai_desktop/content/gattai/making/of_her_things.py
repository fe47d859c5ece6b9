"""The last steps: her Daisho, Gear and Robo, and what the Team gets by her."""

from collections.abc import Collection

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import Words, say
from gattai_desktop.content.gattai.entries import RuleEntry
from gattai_desktop.content.gattai.making.being_made import BeingMade, PilotChoice, as_said, bound
from gattai_desktop.content.gattai.making.sheet_so_far import SheetSoFar, sheet_so_far
from gattai_desktop.content.gattai.scenarios import team_values
from gattai_desktop.games.verdict import Reason, refusal


def frames(her: BeingMade) -> tuple[PilotChoice, ...]:
    """Every Frame; no two Pilots begin with the same (make.daisho)."""
    taken = {name.partition(":")[0]: one.name for one in reversed(her.others) for name in one.techs}
    return tuple(_of_daisho(her, one, taken) for one in her.rules("frame"))


def mods(her: BeingMade) -> tuple[PilotChoice, ...]:
    """Every Mod; she begins with one (make.daisho)."""
    return tuple(_of_daisho(her, one, {}) for one in her.rules("mod"))


def _of_daisho(her: BeingMade, one: RuleEntry, taken: dict[str, str]) -> PilotChoice:
    others = {other.id for other in her.rules(one.family)}
    kept = tuple(name for name in her.book.techs if name.partition(":")[0] not in others)
    barred: tuple[Reason, ...] = ()
    if one.id in taken:
        words = "{who} begins with this Frame, and no two begin alike."
        barred = (refusal("make.daisho", words, who=taken[one.id]),)
    chosen = one.id in {name.partition(":")[0] for name in her.book.techs}
    writes = {"techs": (*kept, one.id)}
    return PilotChoice("make.daisho", one.id, as_said(one.name), as_said(one.text), writes, chosen, barred)


def open_daisho(her: BeingMade) -> tuple[Words, ...]:
    """What her Daisho lacks."""
    taken = {choice.key for choice in frames(her) if choice.barred}
    found = []
    frame = her.known("frame")
    if not frame:
        found.append(say("a Frame for her Daisho"))
    elif any(one.id in taken for one in frame):
        found.append(say("another Frame: hers is somebody else's"))
    if not her.known("mod"):
        found.append(say("a Mod for her Daisho"))
    return tuple(found)


def gear(her: BeingMade) -> tuple[PilotChoice, ...]:
    """Every piece of Gear, with those that she carries when the table begins (GEAR-1): a second press puts one back."""
    sheet = sheet_so_far(her)
    kinds = {one.id: one.kind for one in her.rules("gear")}
    full = {kind for kind, most in sheet.slots.items() if [*map(kinds.get, her.book.gear)].count(kind) >= most}
    return tuple(_of_gear(her, one, full, sheet) for one in her.rules("gear"))


def _of_gear(her: BeingMade, one: RuleEntry, full: Collection[str], sheet: SheetSoFar) -> PilotChoice:
    has = one.id in her.book.gear
    carried = tuple(name for name in her.book.gear if name != one.id) if has else (*her.book.gear, one.id)
    barred: tuple[Reason, ...] = ()
    if not has and one.tier > sheet.gear_tier:
        words = "A {rank} has Gear up to Tier {most}."
        barred = (refusal("GEAR-1", words, rank=sheet.class_name, most=sheet.gear_tier),)
    elif not has and one.kind in full:
        barred = (refusal("GEAR-1", "No slot for {type} is free.", type=one.kind),)
    return PilotChoice("gear", one.id, as_said(one.name), as_said(one.text), {"gear": carried}, has, barred)


def robos(her: BeingMade) -> tuple[PilotChoice, ...]:
    """Every Robo; hers begins at Rank 1 with its Endurance (make.robo)."""
    return tuple(
        PilotChoice(
            "make.robo",
            one.id,
            as_said(one.name),
            say("Rank 1, Endurance {endurance}", endurance=one.endurance),
            {"robo": one.id},
            one.id == her.book.robo,
        )
        for one in her.rules("robo")
    )


def open_robo(her: BeingMade) -> tuple[Words, ...]:
    """Whether she has no Robo yet."""
    return () if her.book.robo else (say("her Robo"),)


@frozen
class Share:
    """A number of the Team: as it would be without her, and as it is with her."""

    key: str
    without: int
    made: int


def shares(her: BeingMade, schism: int = 0) -> tuple[Share, ...]:
    """Harmony and Resources of the new Team, without her and with her; `schism` is what First Contact counted."""
    others = [one.modifiers for one in her.others if bound(one)]
    without = team_values(others, schism)
    made = team_values([*others, *([her.book.modifiers] if her.colour else [])], schism)
    return tuple(Share(path.removeprefix("team."), without[path], made[path]) for path in made)
