"""Shows two notes beside a card: the preview of a play, and the verdict on one that was refused."""

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import hush
from gattai_desktop.board.drawing import Drawing, Style, drawing, plain, title
from gattai_desktop.board.keys import pressed_key
from gattai_desktop.board.paint import Paint, Painted, PaintedGroup, PaintedReading
from gattai_desktop.board.plate_look import PlateLook, coach_plate, outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.shadows import reach
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords, as_words, spoken
from gattai_desktop.cards.frozen import frozen

SMALLER: Final = 0.84  # of the small layout against the full one
_LESS_SMALL: Final = 0.9  # the same of words
NARROWEST: Final = 220.0
WIDEST: Final = 380.0
TITLE_LEADING: Final = 1.2  # from one line of a title to the next, by its size


@frozen
class BubbleLook:
    """What a play would do. token: legal, price or refused. lines: the sum, the costs. note: what can soak it."""

    title: str
    token: str = "legal"  # noqa: S105 (a colour token)
    sign: str = "tick"
    lines: tuple[DrawnWords | str, ...] = ()
    note: DrawnWords | str = ""

    def spoken(self) -> str:
        return " ".join(
            part for part in (f"{self.title}.", *(spoken(line) for line in self.lines), spoken(self.note)) if part
        )


class _Note(Painted):
    """A plate with words and a shadow round it; on a small table words are less small than the plate."""

    def _px(self, drawn: float) -> float:
        return self.paint.px(drawn * (SMALLER if self.paint.scale.small else 1.0))

    def _sized(self, drawn: float) -> float:
        return drawn * _LESS_SMALL / SMALLER if self.paint.scale.small else drawn


