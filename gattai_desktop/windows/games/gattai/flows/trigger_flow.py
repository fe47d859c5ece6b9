"""Asks for a trigger to fire by hand: a line of notation that is completed while it is typed."""

from __future__ import annotations

from collections.abc import Hashable

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords, PlainText
from gattai_desktop.games.gattai.by_hand.coachs_hand import Fire, FireFor
from gattai_desktop.games.gattai.events.completion import completions, word_begun_at
from gattai_desktop.games.gattai.names import RESOURCES
from gattai_desktop.games.gattai.telling.foretelling import foretell
from gattai_desktop.games.move import Move, Quoted
from gattai_desktop.windows.forms.flow import Flow
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook, WrittenSheet

_MOST_CHIPS = 10
_MOST_LINES = 3


class TriggerFlow(Flow):
    """Asks for a line of triggers, and for which seat it is fired."""

    _sheet: WrittenSheet

    def begin(self, line: str = "+") -> None:
        """Ask for a line."""
        seen = self.view
        field = SheetField("line", self.tr("Trigger"), text=line, hint="+Schism:Team(1)", presets=self._chips(line))
        mine = PlateLook(self.tr("Fire it"), self.tr("In Coach's own name"), edge="coach", crest="coach")
        choices = [SheetChoice("coach", mine)]
        for seat in seen.pilots:
            words = speak("TriggerFlow", "For {name}", name=seen.name(seat))
            choices.append(SheetChoice(seat, PlateLook(words, crest=seat)))
        look = SheetLook(self.tr("Fire a trigger"), (self._said(line),), (field,), tuple(choices), columns=3)
        self.requests.ask(look, self._answered, self._complete_on)

    def _complete_on(self, sheet: WrittenSheet) -> None:
        """Offer words while the line is typed."""
        self._sheet = sheet
        edit = sheet.edit("line")
        if edit is not None:
            edit.textChanged.connect(lambda _text: self._written())
            edit.cursorPositionChanged.connect(lambda _old, _new: self._written())
            edit.end(False)

    def _answered(self, key: Hashable, texts: dict[str, str]) -> None:
        self.requests.play(self._move(texts["line"], str(key)), as_is=True)

    def _move(self, line: str, seat: str) -> Move:
        mine = self.model.seat
        return Fire(mine, Quoted(line)) if seat == mine else FireFor(mine, Quoted(line), seat)

    def _written(self) -> None:
        edit = self._sheet.edit("line")
        if edit is None:
            return
        self._sheet.suggest("line", self._chips(edit.text(), edit.cursorPosition()), self._complete)
        self._sheet.say((self._said(edit.text()),))

    def _complete(self, word: str) -> None:
        edit = self._sheet.edit("line")
        if edit is None:
            return
        text, caret = edit.text(), edit.cursorPosition()
        start = word_begun_at(text, caret)
        if word[:1] in "+./" and start and text[start - 1] in "+./":
            start -= 1
        edit.setText(text[:start] + word + text[caret:])
        edit.setCursorPosition(start + len(word))
        edit.setFocus()

    def _chips(self, text: str, caret: int | None = None) -> tuple[str, ...]:
        seen, place = self.view, len(text) if caret is None else caret
        return completions(text, place, self._names(seen), seen.text("edition", "beta"))[:_MOST_CHIPS]

    def _names(self, seen: SeatView) -> tuple[str, ...]:
        names = [seen.name(seat) for seat in seen.pilots]
        for kind in ("threat", "faction", "location"):
            names += [seen.text(f"{kind}.{key}.name", key) for key in seen.keys(f"{kind}s")]
        return (*names, *RESOURCES.values())

    def _said(self, line: str) -> DrawnWords | str:
        """Return what the line would do, or the first part that cannot be read."""
        if not line.strip(" +."):
            return self.tr("Type a line, or press one of the words below.")
        seen = self.view
        move = self._move(line, self.model.seat)
        reasons = self.model.judge(move).reasons
        if reasons:
            # An unfinished word is no mistake yet.
            unfinished = self._chips(line) and not line.endswith(" ")
            return self.tr("Go on, or press one of the words below.") if unfinished else drawn(reasons[0].text)
        told = foretell(seen.sight, self.model.preview(move))
        if not told:
            return self.tr("It can be fired.")
        first, *more = (drawn(one) for one in told[:_MOST_LINES])
        return (*first, *(piece for words in more for piece in (PlainText("; "), *words)))
