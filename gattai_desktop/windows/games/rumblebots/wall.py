"""The wall of a bot battle: both sums, the scale, both gangs, who is next and who is out (LOOK 17)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import display_font, strong_font, text_font
from gattai_desktop.board.letters import paint_cut, width_of
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate import paint_crest, paint_glow
from gattai_desktop.board.signs import outline_pen, paint_sign, paint_sign_outline
from gattai_desktop.board.theme import card_colour, is_pilot
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.rumblebots.battle_end import leaders
from gattai_desktop.games.rumblebots.battle_values import OVER, all_crystals, name, number
from gattai_desktop.games.rumblebots.zones import players
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.rumblebots.looks import (
    NEXT,
    OUT,
    BotLook,
    DuelLook,
    PlayerLook,
    duel_look,
    player_looks,
    where_words,
)
from gattai_desktop.windows.games.rumblebots.scale import paint_criticals, paint_duel
from gattai_desktop.windows.kit.wall_picture import WallPicture
from gattai_desktop.windows.wall.wall_grid import BANNER, WallGrid, unscaled, wall_deck

_STAND: Final = 440.0
_LIE: Final = 372.0
_STEP: Final = 96.0
_FIELD: Final = 424.0
"""Where the gangs begin."""


class BotsWall(WallPicture):
    """The picture on the wall; it knows the public sight alone."""

    def __init__(self, paint: Paint, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look: DuelLook | None = None
        self._players: tuple[PlayerLook, ...] = ()
        self._sight: Sight | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.follow(model)

    @property
    def look(self) -> DuelLook | None:
        """The clash that it shows; None between two battles."""
        return self._look

    def follow(self, model: GameModel) -> None:
        self._sight = model.sight(PUBLIC)
        self._look = duel_look(self._sight)
        self._players = player_looks(self._sight)
        self.setAccessibleName(self._look.spoken() if self._look else where_words(self._sight))
        self.update()

    def picture(self, size: QSize, ratio: float = 1.0) -> QPixmap:
        whole = QPixmap(size * ratio)
        whole.setDevicePixelRatio(ratio)
        painter = QPainter(whole)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint(painter, size)
        painter.end()
        return whole

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            self._paint(painter, self.size())

    def _paint(self, painter: QPainter, size: QSize) -> None:
        grid, theme = WallGrid.of(size), self.paint.theme
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), theme.table)
        k = grid.unit
        paint_glow(painter, theme, QRectF((grid.wide / 2 - 880) * k, 90 * k, 1760 * k, 940 * k))
        painter.scale(k, k)
        if self._sight is None:
            return
        if self._look is None:
            self._paint_rest(painter, grid, self._sight)
        else:
            self._paint_sums(painter, grid, self._look)
            self._paint_attack(painter, self._look)
            self._paint_wall(painter, grid, self._look)
            self._paint_decks(painter, grid, self._look)
        self._paint_banner(painter, grid, self._sight)

    # ------------------------------------------------------------------ a clash
    def _paint_sums(self, painter: QPainter, grid: WallGrid, look: DuelLook) -> None:
        theme, wide = self.paint.theme, grid.wide
        if look.attacker:
            paint_crest(painter, theme, look.attacker, 64, 56, 96)
            paint_text(painter, 184, 96, self.tr("Attack"), text_font(self.paint.words(36)), theme.soft)
            paint_text(painter, 184, 140, look.attacker_name, strong_font(self.paint.words(40)), theme.text, room=180)
        used = width_of(look.attack, 124)
        paint_cut(painter, 580, 50, look.attack, 124, theme.text, "end", bar=17)
        paint_sign(painter, "blade", 580 - used - 110, 70, 84, theme.text)
        paint_crest(painter, theme, look.defender, wide - 160, 56, 96)
        paint_text(painter, wide - 184, 96, self.tr("Champion"), text_font(self.paint.words(36)), theme.soft, "end")
        paint_text(
            painter, wide - 184, 140, look.defender_name, strong_font(self.paint.words(40)), theme.text, "end", room=180
        )
        used = width_of(look.defence, 124)
        paint_cut(painter, wide - 560, 50, look.defence, 124, theme.text, "end", bar=17)
        paint_sign(painter, "rampart", wide - 580 - used - 90, 72, 82, theme.text)
        paint_text(painter, wide / 2, 128, self.tr("must pass"), text_font(self.paint.words(40)), theme.soft, "middle")
        paint_duel(painter, theme, QRectF(64, 254, wide - 128, 44), look)
        x = paint_criticals(painter, theme, 64, 326, 58, 78, look) + 16
        words = self.tr("Criticals {hits} of {needed}")
        words = words.replace("{hits}", str(look.criticals)).replace("{needed}", str(look.needed))
        x += paint_text(painter, x, 370, words, strong_font(self.paint.words(40)), theme.text) + 32
        if look.barriers:
            x += paint_text(painter, x, 370, self.tr("4 and"), text_font(self.paint.words(36)), theme.soft) + 14
            paint_sign(painter, "barrier", x, 340, 36, theme.soft)
            paint_text(painter, x + 48, 370, str(look.barriers), text_font(self.paint.words(36)), theme.soft)

    def _paint_attack(self, painter: QPainter, look: DuelLook) -> None:
        step = min(_STAND * 5 / 7 * 0.4, (700 - _STAND * 5 / 7) / max(1, len(look.attackers) - 1))
        for place, one in enumerate(look.attackers):
            self._card(painter, one, 64 + place * step, _FIELD, _STAND, lies=False)

    def _paint_wall(self, painter: QPainter, grid: WallGrid, look: DuelLook) -> None:
        theme = self.paint.theme
        left = grid.wide - 64 - _LIE
        room = grid.high - BANNER - 10 - _FIELD - _LIE * 5 / 7
        step = min(_STEP, room / max(1, len(look.defenders) - 1))
        for place, one in enumerate(look.defenders):
            y = _FIELD + place * step
            self._card(painter, one, left, y, _LIE, lies=True)
            words = one.name + (f" +{one.bonus}" if one.bonus else "")
            if step > 50 or len(look.defenders) == 1:
                paint_text(
                    painter, left - 28, y + 60, words, text_font(self.paint.words(36)), theme.text, "end", room=420
                )

    def _paint_decks(self, painter: QPainter, grid: WallGrid, look: DuelLook) -> None:
        theme = self.paint.theme
        middle = grid.wide / 2
        for x, count in ((middle - 96 - 80, look.attack_deck), (middle + 36, look.defence_deck)):
            wall_deck(painter, self.paint, "bots", x, 560, 224, count)
            paint_cut(painter, x + 80, 802, count, 56, theme.text, "middle")

    def _card(self, painter: QPainter, one: BotLook, x: float, y: float, high: float, *, lies: bool) -> None:
        """Paint a Bot that stands, or that lies on its right side with its box at x, y."""
        from gattai_desktop.board.faces import card_width, paint_card

        with unscaled(painter) as (there, k):
            at = there.map(QPointF(x, y))
            tall = high * k
            left, top = at.x(), at.y()
            if lies:
                left, top = left - card_width(tall) / 2, top - tall + card_width(tall) / 2
            angle = 90.0 if lies else 0.0
            paint_card(painter, self.paint.faces, self.paint.theme, one.face, left, top, tall, angle=angle)

    # ------------------------------------------------------------------ between two battles
    def _paint_rest(self, painter: QPainter, grid: WallGrid, sight: Sight) -> None:
        theme = self.paint.theme
        over = sight.values.get("step") == OVER
        title = self.tr("Most crystals") if over else self.tr("Bot battle")
        paint_text(painter, 64, 150, title, display_font(84), theme.text)
        first = leaders(sight)
        tint = theme.text if theme.light else card_colour("omen_glow")
        for place, seat in enumerate(players(sight)):
            y = 230 + place * 150
            paint_crest(painter, theme, seat, 64, y, 110)
            lit = over and seat in first
            font = display_font(62) if lit else strong_font(54)
            paint_text(painter, 210, y + 76, name(sight, seat), font, theme.text, room=700)
            paint_cut(painter, grid.wide - 200, y + 16, all_crystals(sight, seat), 80, theme.text, "end")
            paint_sign(painter, "crystal", grid.wide - 170, y + 20, 76, tint)

    # ------------------------------------------------------------------ the foot
    def _paint_banner(self, painter: QPainter, grid: WallGrid, sight: Sight) -> None:
        theme, look = self.paint.theme, self._look
        top = grid.high - BANNER
        painter.fillRect(QRectF(0, top, grid.wide, BANNER), theme.rail)
        seat = look.attacker if look is not None and look.attacker else str(sight.values.get("token") or "")
        if seat and is_pilot(seat):
            painter.fillRect(QRectF(0, top, grid.wide, 6), theme.colour(seat))
        if look is not None and look.attacker:
            paint_crest(painter, theme, look.attacker, 64, top + 30, 120)
            words = self.tr("{name} challenges").replace("{name}", look.attacker_name)
            paint_text(painter, 212, top + 92, words, display_font(62), theme.text, room=740)
            paint_text(painter, 214, top + 146, look.wanting(), text_font(self.paint.words(38)), theme.soft, room=740)
        x = 1010.0
        for one in self._players:
            if look is not None and one.role in (NEXT, OUT):
                x += self._paint_other(painter, one, x, top)
        self._paint_space(painter, grid, sight, top)

    def _paint_other(self, painter: QPainter, one: PlayerLook, x: float, top: float) -> float:
        theme = self.paint.theme
        paint_crest(painter, theme, one.seat, x, top + 52, 76)
        if one.role == NEXT:
            paint_text(painter, x + 92, top + 82, self.tr("next"), text_font(self.paint.words(30)), theme.soft)
            paint_sign(painter, "hand", x + 92, top + 98, 26, theme.soft)
            paint_cut(painter, x + 128, top + 96, one.deck, 30, theme.text)
        else:
            stroke = QPainterPath(QPointF(x - 6, top + 134))
            stroke.lineTo(x + 82, top + 46)
            painter.strokePath(stroke, outline_pen(theme.text, 7))
            paint_text(painter, x + 94, top + 100, self.tr("out"), text_font(self.paint.words(32)), theme.refused)
        return 190.0

    def _paint_space(self, painter: QPainter, grid: WallGrid, sight: Sight, top: float) -> None:
        """The crystals of the round, and which round it is."""
        theme = self.paint.theme
        tint = theme.text if theme.light else card_colour("omen_glow")
        left = grid.wide - 360
        for place in range(3):
            x, y = left + place * 66, top + 48
            if place < number(sight, "space"):
                paint_sign(painter, "crystal", x, y, 54, tint)
            else:
                paint_sign_outline(painter, "crystal", x, y, 54, theme.edge, 3)
        words = where_words(sight).partition(" · ")[0]
        paint_text(painter, left, top + 150, words, text_font(self.paint.words(34)), theme.soft)
