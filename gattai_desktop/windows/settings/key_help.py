"""Lists every key: those that can be changed, each once, and in words those that cannot."""

from typing import Final

from PySide6.QtCore import QCoreApplication

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
    TABLE,
    WALL,
    WORDS,
    KeyRow,
)
from gattai_desktop.board.speech import said
from gattai_desktop.content.boxes import box

translate = QCoreApplication.translate

RANKS: Final = "23456789TJQKA"
_WALKING: Final = (
    "Tab", "Shift+Tab", "Backtab", "Shift+Backtab", "Return", "Enter", "Esc", "Space", "Menu", "Home", "End",
    "Left", "Right", "Up", "Down", "Shift+Left", "Shift+Right",
)  # fmt: skip
_PILOTS: Final = "ROYGBUPK"


def rows_of(room: str) -> tuple[KeyRow, ...]:
    """Return the keys that can be changed in a room, or at the tables of a game, in the order of the list."""
    if room in (TABLE, *OWN):
        return tuple(KeyRow(room, usual, words) for usual, words in _changed_in(room))
    return tuple(KeyRow(room, key.usual, said(key.words)) for key in box(room).keys)


def _changed_in(room: str) -> tuple[tuple[str, str], ...]:
    keys = {
        TABLE: (
            ("P", translate("keys", "passes the table")),
            ("L", translate("keys", "the log, wide")),
            ("F2", translate("keys", "a hint: what the program would do, and why")),
            ("V", translate("keys", "by hand: cards, gauges, rulings")),
            ("Ctrl+Z", translate("keys", "takes the last move back")),
            ("F6", translate("keys", "the guide: skips the act")),
            ("F7", translate("keys", "the guide: hides it, shows it")),
            ("F8", translate("keys", "the guide: reads it aloud again")),
            ("Shift+F5", translate("keys", "says aloud: the Pile")),
            ("Shift+F6", translate("keys", "says aloud: whose turn it is")),
            ("Shift+F7", translate("keys", "says aloud: the score")),
            ("Shift+F8", translate("keys", "says aloud: your hand")),
            ("Shift+F9", translate("keys", "says aloud: what happened last")),
            ("H", translate("keys", "held behind the curtain: your hand; shows a covered hand")),
            ("W", translate("keys", "shows a preview, a sheet or a part of the table on the wall")),
            ("M", translate("keys", "the sounds, off or on")),
            ("Z", translate("keys", "sorts your hand by rank, by suit")),
            ("F12", translate("keys", "the wall, dark or bright")),
            ("[", translate("keys", "the left drawer")),
            ("]", translate("keys", "the right drawer")),
        ),
        REPLAY: (
            ("V", translate("keys", "the table as the next seat saw it")),
            ("H", translate("keys", "hides the open hand, shows it")),
            ("A", translate("keys", "all hands open, once the session is over")),
            ("R", translate("keys", "rehearses from here, in a new session")),
            ("T", translate("keys", "the turning points of an evening alone, once it is over")),
            ("+", translate("keys", "plays faster")),
            ("-", translate("keys", "plays slower")),
        ),
        RULINGS: (
            ("F3", translate("keys", "only the changed rulings, or all")),
            ("F4", translate("keys", "another edition")),
            ("Ctrl+F", translate("keys", "searches")),
            ("Del", translate("keys", "back to the edition's value")),
        ),
        PILOT: (
            ("W", translate("keys", "shows this sheet on the wall")),
            ("PgDown", translate("keys", "the next Pilot")),
            ("PgUp", translate("keys", "the Pilot before")),
            ("U", translate("keys", "into the Robo, or out of it")),
        ),
        ODDS: (
            ("F5", translate("keys", "rehearses once more, or stops")),
            ("P", translate("keys", "shows one of the fights")),
        ),
        COUNTED: (("F5", translate("keys", "rehearses once more, or stops")),),
        WALL: (("T", translate("keys", "the test picture")),),
        SHELF: (
            ("F2", translate("keys", "renames a session")),
            ("Ctrl+I", translate("keys", "brings a pack in")),
            ("Ctrl+E", translate("keys", "writes the pack in focus as one file")),
            ("Ctrl+N", translate("keys", "makes a new pack")),
            ("Del", translate("keys", "takes the pack in focus away, after asking")),
        ),
        WORDS: (("Ctrl+F", translate("keys", "searches")),),
        DECKS: (
            ("Ctrl+F", translate("keys", "searches")),
            ("Ctrl+O", translate("keys", "the decks")),
            ("Ctrl+Z", translate("keys", "takes the last change back")),
            ("Ctrl+C", translate("keys", "copies the deck as text")),
            ("Ctrl+V", translate("keys", "takes a deck from text")),
            ("Ctrl+S", translate("keys", "shares the deck")),
            ("Ctrl+E", translate("keys", "saves the deck as a pack")),
            ("Ctrl+I", translate("keys", "brings a pack in")),
            ("F5", translate("keys", "a first hand")),
            ("PgDown", translate("keys", "the check of the deck, further down; with PgUp further up")),
        ),
        DESK: (
            ("Ctrl+N", translate("keys", "makes a new one of the kind in focus")),
            ("Ctrl+D", translate("keys", "doubles the card in focus")),
            ("Ctrl+Z", translate("keys", "takes the last change back")),
            ("Ctrl+Shift+Z", translate("keys", "makes it again")),
            ("Ctrl+E", translate("keys", "gives the pack away as one file")),
            ("F2", translate("keys", "renames the pack")),
            ("F9", translate("keys", "begins the evening")),
        ),
    }
    return (*keys[room], *_in_many_rooms(room))


