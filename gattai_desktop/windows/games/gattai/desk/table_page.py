"""At this table: what the Coach changes of the world while it is played, each act a move of the session (LOOK 21)."""

from collections.abc import Hashable, Iterable
from functools import partial
from typing import Final

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.arrow_group import ArrowGroup, tab_stops
from gattai_desktop.board.drawing import Drawing, caps, measuring, plain, strong, title
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import called, content, speak
from gattai_desktop.board.words import DrawnWords, broken
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.games.gattai.names import named
from gattai_desktop.games.move import Move
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.desk.giving_part import GivingPart
from gattai_desktop.windows.games.gattai.desk.table_acts import (
    HERE,
    OTHERS,
    OWN,
    PATH,
    SCENES,
    UPGRADES,
    TableAct,
    against_act,
    model_list,
    path_act,
    path_line,
    plate_of,
    reasons,
    table_acts,
    upgrade_move,
    upgrade_title,
)
from gattai_desktop.windows.kit.desk_page import DeskPage
from gattai_desktop.windows.kit.game_desk import DeskPlace

_PAD: Final = 20.0
_TWO: Final = 520.0
"""From this width on, drawing pixels, two plates stand side by side."""
_AROUND_TITLE: Final = 54.0
"""What a plate needs beside its title: its edges and the sign of its judgement."""
_AROUND_WORDS: Final = 30.0
_FEW: Final = 2
"""The lines for which a plate has room below its title."""
_MOST_WORDS: Final = 200
_LOCATIONS, _UPGRADES, _GIFTS, _PILOTS = "locations", "upgrades", "gifts", "pilots"
_PARTS: Final = (HERE, *OWN.values(), SCENES, _GIFTS, _PILOTS, _LOCATIONS, _UPGRADES, PATH, *OTHERS.values())
"""The parts of the page, from above."""


def _of_this_pack() -> tuple[str, ...]:
    """Return the headings of what the pack has, kind by kind."""
    places = speak("desk", "Factions of this pack"), speak("desk", "Locations of this pack")
    return speak("desk", "Threats of this pack"), *places, speak("desk", "Pilots of this pack")


def _of_the_packs_below() -> tuple[str, ...]:
    """Return the headings of what the packs have on which it builds, kind by kind."""
    return (
        speak("desk", "Threats of the packs that it builds on"),
        speak("desk", "Factions of the packs that it builds on"),
        speak("desk", "Locations of the packs that it builds on"),
        speak("desk", "Pilots of the packs that it builds on"),
    )


def table_place(model: GameModel) -> DeskPlace:
    """Return the page as it stands in the list of the desk over a table."""

    def make(paint: Paint, parent: QWidget, draft: PackDraft, entry_id: str) -> DeskPage:
        return TablePage(paint, parent, draft, entry_id, model)

    return DeskPlace(key="table", title=speak("desk", "At this table"), sign="bring", make=make)


