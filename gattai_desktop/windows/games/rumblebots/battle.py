"""Shows a clash: both sums on one scale, both gangs, the possible moves, the clashes so far (LOOK 17)."""

from collections.abc import Hashable
from typing import ClassVar, Final

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.drawing import Drawing, drawing
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import fill
from gattai_desktop.cards.card import Card
from gattai_desktop.games.guide import Guide
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.reveal import RevealNext
from gattai_desktop.windows.games.rumblebots.battle_plates import battle_plates, row_high
from gattai_desktop.windows.games.rumblebots.gang_places import STAND, GangPlaces
from gattai_desktop.windows.games.rumblebots.heads import (
    draw_attack_words,
    draw_deck,
    draw_defender,
    draw_heads,
    draw_sums,
    least_step,
)
from gattai_desktop.windows.games.rumblebots.last_clash import draw_last_clash, last_clash
from gattai_desktop.windows.games.rumblebots.looks import (
    BotLook,
    DuelLook,
    clash_words,
    duel_look,
    player_looks,
    strip_looks,
)
from gattai_desktop.windows.games.rumblebots.strip import StripDrawer, draw_strip
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.guide_words import move_for
from gattai_desktop.windows.kit.pane import GUIDE_GAP, Pane
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.pressed_place import PressedPlace
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid, words_larger

DRAWN_WIDE: Final = 1180.0
"""Least width of both gangs and the room between them."""
DRAWN_HIGH: Final = 1034.0
"""Height of the pane's drawing, below the header."""
PACES: Final = (1600, 900, 450, 150)
"""Milliseconds between two Bots while the clash runs automatically, slowest first."""

_SUMS: Final = 178.0
"""Where the sums of attack and defence begin in the drawing, below the heads."""
_ROW_OF_STRIP: Final = 128.0
"""Height of the strip of clashes where it is no drawer."""


