"""The rails of a bot battle: the players in order of play; the card in focus, the factions, the log."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.faces import card_width, paint_card, paint_well
from gattai_desktop.board.fonts import display_font, strong_font, text_font, width_in
from gattai_desktop.board.letters import paint_cut
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.signs import paint_sign, paint_sign_outline
from gattai_desktop.board.speech import called
from gattai_desktop.board.theme import card_colour
from gattai_desktop.board.words import card_name, paint_text, wrapped
from gattai_desktop.content.rumblebots.matches import built_in_bots
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.rumblebots.battle_values import number
from gattai_desktop.windows.games.rumblebots.cards import faction_colour
from gattai_desktop.windows.games.rumblebots.counts import faction_counts, most_kept
from gattai_desktop.windows.games.rumblebots.crystals import SPACE
from gattai_desktop.windows.games.rumblebots.looks import (
    duel_look,
    player_looks,
)
from gattai_desktop.windows.games.rumblebots.player_row import ROW_HIGH, PlayerRow
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

translate = QCoreApplication.translate


class BotsLeft(Rail):
    """The players in the order of play, and the crystals of the round."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self._rows: dict[str, PlayerRow] = {}
        self._order: tuple[str, ...] = ()
        self._space = 0
        self._grid: TableGrid | None = None
        self.setAccessibleName(self.tr("Players"))

    def show_view(self, seen: SeatView) -> None:
        looks = player_looks(seen.sight)
        order = tuple(look.seat for look in looks)
        for look in looks:
            row = self._rows.get(look.seat)
            if row is None:
                row = PlayerRow(self.paint, look, self)
                row.show()
                self._rows[look.seat] = row
            row.set_look(look)
        space = number(seen.sight, "space")
        changed = order != self._order or space != self._space
        self._order, self._space = order, space
        if changed and self._grid is not None:
            self.arrange(self._grid)
        self.update()

    def arrange(self, grid: TableGrid) -> None:
        self._grid = grid
        self.begin_rules()
        inner = self._inner
        foot = inner.bottom() - self.paint.px(150 if not self.paint.scale.small else 96)
        count = max(1, len(self._order))
        most = min(
            self.paint.px(ROW_HIGH * (1 if not self.paint.scale.small else 0.86)), inner.width() / 276 * ROW_HIGH * 1.15
        )
        high = min(most, (foot - inner.top()) / count)
        beyond = self.paint.px(10)
        for place, seat in enumerate(self._order):
            self._rows[seat].setGeometry(self.box(inner.top() + place * high, high - 4, beyond=beyond))
        self.ruled(foot + self.paint.px(12))
        self.captioned(foot + self.paint.px(38), self.tr("Round space"))
        self.update()
        self.laidOut.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme, px, inner = self.paint.theme, self.paint.px, self._inner
        foot = inner.bottom() - px(150 if not self.paint.scale.small else 96)
        tint = theme.text if theme.light else card_colour("omen_glow")
        with painting(self) as painter:
            for place in range(3):
                at, y, size = inner.x() + place * px(40), foot + px(50), px(30)
                if place < self._space:
                    paint_sign(painter, "crystal", at, y, size, tint)
                else:
                    paint_sign_outline(painter, "crystal", at, y, size, theme.edge, 1.4)
            if self.paint.scale.small:
                return
            font = text_font(self.paint.text(13))
            words = self.tr("Champion takes 2, last to fall takes 1")
            room = inner.right() - inner.x() - px(132)
            for line, part in enumerate(wrapped(words, font, room)):
                paint_text(painter, inner.x() + px(132), foot + px(62) + line * px(18), part, font, theme.soft)
            paint_sign(painter, "down", inner.x(), foot + px(108), px(15), theme.soft)
            words = self.tr("Play goes down this list")
            paint_text(painter, inner.x() + px(24), foot + px(121), words, font, theme.soft)

    def rect_of(self, place: Place) -> QRectF | None:
        kind, _, seat = place.zone.partition(".")
        if place.zone == SPACE:
            return self._crystal(max(0, self._space - 1))
        if kind == "crystals":
            pool, _, seat = seat.partition(".")
            owner = self._rows.get(seat)
            return owner.crystal(pool) if owner is not None else None
        row = self._rows.get(seat)
        if row is None or kind not in ("deck", "discard", "contraptions", "kept"):
            return None
        return row.place("deck" if kind == "kept" else kind)

    def _crystal(self, place: int) -> QRectF:
        """Where a crystal of the round lies, in global coordinates."""
        px, inner = self.paint.px, self._inner
        foot = inner.bottom() - px(150 if not self.paint.scale.small else 96)
        corner = self.mapToGlobal(self.rect().topLeft())
        return QRectF(corner.x() + inner.x() + place * px(40), corner.y() + foot + px(50), px(30), px(30))


