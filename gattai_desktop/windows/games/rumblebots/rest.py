"""The middle before and after a battle: who leads, what the last battle brought, the table of Bots (LOOK 17)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import caps_font, display_font, strong_font, text_font
from gattai_desktop.board.letters import paint_cut
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate import paint_crest, paint_plate
from gattai_desktop.board.plate_look import PlateLook, drive_plate, primary_plate
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.theme import card_colour
from gattai_desktop.board.words import paint_text
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots.battle_end import leaders
from gattai_desktop.games.rumblebots.battle_start import BeginBattle, Energize
from gattai_desktop.games.rumblebots.battle_values import OVER, RESULT, all_crystals, name, number
from gattai_desktop.games.rumblebots.draft import Deal
from gattai_desktop.games.rumblebots.ready_decks import TakeDeck
from gattai_desktop.games.rumblebots.zones import players
from gattai_desktop.windows.games.rumblebots.counts import statistics
from gattai_desktop.windows.games.rumblebots.looks import strip_looks
from gattai_desktop.windows.games.rumblebots.strip import paint_strip
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.plate_row import PlateRow, RowPlate
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

_HIGH: Final = 1034.0
DECKS: Final = "decks"
"""The flow in which each player takes a ready deck."""
_ROWS: Final = 8
"""Bots that the table lists at most."""


class RestPane(Pane):
    """Shows how the match stands, and lets the next battle begin."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self._seen: SeatView | None = None
        self.row = PlateRow(paint, self)
        self.row.chosen.connect(self._pressed)
        self.setAccessibleName(self.tr("Between two battles"))

    def show_table(self, seen: SeatView) -> None:
        self._seen = seen
        self.row.set_plates(tuple(RowPlate(place, look) for place, (look, _) in enumerate(self._offers(seen))))
        self.setAccessibleDescription(self._title(seen))
        self.rearrange()

    def _offers(self, seen: SeatView) -> tuple[tuple[PlateLook, Move], ...]:
        found: list[tuple[PlateLook, Move]] = []
        decks: list[Move] = []
        for move in seen.options:
            match move:
                case BeginBattle():
                    first = not number(seen.sight, "battle")
                    title = self.tr("Begin the match") if first else self.tr("Begin the next battle")
                    found.append((primary_plate(title, key="Enter"), move))
                case TakeDeck():
                    decks.append(move)
                case Deal():
                    found.append((primary_plate(self.tr("Deal the Draft"), key="Enter"), move))
                case Energize():
                    words = self.tr("from Storage to the Reactor: the first Bot you reveal attacks with 1 more")
                    found.append((drive_plate(self.tr("Energize a crystal"), words, "E"), move))
        if decks:
            words = self.tr("eight Bots and a Contraption for each player")
            found.append((drive_plate(self.tr("Choose decks"), words, "D"), decks[0]))
        return tuple(found)

    def _title(self, seen: SeatView) -> str:
        if seen.step == OVER:
            names = ", ".join(name(seen.sight, seat) for seat in leaders(seen.sight))
            return self.tr("{name} has most crystals").replace("{name}", names)
        if seen.step == RESULT:
            winner = name(seen.sight, seen.text("winner"))
            words = self.tr("{name} wins battle {number}").replace("{name}", winner)
            return words.replace("{number}", seen.text("battle"))
        return self.tr("Draft") if seen.step == "draft" else self.tr("Ready to battle")

    def _pressed(self, key: object) -> None:
        if self._seen is not None and isinstance(key, int):
            move = self._offers(self._seen)[key][1]
            if isinstance(move, TakeDeck):
                self.requests.open(DECKS)
            else:
                self.requests.play(move)

    def playables(self) -> tuple[QWidget, ...]:
        return (self.row,)

    def press(self, letter: str) -> bool:
        return self.row.press("Enter" if letter in ("\r", "\n", " ") else letter)

    def isles(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self.row, self.row.focus),)

    def set_paint(self, paint: Paint) -> None:
        self.row.set_paint(paint)
        super().set_paint(paint)

    def arrange(self, grid: TableGrid) -> None:
        self.row.setGeometry(QRectF(0, self._at(744), self.width(), max(54.0, 76 * self._unit)).toRect())
        self.update()

    @property
    def _unit(self) -> float:
        return max(0.1, min(self.height() / _HIGH, self.width() / 1040))

    def _at(self, drawn: float) -> float:
        return (drawn - 46) / _HIGH * self.height()

    def paintEvent(self, event: QPaintEvent) -> None:
        seen = self._seen
        if seen is None:
            return
        theme, u = self.paint.theme, self._unit
        with painting(self) as painter:
            y = self._at(112)
            paint_text(painter, 0, y, self._title(seen), display_font(self._size(34)), theme.text, room=self.width())
            words = self.tr("Round {number} of {of}")
            words = words.replace("{number}", str(max(1, number(seen.sight, "battle"))))
            words = words.replace("{of}", str(number(seen.sight, "battles")))
            paint_text(painter, 0, y + 32 * u, words, text_font(self._size(16)), theme.soft)
            self._paint_score(painter, seen)
            self._paint_bots(painter, seen)
            strip = strip_looks(seen.sight)
            if strip:
                box = QRectF(0, self._at(866), self.width(), self._at(990) - self._at(866))
                paint_strip(painter, self.paint, box, strip, "")

    def _paint_score(self, painter: QPainter, seen: SeatView) -> None:
        """Each player with the crystals and the battles won; the leaders lit."""
        theme, u = self.paint.theme, self._unit
        wide = min(520 * u, self.width() * 0.46)
        first = leaders(seen.sight)
        any_crystals = any(all_crystals(seen.sight, seat) for seat in players(seen.sight))
        for place, seat in enumerate(players(seen.sight)):
            box = QRectF(0, self._at(186) + place * 112 * u, wide, 100 * u)
            lit = any_crystals and seat in first
            paint_plate(
                painter,
                box,
                fill=theme.panel,
                edge=theme.live if lit else theme.line,
                width=2 if lit else 1,
                cut=14 * u,
            )
            paint_crest(painter, theme, seat, box.x() + 20 * u, box.y() + 26 * u, 48 * u)
            x = box.x() + 86 * u
            title = display_font(self._size(20))
            paint_text(painter, x, box.y() + 46 * u, name(seen.sight, seat), title, theme.text, room=wide * 0.4)
            words = self.tr("battles won: {count}").replace("{count}", str(number(seen.sight, f"stats.battles.{seat}")))
            paint_text(painter, x, box.y() + 72 * u, words, text_font(self._size(14)), theme.soft)
            paint_cut(
                painter,
                box.right() - 70 * u,
                box.y() + 30 * u,
                all_crystals(seen.sight, seat),
                40 * u,
                theme.text,
                "end",
            )
            tint = theme.text if theme.light else card_colour("omen_glow")
            paint_sign(painter, "crystal", box.right() - 56 * u, box.y() + 34 * u, 32 * u, tint)

    def _paint_bots(self, painter: QPainter, seen: SeatView) -> None:
        """The table of Bots: clashes won and clashes held."""
        theme, u = self.paint.theme, self._unit
        left, right = self.width() * 0.52, float(self.width())
        y = self._at(196)
        rows = statistics(seen.sight)[:_ROWS]
        caps, plain = caps_font(self._size(12)), text_font(self._size(15))
        paint_text(painter, left, y, self.tr("Bots of this match").upper(), caps, theme.soft)
        if not rows:
            words = self.tr("What each Bot has won and held will stand here.")
            paint_text(painter, left, y + 34 * u, words, plain, theme.soft, room=right - left)
            return
        for x, word in ((right - 110 * u, self.tr("won")), (right, self.tr("held"))):
            paint_text(painter, x, y, word.upper(), caps, theme.soft, "end")
        for place, (called, won, held) in enumerate(rows):
            line = y + (place + 1) * 46 * u
            paint_text(painter, left, line, called, plain, theme.text, room=(right - left) * 0.55)
            for x, amount in ((right - 110 * u, won), (right, held)):
                paint_text(painter, x, line, str(amount), strong_font(self._size(16)), theme.text, "end")

    def _size(self, drawn: float) -> int:
        return max(12, round(drawn * min(self._unit, 1.6)))
