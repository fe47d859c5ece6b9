"""Holds the cards that lie on the field of a showdown, each where it lies, with what a screen reader says of it."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.card_widget import NOTHING_BELOW, CardWidget
from gattai_desktop.board.drawing import measuring
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.board.spread import CardSpread
from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import Lying
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.ultra import EnterMode, SummonMove
from gattai_desktop.windows.games.tasuo.attackers import attackers, first_attacker
from gattai_desktop.windows.games.tasuo.card_faces import peek_of
from gattai_desktop.windows.games.tasuo.card_words_shown import spoken_design, text_of
from gattai_desktop.windows.games.tasuo.cards_in_use import InUse, cards_in_use
from gattai_desktop.windows.games.tasuo.field_boxes import place_box
from gattai_desktop.windows.games.tasuo.field_drawing import life_cells
from gattai_desktop.windows.games.tasuo.field_grid import ORDER, FieldGrid
from gattai_desktop.windows.games.tasuo.field_looks import FieldPlace, place_looks, place_name, place_said
from gattai_desktop.windows.kit.faces import lying_face
from gattai_desktop.windows.kit.focus_groups import ArrowStop, FocusGroup
from gattai_desktop.windows.kit.requests import Lift, Requests
from gattai_desktop.windows.kit.seat_view import SeatView


@frozen(eq=False)
class FieldCard:
    """A card on the field: where it lies, its picture, what is said of it, and how far it is turned.

    about: its words, said of a warrior after how it stands. used: where it lies while it is in use.
    """

    key: tuple[str, object]
    card: Card
    zone: str
    number: int
    face: str
    spoken: str
    group: str
    angle: float = 0.0
    about: str = ""
    used: InUse | None = None

    @property
    def stands(self) -> bool:
        """Whether it is a warrior in a place, whose life is drawn below it."""
        return self.zone.partition(".")[0] in zones.PLACES and self.number == 0


def field_cards(view: SeatView) -> Iterator[FieldCard]:
    """Yield the cards of both sides, what lies lowest first."""
    used = cards_in_use(view.sight)
    for seat in zones.SEATS:
        whose = whose_words(view, seat)
        for look in place_looks(view.sight, seat):
            yield from _of_place(view, look, whose)
        for number, lying in enumerate(view.sight.zones.get(zones.legend(seat), ())):
            yield _of_legend(view, seat, number, lying)
        for zone, group in ((zones.arena(seat), "arena"), (zones.use(seat), "arena")):
            for number, lying in enumerate(view.sight.zones.get(zone, ())):
                turned = zone == zones.arena(seat) and not lying.up
                angle, face = (90.0, _picture(lying.card)) if turned else (0.0, lying_face(lying))
                said = f"{_kind(zone, turned=turned)}: {_said(lying.card)}"
                place = used.get(lying.card) if zone == zones.use(seat) else None
                yield FieldCard(
                    (zone, lying.card.key), lying.card, zone, number, face, said, group, angle, used=place
                )  # fmt: skip
    yield from _entering(view)


def _entering(view: SeatView) -> Iterator[FieldCard]:
    """Yield the own Ultra cards that may enter now: they rise out of their pile, and are dragged to what they need."""
    zone = zones.ultra(view.seat)
    moves = (one for one in view.options if isinstance(one, EnterMode | SummonMove))
    ready = dict.fromkeys(one.card for one in moves if isinstance(one.card, TasuoCard))
    for number, card in enumerate(ready):
        said = speak("tasuo", "Ultra card that may enter: {card}", card=_said(card))
        yield FieldCard((zone, card.key), card, zone, number, card.picture, said, f"ultra.{view.seat}")


def whose_words(view: SeatView, seat: str) -> str:
    """Return "yours", or whose it is."""
    if seat == view.seat:
        return speak("tasuo", "yours")
    return speak("tasuo", "{name}'s", name=view.name(seat))


def _kind(zone: str, *, turned: bool) -> str:
    if not zone.startswith("arena"):
        return speak("tasuo", "In use")
    return speak("tasuo", "Arena, turned") if turned else speak("tasuo", "Arena")


def _said(card: Card) -> str:
    return spoken_design(card.design) if isinstance(card, TasuoCard) else speak("board", "Card, face-down")


def _picture(card: Card) -> str:
    return card.picture if isinstance(card, TasuoCard) else f"back-{card.deck}"


def _of_place(view: SeatView, look: FieldPlace, whose: str) -> Iterator[FieldCard]:
    group = f"places.{look.seat}"
    zone = zones.weapons(look.place, look.seat)
    for number, lying in enumerate(view.sight.zones.get(zone, ())):
        said = speak("tasuo", "Weapon in {place}: {card}", place=place_name(look.place), card=_said(lying.card))
        yield FieldCard((zone, lying.card.key), lying.card, zone, number, lying_face(lying), said, group)
    zone = zones.place(look.place, look.seat)
    for lying in view.sight.zones.get(zone, ()):
        on_top = look.warrior is not None and lying.card is look.warrior.card
        number = 0 if on_top else 1
        said = place_said(look, whose) if on_top else speak("tasuo", "beneath: {card}", card=lying.card.name)
        about = text_of(lying.card.design) if isinstance(lying.card, TasuoCard) else ""
        yield FieldCard((zone, lying.card.key), lying.card, zone, number, lying_face(lying), said, group, about=about)


def _of_legend(view: SeatView, seat: str, number: int, lying: Lying) -> FieldCard:
    zone, card = zones.legend(seat), lying.card
    place = speak("tasuo", "Legend Zone {number}", number=number + 1)
    if not lying.up and isinstance(card, TasuoCard):  # only its owner knows it
        words = speak("tasuo", "Your set card, {place}: {card}", place=place, card=_said(card))
        return FieldCard(
            (zone, card.key), card, zone, number, peek_of(seat, card.picture.partition(":")[2]), words, f"legend.{seat}"
        )
    if isinstance(card, Back):
        words = speak("tasuo", "{name}'s set card, {place}", name=view.name(seat), place=place)
    else:
        words = f"{place}: {_said(card)}"
    return FieldCard(
        (zone, number if isinstance(card, Back) else card.key), card, zone, number, lying_face(lying), words,
        f"legend.{seat}",
    )  # fmt: skip


class FieldCards(CardSpread):
    """The cards of the field. A press or a drag lifts a card; the arrow keys go through each group."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._requests = requests
        self._shown: dict[tuple[str, object], FieldCard] = {}
        self._widgets: dict[tuple[str, object], CardWidget] = {}
        self._groups: dict[str, ArrowGroup] = {}
        self._arena = False
        self.below = ""
        """Whether an Arena lies between the sides."""
        self.able: tuple[TasuoCard, ...] = ()
        """The own warriors that can attack now, from left to right."""
        self.setAccessibleName(self.tr("Field"))

    def show_view(self, view: SeatView) -> None:
        """Show the cards that lie on the field now."""
        self._shown = {one.key: one for one in field_cards(view)}
        self._arena = any(view.count(zones.arena(seat)) for seat in zones.SEATS)
        self._widgets = one_for_each(self._widgets, self._shown, lambda key: self._new(self._shown[key]))
        before, self.able = self.able, attackers(view)
        able_now = frozenset(self.able)
        for key, widget in self._widgets.items():
            widget.set_face(self._shown[key].face)
            able = f", {speak('tasuo', 'can attack')}" if self._shown[key].card in able_now else ""
            widget.setAccessibleName(f"{self._shown[key].spoken}{able}")
            widget.setAccessibleDescription(self._shown[key].about)
        self.hold(list(self._widgets.values()))
        named = {one.group for one in self._shown.values()}
        for group in sorted(named):
            self._groups.setdefault(group, ArrowGroup(self))
        for group, arrows in self._groups.items():
            members = [one for one in self._shown.values() if one.group == group]
            arrows.set_members([self._widgets[one.key] for one in sorted(members, key=_from_left)])
        if self.able != before:
            self._begin_with_able(view, before)

    def _begin_with_able(self, view: SeatView, before: tuple[TasuoCard, ...]) -> None:
        """Let the keyboard come to who can attack next, and leave who could before and has attacked."""
        first = first_attacker(view)
        for card in before:
            widget = self.widget_of(card) if card not in self.able else None
            if widget is not None and widget.hasFocus():
                self.window().setFocus(Qt.FocusReason.OtherFocusReason)  # it knows where play goes on
        widget = self.widget_of(first) if first is not None else None
        if widget is not None:
            self._groups[f"places.{view.seat}"].stop_at(widget)

    def _new(self, shown: FieldCard) -> CardWidget:
        widget = CardWidget(self.paint, shown.face, parent=self)
        widget.still = True  # its frame, life and name stand round it
        key = shown.key
        widget.clicked.connect(lambda: self._lift(key))
        widget.lifted.connect(
            lambda grip, at: self._requests.lift(Lift(self._shown[key].card, key[0], widget, grip, at))
        )
        widget.focused.connect(lambda: self._look_at(key))
        widget.hoverChanged.connect(lambda on: self._look_at(key) if on else None)
        return widget

    def _look_at(self, key: tuple[str, object]) -> None:
        shown = self._shown.get(key)
        if shown is not None:  # one that leaves may have the keyboard for a moment yet
            self._requests.look(shown.face)

    def _lift(self, key: tuple[str, object]) -> None:
        """Lift a card that was pressed."""
        shown = self._shown[key]
        self._requests.lift(Lift(shown.card, shown.zone, self._widgets[key]))

    def lay(self, grid: FieldGrid, below: str) -> None:
        """Lay every card where it belongs; below: whose side that is."""
        self.below = below
        cells = life_cells(measuring(self.paint, grid.card))
        for key, shown in self._shown.items():
            if shown.used is not None:
                box: QRectF | None = grid.use(shown.used.column, shown.used.number, shown.used.among, arena=self._arena)
            else:
                box = place_box(grid, shown.zone, shown.number, below=below, turned=bool(shown.angle))
            if box is None:
                continue
            if shown.angle:  # a card turns about the middle of its lower edge
                x, y = box.x() - box.height() / 2, box.y() - box.width() + box.height() / 2
                self._widgets[key].put(x, y, height=box.width(), angle=shown.angle)
            else:
                self._widgets[key].put(box.x(), box.y(), height=box.height(), angle=0.0)
                self._widgets[key].foot = cells if shown.stands else NOTHING_BELOW
        self.restack()

    def widget_of(self, card: Card) -> CardWidget | None:
        """Return the widget of a card that lies on the field."""
        return next((self._widgets[key] for key, one in self._shown.items() if one.card is card), None)

    def in_use(self) -> tuple[tuple[str, QRectF], ...]:
        """Return who uses each card in use, and where that lies."""
        used = ((one.zone.partition(".")[2], self._widgets[key]) for key, one in self._shown.items() if one.used)
        return tuple((seat, widget.card_rect().translated(widget.pos())) for seat, widget in used)

    def widget_called(self, key: str) -> CardWidget | None:
        """Return the widget of the card with a key that lies open on the field."""
        found = (place for place, one in self._shown.items() if isinstance(one.card, TasuoCard) and one.card.key == key)
        return next((self._widgets[place] for place in found), None)

    def widget_at(self, zone: str) -> CardWidget | None:
        """Return the widget of the top card of a zone."""
        found = [self._widgets[key] for key, one in self._shown.items() if one.zone == zone]
        return found[-1] if found else None

    def legend_card(self, seat: str, number: int) -> CardWidget | None:
        """Return the widget of a card in the Legend Zones of a player, counted from 0."""
        lying = [self._widgets[key] for key, one in self._shown.items() if one.zone == zones.legend(seat)]
        return lying[number] if number < len(lying) else None

    def focus_groups(
        self, below: str, *, alone: bool, led: bool
    ) -> tuple[tuple[FocusGroup, ...], tuple[FocusGroup, ...]]:
        """Return where Tab stops among the cards: first who can attack, if anybody, and then the others.

        below: whose side lies below, which goes before the other. alone: the other one is covered. led: a guide speaks
        of a plate, which goes before who can attack.
        """
        above = zones.foe(below) if below else ""
        own = (f"places.{below}", f"legend.{below}", "arena", f"ultra.{below}")
        order = own if alone else (*own, f"places.{above}", f"legend.{above}")
        groups = {one: self._groups[one] for one in order if one in self._groups}
        stops = {one: ArrowStop(self, group.focus, group) for one, group in groups.items()}
        able = [f"places.{one.owner}" for one in self.able[:1]]
        first = tuple(stops.pop(one) for one in able if one in stops and not led)
        return first, tuple(stops.values())


def _from_left(one: FieldCard) -> tuple[int, int]:
    kind, _, place = one.zone.partition(".")
    name = place.partition(".")[0] if kind == "weapons" else kind
    return (ORDER.index(name) if name in ORDER else 0, one.number)
