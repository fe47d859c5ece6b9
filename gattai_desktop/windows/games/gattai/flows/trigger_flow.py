"""Asks what to make happen: an event is chosen and aimed, or a line of the book is typed and completed."""

from __future__ import annotations

import re
from collections.abc import Hashable
from functools import partial
from typing import Final

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, speak, translated
from gattai_desktop.board.words import DrawnWords
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.gattai.book.editions import speak as speak_as
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.by_hand.coachs_hand import Fire, FireFor
from gattai_desktop.games.gattai.events.completion import completions, word_begun_at
from gattai_desktop.games.gattai.events.event_table import EVENTS, class_of, targets_of
from gattai_desktop.games.gattai.events.triggers import target_name
from gattai_desktop.games.gattai.names import RESOURCES, event_name
from gattai_desktop.games.move import Quoted
from gattai_desktop.windows.forms.flow import Flow
from gattai_desktop.windows.games.gattai.looks.trigger_words import in_words
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook, WrittenSheet

_MOST_CHIPS = 12


_WRITE: Final = "write"
_AFTER_COLON: Final = re.compile(r"(?<=:)\w+")


class TriggerFlow(Flow):
    """Asks for an event or a line of triggers, and for which seat it is fired."""

    _sheet: WrittenSheet

    def begin(self, line: str = "") -> None:
        """Ask which event happens; a line that was begun is asked for as it stands."""
        if line:
            self.write(line)
            return
        edition, rulings = self.view.text("edition", "beta"), rulings_of(self.view.sight)
        headings = {"boost": self.tr("What helps"), "damage": self.tr("What hurts")}
        found: dict[str, list[SheetChoice]] = {"boost": [], "damage": [], "": []}
        for name, event in EVENTS.items():
            kind = class_of(event, rulings)
            if kind == "none":
                continue
            begun = f"{speak_as('prefix', edition)}{name}{':' if targets_of(event, rulings) else ''}"
            look = PlateLook(called(event_name(rulings, name)), translated(event.effect))
            heading = headings.get(kind, self.tr("What else happens"))
            then = partial(self._aim, begun)
            found[kind if kind in headings else ""].append(SheetChoice(name, look, then=then, group=heading))
        written = PlateLook(self.tr("Write a line"), self.tr("As the book writes it"), edge="coach")
        last = SheetChoice(_WRITE, written, then=lambda _texts: self.write("+"), group=self.tr("The line"))
        choices = (*found["boost"], *found["damage"], *found[""], last)
        self.requests.ask(SheetLook(self.tr("Make something happen"), (), (), choices))

    def _aim(self, begun: str, _texts: dict[str, str]) -> None:
        self.write(begun)

    def write(self, line: str) -> None:
        """Ask for a line, and complete it while it is typed."""
        seen = self.view
        field = SheetField("line", self.tr("As the book writes it"), text=line, hint="+Schism:Team(1)")
        field = evolve(field, presets=self._chips(line))
        mine = PlateLook(self.tr("Make it happen"), self.tr("In Coach's own name"), edge="coach", crest="coach")
        choices = [SheetChoice("coach", mine)]
        for seat in seen.pilots:
            words = speak("TriggerFlow", "For {name}", name=seen.name(seat))
            choices.append(SheetChoice(seat, PlateLook(words, crest=seat)))
        look = SheetLook(self.tr("Make something happen"), (self._said(line),), (field,), tuple(choices), columns=3)
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

    def _move(self, line: str, seat: str) -> Fire | FireFor:
        mine = self.model.seat
        stored = {target_name(shown).casefold(): target_name(name) for name, shown in self._names().items()}
        line = _AFTER_COLON.sub(lambda found: stored.get(found[0].casefold(), found[0]), line)
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
        words = completions(text, place, self._names().values(), seen.text("edition", "beta"))
        pilots = {target_name(seen.name(seat)) for seat in seen.pilots}
        return tuple(sorted(words, key=lambda word: word not in pilots))[:_MOST_CHIPS]

    def _names(self) -> dict[str, str]:
        """Return each name of the table with what the windows call it."""
        seen = self.view
        names = [seen.model.name(seat) for seat in seen.pilots]
        for kind in ("threat", "faction", "location"):
            names += [seen.text(f"{kind}.{key}.name", key) for key in seen.keys(f"{kind}s")]
        return {name: called(name) for name in (*names, *RESOURCES.values())}

    def _said(self, line: str) -> DrawnWords | str:
        """Return what the line would do, or the first part that cannot be read."""
        if not line.strip(" +."):
            return self.tr("An event, a colon, whom it reaches, and how much: +Schism:Team(1)")
        seen = self.view
        move = self._move(line, self.model.seat)
        reasons = self.model.judge(move).reasons
        if reasons:
            # An unfinished word is no mistake yet.
            unfinished = self._chips(line) and not line.endswith(" ")
            return self.tr("Go on, or press one of the words below.") if unfinished else drawn(reasons[0].text)
        return in_words(seen, str(move.line), self.model.seat)
