"""Carries a card or a thing over the table: asks once what it can do, previews it, and plays what a drop means."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.announcing import announce, sentences
from gattai_desktop.board.bubble import BubbleLook, PreviewBubble
from gattai_desktop.board.drag import DragLayer
from gattai_desktop.board.liftable import Liftable
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.places import Landing, RectOf
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Card
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import NOWHERE, QUESTION, CarriedThing, Place
from gattai_desktop.games.preview import Preview
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.questions import Offer
from gattai_desktop.windows.carry.clear_of import stand_clear
from gattai_desktop.windows.carry.deciding_ruling import DecidingRuling
from gattai_desktop.windows.carry.edge_scroll import EdgeScroll
from gattai_desktop.windows.carry.fit_cards import CardsInHand, fit_cards, meant_of
from gattai_desktop.windows.carry.landing_words import landing_of, told_of
from gattai_desktop.windows.carry.no_place import no_place
from gattai_desktop.windows.carry.on_plates import caught_on_plates, leading_to, plates_in_sight, tell_missed
from gattai_desktop.windows.carry.on_question import AskedOnPlate, caught_on_answers, chosen_on
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.plate_words import text_fields
from gattai_desktop.windows.kit.requests import Lift, LiftedThing
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_root import TableRoot

_GAP: Final = 10.0
"""Drawing pixels between a place and what is said of it, where that stands clear of it."""
_UPPER: Final = 0.6
"""How much of a card of the hand is in sight, at its upper left."""
NameOf = Callable[[Place], str]
"""Returns the name of a place for a screen reader."""


class Carry(QObject):
    """Lifts one card of a table at a time, and makes a move of its drop.

    Signals:
        played(Move, Lift | LiftedThing, QRect): a drop means exactly this; what was carried, and where in the window it
            was dropped.
        whichMeant(moves, QRect, Lift | LiftedThing | None): a drop could mean several; None where nothing was carried.
        chosen(Card): dropped where it is only chosen, or chosen no more, and nothing is played by that.
        refused(Move, QRect, Move | None): a drop that the rules refuse, where that is in the window, and what the same
            card may do at another place, None for nothing else.
        foreseen(Preview | None): what the play under the pointer would do; None when nothing is carried.
        begun(), ended(): a card is off its place; it lies again.
        rulingAsked(name): the ruling that decided the preview under the pointer is to be read.
    """

    played = Signal(Move, object, QRect)
    whichMeant = Signal(tuple, QRect, object)
    chosen = Signal(object)
    refused = Signal(Move, QRect, object)
    foreseen = Signal(object)
    begun = Signal()
    ended = Signal()
    rulingAsked = Signal(str)

    def __init__(
        self,
        model: GameModel,
        paint: Paint,
        window: TableRoot,
        rect_of: RectOf,
        name_of: NameOf,
        pane: Callable[[], Pane],
    ) -> None:
        """rect_of: where a place is. `layer.places.rect_of` says the same of those alone that the pointer reaches.

        pane: returns the one that is shown, which says what a card means there, and where it is only chosen.
        """
        super().__init__(window)
        self._model = model
        self._window = window
        self._rect_of = rect_of
        self._name_of = name_of
        self._pane = pane
        self.spared: tuple[QWidget, ...] = ()
        """What stays in sight beside the pane's own, where there is another place for what is said."""
        self.led: Callable[[Card], Place] = lambda _card: NOWHERE  # where a guide means that it goes: keys come first
        self._lifted: Lift | LiftedThing | None = None
        self._kind: type[Move] | None = None
        self._offers: tuple[Offer, ...] = ()
        self._choices: tuple[Landing, ...] = ()  # where the lifted card is only chosen
        self.question: AskedOnPlate | None = None  # takes dragged cards; one lifted by click leaves it to be pressed
        self._foreseen: Preview | None = None
        self._paint = paint
        self.layer = DragLayer(paint, window, rect_of)
        self.bubble = PreviewBubble(paint, window)
        self.ruling = DecidingRuling(model, paint, window, self.bubble, self._kept_in_sight)
        self.ruling.asked.connect(self.ask_ruling)
        self._told_at = NOWHERE
        self.ruling.led.connect(lambda look: self._show_at(self._told_at, look))
        self.layer.aside = self.ruling.plate
        self.layer.over.connect(self._over)
        self.layer.dropped.connect(self._dropped)
        self.layer.refused.connect(self._refused)
        self.layer.missed.connect(lambda at: tell_missed(self._pane(), at))
        self.layer.returned.connect(self._lies)
        self.layer.places.caught = self._caught_on_plates
        edges = EdgeScroll(self.layer, window)
        self.begun.connect(edges.watch)
        self.ended.connect(edges.rest)
        edges.scrolled.connect(self._lay_again)

    @property
    def carrying(self) -> bool:
        """Whether a card is lifted."""
        return self.layer.carrying

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale."""
        for part in (self.layer, self.bubble, self.ruling):
            part.set_paint(paint)
        self._paint = paint

    # ------------------------------------------------------------------ lifting
    def lift(self, lift: Lift | LiftedThing, kind: type[Move] | None = None) -> None:
        """Lift what can do anything. kind: only moves of this kind count, as when a plate was pressed."""
        self.layer.lie()
        landings = self._ask(lift, kind)
        if landings:
            self._lifted, self._kind = lift, kind
            self.begun.emit()
            self._forget()  # the preview of a card that was only hovered
            led = self.led(lift.card) if isinstance(lift, Lift) else NOWHERE
            meant = led if led != NOWHERE else lift.first
            aimed = next((one for one in landings if one.allowed and one.place == meant), None)
            self.layer.aims = self._pane().aims
            self.layer.pick_up(lift.widget, landings, lift.grip, lift.at)
            self.layer.aim_at(aimed)
            self._say_how(lift.widget)
        else:
            self._offers, self._choices = (), ()

    def look_again(self) -> None:
        """Ask anew what the lifted card can do, because something has happened; where it is nothing, it goes home.

        So it does where a question is open now and it can be laid nowhere: it would lie upon the answers. One that the
        pointer holds stays in its hand.
        """
        lifted = self._lifted
        if lifted is None or not self.carrying or self.layer.is_gone():
            return
        there = self._model.sight().zones.get(lifted.place.zone, ())
        lies = isinstance(lifted, LiftedThing) or any(one.card == lifted.card for one in there)
        landings = self._ask(lifted, self._kind) if lies else ()
        covers = bool(self._model.asks()) and not self.layer.dragged and not any(one.allowed for one in landings)
        if landings and not covers:
            self.layer.lay_again(landings)
            self._say_how(lifted.widget)
        else:
            self.layer.put_back()

    def stand_again(self) -> None:
        """Find the places of the carried card where they lie now, because the whole table was laid out anew.

        One that was lifted by click or keys rises from where it lies now, and stays at its place.
        """
        lifted, goal = self._lifted, self.layer.goal
        if lifted is None or not self.carrying or self.layer.is_gone():
            return
        landings = self._all_landings()
        if self.layer.dragged:
            self.layer.lay_again(landings)
        else:
            self.layer.pick_up(lifted.widget, landings)
            self.layer.aim_at(next((one for one in landings if goal is not None and one.place == goal.place), None))

    def _ask(self, lift: Lift | LiftedThing, kind: type[Move] | None) -> tuple[Landing, ...]:
        """Ask the rules what it can do, and return where it may land."""
        offers = self._meanings(lift.carried, lift.place)
        if kind is not None:
            offers = tuple(offer for offer in offers if isinstance(offer.move, kind))
        choices = self._pane().choices(lift.card, lift.origin) if kind is None and isinstance(lift, Lift) else ()
        if self.question is not None and lift.grip is not None and isinstance(lift, Lift):
            choices += chosen_on(self.question, lift.card, self._name_of)
        if lift.grip is None or any(one.place == QUESTION for one in choices):
            offers = tuple(offer for offer in offers if offer.place != QUESTION)
        self._offers, self._choices = offers, tuple(one for one in choices if self._rect_of(one.place))
        return self._all_landings()

    def _say_how(self, lifted: Liftable) -> None:
        """Say at a card that was lifted by click or keys, and is at no place, how it comes to one."""
        if self._lifted is None or self.layer.goal is not None or self.layer.dragged:
            return
        landings = self._all_landings()
        look = no_place(landings)
        if any(one.allowed for one in landings):
            look = BubbleLook(speak("carry", "Arrow keys or a click choose its place."))
        elif any(one.taken_up == self._lifted.carried for one in SeatView.of(self._model).options):
            look = BubbleLook(speak("carry", "It goes to no place: a plate plays it."))
        home = lifted.global_rect()
        here = QRect(self._window.mapFromGlobal(home.topLeft().toPoint()), (home.size() * _UPPER).toSize())
        self.bubble.show_beside(look, here, self._allowed_places())
        announce(self.bubble, sentences((look.title, *map(spoken, look.lines))))

    def serve(self, kind: type[Move] | None, hand: CardsInHand) -> None:
        """Lift the card that makes such a move: the one that a person has taken up or led the keyboard to.

        Where that makes none it is the best that does, of the hand or open in the pane: without a price before one at
        a price, and of those the focused one. Without a kind any card may do, so that none is chosen for the player:
        the hand gets the keyboard.
        """
        view, focused, pane = SeatView.of(self._model), hand.card_in_focus(), self._pane()
        moves = [move for move in view.options if kind is None or isinstance(move, kind)]
        if kind is None and (focused is None or focused not in [getattr(move, "card", None) for move in moves]):
            hand.focus()
            return
        fit = fit_cards(view, moves, pane)
        taken = self._lifted.card if isinstance(self._lifted, Lift) and self.carrying else None
        in_pane = next((one.card for one in fit if (found := pane.lift_of(one.card)) and found.widget.hasFocus()), None)
        best = meant_of(fit, (taken, in_pane, hand.card_led_to()), focused)
        lift = self._lift_of(best.card, hand) if best is not None else None
        if lift is not None:
            lift.widget.setFocus()
            self.lift(lift, kind)
        elif serving := [(card, move) for move in moves if isinstance(card := getattr(move, "card", None), Card)]:
            self._ask_of_others(serving)

    def _lift_of(self, card: Card, hand: CardsInHand) -> Lift | None:
        """Return how a card of the hand, or one that lies open in the pane, is taken up by a key."""
        widget = hand.widget_of(card)
        own = Lift(card, self._model.hand_zone(self._model.seat), widget) if widget is not None else None
        return own or self._pane().lift_of(card)

    def _ask_of_others(self, serving: Sequence[tuple[Card, Move]]) -> None:
        """Ask, where a card lies that is in no hand, whether to make a move with it."""
        card, zones = serving[0][0], self._model.sight().zones.items()
        zone = next((name for name, lying in zones if any(one.card == card for one in lying)), "")
        self.whichMeant.emit(tuple(move for _, move in serving), self._in_window(Place(zone=zone)), None)

    def put_back(self) -> None:
        """Let the carried card glide home."""
        self.layer.put_back()

    # ------------------------------------------------------------------ looking
    def peek(self, card: Card, origin: str) -> None:
        """Show what a hovered card would do, at the first place where it may land."""
        if self.carrying:
            return
        self._offers = self._meanings(card, Place(zone=origin))
        landing = next((landing for landing in self._landings(self._offers) if landing.allowed), None)
        if landing is not None:
            self._tell(landing)

    def look_away(self) -> None:
        """Hide the preview of a card that is no longer hovered."""
        if not self.carrying:
            self._forget()
            self._offers = ()

    def ask_ruling(self) -> bool:
        """Put the card back and read the ruling that decided what the bubble says; say whether there is one."""
        if name := self.ruling.name:
            self.layer.put_back()
            self.rulingAsked.emit(name)
        return bool(name)

    # ------------------------------------------------------------------ where it may land
    def _meanings(self, carried: Card | CarriedThing, origin: Place) -> tuple[Offer, ...]:
        return tuple(self._as_meant(offer) for offer in self._model.drops(carried, origin))

    def _as_meant(self, offer: Offer) -> Offer:
        move = self._pane().meant(offer.move)
        if move == offer.move:
            return offer
        verdict = self._model.judge(move)
        return Offer(offer.place, move, verdict, self._model.preview(move) if verdict.allowed else None)

    def _landings(self, offers: Iterable[Offer]) -> tuple[Landing, ...]:
        """Return the places in sight, each with what a drop of the card there would do; first what it usually means."""
        found: dict[Place, list[Offer]] = {}
        for offer in offers:
            found.setdefault(offer.place, []).append(offer)
        all_of_it = [offer for at_place in found.values() for offer in at_place]
        usual = self._pane().settle(tuple(one.move for one in all_of_it if one.allowed), alt=False)
        pane, view, seen = self._pane(), SeatView.of(self._model), [one for one in found if self._rect_of(one)]
        landings = [landing_of(pane, view, place, self._name_of(place), found[place]) for place in seen]
        landings.sort(key=lambda one: one.allowed and not any(offer.move in usual for offer in one.offers))
        return tuple(landings)

    def _all_landings(self) -> tuple[Landing, ...]:
        """Return where a drop plays something, and where it only chooses the card."""
        return (*self._landings(self._offers), *self._choices)

    def _caught_on_plates(self) -> Iterator[tuple[Landing, QRectF]]:
        """Yield what plates do with the card where it is dragged; one lifted by click still presses them."""
        if self._lifted is not None and self._lifted.grip is not None:
            yield from caught_on_plates(self._pane(), self._offers, self._landings)
            if self.question is not None:
                yield from caught_on_answers(self.question, self._offers, self._landings)

    def _lay_again(self, moved: QWidget) -> None:
        """Find the places of the carried card anew, because a part of the table was scrolled below it."""
        self.layer.lay_again(self._all_landings(), moved)

    def _in_window(self, place: Place) -> QRect:
        return self._from_screen(self._rect_of(place) or QRectF())

    def _from_screen(self, rect: QRectF) -> QRect:
        return QRect(self._window.mapFromGlobal(rect.topLeft().toPoint()), rect.size().toSize())

    # ------------------------------------------------------------------ while a card is carried
    def _over(self, landing: Landing | None) -> None:
        if landing is None or not landing.allowed:
            self._forget()
        else:
            self._tell(landing)

    def _tell(self, landing: Landing) -> None:
        if not landing.offers:
            self._forget()
            self._show_at(landing.place, BubbleLook(landing.text))
            return
        preview = next(offer.preview for offer in landing.offers if offer.preview is not None)
        self._show_at(landing.place, told_of(self._pane(), SeatView.of(self._model), landing.offers))
        self.ruling.of(preview, carried=self.carrying)
        self._foresee(preview)

    def _show_at(self, place: Place, look: BubbleLook) -> None:
        self._told_at = place
        pane, others = self._pane(), {one.place for one in self._offers if one.allowed and one.place != place}
        here, boxes = self._in_window(place), [self._in_window(one) for one in others]
        self.bubble.show_beside(look, here, boxes)
        spared = [*map(self._from_screen, pane.spared_boxes((place, *others)))]
        spared += [one.geometry() for one in self.spared if one.isVisible()]
        if any(map(self.bubble.plate_box().intersects, spared)):
            stand_clear(self.bubble, here, boxes, spared, pane.geometry(), round(self._paint.px(_GAP)))

    def _allowed_places(self) -> list[QRect]:
        return [self._in_window(offer.place) for offer in self._offers if offer.allowed]

    def _kept_in_sight(self) -> list[QRect]:
        """Return what the name of a ruling leaves in sight: places, what the pane spares, and its plates."""
        pane, beside = self._pane(), (one.geometry() for one in self.spared if one.isVisible())
        boxes = (*pane.spared_boxes([one.place for one in self._offers if one.allowed]), *plates_in_sight(pane))
        return [*self._allowed_places(), *map(self._from_screen, boxes), *beside]

    def _forget(self) -> None:
        self.ruling.forget()
        self.bubble.hide()
        self._foresee(None)

    def _foresee(self, preview: Preview | None) -> None:
        if preview is not self._foreseen:
            self._foreseen = preview
            self.foreseen.emit(preview)

    # ------------------------------------------------------------------ the end
    def _dropped(self, landing: Landing) -> None:
        lifted, place = self._lifted, self._in_window(landing.place)
        self._lies()
        if lifted is None:
            return
        if not landing.offers:
            self.chosen.emit(lifted.carried)
            return
        alt = Qt.KeyboardModifier.AltModifier in QApplication.keyboardModifiers()
        moves = self._pane().settle(tuple(offer.move for offer in landing.offers if offer.allowed), alt=alt)
        if len(moves) == 1:
            self.played.emit(moves[0], lifted, place)
        else:
            self.whichMeant.emit(moves, place, lifted)

    def _refused(self, landing: Landing) -> None:
        if landing.offers:
            self.refused.emit(landing.offers[0].move, self._in_window(landing.place), self._instead(landing))

    def _instead(self, landing: Landing) -> Move | None:
        """Return what leads to where it may do it; else what another kind of move does elsewhere, unasked."""
        kinds, leads = {type(one.move) for one in landing.offers}, leading_to(self._model, landing.offers[0].move)
        # At each place what is meant there first, as where the card is dropped on it.
        others = (offer for one in self._landings(self._offers) for offer in one.offers if offer.allowed)
        whole = (offer for offer in others if type(offer.move) not in kinds and not text_fields(offer.move))
        return leads or next((offer.move for offer in whole), None)

    def _lies(self) -> None:
        self._forget()
        self._lifted, self._kind, self._offers, self._choices = None, None, (), ()
        self.ended.emit()
