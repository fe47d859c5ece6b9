"""Turns what a seat sees of a fight into what the map shows: areas, links, tokens (LOOK 24, Battlefield)."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.map.map_looks import AreaLook, Chip, Edge, LinkLook, MapLook, SightLook, TokenLook
from gattai_desktop.board.speech import called, content, listed, shown, speak
from gattai_desktop.cards.area_map import Reached
from gattai_desktop.cards.facts import ValueChanged
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.line_of_sight import LineOfSight
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.tokens import standing
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.virtual_machine.area_states import line_or_break, map_now, states
from gattai_desktop.games.virtual_machine.battle_maps import (
    COVER,
    DARK,
    FALLING,
    HAZARDOUS,
    LOCKED,
    MIRRORED,
    STATES,
    UNSTABLE,
    BattleMap,
)
from gattai_desktop.games.virtual_machine.figures import Process, process
from gattai_desktop.games.virtual_machine.names import AREA_STATES
from gattai_desktop.games.virtual_machine.status_byte import BITS, INVISIBLE, NOCLIP
from gattai_desktop.games.virtual_machine.unseen import unseen_mobs, with_unseen
from gattai_desktop.games.virtual_machine.values import actor, name_of, of
from gattai_desktop.games.virtual_machine.world import battle_map
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, UNSEEN_AREAS
from gattai_desktop.windows.games.virtual_machine.byte_looks import SIGNS
from gattai_desktop.windows.games.virtual_machine.marks import mark_of

OF_STATES: Final[Mapping[str, tuple[Edge, str]]] = {
    DARK: ("dots", "vmDark"),
    COVER: ("battlements", "vmCover"),
    HAZARDOUS: ("striped foot", "vmHazard"),
    UNSTABLE: ("broken foot", "vmUnstable"),
    MIRRORED: ("double", "vmMirror"),
    LOCKED: ("heavy", "lock"),
    FALLING: ("funnel", "vmFalling"),
}
"""How the plate of an area is edged in each state, and the sign beside its name."""
MOVE: Final = "vmMove"
STOP: Final = "vmStop"
START: Final = "vmPlus"
BOSS_START: Final = "cross"
HIDDEN: Final = "closed"


@frozen(kw_only=True)
class Pointing:
    """What a person points at or is about to do, for the looks of areas and tokens.

    reach: what can be reached, for chips. refused: why each area is out of reach of an attack, in few words.
    targets: the tokens and areas that can be aimed at. lost: the HP that a preview would take. noclip: whether walls
    are shown. own: the token of whoever points.
    """

    reach: Mapping[str, Reached]
    refused: Mapping[str, str]
    targets: frozenset[str] = frozenset()
    lost: Mapping[str, int] = {}
    liftable: frozenset[str] = frozenset()
    noclip: bool = False
    own: str = ""


NOTHING = Pointing(reach={}, refused={})


def battlefield_look(table: Table, pointing: Pointing = NOTHING) -> MapLook:
    """Return what the map of a fight shows of the table that a seat sees."""
    whole = with_unseen(table)
    battle = battle_map(whole)
    return MapLook(
        tuple(_areas(whole, battle, pointing, frozenset(table.listed(UNSEEN_AREAS)))),
        tuple(_links(whole, pointing)),
        tuple(_sights(battle)),
        tuple(_tokens(whole, pointing, frozenset(unseen_mobs(table)))),
    )


# ---------------------------------------------------------------------- areas


def _areas(table: Table, battle: BattleMap, pointing: Pointing, unseen: frozenset[str]) -> Iterator[AreaLook]:
    for area in battle.area_map.areas:
        now = [state for state in STATES if state in states(table, area.id)]
        reached = pointing.reach.get(area.id)
        marks = (START,) if area.id == battle.start else (BOSS_START,) if area.id == battle.boss_start else ()
        yield AreaLook(
            key=area.id,
            name=content(area.name),
            x=area.x,
            y=area.y,
            edges=frozenset(OF_STATES[state][0] for state in now),
            signs=(*(OF_STATES[state][1] for state in now), *((HIDDEN,) if area.id in unseen else ())),
            words=speak("battle", "Hidden") if area.id in unseen else state_words(table, area.id),
            marks=marks,
            chip=_chip(reached),
            refused=pointing.refused.get(area.id, ""),
            target="legal" if area.id in pointing.targets else "",
            spoken=area_aloud(table, area.id, reached, pointing.refused.get(area.id, ""), hidden=area.id in unseen),
            told=_signs_told(table, battle, area.id, hidden=area.id in unseen),
        )


def _signs_told(table: Table, battle: BattleMap, area: str, *, hidden: bool) -> str:
    """Return what the signs of an area mean, after its name; "" where it has none."""
    found = [speak("battle", "Hidden")] if hidden else []
    found += [words for words in (state_words(table, area), starts_here(battle, area)) if words]
    return f"{content(map_now(table).by_id[area].name)}: {', '.join(found)}" if found else ""


def starts_here(battle: BattleMap, area: str) -> str:
    """Return who starts in an area, "" for nobody: it has a sign of its own."""
    if area == battle.start:
        return speak("battle", "here the MCs start")
    return speak("battle", "here the bosses start") if area == battle.boss_start else ""


def _chip(reached: Reached | None) -> Chip | None:
    return Chip(STOP if reached.ends else MOVE, str(reached.cost)) if reached is not None else None


def state_words(table: Table, area: str) -> str:
    """Return what an area is now: "Cover", "Dark, Unstable"; "" for nothing."""
    return ", ".join(called(AREA_STATES[state]) for state in STATES if state in states(table, area))


def area_aloud(table: Table, area: str, reached: Reached | None, refused: str, *, hidden: bool) -> str:
    """Return what a screen reader says of an area: what it is, what it costs, who stands there, where links lead."""
    areas = map_now(table)
    said = [content(areas.by_id[area].name)]
    if hidden:
        said.append(speak("battle", "hidden from the MCs"))
    said += [words for words in (state_words(table, area), starts_here(battle_map(table), area)) if words]
    if reached is not None:
        said.append(speak("battle", "{count} points", count=reached.cost))
        if reached.ends:
            said.append(speak("battle", "you stop there"))
    if refused:
        said.append(refused)
    here = [name_of(table, who) for who, where in standing(table).items() if where == area]
    parts = [", ".join(said)]
    if here:
        parts.append(listed(here))
    both = [
        f"{content(areas.by_id[link.end if link.start == area else link.start].name)} {link.cost}"
        for link in areas.links
        if area in (link.start, link.end) and not link.one_way
    ]
    away = [
        f"{content(areas.by_id[link.end].name)} {link.cost}"
        for link in areas.links
        if link.start == area and link.one_way
    ]
    links = [speak("battle", "Links: {areas}", areas=", ".join(both))] if both else []
    if away:
        links.append(speak("battle", "one way to {areas}", areas=", ".join(away)))
    if links:
        parts.append("; ".join(links))
    return in_turn(parts) + "."


# ---------------------------------------------------------------------- links


def _links(table: Table, pointing: Pointing) -> Iterator[LinkLook]:
    areas = map_now(table)
    cost_of = {(link.start, link.end): link.cost for link in areas.links if link.one_way}
    for link in areas.links:
        if link.one_way and cost_of.get((link.end, link.start)) == link.cost:
            # What costs the same both ways is drawn once, without a direction, as a bridged link is.
            if link.start < link.end:
                yield LinkLook(link.start, link.end, str(link.cost) if link.cost else "")
        else:
            yield LinkLook(link.start, link.end, str(link.cost) if link.cost else "", link.one_way)
    if pointing.noclip:
        yield from (LinkLook(start, end, "2", dotted=True) for start, end in areas.walls)


def _sights(battle: BattleMap) -> Iterator[SightLook]:
    for line in battle.area_map.printed_lines:
        short = str(line.distance) if line.distance else ""
        words = speak("battle", "Line of Sight, {distance} away", distance=line.distance) if line.distance else ""
        yield SightLook(line.start, line.end, words or speak("battle", "Line of Sight"), short)


# ---------------------------------------------------------------------- tokens


def _tokens(table: Table, pointing: Pointing, unseen: frozenset[str]) -> Iterator[TokenLook]:
    areas, acts = battle_map(table).area_map.by_id, actor(table)
    where = standing(table)
    here = [who for who in (*table.listed(MCS), *table.listed(CPU)) if where.get(who) in areas]
    for who in here:
        now = process(table, who)
        faint = INVISIBLE in now.bits
        lost, mark = pointing.lost.get(who, 0), mark_of(table, who)
        yield TokenLook(
            key=who,
            area=where[who],
            shape="crest" if now.is_mc else "double hexagon" if now.is_boss else "hexagon",
            seat=mark.seat,
            sign=mark.sign,
            number=mark.number,
            share=now.hp / now.max_hp if now.max_hp else None,
            figure=shown(now.hp),
            lost=lost / now.max_hp if now.max_hp else 0.0,
            badges=tuple(SIGNS[bit] for bit in BITS if bit in now.bits and bit != INVISIBLE),
            downed=not now.is_able,
            faint=faint,
            hidden=who in unseen,
            active=who == acts,
            own=who == pointing.own,
            target="legal" if who in pointing.targets else "",
            liftable=who in pointing.liftable,
            spoken=token_aloud(table, now, acts, hidden=who in unseen),
        )


def token_aloud(table: Table, now: Process, acts: str, *, hidden: bool) -> str:
    """Return what a screen reader says of a token: who it is, its HP, where it stands, how far from who acts."""
    kind = speak("battle", "MC") if now.is_mc else speak("battle", "boss") if now.is_boss else speak("battle", "mob")
    hp = speak("battle", "{hp} of {most}", hp=now.hp, most=now.max_hp)
    area = map_now(table).by_id[now.area]
    said = [name_of(table, now.id), kind, hp if now.is_able else speak("battle", "downed")]
    said.append(speak("battle", "in {area}", area=content(area.name)))
    if hidden:
        said.append(speak("battle", "hidden from the MCs"))
    if acts and acts != now.id and now.is_able:
        acting = process(table, acts)
        found = line_or_break(table, acting.area, now.area, noclip=acting.noclip)
        if isinstance(found, LineOfSight):
            said.append(speak("battle", "{distance} away", distance=found.distance))
            if found.turns_in:
                said.append(speak("battle", "one turn of {degrees} degrees", degrees=round(found.turn)))
        else:
            said.append(speak("battle", "no line"))
    if acts == now.id:
        said.append(speak("battle", "acts now"))
    said += [called(bit.capitalize()) for bit in BITS if bit in now.bits]
    return ", ".join(said) + "."


def shows_walls(table: Table, who: str) -> bool:
    """Whether a process goes through walls, so that the ways through them are drawn."""
    return bool(who) and NOCLIP in process(table, who).bits


def losses(where: Mapping[str, str], preview: Preview) -> Iterator[tuple[str, int]]:
    """Yield who would lose HP by what is previewed, and how many, of those who stand on the map."""
    for who in where:
        changes = [fact for _, fact in preview.facts if isinstance(fact, ValueChanged) and fact.path == of(who, "hp")]
        if changes:
            before, after = changes[0].before, changes[-1].after
            if isinstance(before, int) and isinstance(after, int) and after < before:
                yield who, before - after
