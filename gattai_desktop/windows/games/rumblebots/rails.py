"""Shows the rails of a bot battle: players in the order of play; the focused card, the factions, the log."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, drawing, measuring, plain, strong, title
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.one_for_each import one_for_each_look
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import called, content, fill, speak
from gattai_desktop.board.words import card_name
from gattai_desktop.cards.card import Card
from gattai_desktop.content.rumblebots.known_bots import kind_of
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.rumblebots.bots import Bot
from gattai_desktop.games.rumblebots.zones import contraptions, deck, discard, draft
from gattai_desktop.windows.games.rumblebots.cards import faction_colour
from gattai_desktop.windows.games.rumblebots.counts import faction_counts, most_kept
from gattai_desktop.windows.games.rumblebots.looks import PlayerLook, duel_look, player_looks
from gattai_desktop.windows.games.rumblebots.player_row import ROW_HIGH, PlayerRow
from gattai_desktop.windows.games.rumblebots.round_space import SPACE, RoundSpaceLook, round_space_look
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

_MOST_TOLD: Final = 9
"""Most lines of what the focused card does besides."""
_LEAST_LOG: Final = 120
"""Height that the log keeps, drawing pixels."""
_LEADING: Final = 1.3
"""From one of its lines to the next, as a multiple of the size of its words."""
_ABOVE_TOLD: Final = 18
"""Drawing pixels between the figures of the focused card and what it does besides."""

_CRYSTAL: Final = 32.0
"""Side of a crystal of the round, drawing pixels."""


class BotsLeft(Rail):
    """The left rail: the players in the order of play, and the crystals of the round."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self._rows: dict[str, PlayerRow] = {}
        self._order: tuple[str, ...] = ()
        self._space = RoundSpaceLook()
        self.setAccessibleName(self.tr("Players"))

    def show_view(self, seen: SeatView) -> None:
        looks = player_looks(seen.sight)
        order = tuple(look.seat for look in looks)
        self._rows = one_for_each_look(self._rows, {look.seat: look for look in looks}, self._row)
        space = round_space_look(seen.sight)
        changed = order != self._order or space != self._space
        self._order, self._space = order, space
        if changed:
            self.setAccessibleDescription(space.spoken())
            self.rearrange()
        self.update()

    def _row(self, seat: str, look: PlayerLook) -> PlayerRow:
        row = PlayerRow(self.paint, look, self)
        row.lookedAt.connect(self.requests.look)
        row.discardsAsked.connect(partial(self.requests.open, "discards", seat))
        row.deckAsked.connect(partial(self.requests.open, "deck", seat))
        return row

    def arrange(self, grid: TableGrid) -> None:
        px, inner, foot = self.paint.px, self._inner, self._foot
        drawn = px(ROW_HIGH * (0.86 if self.paint.scale.small else 1))
        most = min(drawn, inner.width() / 276 * ROW_HIGH * 1.15)
        high = min(most, (foot - inner.top()) / max(1, len(self._order)))
        for place, seat in enumerate(self._order):
            self._rows[seat].setGeometry(self.box(inner.top() + place * high, high - 4, beyond=px(10)))
        self.ruled(foot + px(12))
        self.captioned(foot + px(38), self.tr("Round space"))

    @property
    def _foot(self) -> float:
        """Return the upper edge of the round's crystals, in this widget."""
        return self._inner.bottom() - self.paint.px(96 if self.paint.scale.small else 150)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with drawing(self) as whole:
            draw = whole.within(self._inner.x() / whole.unit, self._foot / whole.unit, self._inner.width() / whole.unit)
            self._space.draw(draw, 0, 50, _CRYSTAL, 1.4)
            if not self.paint.scale.small:
                x = self._space.wide(_CRYSTAL) + 12
                draw.paragraph(x, 62, self._space.takers, plain(13), "soft", room=draw.wide - x, step=18)
                draw.sign("down", 0, 108, 15, "soft")
                draw.text(24, 121, self.tr("Play goes down this list"), plain(13), "soft")

    def card_zones(self) -> tuple[str, ...]:
        return tuple(zone for seat in self._order for zone in (deck(seat), discard(seat)))

    def card_at(self, at: QPointF) -> tuple[Card, str] | None:
        for seat, row in self._rows.items():
            place = row.contraption_at(row.mapFromGlobal(at))
            if place is not None:
                return self.requests.view.sight.cards(contraptions(seat))[place], contraptions(seat)
        return super().card_at(at)

    def rect_of(self, place: Place) -> QRectF | None:
        kind, _, seat = place.zone.partition(".")
        if place.zone == SPACE:
            return self._crystal(max(0, self._space.lying - 1))
        if kind == "crystals":
            pool, _, seat = seat.partition(".")
            owner = self._rows.get(seat)
            return owner.crystal(pool) if owner is not None else None
        row = self._rows.get(seat)
        if row is None or kind not in ("deck", "discard", "contraptions", "kept"):
            return None
        return row.place("deck" if kind == "kept" else kind)

    def _crystal(self, place: int) -> QRectF:
        """Return the place of a crystal of the round, in global coordinates."""
        px = self.paint.px
        x = self._inner.x() + px(place * self._space.step(_CRYSTAL))
        return self.globally(QRectF(x, self._foot + px(50), px(_CRYSTAL), px(_CRYSTAL)))


