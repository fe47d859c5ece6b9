"""A line of a card, put together from plates in plain words: what each says, and what could stand there instead."""

from collections.abc import Callable, Iterator
from functools import reduce
from math import ceil
from typing import Final

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce, take_away
from gattai_desktop.board.drawing import Drawing, caps
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import RING_ROOM
from gattai_desktop.board.plate_look import PlateLook, chosen_name
from gattai_desktop.board.speech import first_large, said, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import Words
from gattai_desktop.games.kinds import Held
from gattai_desktop.games.line_pieces import LineChoice, LineInPieces, LinePiece, SentenceInPieces
from gattai_desktop.games.notation import NotationFault
from gattai_desktop.windows.desk.typed_control import TypedControl
from gattai_desktop.windows.kit.field_control import FieldControl
from gattai_desktop.windows.kit.scrolling import bring_part_in_sight
from gattai_desktop.windows.kit.told_plate import ToldPlate

Key = tuple[str | int, ...]
"""By which a plate is known while others come and go: "piece", the number of its sentence, its own number."""

_NEW: Final[Key] = ("new",)
_TITLE: Final = 24.0
"""Height of the line above what may be chosen, drawing pixels."""
_WITHIN: Final = 14.0
"""How far what may be chosen stands in, drawing pixels."""
_ROW: Final = 40.0
"""Least height of a plate, drawing pixels."""


@frozen
class _Part:
    """What stands on a control: a plate with what its press does, or a title; `begins` a line of its own."""

    key: Key
    words: str
    act: Callable[[], None] | None = None
    lit: bool = False
    begins: bool = False
    within: bool = False
    told: str = ""
    """What a screen reader says in place of the words."""


