"""Places the mobs of a fight on its map: a kind, then an area, and for another number of MCs who is there with them.

It stands in the form of the fight, in the place of the fields that say all this in a file.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.drawing import Drawing, measuring, plain
from gattai_desktop.board.map.map_looks import AreaLook, TokenLook
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import choice_plate, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import content, listed, message, speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.content.virtual_machine import placing_acts
from gattai_desktop.content.virtual_machine.draft_world import PLACES, borne_by, map_of, names_of, rows_of
from gattai_desktop.content.virtual_machine.drawn_map import DrawnMap
from gattai_desktop.content.virtual_machine.placing_acts import NUMBERS, NotPlaced, lined_up
from gattai_desktop.games.kinds import Held
from gattai_desktop.games.virtual_machine.battle_maps import USUAL, Placed
from gattai_desktop.windows.games.virtual_machine.desk.drawn_looks import drawn_look, sheet_around
from gattai_desktop.windows.games.virtual_machine.desk.map_sheet import MapSheet
from gattai_desktop.windows.kit.desk_page import DeskPage, keyboard_in_place
from gattai_desktop.windows.kit.plate_rows import lay_shown, shown_of

_GAP: Final = 10


class PlacingPage(DeskPage):
    """The map of one fight with its mobs."""

    def __init__(self, paint: Paint, parent: QWidget, draft: PackDraft, entry_id: str) -> None:
        super().__init__(paint, parent, draft, entry_id)
        self.mcs = USUAL
        """With how many MCs the mobs are shown."""
        self.mob = ""
        """The kind that the next press places."""
        self.takes = False
        """Whether a press takes one back, in place of placing it."""
        self.area = ""
        """The area that was pressed last."""
        self._whole = False
        """Whether every kind that may be placed has its plate."""
        self._hint_at = 0.0
        self.numbers = {one: PlateButton(paint, outline_plate(""), self, partial(self.take, one)) for one in NUMBERS}
        self.mobs: dict[str, PlateButton] = {}
        self.others = PlateButton(paint, outline_plate(""), self, self._turn)
        self.acts = {one: PlateButton(paint, outline_plate(""), self, partial(self._act, one)) for one in (False, True)}
        self.lost = PlateButton(paint, outline_plate(""), self, self._bring_in)
        self.sheet = MapSheet(paint, self)
        self.sheet.moves = False
        self.sheet.areaChosen.connect(self.press)
        self.sheet.areaTakenOut.connect(lambda area: self.press(area, takes=True))
        self.show_values()

    # ------------------------------------------------------------------ what is there
    @property
    def values(self) -> Mapping[str, Held]:
        return self.draft.values("fight", self.entry_id)

    @property
    def drawn(self) -> DrawnMap | None:
        return map_of(self.draft, str(self.values["map"] or ""))

    def show_values(self) -> None:
        if not self.draft.has("fight", self.entry_id):
            return
        drawn = self.drawn
        known = {one: content(name) for one, name in names_of(self.draft, "mob").items()}
        self._show_kinds(known)
        self._show_plates(drawn)
        self.sheet.setVisible(drawn is not None)
        if drawn is not None:
            self.area = self.area if drawn.area(self.area) is not None else ""
            here = lined_up(self.values, self.mcs)
            look = drawn_look(drawn, self._tokens(drawn, here))
            areas = (evolve(one, spoken=_spoken(drawn, one, here, known)) for one in look.areas)
            self.sheet.show_map(evolve(look, areas=tuple(areas)), sheet_around(drawn))
            self.sheet.light(frozenset({self.area} - {""}))
        self.rescale()

    def _show_kinds(self, known: Mapping[str, str]) -> None:
        own = [str(one["id"]) for one in self.draft.entries("mob") if one["id"]]
        used = [mob for field in PLACES for mob, _area, _count in rows_of(self.values, field) if mob in known]
        first = dict.fromkeys((*own, *used))
        wanted = [*first, *(sorted((one for one in known if one not in first), key=known.__getitem__))]
        if self.mob not in known:
            self.mob = next(iter(wanted), "")
        shown = wanted if self._whole else [one for one in wanted if one in first or one == self.mob]
        take_away(*(plate for one, plate in self.mobs.items() if one not in shown))
        self.mobs = {one: self.mobs.get(one) or self._plate_of(one) for one in shown}
        for one, plate in self.mobs.items():
            plate.set_look(choice_plate(known[one], lit=one == self.mob))
        words = speak("desk", "Fewer mobs") if self._whole else speak("desk", "Other mobs")
        self.others.set_look(outline_plate(words))
        self.others.setVisible(self._whole or len(shown) < len(wanted))

    def _plate_of(self, mob: str) -> PlateButton:
        made = PlateButton(self.paint, outline_plate(""), self, lambda: self.choose(mob))
        made.show()
        return made

    def _show_plates(self, drawn: DrawnMap | None) -> None:
        for number, plate in self.numbers.items():
            plate.set_look(choice_plate(speak("desk", "{count} MCs", count=number), lit=number == self.mcs))
        for takes, plate in self.acts.items():
            words = speak("desk", "Take back") if takes else speak("desk", "Place")
            plate.set_look(choice_plate(words, lit=takes == self.takes))
        count, goal = self._lost(drawn), _far_from_start(drawn)
        area = content(drawn.called(goal)) if drawn is not None else ""
        words = speak("desk", "Bring {count} mobs that start nowhere to {area}", count=count, area=area)
        self.lost.set_look(outline_plate(words))
        for plate in (*self.numbers.values(), *self.acts.values(), *self.mobs.values()):
            plate.setVisible(drawn is not None)
        self.others.setVisible(drawn is not None and not self.others.isHidden())
        self.lost.setVisible(bool(count and goal))

    def _lost(self, drawn: DrawnMap | None) -> int:
        """How many mobs start in no area of the map."""
        if drawn is None:
            return 0
        rows = [one for field in ("mobs", "in_5", "in_6") for one in rows_of(self.values, field)]
        return sum(count for _mob, area, count in rows if drawn.area(area) is None)

    def _tokens(self, drawn: DrawnMap, here: Counter[Placed]) -> Iterator[TokenLook]:
        boss, drawings = str(self.values["boss"] or ""), borne_by(self.draft)
        if boss and drawn.area(drawn.boss_start) is not None:
            yield TokenLook(boss, drawn.boss_start, "double hexagon", sign=drawings.get(boss, "horns"))
        for (mob, area), count in here.items():
            if drawn.area(area) is not None:
                key, sign = f"{mob} {area}", drawings.get(mob, "horns")
                one = TokenLook(key, area, "hexagon", sign=sign, number=str(count))
                yield evolve(one, target="legal") if mob == self.mob else one

    def _hint(self) -> str:
        drawn = self.drawn
        if drawn is None:
            return speak("desk", "Choose a map above: the mobs are placed on it.")
        if self.area:
            here = lined_up(self.values, self.mcs)
            known = {one: content(name) for one, name in names_of(self.draft, "mob").items()}
            words = _standing(self.area, here, known) or speak("desk", "no mobs")
            return f"{content(drawn.called(self.area))}: {words}"
        return speak("desk", "Press a mob, then an area: each press places one more. Del on an area takes one back.")

    # ------------------------------------------------------------------ acts
    def _again(self) -> None:
        self.show_values()
        self.grew.emit()

    def take(self, mcs: int) -> None:
        """Show who is there with this number of MCs; what is placed now is placed for it."""
        self.mcs = mcs
        self._again()

    def choose(self, mob: str) -> None:
        """Let the next presses place this kind."""
        self.mob, self.takes = mob, False
        self._again()

    def _act(self, takes: bool) -> None:
        self.takes = takes
        self._again()

    def _turn(self) -> None:
        self._whole = not self._whole
        self._again()

    def press(self, area: str, *, takes: bool = False) -> None:
        """Place one more mob of the chosen kind in an area, or take one back."""
        drawn, self.area = self.drawn, area
        if not area or drawn is None or not self.mob:
            self._again()
            return
        if area == drawn.start and not (takes or self.takes):
            self.told.emit(speak("desk", "The MCs start there: no mob does."))
            self._again()
            return
        act = placing_acts.take_back if takes or self.takes else placing_acts.place
        why, changes = act(self.values, (self.mob, area), self.mcs)
        if changes:
            self._write(changes)
        elif why:
            self.told.emit(self._why_not(why))
        self._again()
        if changes:
            self.told.emit(self._hint())

    def _write(self, changes: Mapping[str, Held]) -> None:
        try:
            self.draft.change("fight", self.entry_id, go_on=False, **changes)
        except DraftNotKept as wrong:
            self.told.emit(message(wrong))

    def _why_not(self, why: NotPlaced) -> str:
        name = content(names_of(self.draft, "mob").get(self.mob, self.mob))
        match why:
            case "not with four":
                return speak("desk", "{name} is not there with four MCs: place it for four first.", name=name)
            case "with three":
                return speak("desk", "{name} stays out with three MCs too: place it for three.", name=name)
            case "with four":
                return speak("desk", "{name} is there with four MCs too: take it back for four.", name=name)
            case "with five":
                return speak("desk", "{name} is there with five MCs too: take it back for five.", name=name)
            case "nobody":
                return speak("desk", "No {name} is there.", name=name)
        return speak("desk", "There is no room for more.")

    def _bring_in(self) -> None:
        drawn = self.drawn
        if drawn is not None:
            rows = [one for field in PLACES for one in rows_of(self.values, field)]
            lost = frozenset(area for _mob, area, _count in rows if drawn.area(area) is None)
            self._write(placing_acts.bring_in(self.values, lost, _far_from_start(drawn)))
            self._again()
            self.sheet.focus_area(_far_from_start(drawn))

    # ------------------------------------------------------------------ places
    def show_field(self, field: str) -> QWidget | None:
        """Choose the mob that a row of the file is about, with a number of MCs at which it counts."""
        name, _, rest = field.partition(".")
        rows = rows_of(self.values, name)
        row = rest.partition(".")[0]
        if name in _SHOWN_WITH and row.isdecimal() and int(row) < len(rows):
            self.mcs = _SHOWN_WITH[name]
            self.mob = rows[int(row)][0] or self.mob
            self._again()
        if not self.lost.isHidden():
            return self.lost
        return self.mobs.get(self.mob) or next(iter(self.stops()), None)

    def stops(self) -> list[QWidget]:
        above = (*self.numbers.values(), *self.mobs.values(), self.others, *self.acts.values(), self.lost)
        return [*shown_of(above), *(self.sheet.stops() if not self.sheet.isHidden() else [])]

    @keyboard_in_place
    def lay(self, wide: int) -> None:
        y = 0
        rows = (self.numbers.values(), (*self.mobs.values(), self.others), (*self.acts.values(), self.lost))
        for plates in rows:
            y = lay_shown(plates, self.paint, wide, y)
        if not self.sheet.isHidden():
            self.sheet.lay_within(wide - 2)
            self.sheet.move(1, y)
            y += self.sheet.height() + _GAP
        draw = measuring(self.paint, wide)
        self._hint_at = y / draw.unit
        self.resize(wide, round(self._tell(draw) * draw.unit) + _GAP)
        self.update()

    def _tell(self, draw: Drawing) -> float:
        return draw.lines(0, self._hint_at, self._hint(), plain(14), "soft", room=draw.wide)

    def draw(self, draw: Drawing) -> None:
        if self.draft.has("fight", self.entry_id):
            self._tell(draw)


_SHOWN_WITH: Final = {"mobs": USUAL, "out_3": 3, "out_2": 2, "in_5": 5, "in_6": 6}
"""With how many MCs that is seen which a field says."""


def _far_from_start(drawn: DrawnMap | None) -> str:
    """Where whoever starts nowhere is brought: where the boss starts, or else any area but that of the MCs."""
    if drawn is None:
        return ""
    areas = [one.id for one in drawn.areas if one.id != drawn.start]
    return drawn.boss_start if drawn.boss_start in areas else next(iter(areas), "")


def _standing(area: str, here: Counter[Placed], known: Mapping[str, str]) -> str:
    """Who stands in an area, in words: "3 Gull Daemon, Moth"."""
    found = [(known.get(mob, mob), count) for (mob, at), count in here.items() if at == area]
    return listed([f"{count} {name}" if count > 1 else name for name, count in found])


def _spoken(drawn: DrawnMap, area: AreaLook, here: Counter[Placed], known: Mapping[str, str]) -> str:
    """What a screen reader says of an area: who stands there, and whether the MCs start there."""
    words = _standing(area.key, here, known) or speak("desk", "no mobs")
    starts = f", {speak('desk', 'the MCs start here')}" if drawn.start == area.key else ""
    return f"{area.name}: {words}{starts}"
