"""The kinds of marks to which a replay jumps: a chip for each, lit or dimmed, and the numbers of what a game counts."""

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedGroup
from gattai_desktop.board.speech import fill, translated
from gattai_desktop.games.landmarks import Landmark, Landmarks
from gattai_desktop.model.past import Past
from gattai_desktop.model.timeline import Mark, SessionPart


class KindChip(PaintedButton):
    """A button for one kind of marks: its sign, its name and its figure key."""

    def __init__(self, paint: Paint, kind: Landmark, figure: int, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._kind = kind
        self._figure = str(figure)
        self.setCheckable(True)
        self.setChecked(True)
        self.setAccessibleName(translated(kind.name))
        self.setToolTip(translated(kind.name))
        self.setAccessibleDescription(fill(self.tr("Key {key}"), key=self._figure))

    def sizeHint(self) -> QSize:
        wide = measuring(self.paint, 0).width(translated(self._kind.name), plain(14)) + 70
        return QSize(round(self.paint.px(wide)), round(self.paint.px(34)))

    def draw(self, draw: Drawing) -> None:
        lit, name = self.isChecked(), translated(self._kind.name)
        if self.underMouse():
            draw.plate(fill="panel", cut=8, inset=1)
        cap = draw.least(20, 18)
        right, at, ink = draw.wide - cap - 6, 32.0, "text" if lit else "soft"
        middle, style = draw.middle, plain(14)
        below = draw.width(name, style) > right - 3 - at
        if below:  # where the name has no room beside the sign, it stands below sign and figure
            style, right, middle = draw.fitted(name, plain(13), draw.wide - 8), at, cap / 2
        draw.pen.setOpacity(1.0 if lit else 0.45)
        draw.sign(self._kind.sign, 6, middle - 9.5, 19, self._kind.token)
        base = draw.high - 2.5 if below else draw.base(middle, style)
        used = draw.text(4 if below else at, base, name, style, ink, room=draw.wide - 4)
        draw.pen.setOpacity(1.0)
        if not lit:
            struck = base - draw.size(style) * 0.35 if below else middle
            draw.rule(struck, "soft", x=4, wide=used if below else at + used - 4)
        draw.plate(right, middle - cap / 2, cap, cap, edge="edge", line=1.2, cut=cap * 0.23, radius=3)
        base = draw.base(middle, strong(12))
        draw.text(right + cap / 2, base, self._figure, strong(12), "soft", align="middle")


class KindRow(PaintedGroup):
    """The chips of all kinds side by side.

    Signals:
        switched(str): a kind is to be lit, or dimmed.
    """

    switched = Signal(str)

    def __init__(self, paint: Paint, kinds: tuple[Landmark, ...], parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.chips: dict[str, KindChip] = {}
        for figure, kind in enumerate(kinds, 1):
            chip = self.chips[kind.key] = KindChip(paint, kind, figure, self)
            chip.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            chip.clicked.connect(lambda _on=False, key=kind.key: self.switched.emit(key))
        self._island = ArrowGroup(self, list(self.chips.values()))
        self.setAccessibleName(self.tr("Jump to"))

    def show_lit(self, lit: Collection[str]) -> None:
        """Light these kinds, and dim the others."""
        for key, chip in self.chips.items():
            if chip.isChecked() != (key in lit):
                chip.setChecked(key in lit)

    def focus(self) -> None:
        """Focus the chip that was focused last."""
        self._island.focus()

    def rescale(self) -> None:
        wanted = [float(chip.sizeHint().width()) for chip in self.chips.values()]
        gap = self.paint.px(6)
        room = self.width() - gap * max(0, len(wanted) - 1)
        share = min(1.0, room / max(1.0, sum(wanted)))
        x = 0.0
        for chip, wide in zip(self.chips.values(), wanted, strict=True):
            chip.setGeometry(QRectF(x, 0, wide * share, self.height()).toAlignedRect())
            x += wide * share + gap


CountedNames = Mapping[Mark | SessionPart, str]
"""What is called by a number, with that name; everything else is called by its kind."""


def numbered(marks: Iterable[Mark], kind: str, gone: Collection[int] = ()) -> Iterator[tuple[int, int]]:
    """Yield the entries of the marks of a kind, each with its number in its game; none of what was taken back."""
    number = 0
    for mark in marks:
        if mark.kind == "over":
            number = 0
        elif mark.kind == kind and mark.entry not in gone:
            number += 1
            yield mark.entry, number


def counted_name(landmarks: Landmarks) -> str:
    """Return what one of those is called that a game counts; "" where it counts nothing."""
    return next((translated(one.name) for one in landmarks.kinds if one.key == landmarks.counted), "")


def counted_names(past: Past, landmarks: Landmarks) -> CountedNames:
    """Return the names of the marks that a game counts, and of the parts that are called like them."""
    line, name = past.timeline, counted_name(landmarks)
    found = list(numbered(line.marks, landmarks.counted, line.gone_at(past.last)))
    names: dict[Mark | SessionPart, str] = {
        Mark(landmarks.counted, entry): f"{name} {number}" for entry, number in found
    }
    alike = {kind for kind, (called, _sign) in landmarks.parts.items() if translated(called) == name}
    for part in line.parts:
        place = bisect_left(found, (part.first, 0))
        if part.kind in alike and place < len(found) and found[place][0] <= part.last:
            names[part] = f"{name} {found[place][1]}"
    return names
