"""The right side of the page of packs: the one in focus and what can be done with it, or what was not brought in."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce, in_turn, take_away
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong, title
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.looks import LookButton, LookReading
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate import RING_ROOM
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.kit.scrolling import ScrolledArea
from gattai_desktop.windows.shelf.pack_looks import PackNotice, PackPanelLook


class NoticePlate(LookReading[PackNotice]):
    """One fault or one change, to be read."""

    def draw(self, draw: Drawing) -> None:
        draw.plate(fill="rail", edge="line", cut=14, inset=1)
        write_notice(draw, self.look)


class NoticeButton(LookButton[PackNotice]):
    """One fault that is mended at the desk; a press leads there."""

    def draw(self, draw: Drawing) -> None:
        draw.plate(fill="rail", edge="edge" if self.underMouse() else "line", cut=14, inset=1)
        write_notice(draw, self.look)


def write_notice(draw: Drawing, notice: PackNotice) -> float:
    """Write where a notice is, its field in a box, what it is and what would do instead; return how high it is."""
    at = draw.at
    side, head, words, small = at(18, 12), strong(at(15.5, 12.5)), plain(at(15.5, 12.5)), strong(at(13, 12))
    room, y = draw.wide - 2 * side, at(30, 22)
    right = draw.wide - side
    if notice.box:
        wide = min(draw.width(notice.box, small) + at(20, 14), room * 0.6)
        high, top = draw.size(small) * 1.9, y - draw.size(small) * 1.3
        right -= wide
        if draw.painter is not None:
            draw.plate(right, top, wide, high, edge="edge", line=1.0, cut=8)
        draw.text(right + wide / 2, draw.base(top + high / 2, small), notice.box, small, align="middle",
                  room=wide - 8)  # fmt: skip
        right -= 8
    used = draw.text(side, y, notice.head, head, room=right - side)
    left = right - side - used - 8
    if notice.place and draw.width(notice.place, words) <= left:
        draw.text(side + used + 8, y, notice.place, words, "soft", room=left)
    elif notice.place:
        y += draw.size(words) * 1.35
        y = draw.paragraph(side, y, notice.place, words, "soft", room=right - side, most=2) - draw.size(words) * 1.2
    if notice.faces:
        return _draw_cards(draw, notice.faces, side, y + at(12, 9), room)
    y += draw.size(words) * 1.6
    for line in notice.text.splitlines():
        y = draw.paragraph(side, y, line, words, room=room, most=99, step=draw.size(words) * 1.3)
    if notice.more:
        y = draw.paragraph(side, y, notice.more, strong(at(14, 12)), "soft", room=room, most=4)
    if notice.source:
        y = draw.paragraph(side, y, notice.source, plain(at(12.5, 11)), "soft", room=room, most=2)
    return y + at(2, 0)


def _draw_cards(draw: Drawing, faces: Sequence[str], x: float, y: float, room: float) -> float:
    """Draw the cards of a notice in one row, closer together where there are many; return how high the plate is."""
    high = draw.at(84.0, 58.0)
    wide = card_width(high)
    step = min(wide + 5, (room - wide) / max(1, len(faces) - 1))
    if draw.painter is not None:
        for place, face in enumerate(faces):
            draw.card(face, x + place * step, y, high, shadow=None)
    return y + high + draw.at(14, 10)


class PackPanel(PaintedGroup):
    """Words, plates that tell, and plates that do something. What has no room scrolls, the acts stay."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.look = PackPanelLook("")
        self._inside = QWidget()
        self._area = ScrolledArea(paint, self._inside, self)
        self._reading = ArrowGroup(self)
        self._doing = ArrowGroup(self)
        self.notices: list[NoticePlate | NoticeButton] = []
        self.acts: list[PlateButton] = []

    def set_look(self, look: PackPanelLook) -> None:
        if look == self.look:
            return
        self.look = look
        self.setAccessibleName(in_turn((look.title, look.name)))
        self.setAccessibleDescription(" ".join((*look.lines, look.foot)))
        take_away(*self.notices, *self.acts)
        self.notices = [self._new_notice(one) for one in look.notices]
        self.acts = [PlateButton(self.paint, one.look, self) for one in look.acts]
        for plate, one in zip(self.acts, look.acts, strict=True):
            plate.chosen.connect(one.then)
            if one.done:
                plate.chosen.connect(partial(self._say_done, plate, one.done))
            plate.show()
        for told in self.notices:
            told.show()
        self._reading.set_members(self.notices)
        self._doing.set_members(self.acts)
        self._area.verticalScrollBar().setValue(0)
        self.rescale()
        self.update()

    def _new_notice(self, notice: PackNotice) -> NoticePlate | NoticeButton:
        then = notice.then
        if then is None:
            return NoticePlate(self.paint, notice, self._inside)
        button = NoticeButton(self.paint, notice, self._inside)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda _on: then())
        return button

    @staticmethod
    def _say_done(plate: PlateButton, words: str) -> None:
        plate.set_look(evolve(plate.look, title=words))
        announce(plate, words)

    def enter(self) -> None:
        """Give the keyboard to what can be done, or to the first plate that tells something."""
        first = next(iter((*self.acts, *self.notices)), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------ where everything stands

    def rescale(self) -> None:
        px, side = self.paint.px, self._side()
        top = self._head(measuring(self.paint, self.width())) * px(1.0)
        foot = self._lay_acts()
        # The ring of a plate in focus needs room inside the part that scrolls.
        lip = 6
        wide = self.width() - 2 * side + 2 * lip
        self._area.setGeometry(QRectF(side - lip, top - lip, wide, max(1.0, foot - top)).toRect())
        y, each = float(lip), wide - lip - self._area.bar_wide - 4
        draw = measuring(self.paint, each - lip)
        for plate in self.notices:
            high = write_notice(draw, plate.look) * draw.unit
            plate.setGeometry(QRectF(lip, y, each - lip, high).toRect())
            y += high + max(px(10), RING_ROOM)
        self._inside.resize(round(each), round(y + lip))
        self._area.setVisible(bool(self.notices))

    def _side(self) -> float:
        scale = self.paint.scale
        return self.paint.px(14 if scale.small else 24)

    def _lay_acts(self) -> float:
        """Lay the acts at the foot, the first by itself, others in pairs where both fit; return their top."""
        px, side = self.paint.px, self._side()
        gap, tall = max(px(8), RING_ROOM), max(34.0, px(36 if self.paint.scale.small else 46))
        wide, y = self.width() - 2 * side, self.height() - side
        if self.look.foot:
            draw = measuring(self.paint, wide)
            style = plain(draw.at(14.5, 12))
            lines = len(draw.wrapped(self.look.foot, style, draw.wide, 3))
            y -= (lines * draw.size(style) * 1.25 + 6) * draw.unit
        half = (wide - gap) / 2
        rows: list[list[PlateButton]] = [[one] for one in self.acts[:1]]
        for plate in self.acts[1:]:
            fits = plate.sizeHint().width() <= half
            if fits and len(rows) > 1 and len(rows[-1]) == 1 and rows[-1][0].sizeHint().width() <= half:
                rows[-1].append(plate)
            else:
                rows.append([plate])
        for row in reversed(rows):
            y -= tall
            share = (wide - gap * (len(row) - 1)) / len(row)
            for at, plate in enumerate(row):
                plate.setGeometry(QRectF(side + at * (share + gap), y, share, tall).toRect())
            y -= gap
        return y

    def draw(self, draw: Drawing) -> None:
        draw.plate(fill="panel", edge=self.look.edge, line=2.0, cut=24, inset=1)
        self._head(draw)
        if self.look.foot:
            style, side = plain(draw.at(14.5, 12)), draw.at(24, 14)
            lines = draw.wrapped(self.look.foot, style, draw.wide - 2 * side, 3)
            y = draw.high - side - (len(lines) - 1) * draw.size(style) * 1.25
            draw.paragraph(
                side, y, self.look.foot, style, "soft", room=draw.wide - 2 * side, step=draw.size(style) * 1.25
            )

    def _head(self, draw: Drawing) -> float:
        """Draw title, name and lines, and return where what is told begins."""
        look, at = self.look, draw.at
        side, head = at(24, 14), title(at(25, 18))
        x, y, room = side, at(56, 36), draw.wide - 2 * side
        ink = look.edge if look.wrong else "text"
        if look.sign:
            size = at(26, 18)
            draw.sign(look.sign, x, y - size * 0.9, size, ink)
            x += size * 1.6
        y = draw.paragraph(x, y, look.title, head, ink, room=room - (x - side), most=2, step=draw.size(head) * 1.2)
        name, words = strong(at(17, 13)), plain(at(15.5, 12.5))
        y += at(8, 4)
        if look.name:
            y = draw.paragraph(side, y, look.name, name, room=room, most=2, step=draw.size(name) * 1.3)
        for line in look.lines:
            y = draw.paragraph(side, y, line, words, "soft", room=room, most=6, step=draw.size(words) * 1.35)
            y += at(4, 1)
        return y - at(6, 4)
