"""Gauges set, texts written, rulings changed and notes taken by hand, for every game."""

from collections.abc import Iterator

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.games import kinds
from gattai_desktop.games.by_hand import ByHand
from gattai_desktop.games.kinds import NotPossible
from gattai_desktop.games.move import Quoted, wish
from gattai_desktop.games.verdict import Reason, refusal


@frozen
class _Setting(ByHand):
    """A move by hand that writes a value of the table."""

    def _set(self, ledger: Ledger, path: str, text: str) -> None:
        found = self.hand.values.by_hand(ledger.table, path)
        assert found is not None, f"{path} was judged to be a gauge."
        cause = ledger.set(path, found.typed(text), rule=self.hand.ids.by_hand)
        with ledger.because(cause):
            self.hand.fitted(ledger, path)


@wish("sets {path} to {value}")
class SetValue(_Setting):
    """Wish: set a gauge of the table by its path."""

    path: str
    value: str
    free = True

    def impossible(self, state: State) -> Iterator[Reason]:
        """A gauge that there is, within its range, and the seat's to set."""
        rule = self.hand.ids.by_hand
        found = self.hand.values.by_hand(state, self.path)
        if found is None or isinstance(found, kinds.Text):
            yield refusal(rule, "There is no gauge called {path}.", path=self.path)
            return
        yield from self.hand.may_set(state, self.seat, self.path)
        try:
            found.typed(self.value)
        except NotPossible as fault:
            name = self.hand.names.value(state, self.path)
            yield refusal(rule, "{path} cannot be {value}. {fault}", path=name, value=self.value, fault=fault)

    def do(self, ledger: Ledger) -> None:
        self._set(ledger, self.path, self.value)


@wish("writes {text} for {path}")
class WriteText(_Setting):
    """Wish: write a name, a note or another text of the table."""

    text: Quoted
    path: str

    def impossible(self, state: State) -> Iterator[Reason]:
        rule = self.hand.ids.by_hand
        found = self.hand.values.by_hand(state, self.path)
        if not isinstance(found, kinds.Text):
            yield refusal(rule, "There is no text called {path}.", path=self.path)
            return
        try:
            found.typed(self.text)
        except NotPossible as fault:
            yield refusal(rule, "{fault}", fault=fault)

    def do(self, ledger: Ledger) -> None:
        self._set(ledger, self.path, self.text)


@wish("rules {switch} {option}")
class SetRuling(ByHand):
    """Wish: let a ruling have another option from the next move on."""

    switch: str
    option: str

    def impossible(self, state: State) -> Iterator[Reason]:
        try:
            name, option = self.hand.switch(self.switch, self.option)
        except ValueError as fault:
            yield refusal(self.hand.ids.ruling, "{fault}", fault=fault)
            return
        yield from self.hand.may_rule(state, name, option)

    def do(self, ledger: Ledger) -> None:
        name, option = self.hand.switch(self.switch, self.option)
        rule = self.hand.ids.ruling
        before = self.hand.ruling_now(ledger.table, name)
        ledger.announce("ruling", rule=rule, ruling=name, before=before, after=option, who=self.seat)
        ledger.set(f"rulings.{name}", option, rule=rule)


@wish("notes {text}")
class WriteNote(ByHand):
    """Wish: write a line into the log."""

    text: Quoted
    free = True

    def impossible(self, state: State) -> Iterator[Reason]:
        if not self.text.strip():
            yield refusal(self.hand.ids.by_hand, "Write something first.")

    def do(self, ledger: Ledger) -> None:
        ledger.announce("note", rule=self.hand.ids.by_hand, who=self.seat, text=self.text)