class PreviewBubble(_Note, PaintedReading):
    """Shows what a play would do. Lies over the table and takes no input."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.look = BubbleLook("")
        """What it shows now, or showed last."""
        self.widest = WIDEST
        """How wide its words may be, drawing pixels; where there is less room they take more lines."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        hush(self)

    def show_beside(self, look: BubbleLook, place: QRect, others: Iterable[QRect] = ()) -> None:
        """Show this at a place of the parent: over its lower right part, kept inside the parent.

        others: where the card may go as well. Where it would cover one of these, it stands as far left as it must;
        where that does not help, or it would cover most of the place, above or below the place.
        """
        self.look = look
        self.setAccessibleName(look.spoken())
        size, pad = self.sizeHint(), round(self._pad())
        parent = self.parentWidget()
        room = parent.rect() if parent is not None else place
        # A narrow place, such as a card that is attacked, stays in sight beside it.
        start = place.right() + 4 - pad if place.width() * 2 <= size.width() else place.center().x()
        x = max(0, min(start, room.right() - size.width()))
        # Inside the place where that is large enough, so that the Strike scale and the Drives below stay in sight.
        inside = place.height() > size.height() * 1.4
        over = min(place.bottom() - (size.height() if inside else size.height() // 2), room.bottom() - size.height())
        others = tuple(others)
        hides = place.width() <= size.width() and place.height() < 2 * (size.height() - 2 * pad)
        kept = (*others, *((place,) if hides else ()))
        left = min((one.left() - size.width() for one in others if one.left() > place.center().x()), default=x)
        corners = (
            QPoint(x, over), QPoint(min(x, left), over),
            QPoint(x, place.top() - size.height() + pad), QPoint(x, place.bottom() + 1 - pad),
        )  # fmt: skip
        boxes = (QRect(corner, size) for corner in corners)
        free = (
            box for box in boxes
            if room.contains(box) and not any(box.adjusted(pad, pad, -pad, -pad).intersects(one) for one in kept)
        )  # fmt: skip
        self.setGeometry(next(free, QRect(QPoint(x, max(0, over)), size)))
        self.raise_()
        self.show()
        self.update()

    def sizeHint(self) -> QSize:
        draw, look = Drawing(self.paint, QRectF(), unit=self._px(1.0)), self.look
        head, body = self._styles()
        lines = [draw.width(as_words(line), body) for line in (*look.lines, look.note)]
        wide = max(58 + draw.width(look.title, head), *(20 + line for line in lines))
        wide = max(NARROWEST, min(wide + 20 + 6 / draw.unit, self.widest))
        high = self._write(draw.within(0, 0, wide - 2 / draw.unit))
        pad = 2 * self._pad()
        return QSize(round(wide * draw.unit + pad), round(high * draw.unit + pad))

    def plate_box(self) -> QRect:
        """Return the place of the plate alone in the parent, without its shadow."""
        pad = round(self._pad())
        return self.geometry().adjusted(pad, pad, -pad, -pad)

    def stand_at(self, plate: QRect) -> None:
        """Stand with the plate alone at a place of the parent."""
        pad = round(self._pad())
        self.setGeometry(plate.adjusted(-pad, -pad, pad, pad))

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self, unit=self._px(1.0)) as whole:
            draw = whole.inset(self._pad(), self._pad())
            draw.shadow(cut=16, inset=0)
            draw.plate(fill="panel", edge=self.look.token, line=2.2, cut=16)
            draw.sign(self.look.sign, 20, 20, 26, self.look.token)
            self._write(draw)

    def _write(self, draw: Drawing) -> float:
        """Write all of it; return how high that is."""
        look, room, (head, body) = self.look, draw.wide - 40, self._styles()
        step = draw.size(head) * TITLE_LEADING
        y = draw.paragraph(58, 41, look.title, head, look.token, room=room - 38, most=3, step=step)
        y = max(41.0, y - step) + 15
        for line in look.lines:
            y = draw.lines(20, y, line, body, room=room, leading=1.48)
        if look.note:
            y = draw.lines(20, y, look.note, plain(self._sized(14)), "soft", room=room, leading=1.48)
        return y + 10

    def _styles(self) -> tuple[Style, Style]:
        """Return the styles of its title and of its lines."""
        return title(self._sized(21)), plain(self._sized(15.5))

    def words_in(self, room: float) -> float:
        """Return how wide its words may be in so much room, drawing pixels."""
        return (room - 2 * self._pad()) / self._px(1.0)

    def _pad(self) -> float:
        return reach("hover", self._px(132))


@frozen
class ReasonLook:
    """One reason against a play: a sentence, the way out, the rule's id."""

    words: DrawnWords | str
    hint: DrawnWords | str = ""
    rule: str = ""


@frozen
class VerdictLook:
    """The verdict on a refused play. face: the card, "" for none. overrule: whether Coach may allow it here."""

    title: str
    reasons: tuple[ReasonLook, ...]
    face: str = ""
    overrule: bool = True
    allow: str = ""
    back: str = ""
    """Labels of the two buttons; "" for "Coach allows it" and "Take back"."""
    ruling: str = ""
    """Label of the button that opens the ruling behind the refusal."""
    always: str = ""
    """Label of the button that changes that ruling for this table; "" for none."""
    instead: PlateLook | None = None
    """The plate for what the card may do at another place: "Escalate instead", what that comes to, and its key."""

    def spoken(self) -> str:
        said = [
            part
            for r in self.reasons
            for part in (spoken(r.words), spoken(r.hint), speak("board", "Rule {rule}.", rule=r.rule) if r.rule else "")
        ]
        return " ".join(part for part in (f"{self.title}.", *said) if part)


class VerdictCard(_Note, PaintedGroup):
    """Shows why a play was refused, and two buttons. The focus is on "Take back".

    Signals:
        takenBack: the player takes the card back; Esc does the same.
        insteadChosen: the card shall do what it may elsewhere.
    """

    takenBack = Signal()
    insteadChosen = Signal()

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = VerdictLook("", ())
        self._place = QRect()
        self.below = 0
        """Height of what its owner puts below the plate, device-independent pixels; it stays inside the parent too."""
        self.room: Callable[[], QRect] | None = None
        """The part of the parent whose right and lower edge it does not pass; None for the whole parent."""
        self.allow = PlateButton(paint, coach_plate(self._allow_words()), self)
        """The button by which Coach overrules."""
        self._back = PlateButton(paint, primary_plate(self._back_words()), self, self.takenBack)
        self.ruling = PlateButton(paint, outline_plate(""), self)
        """The button that lets the ruling behind it be read."""
        self.always = PlateButton(paint, outline_plate(""), self)
        """The button that changes that ruling for this table."""
        self._instead = PlateButton(paint, PlateLook(""), self, self.insteadChosen)
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        if self.isHidden():
            self._look = VerdictLook("", ())
            hush(self)
            for button in self._above():
                button.set_title("")

    def show_beside(self, look: VerdictLook, place: QRect) -> None:
        """Show the verdict to the right of a place of the parent, kept inside the parent."""
        self._look, self._place = look, place
        self.setAccessibleName(look.spoken())
        self.allow.set_title(self._allow_words())
        self._back.set_title(self._back_words())
        self.ruling.set_title(look.ruling)
        self.always.set_title(look.always)
        self._instead.set_look(look.instead or PlateLook(""))
        for button in self._above():
            button.setVisible(bool(button.look.title))
        self.allow.setVisible(look.overrule)
        self.stand()
        self.raise_()
        self.show()
        self._back.setFocus(Qt.FocusReason.PopupFocusReason)

    def stand(self) -> None:
        """Move to the place that was asked for, inside the parent, in the size that the words need now."""
        size, place = self.sizeHint(), self._place
        parent = self.parentWidget()
        room = parent.rect() if parent is not None else place
        end = (self.room() if self.room is not None else room).bottomRight()
        x = min(place.center().x() - round(self._card_room()), end.x() - size.width())
        lowest = end.y() - size.height() - max(0, self.below - round(self._pad()))
        y = min(place.y() - round(self._pad()), lowest)
        self.setGeometry(max(0, x), max(0, y), size.width(), size.height())
        self.rescale()

    def sizeHint(self) -> QSize:
        px, pad, wide = self._px, self._pad(), self._wide()
        high = px(self._write(Drawing(self.paint, QRectF(0, 0, wide, 0), unit=px(1.0))))
        first, *others = self._button_rows()
        high += px(18) + self._button(first[0]) + sum(self._step(row[0]) for row in others)
        card = px(250) if self._look.face else 0.0
        return QSize(round(self._card_room() + wide + 2 * pad), round(max(high, card) + 2 * pad))

    def rescale(self) -> None:
        box, px = self._plate_rect(), self._px
        x, room, gap = box.x() + px(20), box.width() - px(40), px(12)
        top = round(box.bottom() - px(18)) + self._step() - self._button()
        for row in self._button_rows():
            top -= self._step(row[0])
            wants = [one.sizeHint().width() for one in row]
            share = (room - gap * (len(row) - 1)) / max(1, sum(wants))
            left = x
            for one, want in zip(row, wants, strict=True):
                one.setGeometry(round(left), top, round(want * share), self._button(one))
                left += want * share + gap

    def _button_rows(self) -> list[tuple[PlateButton, ...]]:
        """Return the buttons in rows, the lowest first; two that have no room beside each other have a row each."""
        rows: list[tuple[PlateButton, ...]] = []
        for pair in ((self._back, self.allow), (self.ruling, self.always), (self._instead,)):
            shown = tuple(one for one in pair if not one.isHidden())
            beside = sum(one.sizeHint().width() for one in shown) <= self._wide() - self._px(40 + 12)
            rows += ([shown] if beside or len(shown) < 2 else [(one,) for one in shown]) if shown else []
        return rows

    def _above(self) -> tuple[PlateButton, ...]:
        """Return the buttons above the lowest two, from below upwards; only those with a label are shown."""
        return self.ruling, self.always, self._instead

    def _wide(self) -> float:
        """Return the width of the plate: it is wider where it offers something else, or a ruling for good."""
        return self._px(380 if self._look.instead is not None or self._look.always else 338)

    def _button(self, button: PlateButton | None = None) -> int:
        """Return the height of a button, large enough to be pressed; that of something else has words below."""
        if button is None or button is not self._instead:
            return max(32, round(self._px(40)))
        one, two = max(48, round(self._px(72))), max(64, round(self._px(94)))
        return two if button.lines_in(round(self._wide() - self._px(40)), two) > 1 else one

    def _step(self, button: PlateButton | None = None) -> int:
        """Return the distance from one button to the next, so that their focus rings do not touch."""
        return self._button(button) + max(10, round(self._px(8)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        instead = self._look.instead
        if event.key() == Qt.Key.Key_Escape:
            self.takenBack.emit()
        elif instead is not None and instead.key and self.paint.keys.meant(pressed_key(event)) == instead.key:
            self.insteadChosen.emit()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._look.overrule:
            (self._back if self.allow.hasFocus() else self.allow).setFocus(Qt.FocusReason.OtherFocusReason)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and (self._look.ruling or instead is not None):
            stops = [self._back, *(button for button in self._above() if button.isVisible())]
            here = next((place for place, one in enumerate(stops) if one.hasFocus()), 0)
            further = 1 if event.key() == Qt.Key.Key_Up else -1
            stops[(here + further) % len(stops)].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self, unit=self._px(1.0)) as whole:
            draw = whole.over(self._plate_rect())
            if self._look.face:
                left = (self._pad() - draw.box.x()) / draw.unit + 8
                draw.card(self._look.face, left, draw.middle - 90, 204, angle=-5, shadow="hover")
            draw.shadow(cut=16, inset=0)
            draw.plate(fill="panel", edge="refused", line=2.2, cut=16)
            draw.sign("cross", 22, 24, 22, "refused")
            self._write(draw)

    def _write(self, draw: Drawing) -> float:
        """Write title and reasons; return how high the plate is above its buttons."""
        room, head, step = draw.wide - 44, title(self._sized(21)), self._sized(16)
        leading = draw.size(head) * TITLE_LEADING
        y = draw.paragraph(58, 42, self._look.title, head, "refused", room=room - 32, step=leading) + 20 - leading
        for reason in self._look.reasons:
            rule = speak("board", "Rule {rule}", rule=reason.rule) if reason.rule else ""
            for words, size, ink in ((reason.words, 16, "text"), (reason.hint, 15, "soft"), (rule, 13, "soft")):
                if words:
                    style = plain(self._sized(size))
                    y = draw.lines(22, y, words, style, ink, room=room, leading=1.5 * step / style.size)
            y += step * 0.3
        return y + 12

    def _allow_words(self) -> str:
        return self._look.allow or self.tr("Coach allows it")

    def _back_words(self) -> str:
        return self._look.back or self.tr("Take back")

    def plate_box(self) -> QRect:
        """Return the place of the plate alone in the parent, without card and shadow."""
        return self._plate_rect().toAlignedRect().translated(self.pos())

    def _plate_rect(self) -> QRectF:
        pad = self._pad()
        return QRectF(self.rect()).adjusted(pad + self._card_room(), pad, -pad, -pad)

    def _card_room(self) -> float:
        return self._px(132) if self._look.face else 0.0

    def _pad(self) -> float:
        return reach("hover", self._px(208))