class BotsRight(Rail):
    """The right rail: the focused card, how many Bots of each faction stand and lie, and the log."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self.face = ""
        """The picture of the focused card; "" for none."""
        self._told = ""
        """What the focused card does besides."""
        self._most_lines = 0
        """Of so many lines was what was told of a card: the room stays, and nothing below jumps from card to card."""
        self._factions: tuple[tuple[str, tuple[int, int]], ...] = ()
        self._kept = ("", 0)
        requests.looked.connect(self.show_face)
        self.setAccessibleName(self.tr("Card in focus, factions and log"))

    def show_face(self, face: str) -> None:
        """Show the focused card."""
        kind = kind_of(face) if face else None
        told = content(kind.text) if kind is not None and kind.text else ""
        changed = told != self._told
        self.face, self._told = face, told
        self.setAccessibleDescription(card_name(face) if face else "")
        if changed or (self._most_lines and not face):
            draw = measuring(self.paint, self._inner.width())
            self._most_lines = max(self._most_lines, len(self._told_lines(draw))) if face else 0
            self.rearrange()
        self.update()

    def show_view(self, seen: SeatView) -> None:
        look = duel_look(seen.sight)
        gangs = (*look.defenders, *look.attackers) if look else ()
        self._factions = faction_counts(seen.sight)
        kept, self._kept = self._kept, most_kept(seen.sight)
        if bool(kept[1]) != bool(self._kept[1]):
            self.rearrange()
        if gangs:
            self.show_face(gangs[-1].face)
        elif not seen.sight.cards(draft(seen.seat)):
            self.show_face("")  # what was looked at of a Draft is secret, and not for who looks at the table now
        self.update()

    def arrange(self, grid: TableGrid) -> None:
        px, inner = self.paint.px, self._inner
        top = inner.top()
        self.captioned(top + px(12), self.tr("In focus"))
        self.captioned(top + self._after_card() + px(14), self.tr("Factions"))
        line = top + self._after_card() + px(34) + 5 * px(self._step())
        self.ruled(line)
        foot = inner.bottom()
        if self._kept[1]:
            foot -= px(52)
            self.ruled(foot)
        if grid.log is None:
            self.log_box = self.box(line + px(10), max(px(40), foot - line - px(18)), beyond=px(2))

    def _step(self) -> float:
        return 36 if not self.paint.scale.small else 26

    def _card_height(self) -> float:
        return self.paint.px(224 if not self.paint.scale.small else 132)

    def _after_card(self) -> float:
        """Return where what is told of the focused card ends, in pixels of the screen below the top."""
        draw = measuring(self.paint, self._inner.width())
        lines = max(len(self._told_lines(draw)), min(self._most_lines, self._lines_with_room(draw)))
        told = lines * _LEADING * draw.size(plain(13))
        return self._card_height() + self.paint.px(46) + ((told + _ABOVE_TOLD) * draw.unit if told else 0.0)

    def _told_lines(self, draw: Drawing) -> tuple[str, ...]:
        most = self._lines_with_room(draw)
        return draw.wrapped(self._told, plain(13), draw.wide, most) if self._told and most else ()

    def _lines_with_room(self, draw: Drawing) -> int:
        """Return in how many lines it may be told: at a large zoom in a small window the log keeps its room."""
        others = self._card_height() + self.paint.px(46 + _ABOVE_TOLD + 34 + 5 * self._step() + 52 + _LEAST_LOG)
        room = (self._inner.height() - others) / (draw.unit * _LEADING * draw.size(plain(13)))
        return max(0, min(_MOST_TOLD, int(room)))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        inner = self._inner
        with drawing(self) as whole:
            draw = Drawing(self.paint, inner, whole.painter)
            self._draw_focus(draw.within(0, 26))
            below = self._card_height() / draw.unit + 46 + _ABOVE_TOLD
            for place, line in enumerate(self._told_lines(draw)):
                draw.text(0, below + place * _LEADING * draw.size(plain(13)), line, plain(13), room=draw.wide)
            high = self._step() - 8
            in_words = all(_words_fit(draw, high, faction, counts) for faction, counts in self._factions)
            for place, (faction, counts) in enumerate(self._factions):
                top = self._after_card() / draw.unit + 28 + place * self._step()
                _draw_faction(draw.within(0, top, high=high), faction, counts, in_words=in_words)
            faction, count = self._kept
            if count:
                words = fill(
                    self.tr("Faction kept most often: {faction} ({count}×)"),
                    faction=faction.capitalize(),
                    count=count,
                )
                more = len(draw.wrapped(words, plain(13), draw.wide, 2)) - 1
                y = draw.high - 20 - more * 0.6 * draw.size(plain(13))
                draw.paragraph(0, y, words, plain(13), "soft", room=draw.wide, most=2)

    def _draw_focus(self, draw: Drawing) -> None:
        """Draw the focused card, and beside it a Bot's name and figures."""
        high = self._card_height() / draw.unit
        if not self.face:
            draw.well(0, 0, high)
            return
        draw.card(self.face, 0, 0, high, shadow=None)
        bot = kind_of(self.face)
        if not isinstance(bot, Bot):
            return
        x = card_width(high) + draw.at(14, 9)
        for line, word in enumerate(bot.name.split()):
            draw.text(x, 20 + line * 22, word, title(17), room=draw.wide - x, fit=True)
        figures = (("blade", bot.attack), ("rampart", bot.defence), ("crit", bot.criticals), ("barrier", bot.barriers))
        for place, (sign, value) in enumerate(figures):
            top = draw.at(62, 54) + place * draw.at(32, 24)
            draw.sign(sign, x, top, 20, "soft")
            draw.letters(x + 34, top, value, 20)


