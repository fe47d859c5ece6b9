"""Shows the process of the acting seat: its cards to draw, to play and played, Move, HP and byte (LOOK 24)."""

from collections.abc import Hashable
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.drawing import Drawing, Ink, Style, plain
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import called, card_aloud, speak
from gattai_desktop.board.words import mini_width
from gattai_desktop.cards.card import COACH, PILOTS, Back, Card
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.by_hand import zone_name
from gattai_desktop.games.virtual_machine.counting import stands_at
from gattai_desktop.games.virtual_machine.hacking import Probe
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import actor
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.games.virtual_machine.marks import draw_mark
from gattai_desktop.windows.games.virtual_machine.process_looks import BlockLook, block_look
from gattai_desktop.windows.games.virtual_machine.process_rows import (
    CAPTION,
    COUNT,
    ProcessRows,
    draw_figures,
    process_rows,
)
from gattai_desktop.windows.kit.faces import cards_in_words, face
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.requests import Lift, Requests
from gattai_desktop.windows.kit.seat_view import SeatView

_LINE: Final = 2.0
"""What is left free at the right of the discards, drawing pixels: the line round their place is not cut."""
_OPEN: Final = 0.85
"""How much of an empty place, of its width, is in sight at least beside the next one."""
_MINI_HIGH: Final = 21.0
"""Least height of a spent card, in device-independent pixels: its rank stays readable."""


