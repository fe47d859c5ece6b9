"""Draws the clashes of a battle in a row; in a drawer, where the window is too small for it (LOOK 17)."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, caps, plain, strong
from gattai_desktop.board.paint import Paint, PaintedReading
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import card_colour
from gattai_desktop.windows.games.rumblebots.looks import ClashLook

_SHOWN = 5
"""Most clashes that are shown, the newest last."""
_LOW = 78.0
"""Below this height, pixels, each clash is one line."""
_LEAST_WIDE = 172.0
"""So wide at least is a clash in one line, drawing pixels: the oldest are left out where five have no room."""
_NOW = 1.6
"""How much wider the plate of the present clash is."""


def draw_strip(whole: Drawing, box: QRectF, clashes: tuple[ClashLook, ...], now: str) -> None:
    """Draw the newest clashes of the battle, with words as much larger as all others of that drawing."""
    low = box.height() < _LOW
    draw, gap = Drawing(whole.paint, box, whole.painter, unit=box.height() / (58 if low else 124)), 14
    draw.larger = whole.larger
    # The present clash needs more words than those that are decided; after the battle there is none.
    last = _NOW if clashes and clashes[-1].now else 1.0
    most = min(_SHOWN, int((draw.wide + gap) / (_LEAST_WIDE + gap) - last + 1)) if low else _SHOWN
    if not low:
        words = "This battle" if len(clashes) <= most else "This battle: the last {shown} of {clashes} clashes"
        told = speak("bots", words, shown=most, clashes=len(clashes))
        draw.text(0, 8, told, caps(13), "soft", room=draw.wide, fit=True)
    wide = (draw.wide - gap * (most - 1)) / (most - 1 + last)
    x = 0.0
    for clash in clashes[-most:]:
        plate = wide * (_NOW if clash.now else 1.0)
        if low:
            _draw_low_clash(draw.within(x, 2, plate, 54), clash)
        else:
            _draw_clash(draw.within(x, 18, plate, 98), clash, now)
        x += plate + gap


def _draw_clash(draw: Drawing, clash: ClashLook, now: str) -> None:
    theme = draw.paint.theme
    fill, edge, line = (None, "live", 2) if clash.now else ("panel", "line", 1)
    draw.plate(fill=fill, edge=edge, line=line, cut=14)
    draw.crest(clash.attacker, 16, 14, 36)
    draw.sign("blade", 62, 21, 22, "text" if clash.now else "soft")
    draw.crest(clash.defender, 94, 14, 36)
    if clash.out:
        left = 16 if clash.out == clash.attacker else 94
        draw.stroke(left - 4, 54, left + 40, 10, "text", max(2.0, 3.4 * draw.unit))
    used = draw.text(16, 82, clash.words, strong(15), room=draw.wide - 30, fit=True)
    if clash.now:
        draw.text(30 + used, 82, now, plain(14), "soft", room=draw.wide - used - 46, fit=True)
    elif clash.winner:
        gold = theme.price if theme.light else card_colour("omen_light")
        draw.crest(clash.winner, draw.wide - 64, 65, 20)
        draw.sign("crown", draw.wide - 38, 66, 18, gold)


def _draw_low_clash(draw: Drawing, clash: ClashLook) -> None:
    """Draw who attacks whom and their sums in one line, where there is room for no more."""
    fill, edge, line = (None, "live", 2) if clash.now else ("panel", "line", 1)
    draw.plate(fill=fill, edge=edge, line=line, cut=10)
    draw.crest(clash.attacker, 10, 12, 30)
    draw.sign("blade", 46, 18, 18, "text" if clash.now else "soft")
    draw.crest(clash.defender, 70, 12, 30)
    if clash.out:
        left = 10 if clash.out == clash.attacker else 70
        draw.stroke(left - 3, 46, left + 33, 8, "text", max(2.0, 3.0 * draw.unit))
    draw.text(112, 34, clash.words, strong(15), room=draw.wide - 118, fit=True)


class StripDrawer(PaintedReading):
    """Shows the clashes while it is open: below the gangs, or over the heads while something is asked."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._clashes: tuple[ClashLook, ...] = ()
        self._now = ""
        self.larger = 1.0
        """How many times words are as large as drawn."""
        self.setAccessibleName(self.tr("The clashes of this battle"))
        self.hide()

    def set_clashes(self, clashes: tuple[ClashLook, ...], now: str) -> None:
        """Show these clashes; now: the present clash in words."""
        self._clashes, self._now = clashes, now
        self.setAccessibleDescription(", ".join(clash.words for clash in clashes))
        self.update()

    def draw(self, draw: Drawing) -> None:
        draw.shadow(cut=16, inset=2)
        draw.plate(fill="rail", edge="edge", cut=16, inset=2)
        pixel = 2 / draw.unit
        strip = draw.within(16 + pixel, 10 + pixel, draw.wide - 32 - 2 * pixel, draw.high - 12 - 2 * pixel)
        strip.larger = self.larger
        draw_strip(strip, strip.box, self._clashes, self._now)