def _words_fit(draw: Drawing, high: float, faction: str, counts: tuple[int, int]) -> bool:
    """Whether the numbers of a faction's Bots have room in words, beside its sign of that height and its name."""
    used = high + 12 + draw.width(called(faction.capitalize()), strong(15)) + 8
    return draw.width(_words_of(counts), plain(13)) <= draw.wide - used


def _draw_faction(draw: Drawing, faction: str, counts: tuple[int, int], *, in_words: bool) -> None:
    """Draw a faction and the number of its Bots that defend and that attack: in words, or by signs as all of them."""
    side, line = draw.high, draw.high * 0.72
    draw.plate(0, 0, side, side, fill=faction_colour(faction), cut=side * 0.2, radius=2)
    draw.sign(faction, side * 0.2, side * 0.2, side * 0.6, draw.paint.theme.on_fill)
    draw.text(side + 12, line, called(faction.capitalize()), strong(15))
    if in_words:
        draw.text(draw.wide, line, _words_of(counts), plain(13), "soft", align="end")
        return
    right = draw.wide
    for sign, count in (("blade", counts[1]), ("rampart", counts[0])):
        if count:
            right -= draw.text(right, line, str(count), strong(13), "soft", align="end") + 13 + 3 / draw.unit
            draw.sign(sign, right, line - 11.7, 13, "soft")
            right -= 10


def _words_of(counts: tuple[int, int]) -> str:
    """Return the words for a faction's Bots that defend and that attack."""
    defence, attack = counts
    parts = [fill(speak("bots", "{count} in defence"), count=defence) if defence else ""]
    parts.append(fill(speak("bots", "{count} attack"), count=attack) if attack else "")
    return ", ".join(part for part in parts if part)