class BattlePane(Pane):
    """Shows the clash and runs it, Bot by Bot or automatically up to the next choice."""

    pace: ClassVar[int] = 1
    """Which of PACES was chosen last: a new battle has a new pane, and goes on as fast."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self._seen = requests.view
        self._asked = False
        self._question_top = self._question_foot = 0.0
        self.look: DuelLook | None = None
        """The shown clash."""
        self._cards: dict[str, CardWidget] = {}
        self._island = ArrowGroup(self)
        self.row = self.make_row()
        self.drawer = StripDrawer(paint, self)
        self.tab = PlateButton(paint, outline_plate(""), self, self._toggle_drawer)
        self.tab.hide()
        self.speed = PlateButton(paint, outline_plate(""), self, lambda: self._set_pace(self.pace + 1))
        self._clock = QTimer(self)
        self._set_pace(self.pace)
        self._clock.timeout.connect(self._next)
        PressedPlace(self, self._deck_box, lambda: self.row.button("reveal"))
        self.setAccessibleName(self.tr("Clash"))

    # ------------------------------------------------------------------ what it shows
    @property
    def running(self) -> bool:
        """Whether Bots are revealed automatically."""
        return self._clock.isActive()

    def show_view(self, seen: SeatView) -> None:
        self._seen = seen
        self.look = duel_look(seen.sight)
        if seen.ask is not None or self.look is None or seen.model.curtain_down:
            self._clock.stop()
        strip = strip_looks(seen.sight)
        self.drawer.set_clashes(strip, clash_words(seen.sight))
        count = fill(self.tr("Clashes so far: {count}"), count=len(strip))
        self.tab.set_look(outline_plate(count, "B"))
        self._show_cards()
        self.row.set_plates(self._plates(seen))
        reveal = self.row.button("reveal")
        if reveal is not None and reveal.hasFocus() and reveal.look.refused and seen.model.program_next:
            self.window().setFocus(Qt.FocusReason.OtherFocusReason)  # the window brings it back when Bots are revealed
        self.speed.setVisible(not seen.model.looks_back)
        last = last_clash(seen.sight)
        heard = [one.spoken() for one in (last, self.look) if one is not None]
        self.setAccessibleDescription(" ".join(heard))
        self.rearrange()

    def _show_cards(self) -> None:
        look = self.look
        shown: dict[str, tuple[BotLook, bool]] = {}
        if look is not None:
            shown |= {one.key: (one, False) for one in look.attackers}
            shown |= {one.key: (one, True) for one in look.defenders}
        self._cards = one_for_each(self._cards, shown, lambda key: self._new_card(shown[key][0].face))
        for key, (one, lies) in shown.items():
            words = self.tr("defends with {value}") if lies else self.tr("attacks with {value}")
            self._cards[key].setAccessibleDescription(fill(words, value=one.value + one.bonus))
        self._island.set_members(list(self._cards.values()))

    def _new_card(self, face: str) -> CardWidget:
        card = CardWidget(self.paint, face, self._unit * STAND, self)
        card.focused.connect(lambda: self.requests.look(face))
        card.hoverChanged.connect(lambda on: self.requests.look(face) if on else None)
        return card

    def _plates(self, seen: SeatView) -> tuple[RowPlate, ...]:
        return battle_plates(seen, self.look, running=self.running, small=self.paint.scale.small)

    # ------------------------------------------------------------------ running
    def run(self) -> None:
        """Reveal Bots automatically up to the next choice, or stop."""
        if self.running:
            self._clock.stop()
        else:
            self._clock.start()
            self._next()
        self.row.set_plates(self._plates(SeatView.of(self._seen.model)))

    def _next(self) -> None:
        if not self.isVisible():
            self._clock.stop()
            return
        now = SeatView.of(self._seen.model)
        reveal = next(now.options_of(RevealNext), None)
        if reveal is not None:
            self.requests.play(reveal)
        elif now.asks or now.step != "clash":
            self._clock.stop()

    def _set_pace(self, pace: int) -> None:
        # After the fastest comes the slowest, so that no press does nothing.
        BattlePane.pace = pace % len(PACES)
        self._clock.setInterval(PACES[self.pace])
        # In seconds: beside the plate of the program's pace another speed would seem to be the same.
        words = fill(self.tr("Bots come every {seconds} s"), seconds=PACES[self.pace] / 1_000)
        self.speed.set_look(outline_plate(words, "+"))

    def plate_pressed(self, plate: RowPlate) -> None:
        if plate.key == "run":
            self.run()
        else:
            super().plate_pressed(plate)

    def playables(self) -> tuple[QWidget, ...]:
        return (self.row, self.tab, self.speed)

    def plate_refused(self, key: Hashable, button: QWidget) -> None:
        """Show why no Bot can be revealed; surrendering is no move."""
        if key in ("reveal", "run"):
            self.requests.explain(RevealNext(self._seen.seat), button)
        else:
            super().plate_refused(key, button)

    def guide_to(self, guide: Guide | None) -> None:
        move = move_for(guide, self._seen)
        self.row.guide_to(frozenset(("reveal",)) if isinstance(move, RevealNext) else frozenset())

    def shows(self, letter: str) -> bool:
        return letter in ("+", "-") or (letter == "B" and self.tab.isVisible()) or super().shows(letter)

    def press(self, letter: str) -> bool:
        if letter in "+-" and letter:
            self._set_pace(self.pace + (1 if letter == "+" else -1))
            return True
        if letter == "B" and self.paint.scale.small:
            self._toggle_drawer()
            return True
        if letter in "1234" and letter:
            seats = [look.seat for look in player_looks(self._seen.sight)]
            if int(letter) <= len(seats):
                self.requests.open(f"discards.{seats[int(letter) - 1]}")
            return True
        return super().press("Space" if letter == " " else letter)

    def _toggle_drawer(self) -> None:
        """Open or close the strip of clashes, where it is a drawer."""
        self.drawer.setVisible(self.drawer.isHidden())
        self.rearrange()  # the gangs make room for it
        self.roomChanged.emit()

    @property
    def _high(self) -> float:
        """Return the height of the drawing: in a small window the strip of clashes takes none of it."""
        return DRAWN_HIGH - (_ROW_OF_STRIP if self.paint.scale.small else 0.0)

    @property
    def has_room_for_guide(self) -> bool:
        return not self._asked

    @property
    def _room(self) -> float:
        """Return the height in which the clash is drawn: what the guide's plate leaves."""
        return self.height() - (self.paint.px(self._guide_high + GUIDE_GAP) if self._guide_high else 0.0)

    @property
    def _unit(self) -> float:
        return max(0.1, min(self._room / self._high, self.width() / DRAWN_WIDE))

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(paint)
        # A small window has fewer plates.
        self.row.set_plates(self._plates(SeatView.of(self._seen.model)))

    def arrange(self, grid: TableGrid) -> None:
        self._guide_place = QRectF(0, self._room, self.width(), self.paint.px(self._guide_high))
        u, wide = self._unit, float(self.width())
        look = self.look
        self.row.setGeometry(self._row_place.toRect())
        small = self.paint.scale.small
        self.tab.setVisible(small)
        low, across = max(32.0, 44 * u, self.paint.px(34)), max(225.0, 300 * u, self.paint.px(236))
        button = QRectF(0, min(self._at(866), self._room - low), min(wide * 0.4, across), low)
        self.tab.setGeometry(button.toRect())
        button.moveRight(wide)
        self.speed.setGeometry((button if small else button.translated(0, self._at(1004) - self._at(866))).toRect())
        self.drawer.setGeometry(self._drawer_place.toRect())
        self.drawer.larger = words_larger(grid)
        if not small:
            self.drawer.hide()
        if look is None:
            return
        left, step = self._gangs.attack()
        for place, one in enumerate(look.attackers):
            self._cards[one.key].put(left.x() + place * step, left.y(), height=left.height(), angle=0)
            self._cards[one.key].raise_()
        lying, down = self._gangs.wall()
        high = lying.width()  # of the upright card, which lies on its right side
        for place, one in enumerate(look.defenders):
            x = lying.x() - card_width(high) / 2
            y = lying.y() + place * down - high + card_width(high) / 2
            self._cards[one.key].put(x, y, height=high, angle=90)
            self._cards[one.key].raise_()
        self.drawer.raise_()
        self.update()

    def _at(self, drawn: float) -> float:
        """Turn a y of the drawing, where the header is 46 high, into one of this widget."""
        return (drawn - 46) / self._high * self._room

    @property
    def _foot(self) -> float:
        """Return how far down the gangs may reach: above a question, which would cover them."""
        if self._makes_room:
            return self._drawer_place.top() - 48 * self._unit  # with the words below the gangs
        if self._asked:
            return self._question_top or self._at(self._question - 14)
        return min(self._at(728), self._row_place.top() - 8)

    @property
    def _makes_room(self) -> bool:
        """Whether the gangs end above the clashes of this battle; above a question there is no room for both."""
        return not (self._asked or self.drawer.isHidden())

    @property
    def _drawer_place(self) -> QRectF:
        high = max(96.0, 130 * self._unit)
        if self._asked:  # over the heads: whom it is about, it says itself; cards and sums are what is asked about
            return QRectF(0, 0, self.width(), min(high, self._at(_SUMS - 34)))
        return QRectF(0, self._at(730) - high, self.width(), high)

    @property
    def _row_place(self) -> QRectF:
        high = row_high(self.paint, self._unit)
        top = min(self._at(744), self._at(866) - high - 12.0)  # its focus ring lies over none of the plates below
        return QRectF(0, top, self.width(), high)

    @property
    def _question(self) -> float:
        return 430 if self.paint.scale.small else 548

    @property
    def _gangs(self) -> GangPlaces:
        look, u = self.look, self._unit
        fighting = (len(look.attackers), len(look.defenders)) if look else (0, 0)
        least = least_step(Drawing(self.paint, QRectF(self.rect()), unit=u)) * words_larger(self._grid)
        return GangPlaces(self.width(), u, self._at(296), self._at(306), self._foot, *fighting, least)

    def _deck_box(self) -> QRectF:
        return self._gangs.deck(self._at(306 if self._asked or self._makes_room else 368))

    def rect_of(self, place: Place) -> QRectF | None:
        look, zone = self.look, place.zone
        if look is None:
            return None
        box: QRectF | None = None
        if zone == zones.gang(look.attacker) and look.attacker:
            first, step = self._gangs.attack()
            box = first.translated(len(look.attackers) * step, 0)
        elif zone == zones.gang(look.defender):
            first, step = self._gangs.wall()
            box = first.translated(0, len(look.defenders) * step)
        elif zone == zones.deck(look.attacker) and look.attacker:
            box = self._deck_box()
        corner = self.mapToGlobal(self.rect().topLeft())
        return box.translated(corner.x(), corner.y()) if box is not None else None

    def rect_of_card(self, card: Card) -> QRectF | None:
        """Return what is seen of a Bot: of all but the last of a gang the part that the next one leaves uncovered."""
        gangs = (self.look.attackers, self.look.defenders) if self.look is not None else ()
        gang = next((gang for gang in gangs if any(one.key == card.key for one in gang)), ())
        boxes = [self._cards[one.key].global_box() for one in gang]
        place = next((place for place, one in enumerate(gang) if one.key == card.key), None)
        if place is None:
            return None
        box, following = boxes[place], boxes[place + 1 : place + 2]
        if following and following[0].top() > box.top():
            box.setBottom(min(box.bottom(), following[0].top()))
        elif following:
            box.setRight(min(box.right(), following[0].left()))
        return box

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        found = [FocusGroup(self.row, self.row.focus), FocusGroup(self, self._island.focus)]
        shown = (one for one in (self.tab, self.speed) if one.isVisible())
        return (*found, *(FocusGroup(one, one.setFocus) for one in shown))

    def set_asked(self, asked: bool) -> None:
        self._asked = asked
        self.row.setVisible(not asked)
        self.rearrange()

    def ask_top(self, high: float) -> float | None:
        return self.y() + self._at(self._question)

    def ask_foot(self, high: float) -> float | None:  # one with many words reaches down to the clashes so far
        usual, most = self._grid.ask.bottom() if self._grid else 0.0, self.y() + self._at(866) - 12 * self._unit
        return max(usual, min(self.y() + self._at(self._question) + high, most))

    def leave_to_question(self, place: QRectF | None) -> None:
        # A short one takes less than it might: the gangs have the rest.
        top = max(0.0, place.top() - self.y() - 14 * self._unit) if place is not None else 0.0
        self._question_foot = place.bottom() - self.y() if place is not None else 0.0
        if top != self._question_top:
            self._question_top = top
            self.rearrange()

    # ------------------------------------------------------------------ painting
    def paintEvent(self, event: QPaintEvent) -> None:
        look, sight = self.look, self._seen.sight
        if look is None:
            return
        u, small = self._unit, self.paint.scale.small
        with drawing(self, unit=u, larger=words_larger(self._grid)) as draw:
            if not (self._asked and self.drawer.isVisible()):  # the strip lies there, and says the same
                draw_heads(draw.within(0, self._at(70) / u), look)
            draw_sums(draw, self._at(_SUMS) / u, self._at(254) / u, look)
            self._draw_gangs(draw, look)
            if not small and self._question_foot <= self._at(866):  # a question in large letters would cut it in half
                box = QRectF(0, self._at(866), self.width(), self._at(990) - self._at(866))
                draw_strip(draw, box, strip_looks(sight), clash_words(sight))

    def _draw_gangs(self, draw: Drawing, look: DuelLook) -> None:
        u, box = self._unit, self._gangs.attack()[0]
        names = self._gangs.wall()[0].x() / u - 190
        deck = self._deck_box()
        draw_last_clash(draw, self._seen.sight, deck.right() / u + 40, deck.y() / u, names)
        if look.attacker:
            words = fill(self.tr("{count} in the deck"), count=look.attack_deck) if not self._asked else ""
            draw_deck(draw, look, deck, words)
            if look.attackers and words:
                draw_attack_words(draw, look, QRectF(box.x(), box.bottom(), names * u, self._foot), deck, words)
        lying, down = self._gangs.wall()
        for place, one in enumerate(look.defenders):
            draw_defender(draw.within(0, (lying.y() + place * down) / u, lying.x() / u - 16), one, (down / u) or 96.0)