class TablePage(DeskPage):
    """The page. It is made anew after every move of the session and every change of the pack."""

    def __init__(self, paint: Paint, parent: QWidget, draft: PackDraft, entry_id: str, model: GameModel) -> None:
        super().__init__(paint, parent, draft, entry_id)
        self.model = model
        self.acts: dict[Hashable, TableAct] = {}
        self.plates: dict[Hashable, PlateButton] = {}
        self.locations: dict[str, PlateButton] = {}
        self.upgrades: dict[str, PlateButton] = {}
        self.giving = GivingPart(self, model, self._do, self.show_values)
        self._islands = {part: ArrowGroup(self) for part in _PARTS}
        self.chosen = ""
        """The Location that is to be upgraded."""
        self.words = NameField(paint, speak("desk", "What the upgrade brings, or how many Buffers"), self)
        self.words.setMaxLength(_MOST_WORDS)
        self.words.setPlaceholderText(speak("desk", "What it brings"))
        self.words.textChanged.connect(lambda _text: self._judge_upgrades())
        self._written: list[tuple[float, DrawnWords | str, bool]] = []
        """Words that are drawn: where, which, and whether they are a heading."""
        model.factsHappened.connect(self._happened)
        self.setAccessibleName(speak("desk", "At this table"))
        self.show_values()

    # ------------------------------------------------------------------ what is there

    def _happened(self, _happened: object) -> None:
        if self.isVisible():
            self.show_values()

    def showEvent(self, event: QShowEvent) -> None:
        """Show what happened while the desk was closed."""
        super().showEvent(event)
        self.show_values()

    def show_values(self) -> None:
        if self.model.curtain_down or self.model.seat != COACH_SEAT:
            return  # whoever sits there now sees no desk
        path = path_act(self.draft, self.entry_id)
        every = [*table_acts(self.draft, self.model), *(() if path is None else (path,))]
        acts = {one.key: one for one in every}
        held = next((place for place, one in enumerate(self.plates.values()) if one.hasFocus()), None)
        # Both change at once: a widget that goes or comes may ask meanwhile where Tab stops.
        self.acts, self.plates = acts, one_for_each(self.plates, acts, self._plate)
        for key, act in self.acts.items():
            self.plates[key].set_look(plate_of(act.title, act.words, against_act(self.model, act)))
        keys = [str(one) for one in model_list(self.model, "locations")]
        self.locations = one_for_each(self.locations, keys, self._location)
        for key, plate in self.locations.items():
            plate.set_look(self._look_of(key))
            plate.set_lit(on=key == self.chosen)
        self.giving.show(self.draft.pack)
        if self.chosen not in keys:
            self.chosen = ""
        self.upgrades = one_for_each(self.upgrades, UPGRADES if self.chosen else (), self._upgrade)
        self.words.setVisible(bool(self.chosen))
        self._judge_upgrades()
        for part, island in self._islands.items():
            island.set_members(self._plates_of(part))
        row = [*self.plates.values()]
        if held is not None and row and not any(one.hasFocus() for one in row):
            row[min(held, len(row) - 1)].setFocus()  # what was pressed is gone: the next one has the keyboard
        self.rescale()

    def _plate(self, key: Hashable) -> PlateButton:
        button = PlateButton(self.paint, PlateLook(""), self)
        button.chosen.connect(lambda: self._do(self.acts[key].move, against_act(self.model, self.acts[key])))
        button.reasonAsked.connect(self.told)
        return button

    def _location(self, key: str) -> PlateButton:
        return PlateButton(self.paint, self._look_of(key), self, partial(self._choose, key))

    def _look_of(self, key: str) -> PlateLook:
        values = self.model.sight().values
        boon, blight = (content(str(values.get(f"location.{key}.{one}") or "")) for one in ("boon", "blight"))
        words = [speak("table", "Boon: {text}", text=boon)] if boon else []
        words += [speak("table", "Blight: {text}", text=blight)] if blight else []
        name = called(named(self.model.sight(), f"location.{key}"))
        line = in_turn(words) or speak("desk", "no Boon yet")
        return PlateLook(speak("desk", "Upgrade {name}", name=name), line)

    def _upgrade(self, upgrade: str) -> PlateButton:
        button = PlateButton(self.paint, PlateLook(upgrade_title(upgrade)), self, lambda: self._do_upgrade(upgrade))
        button.reasonAsked.connect(self.told)
        return button

    def _judge_upgrades(self) -> None:
        for upgrade, plate in self.upgrades.items():
            against = reasons(self.model, upgrade_move(self.chosen, upgrade, self.words.text()))
            plate.set_look(plate_of(upgrade_title(upgrade), self.words.text().strip(), against))

    # ------------------------------------------------------------------ acts

    def _choose(self, key: str) -> None:
        self.chosen = "" if key == self.chosen else key
        self.show_values()
        if self.chosen:
            self.words.setFocus()

    def _do(self, move: Move, against: str) -> None:
        if against:
            self.told.emit(against)
        elif self.model.attempt(move):
            self.told.emit(speak("desk", "Done at the table; the log can take it back."))

    def _do_upgrade(self, upgrade: str) -> None:
        move = upgrade_move(self.chosen, upgrade, self.words.text())
        against = reasons(self.model, move)
        self._do(move, against)
        if not against:
            self.words.clear()

    # ------------------------------------------------------------------ layout

    def stops(self) -> list[QWidget]:
        """Tab stops once in each part; the arrows go on from there."""
        found: list[QWidget] = []
        for part in _PARTS:
            if part == _UPGRADES and self.chosen:
                found.append(self.words)
            found += tab_stops(self._plates_of(part))[:1]
        return found

    def _plates_of(self, part: str) -> list[PlateButton]:
        others: dict[str, Iterable[PlateButton]] = {
            _LOCATIONS: self.locations.values(),
            _UPGRADES: self.upgrades.values(),
            _GIFTS: self.giving.plates.values(),
            _PILOTS: self.giving.pilots.values(),
        }
        if part in others:
            return [*others[part]]
        return [self.plates[key] for key, act in self.acts.items() if act.part == part]

    def lay(self, wide: int) -> None:
        unit = self.paint.px(1.0)
        room = wide / unit - 2 * _PAD
        self._written = []
        y = 88.0
        if self.draft.pack is None:
            y = self._write(y, speak("desk", "The pack has faults: nothing of it can come to the table yet."), room)
        y = self._lay_part(y, room, HERE, speak("desk", "Threats at this table"))
        for part, heading in zip(OWN.values(), _of_this_pack(), strict=True):
            y = self._lay_part(y, room, part, heading)
        y = self._lay_part(y, room, SCENES, speak("desk", "Scenes of this pack"))
        y = self._lay_part(y, room, _GIFTS, speak("desk", "For Pilots, of this pack"))
        y = self._grid(y, room, self._plates_of(_PILOTS)) + (14 if self.giving.pilots else 0)
        y = self._lay_locations(y, room)
        y = self._head(y, speak("desk", "Crisis path at this table"))
        y = self._write(y, path_line(self.model), room)
        y = self._grid(y, room, self._plates_of(PATH))
        y += 14
        for part, heading in zip(OTHERS.values(), _of_the_packs_below(), strict=True):
            y = self._lay_part(y, room, part, heading)
        self.resize(wide, round((y + 16) * unit))
        self.update()

    def _lay_part(self, y: float, room: float, part: str, heading: str) -> float:
        plates = self._plates_of(part)
        return self._grid(self._head(y, heading), room, plates) + 14 if plates else y

    def _lay_locations(self, y: float, room: float) -> float:
        if not self.locations:
            return y
        y = self._grid(self._head(y, speak("desk", "Locations at this table")), room, [*self.locations.values()])
        if self.chosen:
            high = max(46.0, 36 / self.paint.px(1.0))
            self.words.setGeometry(self.box(_PAD, y + 6, room, high))
            # What is refused is said anew with every letter: the plates have room for it from the start.
            y = self._grid(y + high + 20, room, [*self.upgrades.values()], tall=True)
        return y + 14

    def _grid(self, y: float, room: float, plates: list[PlateButton], *, tall: bool = False) -> float:
        """Lay plates out from there on. tall: each has room for three lines."""
        half = (room - 10) / 2
        ruler = measuring(self.paint, half * self.paint.px(1.0))
        fits = all(ruler.width(one.look.title, strong(17)) <= half - _AROUND_TITLE for one in plates)
        across = 2 if room >= _TWO and fits else 1
        wide = (room - 10 * (across - 1)) / across
        tall = tall or any(self._lines(ruler, one, wide - _AROUND_WORDS) > _FEW for one in plates)
        high = max(108.0, 80 / self.paint.px(1.0)) if tall else max(84.0, 62 / self.paint.px(1.0))
        for place, plate in enumerate(plates):
            row, column = divmod(place, across)
            plate.setGeometry(self.box(_PAD + column * (wide + 10), y + row * (high + 10), wide, high))
        return y + -(-len(plates) // across) * (high + 10)

    def _lines(self, ruler: Drawing, plate: PlateButton, room: float) -> int:
        """How many lines the words of a plate need."""
        wide = room * self.paint.px(1.0)
        return len(broken(plate.look.line, ruler.pixels(plain(15)), wide)) if plate.look.sub else 0

    def _head(self, y: float, words: str) -> float:
        self._written.append((y + 14, words.upper(), True))
        return y + 32  # the frame of the plate in focus goes around it, and covers no heading

    def _write(self, y: float, words: str, room: float) -> float:
        unit = self.paint.px(1.0)
        ruler = measuring(self.paint, room * unit)
        for line in broken(words, ruler.pixels(plain(15)), room * unit):
            self._written.append((y + 15, line, False))
            y += 22
        return y + 6

    def draw(self, draw: Drawing) -> None:
        room = draw.wide - 2 * _PAD
        draw.text(_PAD, 44, speak("desk", "At this table"), title(28), room=room)
        words = speak("desk", "Each is a move: judged, in the log, and taken back there")
        draw.text(_PAD, 70, words, plain(15), "soft", room=room, fit=True)
        for y, line, heading in self._written:
            draw.text(_PAD, y, line, caps(13) if heading else plain(15), "soft" if heading else "text")
