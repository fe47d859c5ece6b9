"""Widens the log, lights a line's cards on the table, and shows why something happened."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Signal

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, card_aloud, fill, ruling
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import CardsMoved, CardsTurned, StackFlipped, ValueChanged, ZoneShuffled
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.log_lines import is_struck, reader
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.log.log_pane import LogPane
from gattai_desktop.windows.log.taking_back import TakingBack

if TYPE_CHECKING:
    from gattai_desktop.windows.log.why import Wanted


@frozen
class LineSubject:
    """What a line of the log is about: cards, and the zone they were moved to; a zone; the paths of values."""

    cards: tuple[Card, ...] = ()
    zone: str = ""
    paths: tuple[str, ...] = ()


class LogAnswers(QObject):
    """Connects the log with the table and with the sheets that explain its lines.

    Signals:
        lit(LineSubject | None): what the line under pointer or focus speaks of; None where it left the log.
        rulingAsked(name): a ruling that a step of the chain goes back to is to be read.
        settingAsked(path): the gauge that was asked about is to be set by hand.
        replayAsked(entry): the table is to be seen as it was then.
    """

    lit = Signal(object)
    rulingAsked = Signal(str)
    settingAsked = Signal(str)
    replayAsked = Signal(int)

    def __init__(
        self, model: GameModel, log: LogPane, sheet: Sheet, room: Callable[[], QRect], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._sheet = sheet
        self._room = room
        self._log = log
        self.taking_back = TakingBack(model, sheet, room, self)
        log.lineEntered.connect(self._light)
        log.linePressed.connect(self._light)
        log.view.linesLeft.connect(lambda: self.lit.emit(None))
        log.whyAsked.connect(self.why)

    def flows(self) -> dict[str, Callable[[str], object]]:
        """Return the flows by name: they show why a value, or what belongs to an owner, is as it is."""
        return {"gauge": self._gauge, "why": self.why_value, "why_of": self.why_owner}

    def _gauge(self, about: str) -> None:
        """Show why a gauge has its value; where the seat may, it can be set by hand from there."""
        self.why_value(*about.split(","), by_hand=SeatView.of(self._model).sets_by_hand)

    def why(self, entry: int, number: int) -> None:
        """Show the causes of a line back to a person's move, each with its rule; the move can be taken back here."""
        happened = self._happened(entry)
        if happened is not None:
            self._show(self.tr("Why?"), happened, number)

    def why_value(self, path: str, *shown_with: str, by_hand: bool = False) -> None:
        """Show why a gauge has its value; by_hand: it can be set by hand from here.

        shown_with: what one sign shows together with it; whichever of them changed last is told.
        """
        from gattai_desktop.windows.log.why import of_value

        title = fill(self.tr("Why is this so: {name}?"), name=self._named(path))
        if shown_with:
            words = self.tr("Why are {name} and {other} as they are?")
            title = fill(words, name=self._named(path), other=self._named(shown_with[0]))
        self._why_last(title, of_value(path, *shown_with), path if by_hand else "")

    def why_owner(self, owner: str) -> None:
        """Show what was last changed of a Pilot, a Threat, a Faction or a Location."""
        from gattai_desktop.windows.log.why import of_value

        title = fill(self.tr("Why is this so: {name}?"), name=self._named(owner, owner=True))
        hand, paths = self._model.hand_rules, self._model.sight().values
        owned = (path for path in paths if hand is not None and hand.values.owner(path) == owner)
        self._why_last(title, of_value(*owned), "")

    def why_card(self, card: Card) -> None:
        """Show why a card lies in its zone."""
        from gattai_desktop.windows.log.why import of_card

        title = fill(self.tr("Why is {card} there?"), card=card_aloud(card))
        self._why_last(title, of_card(card), "")

    def _named(self, path: str, *, owner: bool = False) -> str:
        """Return the name of a gauge, or of the owner of gauges."""
        hand = self._model.hand_rules
        if hand is None:
            return path
        return called((hand.names.thing if owner else hand.names.value)(self._model.sight(), path))

    def _why_last(self, title: str, wanted: Wanted, path: str) -> None:
        from gattai_desktop.windows.log.why import last_fact

        found = last_fact(self._model, wanted)
        happened = self._happened(found[0]) if found is not None else None
        if found is not None and happened is not None:
            self._show(title, happened, found[1], path)
            return
        words = self.tr("Nothing has changed it since the start.")
        look = SheetLook(title, (words,), choices=self._setting(path), columns=1)
        self._sheet.ask(look, lambda key, _texts: self._answered(key, 0), self._room())

    def _show(self, title: str, happened: Happened, number: int, path: str = "") -> None:
        from gattai_desktop.windows.log.why import chain, rulings_behind

        entry, causes = happened.entry, chain(self._model, happened, number)
        if self._model.looks_back:
            self._sheet.ask(SheetLook(title, causes.lines), lambda _key, _texts: None, self._room())
            return
        choices = [
            SheetChoice(("ruling", row.name), PlateLook(f"{row.id}  {ruling(row.title)}", ruling(row.question)))
            for row in rulings_behind(self._model, causes.rules)
        ]
        choices.extend(self._setting(path))
        then = PlateLook(self.tr("Show me"), self.tr("the table as it was then"), edge="edge")
        choices.append(SheetChoice("show", then))
        if not is_struck(self._model, entry):
            back = self.tr("Take back to before this")
            words = fill(self.tr("Move {number} and all that followed"), number=entry)
            choices.append(SheetChoice("back", PlateLook(back, words, judgement="price")))
        look = SheetLook(title, causes.lines, choices=tuple(choices), columns=min(2, max(1, len(choices))))
        self._sheet.ask(look, lambda key, _texts: self._answered(key, entry), self._room())

    def _setting(self, path: str) -> tuple[SheetChoice, ...]:
        """Return the plate that opens setting a gauge by hand."""
        if not path:
            return ()
        return (SheetChoice(("set", path), PlateLook(self.tr("Set it by hand"), "", edge="coach")),)

    def _answered(self, key: Hashable, entry: int) -> None:
        if key == "back":
            self.taking_back.to_before(entry)
        elif key == "show":
            self.replayAsked.emit(entry)
        elif isinstance(key, tuple) and key[0] == "ruling":
            self.rulingAsked.emit(str(key[1]))
        elif isinstance(key, tuple):
            self.settingAsked.emit(str(key[1]))

    def _happened(self, entry: int) -> Happened | None:
        return next(iter(self._model.log(entry, entry)), None)

    def _light(self, entry: int, number: int) -> None:
        happened = self._happened(entry)
        if happened is None:
            return
        facts = happened.facts(reader(self._model))
        fact = dict(facts).get(number)
        match fact:
            case CardsMoved():
                spoken = LineSubject(fact.cards, fact.target)
            case CardsTurned():
                spoken = LineSubject(fact.cards, fact.zone)
            case StackFlipped() | ZoneShuffled():
                spoken = LineSubject(zone=fact.zone)
            case ValueChanged():
                spoken = LineSubject(paths=(fact.path,))
            case _:
                held = getattr(happened.move(reader(self._model)), "card", None)
                # What is announced is told together with the values that changed before the next line's fact.
                end = self._log.next_fact(entry, number)
                led = (one for at, one in facts if isinstance(one, ValueChanged) and 0 <= number <= at < end)
                spoken = LineSubject((held,) if isinstance(held, Card) else (), paths=tuple(one.path for one in led))
        self.lit.emit(spoken)
