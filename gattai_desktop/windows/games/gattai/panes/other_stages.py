"""Shows what lies beside the Pile: earlier Piles, and the place for a card that Escalates."""

from itertools import accumulate
from typing import Final

from PySide6.QtCore import QRectF, QSize

from gattai_desktop.board.drawing import Drawing, caps, measuring, plain
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.paint import PaintedGroup
from gattai_desktop.board.speech import fill, speak
from gattai_desktop.board.words import card_name, mini_width
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.gattai.throwdown import stages
from gattai_desktop.windows.kit.seat_view import SeatView

SHOWN: Final = 3
"""Number of topmost cards that are shown."""
CARD: Final = 0.336
"""Height of a card, in cu."""
_STEP: Final = 26.0
"""From one card to the next where there is room, drawing pixels."""
_ABOVE: Final = 22.0
"""Height of the title above its cards, drawing pixels."""
_BASELINE: Final = 11.0
"""Least pixels from the top down to the foot of a heading, which is never written smaller than it can be read."""
_CLEAR: Final = 9.0
"""Least pixels from there to a place below it, whose brackets stand out while a card may be laid there."""
_WORDS: Final = 44.0
"""Height of all words above and below its cards, drawing pixels."""
_READ: Final = 28.0
"""Height of a card, in pixels, from which on what it is can be read; a lower one is written as in a sentence."""
_MINI: Final = 17.0
"""Height of a card that is written so, where there is room for it below its heading, drawing pixels."""
_LEAST_MINI: Final = 15.0
"""Least height of such a card, in pixels; with less it stands beside its heading."""
_COUNTED: Final = 70.0
"""Least height of a Pile that says how many cards it holds, drawing pixels."""


@frozen
class EarlierPileLook:
    """A Pile that was pushed aside. title: such as "Stage 1"; number: that of the stage. faces: the oldest first."""

    title: str
    faces: tuple[str, ...]
    number: str = ""

    def spoken(self) -> str:
        count = len(self.faces)
        if not count:
            return speak("board", "{title}: empty", title=self.title)
        top = card_name(self.faces[-1])
        return speak("board", "{title}: {count} cards, {card} on top", title=self.title, count=count, card=top)