class PiecesControl(FieldControl):
    """The plates of a line, and below the one that was pressed all that could stand in its place.

    What no program can take apart, since it was written by hand with a fault, is typed.
    """

    def __init__(
        self, paint: Paint, parent: QWidget, name: str, apart: Callable[[str], LineInPieces], typed: TypedControl
    ) -> None:
        """name: what the field is called; apart: takes a line apart, or raises NotationFault."""
        super().__init__(paint, parent)
        self._name, self._apart, self.typed = name, apart, typed
        typed.setParent(self)
        typed.wrote.connect(self.wrote)
        self.setAccessibleName(name)
        self._line = ""
        self._pieces: LineInPieces | None = None
        self._open: Key = ()
        self.plates: dict[Key, ToldPlate] = {}
        """The plates that are there, in reading order."""
        self._parts: dict[Key, _Part] = {}
        self._titles: list[tuple[float, str]] = []

    # ------------------------------------------------------------------ what is there

    def help(self, usual: str) -> str:
        """What a line may say has to be known by who types it alone."""
        if self._pieces is None:
            return usual
        return speak("desk", "Press what it says to choose something else.") if self._pieces.sentences else ""

    def show_value(self, value: Held) -> None:
        self._line = str(value or "")
        try:
            self._pieces = self._apart(self._line)
        except NotationFault:
            self._pieces = None
        self.typed.show_value(value)
        self.typed.setVisible(self._pieces is None)
        self._show()

    def _show(self) -> None:
        parts = {one.key: one for one in self._laid_out()}
        if self._open and self._open not in parts:
            self._open = ()
            parts = {one.key: one for one in self._laid_out()}
        self._parts = parts
        gone = [key for key in self.plates if key not in parts]
        lost = any(self.plates[key].hasFocus() for key in gone)
        kept = {key: self.plates[key] for key in parts if key in self.plates}
        take_away(*(self.plates[key] for key in gone))
        self.plates = {key: kept.get(key) or self._plate(key) for key, one in parts.items() if one.act is not None}
        for key, plate in self.plates.items():
            one = parts[key]
            told = one.told or chosen_name(one.words, lit=one.lit)
            fill, edge = ("live", "") if one.lit else ("panel" if one.within else "", "edge")
            plate.set_look(PlateLook(one.words, name=told, arrangement="button", fill=fill, edge=edge))
            plate.show()
        if lost and self.plates:
            goal = self.plates.get(self._open) or next(iter(self.plates.values()))
            goal.setFocus(Qt.FocusReason.OtherFocusReason)
        self.grew.emit()

    def _plate(self, key: Key) -> ToldPlate:
        plate = ToldPlate(self.paint, PlateLook(""), self)
        plate.chosen.connect(lambda: self._press(key))
        return plate

    def _press(self, key: Key) -> None:
        act = self._parts[key].act
        if act is not None:
            act()

    # ------------------------------------------------------------------ its parts

    def _laid_out(self) -> Iterator[_Part]:
        """Yield all that stands there, in reading order."""
        if self._pieces is None:
            return
        line = self._pieces
        for place, sentence in enumerate(line.sentences):
            yield from self._sentence(place, sentence)
        add = line.add_more if line.sentences else line.add
        if line.news and add is not None:
            yield self._opener(_NEW, said(add), begins=True)
            if self._open == _NEW:
                opens = ("piece", len(line.sentences), 1)
                yield from self._choices("new", speak("desk", "When"), line.news, opens=opens)

    def _sentence(self, place: int, sentence: SentenceInPieces) -> Iterator[_Part]:
        for number, piece in enumerate(sentence.pieces):
            yield from self._piece(("piece", place, number), piece, begins=number == 0)
        if self._open[:1] == ("piece",) and self._open[1] == place:
            yield from self._instead(sentence.pieces[int(self._open[2])])
        yield from self._more(place, sentence)
        if sentence.without is not None:
            yield self._writer(("out", place), speak("desk", "Take this out"), sentence.without)

    def _piece(self, key: Key, piece: LinePiece, *, begins: bool) -> Iterator[_Part]:
        words = first_large(said(piece.words))
        yield self._opener(key, words, begins=begins)
        for sign, line, told in (
            ("−", piece.less, speak("desk", "{piece}: less", piece=words)),
            ("+", piece.more, speak("desk", "{piece}: more", piece=words)),
        ):
            if piece.less or piece.more:
                yield self._writer((*key, sign), sign, line or self._line, told=told)

    def _instead(self, piece: LinePiece) -> Iterator[_Part]:
        for number, (title, choices) in enumerate(piece.groups()):
            yield from self._choices(number, said(title), choices)
        if piece.without is not None:
            yield self._writer((*self._open, "out"), speak("desk", "Leave this out"), piece.without, within=True)

    def _more(self, place: int, sentence: SentenceInPieces) -> Iterator[_Part]:
        conditions, further = sentence.conditions(), sentence.further()
        key: Key = ("if", place)
        if conditions:
            yield self._opener(key, speak("desk", "Add a condition"), begins=True)
        if further:
            opens = ("piece", place, len(sentence.pieces))
            yield self._writer(
                ("then", place), speak("desk", "Add what follows"), further, begins=not conditions, opens=opens
            )
        if self._open == key:
            opens = ("piece", place, sentence.last_condition + 1)
            yield from self._choices("if", speak("desk", "What has to hold"), conditions, opens=opens)

    def _choices(
        self, group: str | int, title: str, choices: tuple[LineChoice, ...], opens: Key | None = None
    ) -> Iterator[_Part]:
        """What may be chosen under a title; opens: the piece that is open once something was, else the same."""
        yield _Part(("title", group), title, begins=True)
        for number, one in enumerate(choices):
            yield self._writer(
                ("choice", group, number), self._worded(one.words), one.line, lit=one.taken, within=True, opens=opens
            )

    @staticmethod
    def _worded(words: Words) -> str:
        return first_large(said(words))

    def _opener(self, key: Key, words: str, *, begins: bool) -> _Part:
        told = speak("desk", "{piece}, change", piece=words) if key[0] == "piece" else words
        return _Part(key, words, lambda: self._turn(key), lit=self._open == key, begins=begins, told=told)

    def _writer(
        self,
        key: Key,
        words: str,
        line: str,
        *,
        lit: bool = False,
        begins: bool = False,
        within: bool = False,
        told: str = "",
        opens: Key | None = None,
    ) -> _Part:
        def write() -> None:
            if opens is not None:
                self._open = opens
            if line != self._line:
                self.wrote.emit(line, False)
            announce(self.plates.get(key) or self, speak("desk", "{name}: {line}", name=self._name, line=self.said()))

        return _Part(key, words, write, lit=lit, begins=begins, within=within, told=told)

    def _turn(self, key: Key) -> None:
        """Show what could stand there, or put it away."""
        self._open = () if self._open == key else key
        self._show()
        if self._open:
            QTimer.singleShot(0, self, self._bring_in_sight)

    def _bring_in_sight(self) -> None:
        """Scroll to what has opened below its plate: a person who pressed that looks for it."""
        opened = [plate for key, plate in self.plates.items() if key == self._open or self._parts[key].within]
        whole = reduce(QRect.united, (one.geometry() for one in opened), QRect())
        bring_part_in_sight(self, whole, round(self.paint.px(_WITHIN)))

    def said(self) -> str:
        """Return all of it in words."""
        there = () if self._pieces is None else self._pieces.sentences
        sentences = [", ".join(said(one.words) for one in sentence.pieces) for sentence in there]
        return ". ".join(map(first_large, sentences)) or self._line

    # ------------------------------------------------------------------ places

    def lay(self, wide: int) -> None:
        if self._pieces is None:
            self.typed.lay(wide)
            self.typed.move(0, 0)
            self.resize(wide, self.typed.height())
            return
        px, x, y, high = self.paint.px, 0, 0, 0
        gap, within = max(RING_ROOM, round(px(8))), round(px(_WITHIN))
        self._titles = []
        inside = False
        for key, one in self._parts.items():
            if one.begins or one.within is not inside:
                y, x, high = y + high + (gap if high else 0), within if one.within else 0, 0
            inside = one.within
            if one.act is None:
                self._titles.append((y / px(1.0), one.words))
                y, inside = y + round(px(_TITLE)), True
                x = within
                continue
            plate, left = self.plates[key], within if one.within else 0
            own = min(wide - left, ceil(plate.whole_width()) + 1)
            if x > left and x + own > wide:
                x, y, high = left, y + high + gap, 0
            needed = max(32, round(px(_ROW)), ceil(plate.needed(own)))
            plate.setGeometry(x, y, own, needed)
            x, high = x + own + gap, max(high, needed)
        self.resize(wide, y + high + 1)
        self.update()

    def draw(self, draw: Drawing) -> None:
        for y, words in self._titles:
            draw.text(_WITHIN, y + 16, words.upper(), caps(12.5), "soft", room=draw.wide - _WITHIN, fit=True)

    def stops(self) -> list[QWidget]:
        return self.typed.stops() if self._pieces is None else [*self.plates.values()]
