"""What is done with the log: widened over the middle, a line's card lit on the table, a line asked why."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QRect, Signal

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.words import Text, Words
from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.facts import CardsMoved, CardsTurned, Fact
from gattai_desktop.games.gattai.rule_book import RULE_BOOK
from gattai_desktop.games.gattai.telling import tell
from gattai_desktop.games.told import Line
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.log_pane import LogPane
from gattai_desktop.windows.sheet import Sheet, SheetChoice, SheetLook
from gattai_desktop.windows.shown import drawn


class LogDesk(QObject):
    """Answers the log.

    Signals:
        cardLit(Card | None): a line speaks of this card, which lies in the open.
    """

    cardLit = Signal(object)

    def __init__(
        self, model: GameModel, log: LogPane, sheet: Sheet, room: Callable[[], QRect], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._sheet = sheet
        self._room = room
        log.lineEntered.connect(self._light)
        log.whyAsked.connect(self.why)

    def why(self, entry: int, number: int) -> None:
        """Show the chain from a line back to the move, each step with its rule; the entry can be taken back here."""
        happened = self._happened(entry)
        if happened is None:
            return
        lines = self._chain(happened, number)
        choices = []
        if not self._model.is_taken_back(entry) and happened.back_to is None:
            title = self.tr("Take back to before this")
            words = self.tr("Entry {number} and all that followed").replace("{number}", str(entry))
            choices.append(SheetChoice("back", PlateLook(title, words, judgement="price")))
        look = SheetLook(self.tr("Why?"), lines, (), tuple(choices), columns=1)
        self._sheet.ask(look, lambda key, _texts: self._answered(key, entry), self._room())

    def take_back_last(self) -> None:
        """Ask whether the last entry that holds is to be taken back."""
        last = next(
            (number for number in range(self._model.entry, 0, -1) if not self._model.is_taken_back(number)), None
        )
        happened = self._happened(last) if last is not None else None
        if last is None or happened is None:
            return
        words = happened.words(self._model.seat_shown) or self.tr("The last take-back")
        choices = (
            SheetChoice("keep", PlateLook(self.tr("Keep it"), "", fill="", edge="edge")),
            SheetChoice("back", PlateLook(self.tr("Take it back"), "", judgement="price")),
        )
        look = SheetLook(self.tr("Take the last move back?"), (words,), (), choices, first="keep")
        self._sheet.ask(look, lambda key, _texts: self._answered(key, last), self._room())

    def _answered(self, key: Hashable, entry: int) -> None:
        if key == "back":
            self._model.take_back(entry)

    def _happened(self, entry: int) -> Happened | None:
        return next(iter(self._model.log(entry, entry)), None)

    def _chain(self, happened: Happened, number: int) -> tuple[Words, ...]:
        seat = self._model.seat_shown
        facts = happened.facts(seat)
        told = tell(happened.before(seat), happened.move(seat), facts)
        by_fact = {line.fact: line for line in told}
        causes = {place: fact.cause for place, fact in facts}
        wanted: list[int] = []
        here = number
        while here >= 0 and here not in wanted:
            wanted.append(here)
            here = causes.get(here, -1)
        wanted.append(-1)
        lines: list[Words] = []
        for fact in reversed(wanted):
            line = by_fact.get(fact)
            if line is not None:
                lines.extend(self._line(line, dict(facts).get(fact), depth=len(lines)))
        return tuple(lines) or ((Text(happened.words(seat)),),)

    def _line(self, line: Line, fact: Fact | None, *, depth: int) -> tuple[Words, ...]:
        del depth
        found: list[Words] = [drawn(line.words)]
        rule = RULE_BOOK.get(line.rule or (fact.rule if fact is not None else ""))
        if rule is not None:
            borrowed = self.tr("Borrowed from the complete text.") if line.borrowed else ""
            found.append((Text(f"      {rule.id}: {rule.sentence} {borrowed}".rstrip()),))
        return tuple(found)

    def _light(self, entry: int, number: int) -> None:
        happened = self._happened(entry)
        fact = dict(happened.facts(self._model.seat_shown)).get(number) if happened is not None else None
        cards: tuple[Card, ...] = fact.cards if isinstance(fact, CardsMoved | CardsTurned) else ()
        if not cards and happened is not None:
            move = happened.move(self._model.seat_shown)
            held = getattr(move, "card", None)
            cards = (held,) if isinstance(held, Card) else ()
        self.cardLit.emit(next((card for card in cards if not isinstance(card, Back)), None))