def _in_many_rooms(room: str) -> tuple[tuple[str, str], ...]:
    """Return the keys that stand last in every list: the sizes, and what leads out of the room or to its help."""
    sizes = (
        ("Ctrl++", translate("keys", "this window larger")),
        ("Ctrl+-", translate("keys", "this window smaller")),
        ("Ctrl+0", translate("keys", "the usual size")),
    )
    helps = (("F1", translate("keys", "help: how to play, and where things are")),)
    if room == TABLE:
        whole = ("F11", translate("keys", "the whole screen"))
        shelf = ("Ctrl+W", translate("keys", "back to the shelf"))
        listed = ("?", translate("keys", "this list; with a card in the air the ruling behind it"))
        return (*sizes, whole, shelf, *helps, listed)
    return (*sizes, *(helps if room in (REPLAY, SHELF) else ()), ("?", translate("keys", "this list")))


def _staying_in_a_room(room: str) -> tuple[str, ...]:
    lines = {
        REPLAY: (
            translate("keys", "Space plays, stands still. ← → a move, with Shift a turn, with Ctrl to the next mark."),
            translate("keys", "Home and End: the first move, the last. 1 … 9 lights a kind of marks, or dims it."),
        ),
        RULINGS: (translate("keys", "↑ ↓ the rulings. ← → or 1 … 9: the options of the one in focus."),),
        PILOT: (translate("keys", "1 … 3: a page, where there are pages."),),
        ODDS: (translate("keys", "The arrows go through the levers; Enter pulls one."),),
        COUNTED: (),
        WALL: (translate("keys", "← →: the farthest seat, nearer or farther by 0.1 m."),),
        WORDS: (translate("keys", "The arrows go through the words; Enter shows the rules behind one."),),
        DECKS: (translate("keys", "On a card: Enter or + adds one, Del or - takes one out, Space shows it large."),),
        DESK: (
            translate("keys", "On a card: Enter edits it, Del takes it out. Shift with ← or → moves it."),
            translate("keys", "In a form, Tab goes field by field."),
        ),
        SHELF: (translate("keys", "Enter opens. Menu: what else can be done with a session."),),
    }
    return (*lines[room], translate("keys", "Tab goes to the next group. Esc goes back."))


def staying(game: str) -> tuple[str, ...]:
    """Return words about the keys that cannot be changed, in a room or at a table of a game."""
    if game in OWN:
        return _staying_in_a_room(game)
    lines = [
        translate("keys", "Tab goes to the next group, the arrows move within one."),
        translate("keys", "Enter lifts a card, drops it, presses a plate. Esc puts a card back, leaves a sheet."),
        translate("keys", "0 … 9: the answer with that figure. Menu, on a card: why it is there, what may be done."),
        translate("keys", "A letter on a plate in sight counts before the same letter of this list, such as M."),
    ]
    return (*lines, *map(said, box(game).always))


def why_not(key: str, room: str = TABLE) -> str:
    """Return why a key cannot be chosen in a room; "" where it can."""
    if key in _WALKING:
        return translate("keys", "{key} moves you about the table.")
    if room in OWN:
        figures = key.isdecimal() and room in (REPLAY, RULINGS, PILOT)
        return translate("keys", "{key} chooses what has that figure here.") if figures else ""
    if key.isdecimal():
        return translate("keys", "{key} gives the answer with that figure.")
    if len(key) == 1 and key in RANKS:
        return translate("keys", "In the hand, {key} goes to the next card of that rank.")
    if key.startswith("Shift+") and key[-1] in _PILOTS and len(key) == len("Shift+R"):
        return translate("keys", "{key} opens the sheet of a Pilot.")
    return ""