class EarlierPile(LookButton[EarlierPileLook]):
    """Shows the topmost cards of an earlier Pile and how many it holds; pressed, all are asked for."""

    ring = (10.0, 4.0)

    def sizeHint(self) -> QSize:
        high = self.paint.scale.of(CARD)
        wide = card_width(high) + self.paint.px(_STEP) * (SHOWN - 1) + 8
        return QSize(round(wide), round(high + self.paint.px(_WORDS)))

    def draw(self, draw: Drawing) -> None:
        faces = self.look.faces
        x, high = 2 / draw.unit, self._card / draw.unit
        draw.text(x, draw.least(13, _BASELINE), self._heading, caps(12), "soft", room=draw.wide - 2 * x)
        if self._card < _READ:
            for face, box in zip(reversed(faces), self._minis(), strict=False):
                draw.mini(face, box.x() / draw.unit, box.y() / draw.unit, box.height() / draw.unit)
            return
        for place, face in enumerate(faces[-SHOWN:]):
            draw.card(face, x + place * self._step / draw.unit, _ABOVE, high)
        if self._counts:
            words = speak("board", "{count} cards", count=len(faces))
            draw.text(x, high + 40, words, plain(13), "soft", room=draw.wide - 2 * x)

    def global_rect(self, index: int | None = None) -> QRectF:
        """Return where the topmost card lies, or what is seen of the one at an index, in global coordinates."""
        count = len(self.look.faces)
        if self._card < _READ and (minis := self._minis()):
            back = 0 if index is None else min(max(0, count - 1 - index), len(minis) - 1)
            return self.globally(minis[back])
        top = max(0, min(SHOWN, count) - 1)
        at = top if index is None else min(max(0, index - max(0, count - SHOWN)), top)
        wide = card_width(self._card) if at == top else self._step
        return self.globally(QRectF(2 + self._step * at, self.paint.px(_ABOVE), wide, self._card))

    def _minis(self) -> tuple[QRectF, ...]:
        """Return where cards are written that would be too low to be read, the topmost first, as many as have room.

        They lie below the heading, or beside it where that has no room below, device-independent pixels.
        """
        left, top, high = 2.0, self._below, min(max(self.paint.px(_MINI), 15.0), self.height() - self._below)
        if self._beside:
            draw = measuring(self.paint, self.width())
            left += draw.width(self._heading, caps(12)) * draw.unit + 5
            high, top = min(float(self.height()), 15.0), 0.0
        wide = [mini_width(face, high) + 1 for face in self.look.faces[-SHOWN:]]
        while left + sum(wide) > self.width():
            wide.pop(0)
        starts = accumulate(wide, initial=left)
        return tuple(QRectF(x, top, one - 1, high) for x, one in zip(starts, wide, strict=False))[::-1]

    @property
    def _below(self) -> float:
        """From where on cards are written below the heading, device-independent pixels."""
        return max(self.paint.px(13), _BASELINE) + 2

    @property
    def _beside(self) -> bool:
        """Whether cards are written beside the heading, which has no room below: then it is the stage's number."""
        return self._card < _READ and self.height() - self._below < _LEAST_MINI

    @property
    def _heading(self) -> str:
        return self.look.number if self._beside and self.look.number else self.look.title

    @property
    def _card(self) -> float:
        """The height of a card, device-independent pixels: lower where the part is low."""
        words = self.paint.px(_WORDS if self._counts else _ABOVE)
        return min(self.paint.scale.of(CARD), max(1.0, self.height() - words))

    @property
    def _step(self) -> float:
        """From one card to the next, device-independent pixels: less where the topmost would be cut."""
        return min(self.paint.px(_STEP), max(1.0, (self.width() - 4 - card_width(self._card)) / (SHOWN - 1)))

    @property
    def _counts(self) -> bool:
        """Whether it has room to say how many cards there are."""
        return self.height() >= self.paint.px(_COUNTED)


class NewStage(PaintedGroup):
    """Shows an empty place with stairs, while there is a stage to Escalate to."""

    _words = ""
    _sign = "stairs"

    def show_view(self, seen: SeatView) -> None:
        """Show the next stage, or nothing where there is none."""
        stage = stages.STAGES.get(seen.number(stages.STAGE))
        following = stage.escalates_to if stage is not None and seen.step == "throwdown.turn" else None
        rumble = following is None and _may_rumble(seen)
        self.setVisible(following is not None or rumble)
        if self.isHidden():
            return
        self._sign = "monster" if rumble else "stairs"
        self._words = self.tr("Rumble") if rumble else fill(self.tr("Stage {number}"), number=following)
        name = self.tr("Begin the Rumble here") if rumble else self.tr("{stage}: Escalate here")
        self.setAccessibleName(fill(name, stage=self._words))
        self.update()

    def global_rect(self) -> QRectF:
        """Return where an escalating card would lie, in global coordinates."""
        return self.globally(self._rect())

    def draw(self, draw: Drawing) -> None:
        draw.text(1 / draw.unit, draw.least(13, _BASELINE), self._words, caps(12), "soft", room=draw.wide)
        card = draw.over(self._rect())
        card.well(0, 0, card.high, self._sign, 0.3)

    def _rect(self) -> QRectF:
        above = max(self.paint.px(20), _BASELINE + _CLEAR)
        high = max(24.0, min(self.height() - above - 4, self.width() * 7 / 5 - 4))
        return QRectF(2, above, card_width(high), high)


def _may_rumble(seen: SeatView) -> bool:
    if seen.model.curtain_down:
        return False
    from gattai_desktop.games.gattai.rumble.start import InitiateRumble

    return seen.may(InitiateRumble)
