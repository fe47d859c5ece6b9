"""Shows help: how the game is played, where things are, and the way to the keys; F1 opens it wherever a person is."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRect, Signal

from gattai_desktop.board.fingers import has_touchscreen
from gattai_desktop.board.keys import (
    COUNTED,
    DECKS,
    DESK,
    ODDS,
    OWN,
    PILOT,
    REPLAY,
    RULINGS,
    SHELF,
    WALL,
    WORDS,
    drawn_key,
)
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import said, speak
from gattai_desktop.content.boxes import box
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook, unanswered

CURTAIN: Final = "curtain"
"""The curtain as a place with help of its own; it has no list of keys."""


class HelpPage(QObject):
    """Shows help on the sheet of a window. What the sheet asked before, it asks again once help is closed.

    Signals:
        keysAsked(str): the keys of a room, or of the tables of a game, are to be listed.
        wordsAsked(str): the words of a game are to be explained.
    """

    keysAsked = Signal(str)
    wordsAsked = Signal(str)

    def __init__(self, sheet: Sheet, room: Callable[[], QRect], window: QObject) -> None:
        """room: the part of the window that help may cover."""
        super().__init__(window)
        self._sheet = sheet
        self._room = room

    def open(self, place: str, game: str = "") -> None:
        """Show the help of a room, or of the tables of a game; close it where it is shown.

        game: whose words can be read there; "" for that of the tables.
        """
        sheet, look = self._sheet, self._look(place, game)
        if sheet.asks(look.title):
            sheet.dismiss()
        elif sheet.isHidden() or sheet.look.can_close or sheet.look.choices:  # what offers nothing is at work
            sheet.ask(look, unanswered, self._room(), over=True)

    def _look(self, place: str, game: str) -> SheetLook:
        keys = PlateLook(self.tr("Keys"), self.tr("what each does here"), "?", fill="", edge="edge")
        listed = SheetChoice("keys", keys, closes=False, then=partial(self.keysAsked.emit, place))
        choices: tuple[SheetChoice, ...] = () if place == CURTAIN else (listed,)
        game = game or ("" if place in (*OWN, CURTAIN) else place)
        if game and box(game).glossary():
            words = PlateLook(self.tr("The words of the game"), self.tr("what each means"), fill="", edge="edge")
            choices = (SheetChoice("words", words, then=partial(self.wordsAsked.emit, game)), *choices)
        if place == SHELF:
            about = PlateLook(self.tr("About"), self.tr("version, licences, your data"), fill="", edge="edge")
            choices += (SheetChoice("about", about, closes=False, then=self._tell_about),)
        columns = 2 if len(choices) == 2 else 1
        return SheetLook(self.tr("Help"), help_lines(place), choices=choices, columns=columns, paragraphs=True)

    def _tell_about(self) -> None:
        from gattai_desktop.windows.settings.about_page import AboutPage

        AboutPage(self._sheet, self._room, self).open()


def help_lines(place: str) -> tuple[str, ...]:
    """Return what help says in a room, or at the tables of a game."""
    if place in (*OWN, CURTAIN):
        return _in_a_room(place)
    return (*map(said, box(place).how_to_play), *_at_a_table())


def _at_a_table() -> tuple[str, ...]:
    return (
        speak("help", "Drag a card, or click it, or press Enter on it: each place where it may go lights up."),
        speak("help", "Over such a place the card says what would come of it. Drop it, click there, or press Enter."),
        speak("help", "What can be read is read by the first press. What costs something is done by the second."),
        speak("help", "Tab goes round the table, the arrows go on within a group, Esc goes back."),
        *_by_finger(),
    )


def _by_finger() -> tuple[str, ...]:
    """Return what is said where a touchscreen is."""
    if not has_touchscreen():
        return ()
    held = speak("help", "Held on a card of your hand it shows it large; held on anything else it tells what that is.")
    return (speak("help", "A finger taps and drags as well. {held}", held=held),)


def _in_a_room(room: str) -> tuple[str, ...]:
    how_hard = speak("help", "How hard a fight would be: automatic players fight it many times.")
    lines = {
        CURTAIN: (
            speak("help", "The table is passed to the seat whose name stands here."),
            speak("help", "Whoever sits there presses Enter; until then nothing secret is on the screen."),
            speak("help", "The held key shows that seat's hand, and hides it again when it is let go."),
        ),
        SHELF: (
            speak("help", "First Contact teaches the game in three acts, to people who have never seen it."),
            speak("help", "New session lays a table: what is played, who sits there, and by which rulings."),
            speak("help", "Every move is saved as it is made. Enter opens a session where it stopped."),
            speak("help", "Colours, wall and language belong to this computer, and are chosen on a page of their own."),
            speak(
                "help",
                "{larger} makes everything in a window larger, and {smaller} smaller.",
                larger=drawn_key("Ctrl++"),
                smaller=drawn_key("Ctrl+-"),
            ),
            speak("help", "Packs bring scenarios, decks and cards: drop one on this window, or give yours away."),
            speak("help", "A session that is dropped on this window is opened, also one that was exported as text."),
        ),
        REPLAY: (
            speak("help", "A session is shown as it was after any of its moves. Nothing here changes it."),
            speak("help", "The line below goes to every move; its marks are moments worth seeing again."),
            speak("help", "A rehearsal begins a session of its own with the table that is shown."),
        ),
        RULINGS: (
            speak("help", "What can be played one way or another is here, with how this table plays it."),
            speak("help", "A change counts from then on and is in the log. Changed rulings have a mark."),
        ),
        PILOT: (
            speak("help", "Everything that is known about one Pilot: what she is, what she can do, what she has."),
            speak(
                "help", "What can be used now has a tick: a press shows what it does and costs, a second one uses it."
            ),
        ),
        ODDS: (
            how_hard,
            speak("help", "Each lever changes one thing about it, and shows what that is worth."),
        ),
        COUNTED: (how_hard,),
        WALL: (
            speak("help", "The wall shows what everybody may know, on a second screen or in a window."),
            speak("help", "It is drawn for the farthest seat: say how wide it is, and how far away that seat."),
        ),
        WORDS: (
            speak("help", "Every word of the game with what it means; a press on one shows the rules behind it."),
            speak(
                "help", "At the table the pointer explains a word on which it rests, and a key those beside the focus."
            ),
        ),
        DECKS: (
            speak(
                "help", "A press on a card on the left adds it; a press at the bottom left of a stack takes one out."
            ),
            speak("help", "Every change is saved at once. A deck with faults is saved too, but cannot be played."),
        ),
        DESK: (
            speak("help", "Here a pack of your own is written. Every change is saved at once, and can be taken back."),
            speak("help", "The list on the left goes to each part; a press on a card opens it on the right."),
        ),
    }
    return lines[room]
