"""Describes what a sheet shows: its words, its fields, its plates."""

from collections.abc import Callable, Hashable, Iterator
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords, Mini
from gattai_desktop.cards.frozen import evolve, field, frozen
from gattai_desktop.windows.kit.asked_things import AskedThing
from gattai_desktop.windows.kit.completing import Completer

BACK: Final = "sheet.back"
"""The way back, as what is focused first where a plate does what nobody should press unawares: no plate's own key."""


@frozen
class SheetField:
    """A line to write in. key: its name; hint: the words in it while it is empty; most: how many letters it takes.

    several: it is for several lines, with room for a paragraph. wraps: it is for one sentence, which is broken where it
    is longer than the field, so that all of it is read.
    """

    key: str
    label: str
    text: str = ""
    hint: str = ""
    most: int = 400
    presets: tuple[str, ...] = ()
    """Texts that a press puts into the field."""
    completer: Completer | None = field(default=None, eq=False)
    """What completes it while it is written, and reads it aloud below."""
    several: bool = False
    wraps: bool = False


@frozen
class Suggestion:
    """What a game suggests for free words of a move. hint: what their field says while it is empty."""

    hint: str = ""
    presets: tuple[str, ...] = ()
    """Texts that a press puts into the field."""
    unwritten: str = ""
    """The words that count where the field stays empty."""


Aside = Callable[[Paint, QWidget], QWidget | None]
"""Makes a part of a sheet, as large as its size hint says; None where there is nothing to show."""


@frozen
class SheetChoice:
    """A plate of the sheet. closes: pressing it answers the sheet. group: the heading of the plates around it.

    counts: each press counts on by one, also the second of a double click.
    """

    key: Hashable
    look: PlateLook
    closes: bool = True
    group: str = ""
    counts: bool = False
    then: Callable[[], object] | None = field(default=None, eq=False)
    """What pressing it does; without it, the one who asked hears its key."""
    written: Callable[[dict[str, str]], object] | None = field(default=None, eq=False)
    """In its place what pressing it does with what stands in the fields."""
    things: tuple[AskedThing, ...] = ()
    """What on the table it stands for: a press of the first that is in sight there is a press of it."""

    def carry_out(self, texts: dict[str, str], answered: "Answered") -> None:
        """Do what pressing it does. answered: the one who asked."""
        if self.written is not None:
            self.written(texts)
        elif self.then is not None:
            self.then()
        else:
            answered(self.key, texts)


@frozen
class SheetLook:
    """What a sheet asks. lines: why, in words; columns: how many plates stand side by side.

    paragraphs: whether each line is a paragraph, with some room between it and the next: there is much to read.
    """

    title: str
    lines: tuple[DrawnWords | str, ...] = ()
    fields: tuple[SheetField, ...] = ()
    choices: tuple[SheetChoice, ...] = ()
    columns: int = 2
    paragraphs: bool = False
    edge: str = "edge"
    can_close: bool = True
    first: Hashable | None = None
    """The plate that is focused first, or BACK; without one the first field or plate."""
    sign: str = ""
    """The sign on the Coach's plate before the title, where the sheet is about one of the Threats."""
    leads: bool = False
    """Whether it only asks what is to be asked next, so that Back from there comes back to it."""
    wide: bool = False
    """Whether it may cover the whole table below the header, and not the middle alone."""
    beside: QRect | None = None
    """A place of the window that it is about and stands next to, so that it stays in sight; None for the middle."""
    aside: Aside | None = field(default=None, eq=False)
    """Makes what stands below the words and above the plates: how hard a fight would be."""
    about: str = ""
    """The name of what it shows, by which the wall can show it too; "" where it cannot."""
    several: tuple[SheetChoice, ...] = ()
    """What on the table stands for more than one of its plates, and what a press of it asks."""
    now: Hashable | None = None
    """The plate of what holds now, where one of several is chosen: it alone has a tick."""

    def plate(self, choice: SheetChoice) -> PlateLook:
        """Return how a plate stands on the sheet; beside others a tick for what is merely allowed would look chosen."""
        look = choice.look
        if look.judgement == "legal" and len(self.choices) > 1:
            look = evolve(look, judgement="")
        if self.now is None or choice.key != self.now:
            return look
        mark = CardMark("tick", "table" if look.fill == "live" else "live")
        name = f"{look.spoken_name()}. {speak('answer', 'chosen')}"
        return evolve(look, signs=(mark, *look.signs), name=name)

    def faces(self) -> Iterator[str]:
        """Yield the faces of the cards that its words and its plates show."""
        plates = (one.look for one in self.choices)
        for words in (*self.lines, *(line for one in plates for line in (one.sub, one.short))):
            yield from (part.face for part in words if isinstance(part, Mini))


Answered = Callable[[Hashable, dict[str, str]], None]
"""Called with the key of the pressed plate, and the texts of the fields."""


def unanswered(_key: Hashable, _texts: dict[str, str]) -> None:
    """Do nothing with an answer: the sheet only shows something."""
