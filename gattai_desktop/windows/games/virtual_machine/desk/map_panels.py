"""What stands below the drawing of a map: what is chosen there, an area or what joins two of them, to be changed."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.chosen_button import CountingPlate
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook, choice_plate, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import called, content, speak
from gattai_desktop.content.virtual_machine.drawn_map import DrawnArea, DrawnMap, Joining
from gattai_desktop.games.kinds import MAX_NAME
from gattai_desktop.games.virtual_machine.battle_maps import STATES
from gattai_desktop.games.virtual_machine.names import AREA_STATES
from gattai_desktop.windows.games.virtual_machine.desk.drawn_looks import joining_from, joining_named
from gattai_desktop.windows.kit.desk_page import TYPING_PAUSE
from gattai_desktop.windows.kit.plate_rows import lay_shown, shown_of

_STARTS: Final = ("start", "boss_start")


class AreaPanel(PaintedGroup):
    """The area that is chosen: its name, what it is, who starts there, what joins it.

    Signals:
        named(str): typed. turned(str): a state of it. started(str): the field of the map that says who starts there.
        joiningChosen(str): by its key. takenOut.
    """

    named = Signal(str)
    turned = Signal(str)
    started = Signal(str)
    joiningChosen = Signal(str)
    takenOut = Signal()

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._typed = False
        self._pause = QTimer(self, singleShot=True, interval=TYPING_PAUSE)
        self._pause.timeout.connect(self.commit)
        self.name = NameField(paint, speak("desk", "Name of the area"), self, letters=16)
        self.name.setMaxLength(MAX_NAME)
        self.name.textEdited.connect(self._type)
        self.name.editingFinished.connect(self.commit)
        self.states = {one: self._plate(partial(self.turned.emit, one)) for one in STATES}
        self.starts = {one: self._plate(partial(self.started.emit, one)) for one in _STARTS}
        self.gone = self._plate(self.takenOut.emit)
        self.joinings: list[PlateButton] = []
        self.hide()

    def _plate(self, act: Callable[[], None]) -> PlateButton:
        return PlateButton(self.paint, outline_plate(""), self, act)

    def _type(self, _text: str) -> None:
        self._typed = True
        self._pause.start()

    def commit(self) -> None:
        """Keep the name that was typed."""
        self._pause.stop()
        if self._typed:
            self._typed = False
            self.named.emit(self.name.text().strip())

    def show_area(self, drawn: DrawnMap, one: DrawnArea) -> None:
        """Show this area of a map."""
        if not self._typed:
            self.name.follow(one.name)
        for state, plate in self.states.items():
            title, lit = called(AREA_STATES[state]), state in one.states
            plate.set_look(choice_plate(title, lit=lit))
        titles = {"start": speak("desk", "MCs start here"), "boss_start": speak("desk", "Boss starts here")}
        at: Mapping[str, str] = {"start": drawn.start, "boss_start": drawn.boss_start}
        for field, plate in self.starts.items():
            lit = at[field] == one.id
            plate.set_look(choice_plate(titles[field], lit=lit))
        name = speak("desk", "Take {name} out", name=content(one.name) or one.id)
        self.gone.set_look(outline_plate(speak("desk", "Take out"), name=name))
        here = [each for each in drawn.joinings if one.id in (each.start, each.end)]
        held = [plate.hasFocus() for plate in self.joinings]
        while len(self.joinings) < len(here):
            self.joinings.append(self._joining(len(self.joinings)))
        take_away(*self.joinings[len(here) :])
        del self.joinings[len(here) :]
        self._keys = [each.key for each in here]
        for plate, each in zip(self.joinings, here, strict=True):
            plate.set_look(PlateLook(joining_from(drawn, each, one.id), arrangement="button", fill="panel"))
            plate.show()
        if any(held[len(here) :]):
            self.name.setFocus()

    def _joining(self, place: int) -> PlateButton:
        return self._plate(lambda: self.joiningChosen.emit(self._keys[place]))

    def stops(self) -> list[QWidget]:
        return shown_of((self.name, *self.states.values(), *self.starts.values(), self.gone, *self.joinings))

    def lay(self, wide: int) -> None:
        """Lay out for that width, and resize to the height that this needs."""
        high = max(32, round(self.paint.px(40)))
        self.name.setGeometry(0, 0, wide, high)
        y = lay_shown(self.states.values(), self.paint, wide, high + 10)
        y = lay_shown((*self.starts.values(), self.gone), self.paint, wide, y)
        self.resize(wide, lay_shown(self.joinings, self.paint, wide, y))


class JoiningPanel(PaintedGroup):
    """What joins two areas: what it costs, which way it leads.

    Signals:
        numbered(int): it has another cost, or distance. led(str): from this area only; "" both ways. takenOut.
    """

    numbered = Signal(int)
    led = Signal(str)
    takenOut = Signal()

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._number = 0
        self._title = self._line = ""
        self._ends = ("", "", "")
        self.less = CountingPlate(paint, outline_plate("−"), self, lambda: self.numbered.emit(self._number - 1))
        self.more = CountingPlate(paint, outline_plate("+"), self, lambda: self.numbered.emit(self._number + 1))
        self.ways = [self._way(place) for place in range(3)]
        self.gone = PlateButton(paint, outline_plate(speak("desk", "Take out")), self, self.takenOut.emit)
        self.hide()

    def _way(self, place: int) -> PlateButton:
        return PlateButton(self.paint, outline_plate(""), self, lambda: self.led.emit(self._ends[place]))

    def show_joining(self, drawn: DrawnMap, one: Joining) -> None:
        """Show this link, line of sight or wall."""
        self._title, self._number = joining_named(drawn, one), one.number
        self._line = ""
        if one.kind == "link":
            self._line = speak("desk", "A step costs {number}", number=one.number)
        elif one.kind == "sight":
            far = speak("desk", "As far as they lie apart")
            self._line = speak("desk", "Distance {number}", number=one.number) if one.number else far
        first, second = sorted((one.start, one.end))
        self._ends = ("", first, second)
        titles = (
            speak("desk", "Both ways"),
            speak("desk", "Only to {area}", area=content(drawn.called(second))),
            speak("desk", "Only to {area}", area=content(drawn.called(first))),
        )
        for plate, title, start in zip(self.ways, titles, self._ends, strict=True):
            lit = (one.start if one.one_way else "") == start
            plate.set_look(choice_plate(title, lit=lit))
            plate.setVisible(one.kind == "link")
        for plate, sign, words in (
            (self.less, "−", speak("desk", "One less: {words}", words=self._line)),
            (self.more, "+", speak("desk", "One more: {words}", words=self._line)),
        ):
            plate.set_look(outline_plate(sign, name=words))
            plate.setVisible(one.kind != "wall")
        words = speak("desk", "Take out")
        self.gone.set_look(outline_plate(words, name=f"{words}: {self._title}"))
        self.update()

    def stops(self) -> list[QWidget]:
        return shown_of((self.less, self.more, *self.ways, self.gone))

    def lay(self, wide: int) -> None:
        """Lay out for that width, and resize to the height that this needs."""
        draw = measuring(self.paint, wide)
        y = round(self._tell(draw) * draw.unit) + 8
        y = lay_shown((self.less, self.more), self.paint, wide, y)
        self.resize(wide, lay_shown((*self.ways, self.gone), self.paint, wide, y))

    def _tell(self, draw: Drawing) -> float:
        y = draw.lines(0, 4, self._title, strong(16), room=draw.wide)
        return draw.lines(0, y + 2, self._line, plain(15), "soft", room=draw.wide) if self._line else y

    def draw(self, draw: Drawing) -> None:
        self._tell(draw)
