"""Asks what to make happen: an event is chosen and aimed, or a line of the book is typed and completed."""

from collections.abc import Hashable
from functools import partial
from typing import Final

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, speak, translated
from gattai_desktop.games.gattai.book.editions import speak as speak_as
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.by_hand.coachs_hand import Fire, FireFor
from gattai_desktop.games.gattai.events.event_table import EVENTS, class_of, targets_of
from gattai_desktop.games.gattai.events.targets_of_events import TargetNames
from gattai_desktop.games.gattai.names import event_name
from gattai_desktop.games.move import Quoted
from gattai_desktop.windows.forms.flow import Flow
from gattai_desktop.windows.games.gattai.looks.trigger_words import trigger_completer
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook

_WRITE: Final = "write"


class TriggerFlow(Flow):
    """Asks for an event or a line of triggers, and for which seat it is fired."""

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
            then = partial(self.write, begun)
            found[kind if kind in headings else ""].append(SheetChoice(name, look, then=then, group=heading))
        written = PlateLook(self.tr("Write a line"), self.tr("As the book writes it"), edge="coach")
        last = SheetChoice(_WRITE, written, then=partial(self.write, "+"), group=self.tr("The line"))
        choices = (*found["boost"], *found["damage"], *found[""], last)
        self.requests.ask(SheetLook(self.tr("Make something happen"), choices=choices, leads=True))

    def write(self, line: str) -> None:
        """Ask for a line, and complete it while it is typed."""
        seen = self.view
        helps = trigger_completer(lambda: self.view.sight, self.model.seat)
        label = self.tr("As the book writes it")
        field = SheetField("line", label, text=line, hint="+Schism:Team(1)", completer=helps)
        mine = PlateLook(self.tr("Make it happen"), self.tr("In Coach's own name"), edge="coach", crest="coach")
        choices = [SheetChoice("coach", mine)]
        for seat in seen.pilots:
            words = speak("TriggerFlow", "For {name}", name=seen.name(seat))
            choices.append(SheetChoice(seat, PlateLook(words, crest=seat)))
        # An event that is aimed at nobody, as a Tarry, needs no more than Enter.
        whole = ":" not in line and self.model.judge(self._move(line, self.model.seat)).allowed
        first = "coach" if whole else None
        title = self.tr("Make something happen")
        self.requests.ask(
            SheetLook(title, fields=(field,), choices=tuple(choices), columns=3, first=first), self._answered
        )

    def _answered(self, key: Hashable, texts: dict[str, str]) -> None:
        move = self._move(texts["line"], str(key))
        if not self.model.judge(move).allowed:
            self.write(texts["line"])  # what was typed is mended there, once it was read what is wrong
        self.requests.play(move, as_is=True)

    def _move(self, line: str, seat: str) -> Fire | FireFor:
        mine = self.model.seat
        line = TargetNames(self.view.sight, called).stored(line)
        return Fire(mine, Quoted(line)) if seat == mine else FireFor(mine, Quoted(line), seat)
