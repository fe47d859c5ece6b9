"""Finds what the sheet of an MC, a mob or a boss shows, from what the seat at the computer may see (LOOK 24)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.speech import called, content, speak, translated
from gattai_desktop.cards.card import ACE, KING
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.blows import fall_of
from gattai_desktop.games.virtual_machine.charges import allies, standing_with
from gattai_desktop.games.virtual_machine.figures import Process, process
from gattai_desktop.games.virtual_machine.ladder import LADDER, NONE, written
from gattai_desktop.games.virtual_machine.names import KINDS, RELOAD_LINES, RELOAD_NAMES, ROLES, area_name
from gattai_desktop.games.virtual_machine.processes import CharacterKind
from gattai_desktop.games.virtual_machine.values import MOST_CHARGES, name_of, of
from gattai_desktop.games.virtual_machine.walking import points, reachable
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.games.virtual_machine.byte_looks import BitPlace, bit_places
from gattai_desktop.windows.games.virtual_machine.gear_looks import GearLook, gear_look
from gattai_desktop.windows.games.virtual_machine.marks import FightMark, mark_of
from gattai_desktop.windows.games.virtual_machine.process_words import hidden_line, whole_view
from gattai_desktop.windows.games.virtual_machine.sheet_things import (
    SheetInterrupt,
    SheetLine,
    deeds_of,
    effects_on,
    interrupts_of,
    powers_of,
)
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.who_plays import person_beside

_BESIDE: Final = 3
"""Steps of the ladder that are shown on each side of the Damage."""


@frozen
class RanksOfFigure:
    """A figure on the thirteen ranks. now: the lowest rank that it names; printed: what it is by itself.

    with_ace: whether an Ace counts too. words: what the filled ranks mean.
    """

    title: str
    now: int
    printed: int
    with_ace: bool
    words: str

    @property
    def figure(self) -> str:
        return called(written(self.now))

    def spoken(self) -> str:
        return sentences((f"{self.title} {self.figure}", self.words))


@frozen
class ProcessSheetLook:
    """The sheet of one process.

    told_below: what it does, in the words of its pack, where the head has no room for it.
    """

    who: str
    mark: FightMark
    name: str
    lines: tuple[str, ...]
    hp: int
    most_hp: int
    fall: int
    damage: int
    ladder: tuple[int, ...]
    damage_line: str
    ranks: tuple[RanksOfFigure, ...]
    points: int
    most_points: int
    points_title: str
    points_line: str
    figures: tuple[tuple[str, str, str], ...]
    effects: tuple[SheetLine, ...]
    meter: int | None
    interrupts: tuple[SheetInterrupt, ...]
    deeds: tuple[SheetLine, ...]
    powers: tuple[SheetLine, ...]
    byte: tuple[BitPlace, ...]
    locked: bool
    is_boss: bool
    gear: GearLook
    where: tuple[str, ...]
    told_below: str = ""

    def spoken_figures(self) -> str:
        hp = speak("fight", "{hp} of {most} HP", hp=self.hp, most=self.most_hp)
        damage = speak("fight", "Damage {number}", number=self.damage)
        move = speak(
            "fight", "{title} {points} of {most}", title=self.points_title, points=self.points, most=self.most_points
        )
        rest = (f"{title} {value}, {why}" for title, value, why in self.figures)
        effects = (one.spoken() for one in self.effects)
        return sentences((hp, damage, self.damage_line, *(one.spoken() for one in self.ranks), move, *rest, *effects))

    def spoken_middle(self) -> str:
        meter = ""
        if self.meter is not None:
            meter = speak("fight", "{charges} of {most} charges", charges=self.meter, most=MOST_CHARGES)
        parts = (self.interrupts, self.deeds, self.powers)
        return sentences((meter, *(one.spoken() for group in parts for one in group)))

    def spoken_right(self) -> str:
        return sentences((*(one.spoken() for one in self.byte), self.gear.spoken(), *self.where))


def process_sheet_look(view: SeatView, who: str) -> ProcessSheetLook:
    """Return the sheet of a process."""
    mark, hidden = mark_of(view.sight, who), hidden_line(view, who)
    seen, view = view, whole_view(view)
    table, now = view.sight, process(view.sight, who)
    has, most = points(table, who), now.auto if now.is_mob else now.most_move
    gains = speak("fight", "links in a round") if now.is_mob else ""
    if not now.is_mob:
        gains = speak("fight", "{number} more on the first turn of a round", number=now.move)
    return ProcessSheetLook(
        who,
        mark,
        now.name,
        tuple(_head(table, now, hidden)),
        now.hp,
        now.max_hp,
        fall_of(now.max_hp),
        now.damage,
        _ladder(now.damage),
        _damage_line(now),
        _ranks(now),
        has,
        most,
        speak("fight", "Auto") if now.is_mob else speak("fight", "Move"),
        gains,
        tuple(_figures(now)),
        tuple(effects_on(table, now)),
        None if now.is_mob else table.number(of(who, "meter")),
        tuple(interrupts_of(table, now)),
        tuple(deeds_of(table, now)),
        tuple(powers_of(table, now)),
        bit_places(view, who),
        bool(table.values.get(of(who, "locked"))),
        now.is_boss,
        gear_look(seen, who),
        tuple(_where(table, now)),
    )


def _head(table: Table, now: Process, hidden: str) -> Iterator[str]:
    kind = now.kind
    if isinstance(kind, CharacterKind):
        what = called(KINDS.get(kind.kind, kind.kind))
        person = person_beside(table, now.id)
        yield speak("fight", "{kind}, played by {name}", kind=what, name=person) if person else what
        yield speak("fight", "Role: {name}", name=called(ROLES.get(kind.role, kind.role)))
    else:
        what = speak("fight", "Boss") if now.is_boss else speak("fight", "Mob")
        yield speak("fight", "{kind}, hidden: {words}", kind=what, words=hidden) if hidden else what
        if kind.text:
            yield content(kind.text)


def _ladder(damage: int) -> tuple[int, ...]:
    near = min(range(len(LADDER)), key=lambda place: abs(LADDER[place] - damage))
    return LADDER[max(0, near - _BESIDE) : near + _BESIDE + 1]


def _damage_line(now: Process) -> str:
    element = speak("fight", "as {element}", element=called(now.element)) if now.element else ""
    ace = speak("fight", "an Ace: {number}", number=now.damage * 2)
    return f"{ace}, {element}" if element else ace


def _ranks(now: Process) -> tuple[RanksOfFigure, ...]:
    kind = now.kind
    aims, dodges = speak("fight", "these cards hit"), speak("fight", "these cards it dodges, an Ace never")
    works, fails = speak("fight", "with these a hack or a push works"), speak("fight", "these fail on it, an Ace never")
    return (
        RanksOfFigure(speak("fight", "Accuracy"), now.accuracy, kind.accuracy, True, aims),
        RanksOfFigure(speak("fight", "Evade"), now.evade, kind.evade, False, dodges),
        RanksOfFigure(speak("fight", "Connect"), now.connect, kind.connect, True, works),
        RanksOfFigure(speak("fight", "Resist"), now.resist, kind.resist, False, fails),
    )


def _figures(now: Process) -> Iterator[tuple[str, str, str]]:
    reach = speak("fight", "own area") if now.range == 0 else speak("fight", "areas away")
    yield speak("fight", "Range"), str(now.range), reach
    if now.is_mc:
        yield speak("fight", "Draw"), str(now.draw), speak("fight", "a reload fills")
        yield speak("fight", "Play"), str(now.play), speak("fight", "a round")
        yield (
            speak("fight", "Reload"),
            called(RELOAD_NAMES.get(now.reload, now.reload)),
            translated(RELOAD_LINES.get(now.reload, "")),
        )


# ---------------------------------------------------------------------- where it stands


def _where(table: Table, now: Process) -> Iterator[str]:
    yield content(area_name(table, now.area)) if now.area else speak("fight", "off the map")
    beside = [one for one in allies(table, now.id) if process(table, one).area == now.area]
    against = standing_with(table, now.id)
    if beside:
        yield speak("fight", "with {names}", names=_names(table, beside))
    if against:
        yield speak("fight", "against {names}", names=_names(table, against))
    reach = [content(area_name(table, area)) for area in reachable(table, now.id)] if now.is_able else []
    if reach:
        yield speak("fight", "within reach: {names}", names=", ".join(reach))


def _names(table: Table, who: tuple[str, ...] | list[str]) -> str:
    return ", ".join(called(name_of(table, one)) for one in who)


def sheets_of(view: SeatView) -> tuple[str, ...]:
    """Return every process that has a sheet, MCs first."""
    return (*view.sight.listed(zones.MCS), *whole_view(view).sight.listed(CPU))


def state_of_rank(one: RanksOfFigure, rank: int) -> str:
    """Return how a rank stands to a figure: "on", "raised" by a raise only, "lost" by a cut, or ""."""
    if rank == ACE and not one.with_ace:
        return ""
    now, printed = (NONE if figure > KING else figure for figure in (one.now, one.printed))
    holds, held = rank >= now or rank == ACE, rank >= printed or rank == ACE
    if holds and held:
        return "on"
    return "raised" if holds else "lost" if held else ""
