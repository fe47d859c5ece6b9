"""Lists every key: those that can be changed, each once, and in words those that cannot."""

from typing import Final

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
    drawn_key,
)
from gattai_desktop.board.speech import said, speak
from gattai_desktop.content.boxes import box

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
            ("P", speak("keys", "passes the table")),
            ("L", speak("keys", "the log, wide")),
            ("F2", speak("keys", "a hint: what the program would do")),
            ("F9", speak("keys", "the turning points of an evening alone, once it is over")),
            ("V", speak("keys", "by hand: cards, gauges, rulings")),
            ("Ctrl+Z", speak("keys", "takes the last move back; again, the one before")),
            ("Ctrl+Shift+Z", speak("keys", "brings back what was taken back last")),
            ("F6", speak("keys", "the guide: skips the act")),
            ("F7", speak("keys", "the guide: hides it, shows it")),
            ("F8", speak("keys", "the guide: reads it aloud again")),
            ("Shift+F5", speak("keys", "says aloud: the Pile")),
            ("Shift+F6", speak("keys", "says aloud: whose turn it is")),
            ("Shift+F7", speak("keys", "says aloud: the score")),
            ("Shift+F8", speak("keys", "says aloud: your hand")),
            ("Shift+F9", speak("keys", "says aloud: what happened last")),
            ("H", speak("keys", "held behind the curtain: your hand; shows a covered hand")),
            ("W", speak("keys", "shows a preview, a sheet or a part of the table on the wall")),
            ("M", speak("keys", "the sounds, off or on")),
            ("Z", speak("keys", "sorts your hand by rank, by suit")),
            ("F12", speak("keys", "the wall, dark or bright")),
            ("[", speak("keys", "the left drawer")),
            ("]", speak("keys", "the right drawer")),
        ),
        REPLAY: (
            ("V", speak("keys", "the table as the next seat saw it")),
            ("H", speak("keys", "hides the open hand, shows it")),
            ("A", speak("keys", "all hands open, once the session is over")),
            ("R", speak("keys", "rehearses: play goes on from here in a copy")),
            ("T", speak("keys", "the turning points of an evening alone, once it is over")),
            ("+", speak("keys", "plays faster")),
            ("-", speak("keys", "plays slower")),
        ),
        RULINGS: (
            ("F3", speak("keys", "only the changed rulings, or all")),
            ("F4", speak("keys", "another edition")),
            ("Ctrl+F", speak("keys", "searches")),
            ("Del", speak("keys", "back to the edition's value")),
        ),
        PILOT: (
            ("W", speak("keys", "shows this sheet on the wall")),
            ("PgDown", speak("keys", "the next Pilot")),
            ("PgUp", speak("keys", "the Pilot before")),
            ("U", speak("keys", "into the Robo, or out of it")),
        ),
        ODDS: (
            ("F5", speak("keys", "rehearses once more, or stops")),
            ("P", speak("keys", "shows one of the fights")),
        ),
        COUNTED: (("F5", speak("keys", "rehearses once more, or stops")),),
        WALL: (("T", speak("keys", "the test picture")),),
        SHELF: (
            ("Ctrl+N", speak("keys", "begins a new session; on the page of packs, a new pack")),
            ("Ctrl+O", speak("keys", "opens a file")),
            ("F2", speak("keys", "renames a session")),
            ("Del", speak("keys", "removes the session or pack in focus, after asking")),
            ("Ctrl+Z", speak("keys", "lists what was removed, to get it back")),
            ("Ctrl+F", speak("keys", "searches; with many sessions, so does typing")),
            ("Ctrl+I", speak("keys", "brings a pack in")),
            ("Ctrl+E", speak("keys", "writes the pack in focus as one file")),
        ),
        WORDS: (("Ctrl+F", speak("keys", "searches")),),
        DECKS: (
            ("Ctrl+F", speak("keys", "searches")),
            ("Ctrl+O", speak("keys", "the decks")),
            ("Ctrl+Z", speak("keys", "takes the last change back")),
            ("Ctrl+C", speak("keys", "copies the deck as text")),
            ("Ctrl+V", speak("keys", "takes a deck from text")),
            ("Ctrl+S", speak("keys", "shares the deck")),
            ("Ctrl+E", speak("keys", "saves the deck as a pack")),
            ("Ctrl+I", speak("keys", "brings a pack in")),
            ("F5", speak("keys", "a first hand")),
            ("PgDown", speak("keys", "the check of the deck, further down; with Page Up further up")),
        ),
        DESK: (
            ("Ctrl+N", speak("keys", "makes a new one of the kind in focus")),
            ("Ctrl+D", speak("keys", "duplicates the card in focus")),
            ("Ctrl+Z", speak("keys", "takes the last change back")),
            ("Ctrl+Shift+Z", speak("keys", "makes that change again")),
            ("Ctrl+E", speak("keys", "gives the pack away as one file")),
            ("F2", speak("keys", "renames the pack")),
            ("F9", speak("keys", "begins the evening")),
        ),
    }
    return (*keys[room], *_in_many_rooms(room))


