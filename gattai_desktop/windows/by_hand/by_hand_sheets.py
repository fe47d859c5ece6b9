"""Asks what to do by hand: move or turn a card, set a gauge, mix cards, write a note, and what a game adds.

Everything ends in a move by hand, which the rules judge only for whether it can be done; each may carry a reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, card_aloud, fill, first_large, said
from gattai_desktop.cards.card import Back, Card
from gattai_desktop.games.by_hand import because
from gattai_desktop.games.move import Move, Quoted
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.about_whom import whose
from gattai_desktop.windows.kit.plate_words import plate_words
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room_answers import HandRow
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import BACK, SheetChoice, SheetField, SheetLook

if TYPE_CHECKING:
    from gattai_desktop.windows.by_hand.gauge_flow import GaugeFlow
    from gattai_desktop.windows.rulings.ruling_flow import RulingFlow


class ByHandSheets(QObject):
    """The sheets of the Coach's own hand.

    Signals:
        whyAsked(Card): why a card lies where it lies.
    """

    whyAsked = Signal(object)

    def __init__(self, model: GameModel, requests: Requests, own: Callable[[Requests], tuple[HandRow, ...]]) -> None:
        super().__init__(requests)
        self.model = model
        self._requests = requests
        self._own = own
        requests.confirmAsked.connect(self.confirm)

    @cached_property
    def gauges(self) -> GaugeFlow:
        from gattai_desktop.windows.by_hand.gauge_flow import GaugeFlow

        return GaugeFlow(self._requests)

    @cached_property
    def rulings(self) -> RulingFlow:
        from gattai_desktop.windows.rulings.ruling_flow import RulingFlow

        return RulingFlow(self._requests)

    def always(self, ruling: str, why: str) -> None:
        """Ask the Coach how a ruling shall be from now on that refuses something. why: what he has written of it."""
        self.rulings.of(ruling, why)

    def flows(self) -> dict[str, Callable[[str], object]]:
        """Return the sheets of this class by their names."""
        return {"by hand": lambda _about: self.begin(), "owner": self._of_owner}

    def _of_owner(self, owner: str) -> None:
        """Set a gauge of a seat or a thing, where the seat may; elsewhere show why it has its value."""
        if self.open_to_seat:
            self.gauges.of_owner(owner)
        else:
            self._requests.open(f"why_of.{owner}")

    @property
    def open_to_seat(self) -> bool:
        """Whether the seat at the computer may change things by hand: the Coach, or any seat where nobody coaches."""
        return self.model.hand_rules is not None and not self._against()

    def _against(self) -> tuple[str, ...]:
        """Say what speaks against the seat at the computer changing anything by hand."""
        hand, sight = self.model.hand_rules, self.model.sight()
        return tuple(said(one.text) for one in hand.may(sight, sight.seat, True)) if hand is not None else ()

    def begin(self) -> None:
        """Show the list of what can be done by hand, or why this seat can do nothing so."""
        if not self.open_to_seat:
            self._requests.ask(SheetLook(self.tr("By hand"), self._against(), edge="coach"))
            return
        rows = (
            HandRow("cards", self.tr("Move cards"), self.tr("From any place to any other"), self._from_where),
            HandRow("gauge", self.tr("Set a gauge"), self._gauge_words(), self.gauges.begin),
            HandRow("shuffle", self.tr("Shuffle"), self.tr("The cards of a place"), self._shuffle),
            HandRow("note", self.tr("Write a note"), self.tr("A line for the log"), self._note),
            *self._own(self._requests),
        )
        choices = tuple(
            SheetChoice(row.key, PlateLook(row.title, row.words, edge="coach"), then=row.begin) for row in rows
        )
        self._requests.ask(SheetLook(self.tr("By hand"), choices=choices, edge="coach", leads=True))

    def _gauge_words(self) -> str:
        """Return a few of the gauges that can be set here: "Harmony, Schism, Fan Club …"."""
        hand = self.model.hand_rules
        if hand is None:
            return ""
        values = hand.values
        paths = values.settable(self.model.sight())
        shared = [called(values.short(path)) for path in paths if not values.owner(path)]
        own = [called(values.short(path)) for path in paths if values.owner(path)]
        return ", ".join(dict.fromkeys((*shared[:2], *own[:2])))

    # ------------------------------------------------------------------ cards
    def card_menu(self, card: Card, zone: str) -> None:
        """Ask what to do by hand with a card in a zone."""
        from gattai_desktop.games.by_hand_cards import TurnCards

        if not self.open_to_seat:
            return
        seen = SeatView.of(self.model)
        seat = self.model.seat
        hidden = isinstance(card, Back)
        turning = self.model.by_hand(TurnCards)
        moves: list[Move] = [] if hidden or turning is None else [turning(seat, (card,))]
        moves = [move for move in moves if self.model.judge(move).allowed]
        choices = [SheetChoice(("move", place), hand_plate(seen, move)) for place, move in enumerate(moves)]
        for target in self._targets(card, zone):
            words = first_large(fill(self.tr("to {zone}"), zone=self._zone_name(seen, target)))
            choices.append(SheetChoice(("to", target), PlateLook(words, "", arrangement="line")))
        if not hidden:
            choices.append(
                SheetChoice(("why", 0), PlateLook(self.tr("Why is it there?"), "", fill="", arrangement="line"))
            )
        top = fill(self.tr("The top card of {zone}"), zone=self._zone_name(seen, zone))
        name = top if hidden else card_aloud(card)
        title = fill(self.tr("{card}, by hand"), card=name)
        why = SheetField("why", self.tr("Why, for the log (optional)"))
        look = SheetLook(title, fields=(why,), choices=tuple(choices), edge="coach", first=_first(choices))

        def done(key: Hashable, texts: dict[str, str]) -> None:
            assert isinstance(key, tuple)
            kind, what = key
            if kind == "why":
                self.whyAsked.emit(card)
                return
            move = moves[what] if kind == "move" else self._to(card, zone, str(what))
            if move is not None:
                self._requests.play(because(move, texts.get("why", "")), as_is=True)

        self._requests.ask(look, done)

    def _to(self, card: Card, zone: str, target: str) -> Move | None:
        from gattai_desktop.games.by_hand_cards import MoveCards, MoveTop

        seat = self.model.seat
        top, named = self.model.by_hand(MoveTop), self.model.by_hand(MoveCards)
        if isinstance(card, Back):
            return top(seat, 1, zone, target) if top is not None else None
        return named(seat, (card,), target) if named is not None else None

    def _targets(self, card: Card, zone: str) -> list[str]:
        """Return every place to which the card can be moved."""
        return [target for target in self.model.zones() if target != zone and self._goes(card, zone, target)]

    def _goes(self, card: Card, zone: str, target: str) -> bool:
        move = self._to(card, zone, target)
        return move is not None and self.model.judge(move).allowed

    def _movable(self, zone: str) -> list[Card]:
        """Return the cards of a zone that can be moved, the uppermost first, and of those that read alike only one."""
        lying = [one.card for one in reversed(SeatView.of(self.model).sight.zones.get(zone, ()))]
        shown = {card_aloud(card): card for card in reversed(lying) if not isinstance(card, Back)}
        kinds = [card for card in lying[:1] if isinstance(card, Back)] + list(reversed(shown.values()))
        others = [target for target in self.model.zones() if target != zone]
        return [card for card in kinds if any(self._goes(card, zone, target) for target in others)]

    def _zone_name(self, seen: SeatView, zone: str) -> str:
        hand = self.model.hand_rules
        return called(hand.names.zone(seen.sight, zone)) if hand is not None else zone

    def _from_where(self) -> None:
        seen = SeatView.of(self.model)
        zones = [zone for zone in self.model.zones() if self._movable(zone)]
        choices = tuple(
            SheetChoice(
                zone, PlateLook(first_large(self._zone_name(seen, zone)), str(seen.count(zone)), arrangement="line")
            )
            for zone in zones
        )
        look = SheetLook(self.tr("Cards from where?"), choices=choices, edge="coach", leads=True)
        self._requests.ask(look, lambda key, _texts: self._which(str(key)))

    def _which(self, zone: str) -> None:
        """Ask for one of the cards of a zone; of hidden cards only the top one can be taken."""
        seen, cards = SeatView.of(self.model), self._movable(zone)
        if len(cards) == 1:
            self.card_menu(cards[0], zone)
            return
        alike = Counter(card_aloud(one.card) for one in seen.sight.zones[zone] if not isinstance(one.card, Back))
        choices = [SheetChoice(card.key, self._card_plate(card, alike)) for card in cards]
        title = fill(self.tr("Which card of {zone}?"), zone=self._zone_name(seen, zone))
        look = SheetLook(title, choices=tuple(choices), columns=3, edge="coach", leads=True)

        def chosen(key: Hashable, _texts: dict[str, str]) -> None:
            self.card_menu(next(one for one in cards if one.key == key), zone)

        self._requests.ask(look, chosen)

    def _card_plate(self, card: Card, alike: Mapping[str, int]) -> PlateLook:
        if isinstance(card, Back):
            return PlateLook(self.tr("The top card, unseen"), "", arrangement="line")
        words = card_aloud(card)
        return PlateLook(words, str(alike[words]) if alike[words] > 1 else "", arrangement="line")

    def _shuffle(self) -> None:
        from gattai_desktop.games.by_hand_cards import ShuffleZone

        seen = SeatView.of(self.model)
        mixing = self.model.by_hand(ShuffleZone)
        if mixing is None:
            return
        moves = [mixing(self.model.seat, zone) for zone in self.model.zones() if seen.count(zone) > 1]
        allowed = [move for move in moves if self.model.judge(move).allowed]
        choices = tuple(
            SheetChoice(
                move.zone,
                PlateLook(first_large(self._zone_name(seen, move.zone)), "", arrangement="line", edge="coach"),
            )
            for move in allowed
        )
        look = SheetLook(self.tr("Shuffle"), choices=choices, edge="coach")
        self._requests.ask(look, lambda key, _texts: self._requests.play(mixing(self.model.seat, str(key))))

    # ------------------------------------------------------------------ words
    def _note(self) -> None:
        from gattai_desktop.games.by_hand_values import WriteNote

        field = SheetField("text", self.tr("A line for the log"))
        go = SheetChoice("go", PlateLook(self.tr("Write it"), "", judgement="legal"))
        look = SheetLook(self.tr("Write a note"), fields=(field,), choices=(go,), columns=1)

        def written(_key: Hashable, texts: dict[str, str]) -> None:
            noting = self.model.by_hand(WriteNote)
            if noting is not None:
                self._requests.play(noting(self.model.seat, Quoted(texts["text"])), as_is=True)

        self._requests.ask(look, written)

    def confirm(self, move: Move, title: str) -> None:
        """Ask whether to do something by hand, with a reason for the log."""
        seen = SeatView.of(self.model)
        reasons = self.model.judge(move).reasons
        why = SheetField("why", self.tr("Why, for the log (optional)"))
        yes = SheetChoice(
            "yes",
            PlateLook(plate_words(seen.model, move).title, "", judgement="price", edge="coach"),
            written=lambda texts: self._requests.play(because(move, texts["why"]), as_is=True),
        )
        lines = tuple(said(reason.text) for reason in reasons)
        fields, choices = ((), ()) if reasons else ((why,), (yes,))
        self._requests.ask(SheetLook(title, lines, fields, choices, edge="coach", first=BACK))


def hand_plate(seen: SeatView, move: Move) -> PlateLook:
    """Return the plate of a move by hand."""
    whom = whose(seen, move)
    title = plate_words(seen.model, move).title
    return PlateLook(title, "", arrangement="line", edge="coach", crest=whom.seat, crest_sign=whom.sign)


def _first(choices: list[SheetChoice]) -> Hashable | None:
    return choices[0].key if choices else None