class BotsRight(Rail):
    """The card in focus, how many Bots of each faction stand and lie, and the log."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self.face = ""
        """The picture of the card in focus; "" for none."""
        self._factions: tuple[tuple[str, tuple[int, int]], ...] = ()
        self._kept = ("", 0)
        self._grid: TableGrid | None = None
        requests.looked.connect(self.show_face)
        self.setAccessibleName(self.tr("Card in focus, factions and log"))

    def show_face(self, face: str) -> None:
        """Show the card that has the focus."""
        self.face = face
        self.setAccessibleDescription(card_name(face) if face else "")
        self.update()

    def show_view(self, seen: SeatView) -> None:
        look = duel_look(seen.sight)
        gangs = (*look.defenders, *look.attackers) if look else ()
        self._factions = faction_counts(seen.sight)
        self._kept = most_kept(seen.sight)
        if gangs:
            self.show_face(gangs[-1].face)
        self.update()

    def arrange(self, grid: TableGrid) -> None:
        self._grid = grid
        self.begin_rules()
        px, inner = self.paint.px, self._inner
        top = inner.top()
        self.captioned(top + px(12), self.tr("In focus"))
        self.captioned(top + self._after_card() + px(14), self.tr("Factions"))
        line = top + self._after_card() + px(34) + 5 * px(self._step())
        self.ruled(line)
        foot = inner.bottom() - px(52)
        self.ruled(foot)
        self.log_box = QRect()
        if grid.log is None:
            self.log_box = self.box(line + px(10), max(px(40), foot - line - px(18)), beyond=px(2))
        self.update()
        self.laidOut.emit()

    def _step(self) -> float:
        return 36 if not self.paint.scale.small else 26

    def _card_height(self) -> float:
        return self.paint.px(224 if not self.paint.scale.small else 150)

    def _after_card(self) -> float:
        return self._card_height() + self.paint.px(46)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme, px, inner = self.paint.theme, self.paint.px, self._inner
        with painting(self) as painter:
            self._paint_focus(painter)
            y = inner.top() + self._after_card() + px(28)
            side = px(self._step() - 8)
            for place, (faction, counts) in enumerate(self._factions):
                top = y + place * px(self._step())
                box = QRectF(inner.x(), top, side, side)
                paint_plate(painter, box, fill=faction_colour(faction), cut=side * 0.2, radius=2)
                paint_sign(painter, faction, box.x() + side * 0.2, top + side * 0.2, side * 0.6, theme.on_fill)
                font = strong_font(self.paint.text(15))
                line = top + side * 0.72
                used = paint_text(
                    painter, inner.x() + side + px(12), line, called(faction.capitalize()), font, theme.text
                )
                room = inner.width() - side - px(20) - used
                plain = text_font(self.paint.text(13))
                if width_in(plain, _words_of(counts)) <= room:
                    paint_text(painter, inner.right(), line, _words_of(counts), plain, theme.soft, "end")
                else:
                    _paint_counts(painter, self.paint, inner.right(), line, counts)
            faction, count = self._kept
            if count:
                words = self.tr("Most often kept: {faction} ({count})")
                words = words.replace("{faction}", called(faction.capitalize())).replace("{count}", str(count))
                font = text_font(self.paint.text(13))
                lines = wrapped(words, font, inner.width(), 2)
                y = inner.bottom() - px(20) - (len(lines) - 1) * font.pixelSize() * 0.6
                for row, part in enumerate(lines):
                    at = y + row * font.pixelSize() * 1.2
                    paint_text(painter, inner.x(), at, part, font, theme.soft, room=inner.width())

    def _paint_focus(self, painter: QPainter) -> None:
        theme, px, inner = self.paint.theme, self.paint.px, self._inner
        high, y = self._card_height(), inner.top() + px(26)
        if not self.face:
            paint_well(painter, theme, inner.x(), y, high)
            return
        paint_card(painter, self.paint.faces, theme, self.face, inner.x(), y, high, shadow=None)
        bot = built_in_bots().bots.bots.get(self.face.partition(":")[2])
        if bot is None:
            return
        x = inner.x() + card_width(high) + px(14)
        room = inner.right() - x
        font = display_font(self.paint.text(17))
        for line, word in enumerate(bot.name.split()):
            paint_text(painter, x, y + px(20) + line * px(22), word, font, theme.text, room=room)
        figures = (("blade", bot.attack), ("rampart", bot.defence), ("crit", bot.criticals), ("barrier", bot.barriers))
        step = px(32 if not self.paint.scale.small else 24)
        for place, (sign, value) in enumerate(figures):
            top = y + px(62 if not self.paint.scale.small else 54) + place * step
            paint_sign(painter, sign, x, top, px(20), theme.soft)
            paint_cut(painter, x + px(34), top, value, px(20), theme.text)


def _words_of(counts: tuple[int, int]) -> str:
    """Say how many Bots of a faction lie in the wall and stand in the attack."""
    wall, attack = counts
    parts = [translate("bots", "{count} in the wall").replace("{count}", str(wall)) if wall else ""]
    parts.append(translate("bots", "{count} attack").replace("{count}", str(attack)) if attack else "")
    return ", ".join(part for part in parts if part)


def _paint_counts(painter: QPainter, paint: Paint, right: float, line: float, counts: tuple[int, int]) -> None:
    """The same by signs, where the words have no room."""
    font, size = strong_font(paint.text(13)), paint.px(13)
    for sign, count in (("blade", counts[1]), ("rampart", counts[0])):
        if count:
            right -= paint_text(painter, right, line, str(count), font, paint.theme.soft, "end") + size + 3
            paint_sign(painter, sign, right, line - size * 0.9, size, paint.theme.soft)
            right -= paint.px(10)
