"""The Coach's own hand: any card moved or turned, gauges set, rulings changed, triggers fired, the guide switched.

Everything ends in a move by hand, which the rules judge only for whether it can be done; each may carry a reason.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QRect, Signal

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.cards.card import Back, Card
from gattai_desktop.games.gattai.by_hand import guide_is_off
from gattai_desktop.games.gattai.by_hand_cards import MoveCards, MoveTop, Reshuffle, ShuffleZone, TurnCards
from gattai_desktop.games.gattai.by_hand_values import Reveal, RevealOfThreat, SwitchGuide
from gattai_desktop.games.gattai.conflict_end import CallOff
from gattai_desktop.games.gattai.names import zone_name
from gattai_desktop.games.gattai.story import Note
from gattai_desktop.games.move import Move, Text
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.because import because
from gattai_desktop.windows.gauge_flow import GaugeFlow
from gattai_desktop.windows.looks_choices import choice
from gattai_desktop.windows.ruling_flow import RulingFlow
from gattai_desktop.windows.seen import Seen
from gattai_desktop.windows.sheet import Sheet, SheetChoice, SheetField, SheetLook
from gattai_desktop.windows.shown import card_spoken
from gattai_desktop.windows.trigger_flow import TriggerFlow


class ByHandDesk(QObject):
    """The sheets of the Coach's own hand.

    Signals:
        wished(Move): what came of it. rulingsAsked(): the rulings of this table.
        whyAsked(Card): why a card lies where it lies.
    """

    wished = Signal(object)
    rulingsAsked = Signal()
    whyAsked = Signal(object)

    def __init__(self, model: GameModel, sheet: Sheet, room: Callable[[], QRect], parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._sheet = sheet
        self._room = room
        self.gauges = GaugeFlow(model, sheet, room, self)
        self.rulings = RulingFlow(model, sheet, room, self)
        self.triggers = TriggerFlow(model, sheet, room, self)
        for flow in (self.gauges, self.rulings, self.triggers):
            flow.wished.connect(self.wished)

    @property
    def open_to_seat(self) -> bool:
        """Whether the seat at the computer may do things by hand: the Coach, or anybody at a free table."""
        seen = Seen.of(self._model)
        return seen.is_coach or guide_is_off(seen.sight)

    def begin(self) -> None:
        """Show what can be done by hand."""
        seen = Seen.of(self._model)
        if not self.open_to_seat:
            return
        rows: list[tuple[str, str, str]] = [
            ("cards", self.tr("Move cards"), self.tr("From any place to any other")),
            ("gauge", self.tr("Set a gauge"), self.tr("Harmony, Charges, TR, names …")),
            ("shuffle", self.tr("Shuffle"), self.tr("A place, or a Deck with its Trash")),
            ("note", self.tr("Write a note"), self.tr("A line for the log")),
        ]
        if seen.is_coach:
            rows += [
                ("ruling", self.tr("Change a ruling"), self.tr("Holds from the next move on")),
                ("trigger", self.tr("Fire a trigger"), self.tr("Type or choose one")),
                ("reveal", self.tr("Reveal"), self.tr("A Threat's data, a Faction, a Location")),
            ]
            if seen.moment != "story":
                rows.append(("call off", self.tr("Call the conflict off"), self.tr("Its cards are discarded")))
            off = guide_is_off(seen.sight)
            title = self.tr("Switch the guide on") if off else self.tr("Switch the guide off")
            words = self.tr("The rules lead again") if off else self.tr("A free table: same zones, hands and log")
            rows.append(("guide", title, words))
        choices = tuple(SheetChoice(key, PlateLook(title, words, edge="coach")) for key, title, words in rows)
        look = SheetLook(self.tr("By hand"), (), (), choices, edge="coach")
        self._sheet.ask(look, lambda key, _texts: self._chosen(str(key)), self._room())

    def _chosen(self, key: str) -> None:
        seat = self._model.seat
        match key:
            case "cards":
                self._from_where()
            case "gauge":
                self.gauges.begin()
            case "shuffle":
                self._shuffle()
            case "note":
                self._note()
            case "ruling":
                self.rulingsAsked.emit()
            case "trigger":
                self.triggers.begin()
            case "reveal":
                self._reveal()
            case "call off":
                self._confirm(CallOff(seat), self.tr("Call the conflict off?"))
            case "guide":
                off = guide_is_off(self._model.sight())
                self._confirm(SwitchGuide(seat, "on" if off else "off"), self.tr("Switch the guide?"))

    # ------------------------------------------------------------------ cards
    def card_menu(self, card: Card, zone: str) -> None:
        """Ask what is to be done by hand with a card that lies in a zone."""
        if not self.open_to_seat:
            return
        seen = Seen.of(self._model)
        seat = self._model.seat
        hidden = isinstance(card, Back)
        moves: list[Move] = [] if hidden else [TurnCards(seat, (card,))]
        moves = [move for move in moves if self._model.judge(move).allowed]
        choices = [SheetChoice(("move", place), _plate(seen, move)) for place, move in enumerate(moves)]
        for target in self._targets(card, zone):
            words = self.tr("to {zone}").replace("{zone}", zone_name(seen.sight, target))
            choices.append(SheetChoice(("to", target), PlateLook(words, "", arrangement="line")))
        if not hidden:
            choices.append(
                SheetChoice(("why", 0), PlateLook(self.tr("Why is it there?"), "", fill="", arrangement="line"))
            )
        name = self.tr("the top card") if hidden else card_spoken(card)
        title = self.tr("{card}, by hand").replace("{card}", name)
        why = SheetField("why", self.tr("Why, for the log (need not be)"))
        look = SheetLook(title, (), (why,), tuple(choices), columns=2, edge="coach", first=_first(choices))

        def done(key: Hashable, texts: dict[str, str]) -> None:
            assert isinstance(key, tuple)
            kind, what = key
            if kind == "why":
                self.whyAsked.emit(card)
                return
            move = moves[what] if kind == "move" else self._to(card, zone, str(what))
            self.wished.emit(because(move, texts.get("why", "")))

        self._sheet.ask(look, done, self._room())

    def _to(self, card: Card, zone: str, target: str) -> Move:
        seat = self._model.seat
        return MoveTop(seat, 1, zone, target) if isinstance(card, Back) else MoveCards(seat, (card,), target)

    def _targets(self, card: Card, zone: str) -> list[str]:
        """Every place to which the card can be laid."""
        return [
            target
            for target in self._model.zones()
            if target != zone and self._model.judge(self._to(card, zone, target)).allowed
        ]

    def _from_where(self) -> None:
        seen = Seen.of(self._model)
        zones = [zone for zone in self._model.zones() if seen.count(zone)]
        choices = tuple(
            SheetChoice(zone, PlateLook(zone_name(seen.sight, zone), str(seen.count(zone)), arrangement="line"))
            for zone in zones
        )
        look = SheetLook(self.tr("Cards from where?"), (), (), choices, edge="coach")
        self._sheet.ask(look, lambda key, _texts: self._which(str(key)), self._room())

    def _which(self, zone: str) -> None:
        """Ask for one of the cards that are seen in a place; of others only the top one can be taken."""
        seen = Seen.of(self._model)
        lying = seen.sight.zones.get(zone, ())
        cards = [one.card for one in reversed(lying) if not isinstance(one.card, Back)]
        choices = [SheetChoice(card.key, PlateLook(card_spoken(card), "", arrangement="line")) for card in cards]
        if lying and isinstance(lying[-1].card, Back):
            choices.insert(0, SheetChoice("top", PlateLook(self.tr("The top card, unseen"), "", arrangement="line")))
        title = self.tr("Which card of {zone}?").replace("{zone}", zone_name(seen.sight, zone))
        look = SheetLook(title, (), (), tuple(choices), columns=3, edge="coach")

        def chosen(key: Hashable, _texts: dict[str, str]) -> None:
            card = next((one for one in cards if one.key == key), lying[-1].card)
            self.card_menu(card, zone)

        self._sheet.ask(look, chosen, self._room())

    def _shuffle(self) -> None:
        seen = Seen.of(self._model)
        seat = self._model.seat
        moves: list[Move] = [Reshuffle(seat, "Pilots'"), Reshuffle(seat, "Coach's")]
        moves += [ShuffleZone(seat, zone) for zone in self._model.zones() if seen.count(zone) > 1]
        allowed = [move for move in moves if self._model.judge(move).allowed]
        choices = tuple(SheetChoice(place, _shuffle_plate(seen, move)) for place, move in enumerate(allowed))
        look = SheetLook(self.tr("Shuffle"), (), (), choices, edge="coach")
        self._sheet.ask(look, lambda key, _texts: self.wished.emit(allowed[_number(key)]), self._room())

    # ------------------------------------------------------------------ words
    def _note(self) -> None:
        field = SheetField("text", self.tr("A line for the log"))
        go = SheetChoice("go", PlateLook(self.tr("Write it"), "", judgement="legal"))
        look = SheetLook(self.tr("Write a note"), (), (field,), (go,), columns=1)

        def written(_key: Hashable, texts: dict[str, str]) -> None:
            self.wished.emit(Note(self._model.seat, Text(texts["text"])))

        self._sheet.ask(look, written, self._room())

    def _reveal(self) -> None:
        seen = Seen.of(self._model)
        seat = self._model.seat
        moves: list[Move] = []
        for key in seen.keys("threats"):
            shown = seen.keys(f"threat.{key}.revealed")
            moves += [RevealOfThreat(seat, item, key) for item in ("tr", "buffers", "strike") if item not in shown]
            moves.append(RevealOfThreat(seat, "all", key))
        moves += [Reveal(seat, f"faction.{key}") for key in seen.keys("factions")]
        moves += [Reveal(seat, f"location.{key}") for key in seen.keys("locations")]
        allowed = [move for move in moves if self._model.judge(move).allowed]
        choices = tuple(SheetChoice(place, _plate(seen, move)) for place, move in enumerate(allowed))
        look = SheetLook(self.tr("Show to everybody"), (), (), choices, edge="coach")
        self._sheet.ask(look, lambda key, _texts: self.wished.emit(allowed[_number(key)]), self._room())

    def _confirm(self, move: Move, title: str) -> None:
        seen = Seen.of(self._model)
        reasons = self._model.judge(move).reasons
        why = SheetField("why", self.tr("Why, for the log (need not be)"))
        no = SheetChoice("no", PlateLook(self.tr("No"), "", fill="", edge="edge"))
        yes = SheetChoice("yes", PlateLook(choice(move, seen.sight).title, "", judgement="price", edge="coach"))
        lines = tuple(str(reason.text) for reason in reasons)
        look = SheetLook(title, lines, (why,), (no,) if reasons else (no, yes), edge="coach", first="no")

        def answered(key: Hashable, texts: dict[str, str]) -> None:
            if key == "yes":
                self.wished.emit(because(move, texts.get("why", "")))

        self._sheet.ask(look, answered, self._room())


def _plate(seen: Seen, move: Move) -> PlateLook:
    return PlateLook(choice(move, seen.sight).title, "", arrangement="line", edge="coach")


def _shuffle_plate(seen: Seen, move: Move) -> PlateLook:
    if isinstance(move, ShuffleZone):
        return PlateLook(zone_name(seen.sight, move.zone), "", arrangement="line", edge="coach")
    return _plate(seen, move)


def _first(choices: list[SheetChoice]) -> Hashable | None:
    return choices[0].key if choices else None


def _number(key: Hashable) -> int:
    assert isinstance(key, int)
    return key
