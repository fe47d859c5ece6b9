"""Lets a person choose what else a new table asks: decks at first sight, everything further behind "More"."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import fill, said
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.table_form import FormChoice, TableForm
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook

Decks = tuple[tuple[str, str], ...]
"""Somebody's own decks: the name and the list of each."""
FIRST: Final = 2
"""How many choices are seen at first sight."""


class TableChoices(PaintedGroup):
    """A plate for each choice that is seen at first, and one for all others; for a bare table the way to the desk.

    Signals:
        changed: something else was chosen. sheetAsked(SheetLook): a question for the sheet of the window.
        decksAsked: a deck is to be built.
    """

    changed = Signal()
    sheetAsked = Signal(object)
    decksAsked = Signal()

    def __init__(self, paint: Paint, own_decks: Callable[[], Decks], form: TableForm, parent: QWidget) -> None:
        """own_decks: returns the decks of this computer for the game that is chosen."""
        super().__init__(paint, parent)
        self._own_decks = own_decks
        self._form = form
        self._seats: Collection[Seat] = ()
        self._typed: dict[str, str] = {}
        """What was chosen, as it would be typed, by field."""
        self._called: dict[str, str] = {}
        """What a chosen deck of a person's own is called, by field."""
        self.rulings: Mapping[str, str] = {}
        """The rulings that were changed, by which a deck may be played or not."""
        self._building: tuple[FormChoice, dict[str, str]] | None = None
        """For which choice a deck is being built, and the decks of a person's own before that."""
        self._begun: dict[str, tuple[dict[str, str], dict[str, str], Mapping[str, str]]] = {}
        """With what each way of playing was begun last: what was typed, what own decks are called, the rulings."""
        self.plates = [PlateButton(paint, PlateLook(""), self) for _ in range(FIRST)]
        self.more = PlateButton(paint, PlateLook(""), self, self._ask_more)
        for place, plate in enumerate(self.plates):
            plate.chosen.connect(lambda place=place: self._ask(self._first[place]))
        title, line = self.tr("Write your own at the desk"), self.tr("a new pack, or one of yours")
        self._desk_look = PlateLook(title, line, fill="", name=f"{title}. {line}")
        self.desk = PlateButton(paint, self._desk_look, self)
        self.setAccessibleName(self.tr("Choices"))

    def clear(self) -> None:
        """Forget what was chosen."""
        self._typed.clear()
        self._called.clear()
        self.rulings = {}

    def take_over(self, before: TableChoices) -> None:
        """Choose what was chosen before."""
        self._typed, self._called = dict(before._typed), dict(before._called)
        self._begun = dict(before._begun)

    def keep(self) -> None:
        """Keep what is chosen: a table was begun with it."""
        self._begun[self._form.key] = dict(self._typed), dict(self._called), dict(self.rulings)

    def choose_as_before(self, setup: Any) -> Mapping[str, str]:  # noqa: ANN401 - each game has its own
        """Choose what a table was begun with; return the rulings changed then.

        setup: what set it up, where that is known; else it is what this was begun with last, own decks as they are now.
        """
        own = dict(self._own_decks())
        if setup is not None and self._form.begun_with is not None:
            typed, rulings = self._form.begun_with(setup, own.values())
            names = {text: name for name, text in own.items()}
            ready = {text for one in self._form.choices for text, _ in one.options}
            as_played = self.tr("The deck as it was played")
            self._typed = dict(typed)
            self._called = {asks: "" if text in ready else names.get(text, as_played) for asks, text in typed.items()}
            return rulings
        typed, called, rulings = self._begun.get(self._form.key, ({}, {}, {}))
        self._called = {asks: name for asks, name in called.items() if not name or name in own}
        self._typed = {
            asks: own[name] if (name := called.get(asks, "")) else text
            for asks, text in typed.items()
            if asks in self._called
        }
        return rulings

    def set_form(self, form: TableForm) -> None:
        """Take the choices of something else to play; what it has, too, stays chosen."""
        self._form = form
        self.setVisible(bool(form.choices) or form.bare)
        self.desk.setVisible(form.bare)
        self._show()

    def sit(self, seats: Collection[Seat]) -> None:
        """Take the seats in which people sit; for empty seats and those of the program nothing is asked."""
        self._seats = seats
        self._show()

    @property
    def is_one(self) -> bool:
        """Whether there is one plate alone: one choice, or the way to the desk."""
        return len(self._shown) == 1

    @property
    def _shown(self) -> list[PlateButton]:
        return [plate for plate in (*self.plates, self.more, self.desk) if not plate.isHidden()]

    @property
    def answers(self) -> FieldValues:
        """The answers of the form that were chosen."""
        chosen = {one.asks: self._typed_of(one) for one in self._form.choices if one.asks in self._typed}
        usual = {one.asks: self._usual(one) for one in self._offered if self._usual(one) != one.options[0][0]}
        return self._form.typed({**usual, **chosen})

    @property
    def _offered(self) -> tuple[FormChoice, ...]:
        return tuple(one for one in self._form.choices if not one.seat or one.seat in self._seats)

    @property
    def _first(self) -> tuple[FormChoice, ...]:
        return tuple(one for one in self._offered if not one.further)[:FIRST]

    @property
    def _further(self) -> tuple[FormChoice, ...]:
        first = self._first
        return tuple(one for one in self._offered if one not in first)

    def _typed_of(self, choice: FormChoice) -> str:
        """Return what is chosen, as it would be typed; the usual answer where another is for one person alone."""
        usual = self._usual(choice)
        typed = self._typed.get(choice.asks, usual)
        return usual if typed in choice.for_one and len(self._seats) > 1 else typed

    def _usual(self, choice: FormChoice) -> str:
        """Return what is chosen where nobody has chosen."""
        return choice.usual_for_one if choice.usual_for_one and len(self._seats) == 1 else choice.options[0][0]

    def _now(self, choice: FormChoice) -> str:
        """Return what is chosen, in words."""
        typed = self._typed_of(choice)
        words = next((words for text, words in choice.options if text == typed), None)
        return said(words) if words is not None else self._called.get(choice.asks, "")

    def _show(self) -> None:
        for place, plate in enumerate(self.plates):
            plate.setVisible(place < len(self._first))
        changed = [f"{said(one.name)}: {self._now(one)}" for one in self._further if self._is_changed(one)]
        self.more.setVisible(bool(self._further))
        line = "; ".join(changed) if len(changed) == 1 else fill(self.tr("{number} changed"), number=len(changed))
        self.more.set_look(PlateLook(self.tr("More"), line if changed else self.tr("all as usual"), fill=""))
        self.rescale()

    def _is_changed(self, choice: FormChoice) -> bool:
        return self._typed_of(choice) != self._usual(choice)

    def _choose(self, choice: FormChoice, typed: str, called: str = "") -> None:
        """Take this answer; what stands behind "More" leads back there, where others may be changed as well."""
        self._typed[choice.asks], self._called[choice.asks] = typed, called
        self._show()
        self.changed.emit()
        if choice in self._further:
            self._ask_more(choice.asks)

    # ------------------------------------------------------------------ the sheets
    def _build(self, choice: FormChoice) -> None:
        """Lead to where decks are built, for this choice."""
        self._building = choice, dict(self._own_decks())
        self.decksAsked.emit()

    def ask_again(self) -> None:
        """Ask once more for what a deck was built for; one that is new or changed is in focus: Enter takes it."""
        if self._building is None:
            return
        (choice, before), self._building = self._building, None
        fresh = [name for name, text in self._own_decks() if before.get(name) != text]
        self._ask(choice, fresh[0] if len(fresh) == 1 else "")

    def _ask(self, choice: FormChoice, built: str = "") -> None:
        """Ask for one choice; decks of one's own stand below the ready ones, each with what keeps it from play.

        built: the deck that is in focus; "" for what is chosen.
        """
        own = self._own_decks() if choice.decks else ()
        now = self._typed_of(choice)
        if choice.decks and now not in {text for text, _ in choice.options} | {text for _, text in own}:
            own = (*own, (self._called.get(choice.asks, ""), now))  # played before, and changed or taken away since
        plates = [
            SheetChoice(
                ("pack", text), self._plate(choice, text, said(words)), then=partial(self._choose, choice, text)
            )
            for text, words in choice.options
        ]
        plates += [
            SheetChoice(
                ("own", name),
                self._plate(choice, text, name, own=True),
                then=partial(self._choose, choice, text, name),
            )
            for name, text in own
        ]
        if choice.decks:
            line = self.tr("a new one, or one of these changed")
            look = PlateLook(self.tr("Build a deck"), line, arrangement="line")
            plates.append(SheetChoice(("build", ""), look, then=partial(self._build, choice)))
        first = ("own", built) if built else None
        self.sheetAsked.emit(SheetLook(said(choice.name), choices=tuple(plates), columns=1, first=first))

    def _plate(self, choice: FormChoice, typed: str, name: str, *, own: bool = False) -> PlateLook:
        now = self._typed.get(choice.asks, choice.options[0][0]) == typed
        wrong = self._against(choice, typed)
        line = wrong or (self.tr("your own") if own else said(choice.lines.get(typed, say(""))))
        marks = (CardMark("tick", "live"),) if now else ()
        told = f"{name}: {line}. {self.tr('chosen')}" if now else ""
        return PlateLook(name, line, judgement="refused" if wrong else "", signs=marks, name=told, arrangement="line")

    def _against(self, choice: FormChoice, deck: str) -> str:
        """Return what keeps a deck from this table, whatever the other deck is; "" where it may be played."""
        form = self._form
        if not choice.decks:
            return ""
        decks = {one.asks for one in form.choices if one.decks}
        others = {name: answer for name, answer in form.whole(self.answers).items() if name not in decks}
        return said(form.refused({**others, choice.asks: deck}, self.rulings))

    def _ask_more(self, at: str | None = None) -> None:
        """Show what else can be chosen: a deck from a list, of all else a press takes the next answer.

        at: which one was pressed.
        """
        plates = [
            SheetChoice(
                one.asks,
                PlateLook(said(one.name), self._now(one), arrangement="line"),
                then=partial(self._take_next if one.further else self._ask, one),
            )
            for one in self._further
        ]
        lines = (self.tr("A press takes the next answer."),) if any(one.further for one in self._further) else ()
        look = SheetLook(self.tr("More about this table"), lines, choices=tuple(plates), columns=1, first=at)
        self.sheetAsked.emit(look)

    def _take_next(self, choice: FormChoice) -> None:
        texts = [text for text, _ in choice.options if text not in choice.for_one or len(self._seats) == 1]
        now = texts.index(self._typed_of(choice))
        self._choose(choice, texts[(now + 1) % len(texts)])

    # ------------------------------------------------------------------ how it looks
    def rescale(self) -> None:
        shown = self._shown
        low = self.height() < self.paint.px(40)
        for plate, choice in zip(self.plates, self._first, strict=False):
            name, now = said(choice.name), self._now(choice)
            # What is chosen for a seat, as a deck, has a name of its own, below which stands whose it is.
            title, line = (now, name) if choice.seat or choice.decks else (name, now)
            plate.set_look(PlateLook(f"{name}: {now}", fill="") if low else PlateLook(title, line, fill=""))
        self.desk.set_look(evolve(self._desk_look, sub="") if low else self._desk_look)
        gap = 8.0
        wide = (self.width() - gap * (len(shown) - 1)) / max(1, len(shown))
        for place, plate in enumerate(shown):
            plate.setGeometry(QRectF(place * (wide + gap), 0, wide, self.height()).toAlignedRect())
