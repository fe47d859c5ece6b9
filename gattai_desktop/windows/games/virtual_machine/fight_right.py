"""The right rail of a fight: the CPU's hand, its boss and mobs, its Team Hand, the log, its deck."""

from typing import Final, TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, caps, drawing, plain, strong
from gattai_desktop.board.faces import WHOLE_DECK, card_width, deck_edges
from gattai_desktop.board.layout import Column
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_lines import CAPITAL
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import mini_width
from gattai_desktop.cards.card import Back, Card
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.drawing import cpu_draws_to
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.games.virtual_machine.fight_left import TEAM_PAGE
from gattai_desktop.windows.games.virtual_machine.foe_row import LEAST, MARGIN, BossPlate, FoeLook, FoeRow, foe_look
from gattai_desktop.windows.games.virtual_machine.process_words import whole_view
from gattai_desktop.windows.games.virtual_machine.team_rail import TeamRail, team_look
from gattai_desktop.windows.kit.faces import lying_face
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid
from gattai_desktop.windows.kit.who_plays import LEAST_PERSON, person_beside, played_by

_LEAST_MINI: Final = 16.0
"""The smallest height of a card that still comes, drawing pixels."""
_LOG: Final = 0.24
"""Least share of the rail's height for the log."""


Part = TypeVar("Part", FoeRow, BossPlate)


