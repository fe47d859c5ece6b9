"""What the room of rulings shows: chapters with counts, rows that fit a search, one ruling in full."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, ruling, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.gattai.book.editions import EDITION_KEYS
from gattai_desktop.games.gattai.book.rulings import RULINGS, Ruling, rulings_of
from gattai_desktop.games.gattai.by_hand.coachs_hand import Rule
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.records.entry import Naming
from gattai_desktop.windows.kit.seat_view import SeatView

translate = QCoreApplication.translate

_CHAPTERS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("Cards and Decks", ("DECK", "CARD", "ZONE")),
    ("Omens", ("OMEN",)),
    ("Gambit", ("GAMBIT",)),
    ("Events, Harmony", ("MICRO", "TEAM", "HARMONY")),
    ("Strike", ("STRIKE",)),
    ("Throwdown", ("THROW", "ASSIST", "PVP", "STEP")),
    ("Rumble", ("RUMBLE", "BGM", "FORM")),
    ("Outcome", ("OUT",)),
    ("Pilots and Gear", ("PILOT", "GEAR", "ROBO")),
    ("Threats and Crisis", ("THREAT", "CRISIS", "FACTION", "LOC", "RES")),
    ("What is seen", ("INFO",)),
)
_REST: Final = "Session"
_RULES: Final = " rules "
"""What stands in the words of every move that changes a ruling, whatever game it is of."""


@frozen
class Change:
    """Who changed a ruling, in which entry of the log, and why."""

    entry: int
    who: str
    why: str = ""


@frozen
class RulingLook:
    """A ruling as it stands at this table. options: each with what it means; silent: no text speaks of it."""

    name: str
    id: str
    title: str
    chapter: str
    question: str
    source: str
    options: tuple[tuple[str, str, str], ...]
    """(key, words, meaning)"""
    now: str
    default: str
    says: tuple[tuple[str, str], ...]
    change: Change | None = None

    @property
    def changed(self) -> bool:
        """Whether the table plays it otherwise than its edition."""
        return self.now != self.default


def chapters() -> tuple[str, ...]:
    """The names of the chapters, in their order."""
    return (*(name for name, _ in _CHAPTERS), _REST)


def chapter_of(row: Ruling) -> str:
    """The chapter of a ruling: that of the first rule that it concerns."""
    begins = row.rules[0].partition("-")[0] if row.rules else ""
    return next((name for name, rules in _CHAPTERS if begins in rules), _REST)


def chapter_plate(name: str, looks: tuple[RulingLook, ...], *, on: bool) -> PlateLook:
    """The row of a chapter, with how many rulings it has and how many of them the table changed; "" stands for all."""
    rows = [one for one in looks if name in ("", one.chapter)]
    changed = sum(one.changed for one in rows)
    count = f"◥ {changed}   {len(rows)}" if changed else str(len(rows))
    title = called(name) if name else translate("rulings", "All")
    spoken = f"{title}, {len(rows)}"
    if changed:
        spoken = speak("rulings", "{title}, {all}, {count} changed", title=title, all=len(rows), count=changed)
    return PlateLook(title, count, fill="live" if on else "", edge="", arrangement="line", name=spoken)


def option_words(option: str) -> str:
    """What an option is called on a plate."""
    return ruling(option.replace("_", " "))


def ruling_title(name: str) -> str:
    """What a ruling is called."""
    return ruling(name.replace("_", " ").capitalize())


def ruling_looks(seen: SeatView, changes: Mapping[str, Change]) -> tuple[RulingLook, ...]:
    """Every ruling of the table, by chapters."""
    order = {name: place for place, name in enumerate(chapters())}
    found = (_look(seen, row, changes.get(row.name)) for row in RULINGS.values())
    return tuple(sorted(found, key=lambda one: (order[one.chapter], int(one.id.partition("-")[2]))))


def _look(seen: SeatView, row: Ruling, change: Change | None) -> RulingLook:
    rulings = rulings_of(seen.sight)
    edition = rulings.edition
    said = ruling(row.says[edition].lstrip("- "))
    source = (
        translate("rulings", "The text is silent.")
        if row.silent(edition)
        else f"{called(edition.capitalize())}: {said}."
    )
    now = rulings.chosen(row.name)
    return RulingLook(
        row.name,
        row.id,
        ruling_title(row.name),
        chapter_of(row),
        ruling(row.question),
        " ".join((source, *row.rules)),
        tuple((option, option_words(option), ruling(meaning)) for option, meaning in row.options.items()),
        now,
        row.default(edition),
        tuple((called(key.capitalize()), _said(row, key)) for key in EDITION_KEYS),
        change if now != row.default(edition) else None,
    )


def _said(row: Ruling, key: str) -> str:
    words = ruling(row.says[key].lstrip("- "))
    silent = translate("rulings", "silent")
    if row.silent(key):
        return f"{silent}; {words}" if words else silent
    return words


def fitting(looks: tuple[RulingLook, ...], wanted: str, *, changed: bool = False) -> tuple[RulingLook, ...]:
    """The rulings that hold every word of a search in name, question, options or rule ids."""
    words = wanted.casefold().split()
    return tuple(one for one in looks if (one.changed or not changed) and all(word in _spoken(one) for word in words))


def _spoken(look: RulingLook) -> str:
    options = " ".join(f"{words} {meaning}" for _, words, meaning in look.options)
    return f"{look.id} {look.title} {look.question} {look.source} {options}".casefold()


def changes_in(model: GameModel) -> Mapping[str, Change]:
    """Who changed which ruling last, as the log tells it."""
    found: dict[str, Change] = {}
    for entry, who, switch, why in _ruled(model):
        found[switch] = Change(entry, who, why)
    return found


def _ruled(model: GameModel) -> Iterator[tuple[int, str, str, str]]:
    # Months of play hold few of them: they are looked for by that word, and no other entry is read.
    for happened in model.log(naming=Naming(moves=(_RULES,))):
        move = happened.move(model.seat_shown)
        if isinstance(move, Rule):
            yield happened.entry, called(model.name(move.seat)), move.switch, str(getattr(move, "reason", ""))
