"""What a replay may jump to: a chip for each kind of mark, lit or dimmed."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.fonts import strong_font, text_font, width_in
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedGroup, painting
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.speech import translated
from gattai_desktop.board.words import paint_text
from gattai_desktop.games.landmarks import Landmark


class KindChip(PaintedButton):
    """One kind of marks: its sign, its name and the figure that lights it."""

    def __init__(self, paint: Paint, kind: Landmark, figure: int, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._kind = kind
        self._figure = str(figure)
        self.setCheckable(True)
        self.setChecked(True)
        self.setAccessibleName(translated(kind.name))
        self.setToolTip(translated(kind.name))
        self.setAccessibleDescription(self.tr("Key {key}").replace("{key}", self._figure))

    def sizeHint(self) -> QSize:
        font = text_font(self.paint.text(14))
        wide = width_in(font, translated(self._kind.name)) + self.paint.px(28 + 12 + 30)
        return QSize(round(wide), round(self.paint.px(34)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = self.paint.theme, self.paint.px
        lit = self.isChecked()
        with painting(self) as painter:
            if self.underMouse():
                paint_plate(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), fill=theme.panel, cut=px(8))
            side, cap = px(19), max(18.0, px(20))
            right = self.width() - cap - px(6)
            middle = self.height() / 2
            painter.setOpacity(1.0 if lit else 0.45)
            paint_sign(painter, self._kind.sign, px(6), middle - side / 2, side, theme.colour(self._kind.token))
            font = text_font(self.paint.text(14))
            name, at = translated(self._kind.name), px(6) + side + px(7)
            ink = theme.text if lit else theme.soft
            baseline = middle + font.pixelSize() * 0.36
            # Where there is no room for the name, sign and figure say it; the name is told on asking.
            fits = width_in(font, name) <= right - px(3) - at
            used = paint_text(painter, at, baseline, name, font, ink) if fits else 0.0
            right = right if fits else at
            painter.setOpacity(1.0)
            if not lit:
                painter.setPen(theme.soft)
                painter.drawLine(round(px(4)), round(middle), round(at + used), round(middle))
            figures = strong_font(self.paint.text(12))
            box = QRectF(right, middle - cap / 2, cap, cap)
            paint_plate(painter, box, edge=theme.edge, width=1.2, cut=cap * 0.23, radius=3)
            baseline = middle + figures.pixelSize() * 0.36
            paint_text(painter, box.center().x(), baseline, self._figure, figures, theme.soft, "middle")


class KindRow(PaintedGroup):
    """All kinds side by side.

    Signals:
        switched(str): a kind is to be lit, or dimmed.
    """

    switched = Signal(str)

    def __init__(self, paint: Paint, kinds: tuple[Landmark, ...], parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.chips: dict[str, KindChip] = {}
        for figure, kind in enumerate(kinds, 1):
            chip = self.chips[kind.key] = KindChip(paint, kind, figure, self)
            chip.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            chip.clicked.connect(lambda _on=False, key=kind.key: self.switched.emit(key))
        self._island = ArrowGroup(self)
        self._island.set_members(list(self.chips.values()))
        self.setAccessibleName(self.tr("Jump to"))

    def show_lit(self, lit: Collection[str]) -> None:
        """Light these, dim the others."""
        for key, chip in self.chips.items():
            if chip.isChecked() != (key in lit):
                chip.setChecked(key in lit)

    def focus(self) -> None:
        """Give the keyboard to the chip that had it last."""
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
