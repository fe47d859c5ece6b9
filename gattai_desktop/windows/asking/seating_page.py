"""Asks how people sit round the computer, with a picture of each way (LOOK 27)."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, caps, plain, strong, title
from gattai_desktop.board.layout import Column, shared
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedGroup
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.seating import APART, ONE_HAND, SEATINGS, SIDES
from gattai_desktop.windows.kit.room import Example

_MOST_PEOPLE: Final = 6
"""How many people a picture shows at most."""
_TWO: Final = 2
"""So many people sit opposite each other."""

Sides = Sequence[Sequence[Seat]]
"""The people who sit here, by who plays together."""
_NUMBER: Final = 70.0
"""Room beside the words for the number of passes."""
_SEAT, _SIDE = 40.0, 66.0
"""Room for the crest of a seat, and for that of a side, in the row of those who sit there in turn."""
_STEP: Final = 16.0
"""From one line on whom a way suits to the next."""


def ways_of(sides: Sides) -> tuple[str, ...]:
    """Return the ways in which these can sit: in sides only where somebody has a partner whose cards would be seen."""
    return tuple(way for way in SEATINGS if way != SIDES or any(len(side) > 1 for side in sides))


class _Way(PaintedButton):
    """One way to sit: a picture from above, what it means, and how often the table is passed."""

    ring = (18.0, 5.0)

    def __init__(self, paint: Paint, way: str, sides: Sides, example: Example, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.way = way
        self._key = str(ways_of(sides).index(way) + 1)
        self._seats = tuple(seat for side in sides for seat in side)[-_MOST_PEOPLE:]
        self._near = tuple(seat for seat in self._seats if seat in max(sides, key=len))
        """Those who sit together where people sit in sides."""
        self._far = tuple(seat for seat in self._seats if seat not in self._near)
        self._example = example
        self._name, self._says, self._for = _words(way, apart=bool(self._far))
        self.now = False
        """Whether people sit so already."""
        self.setAccessibleName(self._name)
        self.setAccessibleDescription(f"{self._says} {self._for}.")

    def show_now(self, *, now: bool) -> None:
        """Show whether people sit so already."""
        self.now = now
        self.update()

    def draw(self, draw: Drawing) -> None:
        draw.plate(fill="panel", edge="edge", cut=18, inset=1)
        left, right = 24.0, draw.wide - 24
        says, suits = _lines(draw, right - left)
        more = 18 * max(0, says - 4) + _STEP * (suits - 1)
        high = min(draw.high - draw.at(282, 224) - more, draw.wide * 0.86)
        self._table(draw.within(2, 2, draw.wide - 4, high), draw)
        draw.key(right, high + 36, self._key)
        if self.now:
            draw.sign("tick", right - 62, high + 24, 20, "legal")
        draw.text(left, high + 44, self._name, title(22), room=right - left - 70, fit=True)
        draw.paragraph(left, high + 74, self._says, plain(15), "soft", room=right - left, most=says)
        self._turns(draw, left, right, suits)

    def _turns(self, draw: Drawing, left: float, right: float, lines: int) -> None:
        """Who sits there in turn, a drape for each pass, and their number; lines: how many say whom it suits."""
        turns = self._example[1][self.way]
        passes = max(0, len(turns) - 1)
        foot = draw.high - 26
        up = _STEP * (lines - 1)
        draw.paragraph(left, foot - up, self._for, strong(13), room=right - left - _NUMBER, most=lines, step=_STEP)
        if not draw.paint.scale.small:
            draw.rule(draw.high - 122 - up, x=left, wide=right - left)
            draw.text(left, draw.high - 98 - up, self._example[0], caps(11), "soft", room=right - left)
        wide = 30.0 * passes + sum(_SIDE if seat == "pilots" else _SEAT for seat in turns)
        number = draw.width(str(passes), title(34)) + 8
        size = min(1.0, (right - left - number) / wide)
        x, y = left, draw.high - 67.0 - up - 17 * size
        for place, seat in enumerate(turns):
            if place:
                draw.sign("drape", x, y + 5 * size, 24 * size, "price")
                x += 30 * size
            if seat == "pilots":
                draw.plate(x, y, 60 * size, 34 * size, fill="pilots", cut=8 * size)
                draw.sign("wings", x + 16 * size, y + 3 * size, 28 * size, "on_side")
                x += _SIDE * size
            else:
                draw.crest(seat, x, y, 34 * size)
                x += _SEAT * size
        draw.text(right, foot - 22, str(passes), title(34), align="end")
        words = speak("seating", "pass") if passes == 1 else speak("seating", "passes")
        draw.text(right, foot, words, plain(12), "soft", align="end")

    # ------------------------------------------------------------------ the picture
    def _table(self, part: Drawing, draw: Drawing) -> None:
        part.plate(fill="well", cut=16, both=False, inset=1)
        scene = part.within(part.wide * 0.1, part.high * 0.14, part.wide * 0.8, part.high * 0.72)
        if self.way == SIDES:
            self._two_sides(scene)
        elif self.way == ONE_HAND:
            self._one_hand(scene)
        else:
            self._apart(scene)

    def _apart(self, scene: Drawing) -> None:
        scene.plate(fill="rail", edge="edge", cut=26)
        _computer(scene, scene.wide / 2, scene.high / 2)
        places = _round(scene, len(self._seats))
        for seat, (x, y) in zip(self._seats, places, strict=True):
            _person(scene, seat, x, y, opened=seat == self._seats[0])
        if len(places) == 1:
            return
        if len(places) == _TWO:  # between them the computer stands
            for part in (0.22, 0.78):
                _curtain(scene, scene.wide * part, scene.high / 2)
            return
        for (x, y), (right, foot) in zip(places, (*places[1:], places[0]), strict=True):
            # Between two people, a little outside the table.
            across, down = (x + right) / 2 - scene.wide / 2, (y + foot) / 2 - scene.high / 2
            _curtain(scene, scene.wide / 2 + across * 1.16, scene.high / 2 + down * 1.16)

    def _two_sides(self, scene: Drawing) -> None:
        scene.plate(fill="rail", edge="edge", cut=26)
        _computer(scene, scene.wide * 0.48, scene.high / 2)
        for x, side in ((0.02, self._near), (1.0, self._far)):
            for place, seat in enumerate(side):
                y = scene.high * (place + 0.5) / len(side)
                _person(scene, seat, scene.wide * x, y, opened=side is self._near)
        for part in (0.1, 0.5, 0.9) if self._far else ():
            _curtain(scene, scene.wide * 0.7, scene.high * part)

    def _one_hand(self, scene: Drawing) -> None:
        scene.plate(fill="rail", edge="edge", cut=26)
        scene.plate(scene.wide * 0.28, -scene.high * 0.14, scene.wide * 0.44, scene.high * 0.24, fill="table",
                    edge="text", cut=6)  # fmt: skip
        scene.card("9D", scene.wide * 0.45, -scene.high * 0.11, scene.high * 0.18)
        _computer(scene, scene.wide / 2, scene.high * 0.5)
        scene.sign("mouse", scene.wide * 0.62, scene.high * 0.56, 26 * _size(scene))
        pilots = self._seats[:-1]
        for place, seat in enumerate(pilots):
            left = place % 2 == 0
            y = scene.high * (0.3 + 0.6 * (place // 2) / max(1, (len(pilots) + 1) // 2))
            _person(scene, seat, scene.wide * (0.02 if left else 0.98), y, opened=place == 1)
        _person(scene, self._seats[-1], scene.wide / 2, scene.high * 0.98, opened=False)


def _lines(draw: Drawing, room: float) -> tuple[int, int]:
    """Return how many lines the longest description takes, and the longest line on whom a way suits."""
    words = [_words(way, apart=True) for way in SEATINGS]
    says = max(len(draw.wrapped(one, plain(15), room, 8)) for _, one, _ in words)
    return says, max(len(draw.wrapped(one, strong(13), room - _NUMBER, 3)) for _, _, one in words)


def _computer(scene: Drawing, x: float, y: float) -> None:
    size = _size(scene)
    scene.plate(x - 32 * size, y - 22 * size, 64 * size, 38 * size, fill="table", edge="text", cut=6)
    for place in range(3):
        scene.card("back-pilots", x + (place * 15 - 22) * size, y - 12 * size, 20 * size)
    scene.fill(x - 38 * size, y + 20 * size, 76 * size, 5 * size, "edge")


def _person(scene: Drawing, seat: Seat, x: float, y: float, *, opened: bool) -> None:
    """A head with its crest, and its hand on the table before it, open or as backs."""
    size = _size(scene)
    scene.crest(seat, x - 15 * size, y - 15 * size, 30 * size)
    inwards = 24 if x < scene.wide * 0.25 else -58 if x > scene.wide * 0.75 else -17
    down = -15 if inwards != -17 else 20 if y < scene.high / 2 else -50
    back = "back-coach" if seat == "coach" else "back-pilots"
    for place, face in enumerate(("JC", "5S") if opened else (back, back)):
        scene.card(face, x + (inwards + place * 13) * size, y + down * size, 30 * size)


def _curtain(scene: Drawing, x: float, y: float) -> None:
    size = 28 * _size(scene)
    scene.sign("drape", x - size / 2, y - size / 2, size, "price")


def _size(scene: Drawing) -> float:
    """How much larger things are drawn than on a table of 360 by 250."""
    return min(scene.wide / 360, scene.high / 250)


def _round(scene: Drawing, count: int) -> list[tuple[float, float]]:
    """Return places round the table for so many people, in their order; the last one sits at the top."""
    ring = [(0.02, 0.22), (0.02, 0.8), (0.3, 1.0), (0.7, 1.0), (0.98, 0.8), (0.98, 0.22)]
    chosen = {1: (2,), 2: (1, 4), 3: (1, 2, 4), 4: (0, 1, 4, 5), 5: (0, 1, 2, 4, 5)}.get(count - 1, range(6))
    places = [ring[place] for place in chosen][: count - 1]
    return [(scene.wide * x, scene.high * y) for x, y in (*places, (0.5, 0.0))]


def _words(way: str, *, apart: bool) -> tuple[str, str, str]:
    """Return the name of a way to sit, what it means, and whom it suits.

    apart: whether there are two sides; else all who sit here play together, and the program is the other side.
    """
    match way:
        case "sides" if not apart:
            return (
                speak("seating", "All together"),
                speak("seating", "You see each other's cards, and no curtain falls between you."),
                speak("seating", "Quicker; a team plans together"),
            )
        case "sides":
            return (
                speak("seating", "Two sides"),
                speak(
                    "seating", "Those who play together see each other's cards; one curtain hangs between the sides."
                ),
                speak("seating", "Quicker; a team plans together"),
            )
        case "one_hand":
            return (
                speak("seating", "One hand on the mouse"),
                speak("seating", "One of you presses for all. A hand is shown when somebody asks for it by name."),
                speak("seating", "Nothing is passed; hands are no secret"),
            )
        case _:
            return (
                speak("seating", "Everybody apart"),
                speak(
                    "seating",
                    "Nobody sees another's cards. A curtain falls when another seat must look or choose in secret; "
                    "what is open is answered openly.",
                ),
                speak("seating", "Strict, as the book means it"),
            )


class SeatingPage(PaintedGroup):
    """The ways side by side."""

    def __init__(
        self, paint: Paint, sides: Sides, example: Example, choose: Callable[[str], None], parent: QWidget
    ) -> None:
        super().__init__(paint, parent)
        self._choose = choose
        self.ways = {way: _Way(paint, way, sides, example, self) for way in ways_of(sides)}
        for way, button in self.ways.items():
            button.clicked.connect(lambda _=False, way=way: choose(way))
        ArrowGroup(self, list(self.ways.values()))
        self.setAccessibleName(self.tr("How do you sit round this computer?"))
        self.hide()

    def way_of(self, seating: str) -> PaintedButton:
        """Return the way in which people sit already; the first where it is none of these."""
        return self.ways.get(seating, self.ways[APART])

    def rescale(self) -> None:
        column = Column(self.paint, QRectF(self.rect()).adjusted(1, 1, -1, -1))
        column.skip(column.at(122, 78))
        column.spare(column.at(78, 44))
        sides = self.paint.px(column.at(64, 20))
        box = column.rest.adjusted(sides, 0, -sides, 0)
        for button, place in zip(self.ways.values(), shared(self.paint, box, len(self.ways), gap=24), strict=True):
            button.setGeometry(place.toRect())

    def draw(self, draw: Drawing) -> None:
        draw.ground("table")
        middle, room = draw.wide / 2, draw.wide - 48
        draw.text(middle, draw.at(66, 38), self.tr("How do you sit round this computer?"), title(30),
                  align="middle", room=room, fit=True)  # fmt: skip
        words = self.tr("Asked once, before the table is first passed. It is changed under “Seating” in the menu.")
        draw.text(middle, draw.at(100, 60), words, plain(15), "soft", align="middle", room=room, fit=True)
        foot = draw.high - draw.at(34, 16)
        draw.sign("drape", draw.at(64, 20), foot - 16, 20, "price")
        words = self.tr("is one curtain: the table is passed. Where only one person sits at the computer, none falls.")
        draw.text(draw.at(94, 48), foot, words, plain(14), "soft", room=draw.wide - 120, fit=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = next((way for number, way in enumerate(self.ways, 1) if event.text() == str(number)), None)
        if way is not None:
            self._choose(way)
        else:
            event.ignore()