class ProcessBlock(FightPart):
    """The cards and figures of the process for which the seat at the computer acts."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self._cards: dict[Hashable, CardWidget] = {}
        self._look = BlockLook("")
        self._now: Card | None = None
        self._zone = self._pile = ""
        self._deck = CardWidget(paint, f"back-{PILOTS}", parent=self)
        self._deck.lie_flat()
        self._deck.clicked.connect(partial(self._lift_top, None, None))
        self._deck.lifted.connect(self._lift_top)
        self._island = ArrowGroup(self)
        self.spent = 0
        """The Move Points that what is considered would cost."""
        self.setAccessibleName(self.tr("Process"))

    def show_view(self, view: SeatView) -> None:
        self._look = block_look(view)
        self._zone, self.spent = zones.play(view.seat), 0
        lying = [one.card for one in view.sight.zones.get(self._zone, ()) if not isinstance(one.card, Back)]
        lying.sort(key=lambda card: stands_at(view.sight, card))
        self._now = turn_card(view.sight) if self._look.who and actor(view.sight) == self._look.who else None
        self._cards = one_for_each(self._cards, lying, self._new_card)
        self._pile = zones.deck_of(view.sight, self._look.side)
        self._deck.set_face(f"back-{self._back}")
        self._deck.setAccessibleName(called(zone_name(view.sight, self._pile)))
        self._deck.setAccessibleDescription(cards_in_words(self._look.deck))
        self._deck.setVisible(bool(self._look.deck))
        self._island.set_members([*self._cards.values(), self._deck])
        self.setAccessibleDescription(self._look.spoken())
        self.rescale()
        self.update()

    def consider(self, move: Move | None) -> None:
        """Show in `price` what a considered walk, or a probe, would cost."""
        table, spent = self.requests.view.sight, 0
        if actor(table) == self._look.who:
            reached = getattr(move, "way", None)
            way = reached(table) if callable(reached) else None
            spent = move.cost if isinstance(move, Probe) else way.cost if way is not None else 0
        if spent != self.spent:
            self.spent = spent
            self.update()

    def _new_card(self, card: Hashable) -> CardWidget:
        assert isinstance(card, Card)
        widget = CardWidget(self.paint, face(card), parent=self)
        widget.setAccessibleName(card_aloud(card))
        widget.clicked.connect(lambda: self.requests.lift(Lift(card, self._zone, widget)))
        widget.lifted.connect(lambda grip, at: self.requests.lift(Lift(card, self._zone, widget, grip, at)))
        return widget

    @property
    def _back(self) -> str:
        """The Deck of the cards that lie here face down."""
        return COACH if self._pile == zones.deck(CPU) else PILOTS

    def _lift_top(self, grip: QPointF | None = None, at: QPoint | None = None) -> None:
        """Take the top card off the deck: laid in the hand it is bought."""
        top = self.requests.view.top(self._pile)
        if top is not None:
            self.requests.lift(Lift(top.card, self._pile, self._deck, grip, at))

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self, self._island.focus),)

    # ------------------------------------------------------------------ places
    def _rows(self, draw: Drawing) -> ProcessRows:
        return process_rows(draw, marks=bool(self._look.marks), figures=bool(self._look.who))

    @property
    def _measured(self) -> ProcessRows:
        return self._rows(Drawing(self.paint, QRectF(self.rect())))

    def _captions(self) -> tuple[str, str, str]:
        look = self._look
        return (
            speak("fight", "draws to {number}", number=look.draws)
            if look.side == CPU
            else speak("fight", "Draw {draw}", draw=look.draws),
            speak("fight", "Play {most}", most=look.plays),
            self.tr("Played"),
        )

    def _x(self, high: float) -> float:
        """Return where the cards of the play area begin, for cards of that height, drawing pixels."""
        words = Drawing(self.paint, QRectF(self.rect())).width(self._captions()[0], CAPTION)
        return max(card_width(high) + (26 if not self.paint.scale.small else 20), words + 12)

    def _step(self, high: float) -> float:
        """Return from one card of the play area to the next, drawing pixels: as close as its free places need."""
        wide, cards = card_width(high), len(self._look.spent) + len(self._cards)
        room = self.width() / self.paint.px(1.0) - self._x(high) - wide - 10
        least = [min(wide + 6, (room - wide) / max(1, count - 1)) for count in (max(cards, self._places), cards)]
        return least[0] if least[0] >= _OPEN * wide else least[1]

    @property
    def _places(self) -> int:
        """How many places of the play area are shown at most."""
        return min(self._look.plays, 8)

    def rescale(self) -> None:
        px, rows = self.paint.px, self._measured
        x, step = self._x(rows.high), self._step(rows.high)
        for place, widget in enumerate(self._cards.values(), len(self._look.spent)):
            widget.put(px(x + place * step), px(rows.cards), height=px(rows.high), angle=0)
        self._deck.put(0, px(rows.cards), height=px(rows.high), angle=0)

    def rect_of(self, place: Place) -> QRectF | None:
        px, rows = self.paint.px, self._measured
        top, high, wide = px(rows.cards), px(rows.high), px(card_width(rows.high))
        if place.zone == self._zone:
            last = next(reversed(self._cards.values()), None)
            if last is not None:
                return last.global_rect()
            return self.globally(QRectF(px(self._x(rows.high)), top, wide, high))
        if place.zone == self._pile:
            return self.globally(QRectF(0, top, wide, high))
        if place.zone == zones.discard_of(self.requests.view.sight, self._look.side):
            return self.globally(QRectF(self.width() - wide - px(_LINE), top, wide, high))
        return None

    # ------------------------------------------------------------------ how it looks
    def draw(self, draw: Drawing) -> None:
        look = self._look
        rows = self._rows(draw)
        self._draw_captions(draw, rows)
        self._draw_cards(draw, look, rows)
        if look.marks and rows.marks is not None:
            self._draw_marks(draw, look, rows)
        if rows.figures is not None:
            draw_figures(draw, look, rows, spent=self.spent)

    def _draw_captions(self, draw: Drawing, rows: ProcessRows) -> None:
        draws, plays, played = self._captions()
        x = min(self._x(rows.high), draw.wide - draw.width(plays, CAPTION))
        end = draw.text(0, rows.caption, draws, CAPTION, "soft") + 6
        if x >= end:  # places for as many cards are drawn below it
            end = x + draw.text(x, rows.caption, plays, CAPTION, "soft") + 10
        if end + draw.width(played, CAPTION) <= draw.wide:  # what lies at the end of the row says it too
            draw.text(draw.wide, rows.caption, played, CAPTION, "soft", align="end")

    def _draw_cards(self, draw: Drawing, look: BlockLook, rows: ProcessRows) -> None:
        top, high, wide = rows.cards, rows.high, card_width(rows.high)
        if look.deck:
            draw.deck(self._back, 0, top, high, look.deck)
        else:
            draw.well(0, top, high)
        start, step, gone = self._x(high), self._step(high), draw.wide - wide - _LINE
        for place in range(len(look.spent) + len(self._cards), self._places):
            if start + place * step + wide <= gone:
                draw.well(start + place * step, top, high)
        self._draw_turns(draw, look, rows)
        if look.top:
            draw.card(look.top, gone, top, high, shadow=None)
        else:
            draw.well(gone, top, high)
        draw.text(wide / 2, rows.base, str(look.deck), COUNT, align="middle")
        draw.text(draw.wide - wide / 2, rows.base, str(look.gone), plain(13), "soft", align="middle")

    def _draw_turns(self, draw: Drawing, look: BlockLook, rows: ProcessRows) -> None:
        """Draw which cards of the round are spent, which one acts now, and which are to come."""
        top, high, wide = rows.cards, rows.high, card_width(rows.high)
        start, step = self._x(high), self._step(high)
        spent, to_come = self.tr("spent"), self.tr("to come")
        mini = max(high * 0.3, _MINI_HIGH / draw.unit)
        for place, shown in enumerate(look.spent):
            x = start + place * step
            draw.well(x, top, high)
            shift = (min(wide, step) - mini_width(shown, mini)) / 2
            draw.mini(shown, x + max(2.0, shift), top + (high - mini) / 2, mini)
            self._write_turn(draw, x, rows, spent, plain(13), "soft")
        for place, lying in enumerate(self._cards, len(look.spent)):
            x = start + place * step
            if lying == self._now:
                draw.fill(x, top + high + 4, wide, 3, "live")
                self._write_turn(draw, x, rows, self.tr("now"), COUNT, "text")
            elif look.who:
                self._write_turn(draw, x, rows, to_come, plain(13), "soft")

    def _write_turn(self, draw: Drawing, x: float, rows: ProcessRows, words: str, style: Style, ink: Ink) -> None:
        """Write below a card of the round what becomes of it, where there is room."""
        wide, step = card_width(rows.high), self._step(rows.high)
        room = min(wide + 4, step - 4) if step else wide + 4
        style = draw.fitted(words, style, room)
        if not self.paint.scale.small and draw.width(words, style) <= room:
            draw.text(x + wide / 2, rows.base, words, style, ink, align="middle")

    def _draw_marks(self, draw: Drawing, look: BlockLook, rows: ProcessRows) -> None:
        """Draw the CPU's processes in a row, those that have acted with a line below."""
        size, y = rows.mark, rows.marks or 0.0
        number = 5  # of the last one: it stands a little to the right of its mark
        step = min(size + 8, (draw.wide - size - number) / max(1, len(look.marks) - 1))
        for place, (mark, can_act) in enumerate(look.marks):
            draw_mark(draw, mark, place * step, y, size)
            if not can_act:
                draw.stroke(place * step, y + size + 3, place * step + size, y + size + 3, "soft", 2.0)
