"""Big moments: one word in cut letters, its sign, one line of cause. One after the other, and any key skips.

The queue knows what is to be shown and for how long, the view how it looks.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import display_font, text_font
from gattai_desktop.board.letters import paint_cut, width_of
from gattai_desktop.board.motion import LONGEST_MOMENT, Motion
from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.plate import paint_glow
from gattai_desktop.board.signs import paint_sign, paint_sign_outline
from gattai_desktop.board.speech import translated
from gattai_desktop.board.theme import card_colour
from gattai_desktop.board.words import paint_text, paint_words, words_width
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC
from gattai_desktop.games.gattai.telling.moments import headline
from gattai_desktop.games.told import Moment, aloud
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.games.gattai.wall.frame import paint_omens
from gattai_desktop.windows.games.gattai.wall.looks import WallLook
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.wall.wall_grid import WallGrid, wall_card, wall_deck

_LENGTHS: Final = {
    "omen": "omen", "resonant": "resonant", "dissonant": "dissonant", "escalate": "escalate", "score": "score",
    "rumble": "rumble", "rout": "rout", "outcome": "rout", "wipe": "rout", "gambit": "score",
}  # fmt: skip
_TOKENS: Final = {"resonant": "legal", "dissonant": "price", "rout": "refused", "escalate": "live", "score": "live"}
_HURRY: Final = 3
"""From the third moment of a row on each is held half as long."""
_FADE: Final = 160


class MomentQueue(QObject):
    """Holds one moment at a time for as long as the tokens say, then the next.

    Signals:
        changed: another moment is to be shown, or none any more; read `now`.
    """

    changed = Signal()

    def __init__(self, model: GameModel, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motion = motion
        self._waiting: deque[Moment] = deque()
        self._shown = 0
        self.now: Moment | None = None
        self.deaf = False
        """Whether what happens makes no moment, because the picture is to stand still."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        model.factsHappened.connect(self._hear)

    def set_motion(self, motion: Motion) -> None:
        """Hold the next moments longer or shorter."""
        self._motion = motion

    def _hear(self, happened: Happened) -> None:
        if not self.deaf:
            self.add(headline(happened.before(PUBLIC), happened.facts(PUBLIC)))

    def add(self, moments: tuple[Moment, ...]) -> None:
        """Queue these moments; at once, where none is shown."""
        self._waiting.extend(moments)
        if self.now is None and self._waiting:
            self._shown = 0
            self._next()

    def skip(self) -> None:
        """End the moment that is shown, and those that wait."""
        self._waiting.clear()
        if self.now is not None:
            self._next()

    def _next(self) -> None:
        self._timer.stop()
        self.now = self._waiting.popleft() if self._waiting else None
        if self.now is not None:
            self._shown += 1
            length = self._motion.durations[_LENGTHS.get(self.now.kind, "score")]
            held = round(length / max(0.1, self._motion.speed)) if self._motion.speed else 0
            held = min(LONGEST_MOMENT, held)
            self._timer.start(held // 2 if self._shown >= _HURRY else held)
        self._watch_keys(on=self.now is not None)
        self.changed.emit()

    def _watch_keys(self, *, on: bool) -> None:
        # Only while a moment is shown: a filter over the whole program is asked for every event.
        application = QGuiApplication.instance()
        if application is None:
            return
        application.removeEventFilter(self)
        if on:
            application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and self.now is not None:
            # Later: the key itself goes its way first, because play goes on beneath.
            QTimer.singleShot(0, self, self.skip)
        return False


class MomentView(PaintedReading):
    """Shows the moment of a queue over whatever lies beneath, and takes no input."""

    def __init__(self, paint: Paint, queue: MomentQueue, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._queue = queue
        self._moment: Moment | None = None
        self._look: WallLook | None = None
        self._covered = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(lambda _value: self.update())
        queue.changed.connect(self.follow)
        self.hide()

    def set_look(self, look: WallLook) -> None:
        """Know the table as everybody sees it: an Omen shows its Deck and all four places."""
        self._look = look
        self.update()

    def cover(self, *, on: bool) -> None:
        """Show nothing, or what the queue shows."""
        self._covered = on
        self.follow()

    def follow(self) -> None:
        """Show what the queue shows now."""
        self._moment = self._queue.now
        if self._moment is None or self._covered:
            self.hide()
            return
        self.setAccessibleName(f"{aloud(self._moment.title, translated)}. {aloud(self._moment.text, translated)}")
        self._fade.stop()
        length = min(_FADE, self.paint.motion.ms("fold"))
        self._fade.setDuration(length)
        self.raise_()
        self.show()
        if length:
            self._fade.start()
        self.update()

    def _share(self) -> float:
        running = self._fade.state() == QVariantAnimation.State.Running
        return float(self._fade.currentValue()) if running else 1.0

    def paintEvent(self, event: QPaintEvent) -> None:
        moment, theme = self._moment, self.paint.theme
        if moment is None:
            return
        grid, share = WallGrid.of(self.size()), self._share()
        with painting(self) as painter:
            painter.setOpacity(share)
            ground = QColor(theme.table)
            ground.setAlphaF(1.0 if moment.kind == "omen" else 0.86)
            painter.fillRect(self.rect(), ground)
            if moment.kind == "omen":
                self._paint_omen(painter, grid, moment)
            else:
                scale = grid.unit * (0.96 + 0.04 * share if self.paint.motion.flies() else 1.0)
                painter.translate(self.width() / 2, self.height() / 2)
                painter.scale(scale, scale)
                self._paint_word(painter, grid, moment)

    def _paint_word(self, painter: QPainter, grid: WallGrid, moment: Moment) -> None:
        """Paint sign, word and line round the middle."""
        theme = self.paint.theme
        token = _TOKENS.get(moment.kind, "text")
        if moment.kind in ("score", "outcome", "wipe"):
            token = "coach" if moment.sign == "horns" else "pilots" if moment.sign == "wings" else token
        if moment.kind == "gambit":
            token = "legal" if moment.sign == "tick" else "refused"
        colour = theme.colour(token)
        words = aloud(moment.title, translated).upper()
        cap = 190.0
        cap = min(cap, cap * grid.wide * 0.86 / max(1.0, width_of(words, cap)))
        if moment.sign:
            paint_sign(painter, moment.sign, -75, -300, 150, colour)
        paint_cut(painter, 0, -100, words, cap, colour, "middle", bar=17)
        line = drawn(moment.text)
        size = 44
        room = grid.wide * 0.9
        wide = min(room, words_width(line, size))
        paint_words(painter, theme, -wide / 2, 190, line, size, theme.text, room=room)

    def _paint_omen(self, painter: QPainter, grid: WallGrid, moment: Moment) -> None:
        """Paint the Joker with its star to the edges, its Deck, and where all Omens lie."""
        theme, k, light = self.paint.theme, grid.unit, card_colour("omen_light")
        centre = QPointF(grid.wide / 2, 470 + (grid.high - 1080) / 2)
        glow = QRectF(centre.x() - 620, centre.y() - 520, 1240, 1040)
        paint_glow(painter, theme, QRectF(glow.x() * k, glow.y() * k, glow.width() * k, glow.height() * k))
        painter.scale(k, k)
        share, opacity = self._share(), painter.opacity()
        for ring in range(7, 0, -1):
            half = 150 * ring * (0.8 + 0.2 * share if self.paint.motion.flies() else 1.0)
            painter.setOpacity(opacity * (0.75 - ring * 0.09))
            ink = card_colour("omen_glow")
            # The line is as thin in every ring: 3.3 of 300.
            paint_sign_outline(painter, "omen", centre.x() - half, centre.y() - half, 2 * half, ink, 3.3)
        painter.setOpacity(opacity)
        side = "pilots" if "Pilots" in moment.text.template else COACH_SEAT
        high = 600.0
        wall_card(painter, self.paint, f"omen-{side}", centre.x() - high * 5 / 14, centre.y() - 350, high, "hover")
        paint_cut(
            painter, centre.x(), centre.y() + 320, aloud(moment.title, translated).upper(), 150, light, "middle", bar=17
        )
        text = aloud(moment.text, translated)
        paint_text(
            painter,
            centre.x(),
            centre.y() + 546,
            text,
            text_font(self.paint.words(40)),
            theme.text,
            "middle",
            room=grid.wide,
        )
        if self._look is not None:
            self._paint_places(painter, grid, side, self._look, centre.y() - 140)

    def _paint_places(self, painter: QPainter, grid: WallGrid, side: str, look: WallLook, top: float) -> None:
        theme, place = self.paint.theme, 0 if side == "pilots" else 1
        count, jokers = look.decks[place], look.jokers[place]
        if count:
            wall_deck(painter, self.paint, side, 110, top, 260, count)
        name = self.tr("Pilots' Deck") if side == "pilots" else self.tr("Coach's Deck")
        paint_text(painter, 110, top + 330, name, display_font(self.paint.words(40)), theme.text)
        left = {0: self.tr("no Joker left"), 1: self.tr("one Joker left"), 2: self.tr("two Jokers left")}
        words = self.tr("{count} cards, {jokers}").replace("{count}", str(count)).replace("{jokers}", left[jokers])
        paint_text(painter, 110, top + 382, words, text_font(self.paint.words(34)), theme.soft)
        right = grid.wide - 110
        paint_omens(painter, self.paint, right, top, 170, look)
        paint_cut(painter, right, top + 412, look.active_omens, 72, theme.text, "end")
        paint_cut(painter, right - 80, top + 412, "Ω", 72, card_colour("omen_glow"), "end", bar=15)