class FightRight(Rail):
    """The right rail, with the CPU's side of the table and the log."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self._bosses: dict[str, BossPlate] = {}
        self._mobs: dict[str, FoeRow] = {}
        self._hand = self._draws = self._deck = self._gone = 0
        self._top = self._person = ""
        self._to_come: tuple[str, ...] = ()
        self._shape: tuple[object, ...] = ()
        self._deck_top = 0.0
        self.team = TeamRail(paint, team_look(requests.view, CPU), self)
        self.team.clicked.connect(lambda: requests.open(TEAM_PAGE))
        self._island = ArrowGroup(self)
        self.setAccessibleName(self.tr("The CPU and the log"))

    def show_view(self, seen: SeatView) -> None:
        table = whole_view(seen).sight
        looks = {who: foe_look(seen, who) for who in table.listed(CPU)}
        bosses = [who for who in looks if process(table, who).is_boss]
        mobs = sorted((who for who in looks if who not in bosses), key=lambda who: bool(looks[who].out))
        self._bosses = one_for_each(self._bosses, bosses, lambda who: self._new(BossPlate, looks[who], who))
        self._mobs = one_for_each(self._mobs, mobs, lambda who: self._new(FoeRow, looks[who], who))
        for who, part in (*self._bosses.items(), *self._mobs.items()):
            part.set_look(looks[who])
        self.team.set_look(team_look(seen, CPU))
        self._island.set_members([*self._bosses.values(), *self._mobs.values(), self.team])
        self._hand, self._draws = seen.count(zones.hand(CPU)), cpu_draws_to(table)
        self._deck, self._gone = seen.count(zones.deck_of(table, CPU)), seen.count(zones.discard_of(table, CPU))
        top = seen.top(zones.discard_of(table, CPU))
        self._top = lying_face(top) if top is not None else ""
        waiting = [one for one in table.zones.get(zones.play(CPU), ()) if not isinstance(one.card, Back)]
        self._to_come = tuple(map(lying_face, waiting))
        self._person = person_beside(table, CPU)
        hand = speak("fight", "{count} cards in hand", count=self._hand)
        self.setAccessibleDescription(in_turn((played_by(table, CPU), hand, self._drawing())))
        shape = (tuple(bosses), tuple((who, looks[who].out) for who in mobs), self.team.sizeHint())
        if shape != self._shape:
            self._shape = shape
            self.rearrange()
        self._agree_on_names()
        self.update()

    def _agree_on_names(self) -> None:
        """Write all mobs' names in short where one of them has no room for the whole."""
        in_short = not all(mob.holds_name() for mob in self._mobs.values())
        for mob in self._mobs.values():
            mob.agree(in_short=in_short)
        alone = not all(mob.holds_most() for mob in self._mobs.values())
        for mob in self._mobs.values():
            mob.agree_on_most(alone=alone)

    def foretell(self, seen: SeatView, preview: Preview | None) -> None:
        for who, part in (*self._bosses.items(), *self._mobs.items()):
            part.set_look(foe_look(seen, who, preview))

    def _new(self, kind: type[Part], look: FoeLook, who: str) -> Part:
        """Make a part, whose press opens the sheet of its process."""
        part = kind(self.paint, look, self)
        part.clicked.connect(lambda: self.requests.open("process", who))
        return part

    # ------------------------------------------------------------------ places
    def arrange(self, grid: TableGrid) -> None:
        column = Column(self.paint, self._inner)
        column.skip(column.at(28, 22))
        for boss in self._bosses.values():
            boss.setGeometry(column.take(column.at(172, 150), gap=column.at(10, 6), beyond=self.paint.px(0)))
        self._deck_top = column.spare(column.at(126, 92))
        self.ruled(self._deck_top)
        column.spare(column.at(12, 8))
        high = self.team.sizeHint().height() / self.paint.px(1.0)
        log = self._inner.height() * _LOG if grid.log is None else 0.0
        self._arrange_mobs(column, high, log)
        self.ruled(column.skip(column.at(10, 6)))
        column.skip(column.at(12, 8))
        self.team.setGeometry(column.take(high, gap=column.at(8, 4)))
        self.ruled(column.skip(0))
        column.skip(column.at(12, 8))
        rest = column.rest
        if grid.log is None:
            self.log_box = self.box(rest.top(), max(self.paint.px(40), rest.height()), beyond=self.paint.px(2))

    def _arrange_mobs(self, column: Column, team: float, log: float) -> None:
        """Stack the mobs: those that are downed in a short line, all lower where there are many.

        However many there are, a row has room for a name and its bar; the log has what is left.
        """
        able = sum(not one.look.out for one in self._mobs.values())
        down = len(self._mobs) - able
        px = self.paint.px
        short = column.at(24, 20)
        room = (column.rest.height() - log) / px(1.0) - team - column.at(50, 34) - down * short
        high = max(column.at(28, LEAST), min(column.at(48, 40), room / max(1, able)))
        for mob in self._mobs.values():
            mob.setGeometry(column.take(short if mob.look.out else high, beyond=MARGIN))
        self._agree_on_names()

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(self.fitting(paint))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with drawing(self) as whole:
            draw = Drawing(self.paint, self._inner, whole.painter)
            words = self._drawing()
            x = draw.wide - draw.text(draw.wide, 13, words, strong(14), align="end") - draw.at(14, 10)
            x -= draw.text(x, 13, str(self._hand), strong(14), align="end") + 18
            draw.sign("hand", x, 1, 14, "soft")
            called = self.tr("CPU")
            signed = 24 + draw.width(called, caps(13)) + 8 <= x  # a narrow rail has room for the word alone
            if signed:
                draw.sign("horns", 0, 0, 16, "coach")
            used = (24 if signed else 0) + draw.text(24 if signed else 0, 13, called, caps(13), "coach") + 8
            if x - 6 - used >= LEAST_PERSON:
                draw.text(used, 13, self._person, plain(13), "soft", room=x - 6 - used)
            self._draw_deck(draw.within(0, (self._deck_top - self._inner.top()) / draw.unit + 12, draw.wide))

    def _drawing(self) -> str:
        """Return to how many cards the CPU draws when the round ends."""
        return speak("fight", "draws to {number}", number=self._draws)

    def _draw_deck(self, draw: Drawing) -> None:
        high = draw.at(74, 46)
        wide = card_width(high)
        draw.text(0, 10, self.tr("CPU's deck"), caps(12), "coach", room=draw.wide)
        y = 20.0
        if self._deck:
            draw.deck("coach", 0, y, high, self._deck)
            draw.card("back-coach", 0, y, high, shadow=None)
        else:
            draw.well(0, y, high)
        x = wide + 26
        if self._top:
            draw.card(self._top, x, y, high, shadow=None)
        else:
            draw.well(x, y, high)
        foot = y + high + deck_edges(high, WHOLE_DECK) + CAPITAL * draw.size(strong(13)) + 1.5
        draw.text(wide / 2, foot, str(self._deck), strong(13), align="middle")
        draw.text(x + wide / 2, foot, str(self._gone), plain(13), "soft", align="middle")
        x += wide + 24
        if self._to_come:
            small = draw.paint.scale.small
            if small:
                y -= 22
            else:
                draw.text(x, y + 12, speak("fight", "still to come"), plain(13), "soft", room=draw.wide - x)
            foot = (self._inner.bottom() - self._deck_top) / draw.unit - 12
            self._draw_to_come(draw.within(x, y + 22, draw.wide - x, foot - y - 22))

    def _draw_to_come(self, draw: Drawing) -> None:
        """Draw the cards that still come, smaller where many do; how many more there are, where all do not fit."""
        high = 24.0
        while True:
            step = max(mini_width(one, high) for one in self._to_come) + 4
            across, down = max(1, int((draw.wide + 4) / step)), max(1, int((draw.high + 4) / (high + 4)))
            if across * down >= len(self._to_come) or high <= _LEAST_MINI:
                break
            high -= 1
        room = across * down
        shown = self._to_come if len(self._to_come) <= room else self._to_come[: room - 1]
        for place, one in enumerate(shown):
            draw.mini(one, place % across * step, place // across * (high + 4), high)
        if len(shown) < len(self._to_come):
            words = f"+{len(self._to_come) - len(shown)}"
            x, y = len(shown) % across * step, len(shown) // across * (high + 4)
            draw.text(x + 2, draw.base(y + high / 2, plain(13)), words, plain(13), "soft")

    def card_zones(self) -> tuple[str, ...]:
        table = self.requests.view.sight
        return zones.discard_of(table, CPU), zones.deck_of(table, CPU)

    def card_at(self, at: QPointF) -> tuple[Card, str] | None:
        place, zone = self.team.place_at(at), zones.team(CPU)
        return (self.requests.view.sight.cards(zone)[place], zone) if place is not None else super().card_at(at)

    def rect_of(self, place: Place) -> QRectF | None:
        if place.zone == zones.team(CPU):
            return self.team.globally()
        px, inner = self.paint.px, self._inner
        high = px(48 if self.paint.scale.small else 74)
        y = self._deck_top + px(32)
        if place.zone in (zones.deck(CPU), zones.hand(CPU), zones.play(CPU)):
            return self.globally(QRectF(inner.x(), y, card_width(high), high))
        if place.zone == zones.discard(CPU):
            return self.globally(QRectF(inner.x() + card_width(high) + px(26), y, card_width(high), high))
        return None

    def part_of(self, path: str) -> QWidget | None:
        kind, _, rest = path.partition(".")
        if kind == "process":
            who = ".".join(rest.split(".")[:-1])
            return self._bosses.get(who) or self._mobs.get(who)
        return self.team if path == f"row.{CPU}" else None
