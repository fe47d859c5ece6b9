"""Works out what the rulings' room shows: chapters with counts, rows that fit a search, one ruling in full."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.search_field import finder
from gattai_desktop.board.speech import called, ruling, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.boxes import box
from gattai_desktop.games.by_hand_values import SetRuling
from gattai_desktop.games.table_rulings import EditionText, TableRuling
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.records.record import Naming

_RULES: Final = " rules "
"""A word in every move that changes a ruling, in every game."""


@frozen
class Change:
    """Who changed a ruling, in which entry of the log, and why."""

    entry: int
    who: str
    why: str = ""


@frozen
class RulingLook:
    """A ruling as this table plays it. options: each with what it means; silent: no text of the game decides it."""

    name: str
    id: str
    title: str
    chapter: str
    question: str
    source: str
    options: tuple[tuple[str, str], ...]
    """Each with its name and the sentence that people read."""
    now: str
    default: str
    says: tuple[tuple[str, str], ...]
    change: Change | None = None

    @property
    def means(self) -> str:
        """What the chosen option says."""
        return dict(self.options)[self.now]

    @property
    def changed(self) -> bool:
        """Whether the table plays it differently from its edition."""
        return self.now != self.default


def chapter_plate(name: str, looks: tuple[RulingLook, ...], *, on: bool) -> PlateLook:
    """Return the plate of a chapter, with how many of these rulings are in it, and changed; "" is all chapters."""
    rows = [one for one in looks if name in ("", one.chapter)]
    changed = sum(one.changed for one in rows)
    count = f"◥ {changed}   {len(rows)}" if changed else str(len(rows))
    title = called(name) if name else speak("rulings", "All")
    spoken = f"{title}, {len(rows)}"
    if changed:
        spoken = speak("rulings", "{title}, {all}, {count} changed", title=title, all=len(rows), count=changed)
    return PlateLook(title, count, fill="live" if on else "", edge="", arrangement="line", name=spoken)


def rulings_at(model: GameModel) -> tuple[TableRuling, ...]:
    """Return every ruling as the table plays it, by their numbers."""
    return box(model.game).rulings.at(model.sight())


def ruling_looks(model: GameModel, changes: Mapping[str, Change]) -> tuple[RulingLook, ...]:
    """Return every ruling of the table as the room shows it, by chapters."""
    chapters = box(model.game).rulings.chapters() or ("",)
    rows = sorted(rulings_at(model), key=lambda row: chapters.index(row.chapter))
    return tuple(_look(row, changes.get(row.name)) for row in rows)


def _look(row: TableRuling, change: Change | None) -> RulingLook:
    return RulingLook(
        row.name,
        row.id,
        ruling(row.title),
        row.chapter,
        ruling(row.question),
        " ".join((*(_source(one) for one in row.texts if one.edition == row.edition), *row.rules)),
        tuple((option, ruling(meaning)) for option, meaning in row.options.items()),
        row.now,
        row.default,
        tuple((edition_name(one.edition), _said(one)) for one in row.texts),
        change if row.now != row.default else None,
    )


def edition_name(key: str) -> str:
    """Return the name of an edition."""
    return called(key.capitalize())


def _source(text: EditionText) -> str:
    if text.silent:
        return speak("rulings", "The text is silent.")
    return f"{edition_name(text.edition)}: {ruling(text.words)}."


def _said(text: EditionText) -> str:
    words = ruling(text.words)
    if not text.silent:
        return words
    silent = speak("rulings", "silent")
    return f"{silent}; {words}" if words else silent


def fitting(looks: tuple[RulingLook, ...], wanted: str, *, changed: bool = False) -> tuple[RulingLook, ...]:
    """Return the rulings with every word of a search in name, question, options or rule ids."""
    finds = finder(wanted)
    return tuple(one for one in looks if (one.changed or not changed) and finds(_spoken(one)))


def _spoken(look: RulingLook) -> str:
    options = " ".join(meaning for _, meaning in look.options)
    return f"{look.id} {look.title} {look.question} {look.source} {options}"


def changes_in(model: GameModel) -> Mapping[str, Change]:
    """Return who changed each ruling last, as the log tells it."""
    found: dict[str, Change] = {}
    for entry, who, switch, why in _ruled(model):
        found[switch] = Change(entry, who, why)
    return found


def _ruled(model: GameModel) -> Iterator[tuple[int, str, str, str]]:
    # Months of play hold few of them: they are searched for by that word, and no other entry is read.
    for happened in model.log(naming=Naming(moves=(_RULES,))):
        move = happened.move(model.seat_shown)
        if isinstance(move, SetRuling):
            yield happened.entry, called(model.name(move.seat)), move.switch, str(getattr(move, "reason", ""))