def _in_many_rooms(room: str) -> tuple[tuple[str, str], ...]:
    """Return the keys that stand last in every list: the sizes, and what leads out of the room or to its help."""
    sizes = (
        ("Ctrl++", speak("keys", "this window larger")),
        ("Ctrl+-", speak("keys", "this window smaller")),
        ("Ctrl+0", speak("keys", "the usual size")),
    )
    helps = (("F1", speak("keys", "help: how to play, and where things are")),)
    whole = ("F11", speak("keys", "the whole screen"))
    if room == TABLE:
        shelf = ("Ctrl+W", speak("keys", "back to the shelf"))
        listed = ("?", speak("keys", "this list; with a card in the air the ruling behind it"))
        return (*sizes, whole, shelf, *helps, listed)
    own_window = (whole, *helps) if room in (REPLAY, SHELF) else ()
    return (*sizes, *own_window, ("?", speak("keys", "this list")))


def _staying_in_a_room(room: str) -> tuple[str, ...]:
    lines = {
        REPLAY: (
            speak(
                "keys",
                "Space plays, stands still. ← → a move, with {shift} a turn, with {ctrl} to the next mark.",
                shift=drawn_key("Shift"),
                ctrl=drawn_key("Ctrl"),
            ),
            speak("keys", "Home and End: the first move, the last. 1 to 9 lights a kind of marks, or dims it."),
        ),
        RULINGS: (speak("keys", "↑ ↓ the rulings. ← → or 1 to 9: the options of the one in focus."),),
        PILOT: (speak("keys", "1 … 3: a page, where there are pages."),),
        ODDS: (speak("keys", "The arrows go through the levers; Enter pulls one."),),
        COUNTED: (),
        WALL: (speak("keys", "← →: the farthest seat, nearer or farther by 0.1 m."),),
        WORDS: (speak("keys", "The arrows go through the words; Enter shows the rules behind one."),),
        DECKS: (speak("keys", "On a card: Enter or + adds one, Del or - takes one out, Space shows it large."),),
        DESK: (
            speak("keys", "On a card: Enter edits it, Del takes it out. Shift with ← or → moves it."),
            speak("keys", "In a form, Tab goes field by field."),
        ),
        SHELF: (
            speak(
                "keys", "Enter opens. Menu or {key}: what else can be done with a session.", key=drawn_key("Shift+F10")
            ),
        ),
    }
    return (*lines[room], speak("keys", "Tab goes to the next group. Esc goes back."))


def staying(game: str) -> tuple[str, ...]:
    """Return words about the keys that cannot be changed, in a room or at a table of a game."""
    if game in OWN:
        return _staying_in_a_room(game)
    lines = [
        speak("keys", "Tab goes to the next group, the arrows move within one."),
        speak("keys", "Enter lifts a card, drops it, presses a button. Esc puts a card back, or goes back."),
        speak(
            "keys",
            "0 to 9: the answer with that digit. Menu or {key}, on a card: why it is there, what may be done.",
            key=drawn_key("Shift+F10"),
        ),
        speak(
            "keys", "With ten answers or more, 1 only goes to its own: Enter gives it, a second digit gives another."
        ),
        speak("keys", "A letter shown on a button, such as M, counts before the same letter in this list."),
    ]
    return (*lines, *map(said, box(game).always))


def why_not(key: str, room: str = TABLE) -> str:
    """Return why a key cannot be chosen in a room; "" where it can."""
    if key in _WALKING:
        return speak("keys", "{key} moves you about the table.")
    if room in OWN:
        figures = key.isdecimal() and room in (REPLAY, RULINGS, PILOT)
        return speak("keys", "{key} chooses what has that digit here.") if figures else ""
    if key.isdecimal():
        return speak("keys", "{key} gives the answer with that digit.")
    if len(key) == 1 and key in RANKS:
        return speak("keys", "In the hand, {key} goes to the next card of that rank.")
    if key.startswith("Shift+") and key[-1] in _PILOTS and len(key) == len("Shift+R"):
        return speak("keys", "{key} opens the sheet of a Pilot.")
    return ""
