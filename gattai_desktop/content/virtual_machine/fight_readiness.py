"""Before a fight: what of it is ready, and what keeps it from being played, each with where it is mended."""

from collections.abc import Iterator

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import Words, say
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.virtual_machine.draft_world import PLACES, map_of, mobs_at, names_of, rows_of
from gattai_desktop.content.virtual_machine.drawn_map import DrawnMap


@frozen(kw_only=True)
class FightLine:
    """Something that is ready, or a gap. entry, field: where it is mended, as a page of the desk is asked for it."""

    words: Words
    ready: bool = False
    entry: tuple[str, str]
    field: str = ""


def before_the_fight(draft: PackDraft, fight_id: str) -> tuple[FightLine, ...]:
    """Return all that is ready and missing for a fight of a draft, and for the maps and mobs beside it."""
    return (*_fight(draft, fight_id), *_own_maps(draft), *_idle(draft, fight_id))


def _fight(draft: PackDraft, fight_id: str) -> Iterator[FightLine]:
    values, entry = draft.values("fight", fight_id), ("fight", fight_id)
    name, wanted = str(values["name"] or fight_id), str(values["map"] or "")
    place = map_of(draft, wanted) if wanted else None
    boss = str(values["boss"] or "")
    gaps = [*_places(draft, fight_id, place)] if place is not None else []
    if not wanted:
        gaps.append(
            FightLine(words=say("{name} has no map: choose where it takes place", name=name), entry=entry, field="map")
        )
    elif place is None:
        words = say("{name} takes place on a map that is not there", name=name)
        gaps.append(FightLine(words=words, entry=entry, field="map"))
    if boss and boss not in names_of(draft, "boss"):
        words = say("{name} has a boss that is not there", name=name)
        gaps.append(FightLine(words=words, entry=entry, field="boss"))
    if not boss and not mobs_at(values, "mobs"):
        words = say("{name} has nobody for the CPU: place a mob, or name a boss", name=name)
        gaps.append(FightLine(words=words, entry=entry, field="mobs"))
    elif not boss and mobs_at(values, "mobs") <= mobs_at(values, "out_3") + mobs_at(values, "out_2"):
        words = say("{name} has nobody for the CPU when two MCs fight", name=name)
        gaps.append(FightLine(words=words, entry=entry, field="out_2"))
    yield from gaps
    if not gaps and not draft.faults_of(*entry):
        yield FightLine(words=say("{name} can be played", name=name), ready=True, entry=entry)


def _places(draft: PackDraft, fight_id: str, place: DrawnMap) -> Iterator[FightLine]:
    """What is wrong with where mobs start, once for each kind of mob and area."""
    values, known = draft.values("fight", fight_id), names_of(draft, "mob")
    told: set[tuple[str, str]] = set()
    for field in PLACES:
        for row, (mob, area, _count) in enumerate(rows_of(values, field)):
            entry, at = ("fight", fight_id), f"{field}.{row}"
            there = area if place.area(area) is not None else ""  # of those that start nowhere each is told once
            if (mob, there) in told:
                continue
            told.add((mob, there))
            if not mob or mob not in known:
                yield FightLine(words=say("A mob of this fight is not there"), entry=entry, field=at)
            elif not there:
                words = say(
                    "{name} starts in no area of {map}: place it, or bring all that start nowhere to one area",
                    name=known[mob],
                    map=place.name,
                )
                yield FightLine(words=words, entry=entry, field=at)
            elif area == place.start:
                words = say("{name} starts where the MCs do: place it elsewhere", name=known[mob])
                yield FightLine(words=words, entry=entry, field=at)


def _own_maps(draft: PackDraft) -> Iterator[FightLine]:
    """What nobody could do on a map of the pack."""
    for values in draft.entries("map"):
        one = map_of(draft, str(values["id"])) if values["id"] else None
        if one is None:
            continue
        entry = ("map", str(values["id"]))
        for field, found in (("start", one.start), ("boss_start", one.boss_start)):
            if one.area(found) is None:
                words = (
                    say("{name} does not say where the MCs start", name=one.name)
                    if field == "start"
                    else say("{name} does not say where a boss starts", name=one.name)
                )
                yield FightLine(words=words, entry=entry, field=field)
        if one.area(one.start) is not None and (lost := one.cut_off()):
            words = say("{name}: nobody gets to {area}", name=one.name, area=lost[0].name or lost[0].id)
            yield FightLine(words=words, entry=entry, field="areas")


def _idle(draft: PackDraft, fight_id: str) -> Iterator[FightLine]:
    """Mobs and bosses of the pack that are in no fight, each with where this fight takes it in."""
    fights = draft.entries("fight")
    named = {mob for one in fights for field in PLACES for mob, _at, _count in rows_of(one, field)}
    named |= {str(one["company"] or "") for one in draft.entries("boss")}
    leads = {str(one["boss"] or "") for one in fights}
    for word, field, used in (("mob", "mobs", named), ("boss", "boss", leads)):
        for one in draft.entries(word):
            if one["id"] and str(one["id"]) not in used:
                words = say("{name} is in no fight yet", name=str(one["name"] or one["id"]))
                yield FightLine(words=words, entry=("fight", fight_id), field=field)
