"""The box of Gattaibushido:FUSION!, and the keys of its table alone.

What begins a table and what tells of it are imported when they are first asked.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.box import Box
from gattai_desktop.games.gattai.book.rulings import ROWS, rulings_of
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.gattai.record_words import WORDS
from gattai_desktop.games.gattai.setup import Setup
from gattai_desktop.games.glossary import BookWord
from gattai_desktop.games.guide import Guide
from gattai_desktop.games.landmarks import Landmarks, ShelfLine
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import GameKey
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.table_rulings import RulingsOfGame, TableRuling
from gattai_desktop.games.tale_words import TaleTeller
from gattai_desktop.games.team import LastTime
from gattai_desktop.games.told import Judged, ToldLine

KEYS: Final = (
    GameKey("C", say("Counter; at a free table: draw")),
    GameKey("B", say("Block")),
    GameKey("E", say("Escalate")),
    GameKey("R", say("Rumble")),
    GameKey("X", say("Concede")),
    GameKey("A", say("an Assist, before the Drive")),
    GameKey("G", say("Gambit; at a free table: the rules")),
    GameKey("D", say("Throwdown")),
    GameKey("O", say("Omen")),
    GameKey("Y", say("Tarry; accepts a Gambit")),
    GameKey("N", say("declines a Gambit")),
    GameKey("+", say("Trigger")),
    GameKey("I", say("a Pilot invests a card")),
    GameKey("T", say("votes for the team")),
    GameKey("S", say("votes for oneself; the score")),
    GameKey("F", say("the words of the scene, once more")),
)
ALWAYS: Final[tuple[Words, ...]] = (
    say("Shift Space, held, or a held press: the card in large."),
    say("Space raises a covered card. In the hand 2 to 9 T J Q K A go to the next of that rank."),
    say("Page Down, Page Up: in Story the next plates, or those before."),
    say("Alt 1 to 9: what Coach has prepared in his pocket, to be read and fired."),
    say("Shift R O Y G B U P K: the sheet of that Pilot. Shift ← →: the Strike of the others."),
)


HOW_TO_PLAY: Final[tuple[Words, ...]] = (
    say("You tell a story together. One of you is Coach: Coach leads it and plays everybody whom no Pilot plays."),
    say("What might go wrong is a Gambit: Coach and a Pilot each lay a card, and the higher one decides."),
    say("To stand against somebody is to challenge: a Throwdown, card upon card on one Pile, until a side gives up."),
    say("On the left stand Harmony, the Pilots and the Team's Resources; on the right Threats, Crisis and the log."),
    say("A refusal names its rule, and Coach may allow it all the same. Whatever was done can be taken back."),
)


def _begin(setup: Setup) -> State:
    from gattai_desktop.games.gattai.beginning import begin

    return begin(setup)


def _in_words(table: Table) -> Iterable[tuple[str, str]]:
    from gattai_desktop.games.gattai.telling.in_words import in_words

    return in_words(table)


def _least(state: State) -> Mapping[str, Value]:
    from gattai_desktop.games.gattai.beginning import least

    return least(state)


def _acting(table: Table) -> None:
    from gattai_desktop.games.gattai.beginning import acting

    acting(table)


def _tell(table: Table, move: Move | None, facts: Iterable[tuple[int, Fact]], seat: Seat) -> tuple[ToldLine, ...]:
    from gattai_desktop.games.gattai.telling.telling import tell

    return tell(table, move, facts, seat)


def _foretell(table: Table, preview: Preview) -> tuple[Words, ...]:
    from gattai_desktop.games.gattai.telling.foretelling import foretell

    return foretell(table, preview)


def _judged(_table: Table, preview: Preview) -> Judged:
    from gattai_desktop.games.gattai.telling.foretelling import judged

    return judged(preview)


def _to_read(table: Table) -> str:
    from gattai_desktop.games.gattai.story.prepared import scene_to_read

    return scene_to_read(table)


def _shelf(table: Table) -> ShelfLine:
    from gattai_desktop.games.gattai.telling.landmarks import shelf_line

    return shelf_line(table)


def _rules() -> Mapping[str, tuple[str, str]]:
    from gattai_desktop.games.gattai.book.rule_book import chapters

    return chapters()


def _table_rulings(table: Table) -> tuple[TableRuling, ...]:
    from gattai_desktop.games.gattai.book.rule_book import table_rulings

    return table_rulings(table)


def _glossary() -> tuple[BookWord, ...]:
    from gattai_desktop.games.gattai.book.rule_book import glossary

    return glossary()


def _borrows(table: Table, rule: str) -> bool:
    from gattai_desktop.games.gattai.book.rule_book import borrows

    return borrows(table, rule)


def _ruling_chapters() -> tuple[str, ...]:
    from gattai_desktop.games.gattai.book.rule_book import RULING_CHAPTERS

    return RULING_CHAPTERS


def _guide(table: Table) -> Guide | None:
    from gattai_desktop.games.gattai.story.first_contact_script import guide

    return guide(table)


def _within(guide: Guide, table: Table, options: Iterable[Move]) -> Guide:
    from gattai_desktop.games.gattai.story.first_contact_doing import within

    return within(guide, table, options)


def _done_by(guide: Guide, options: Iterable[Move]) -> Move | None:
    from gattai_desktop.games.gattai.story.first_contact_doing import done_by

    return done_by(guide, options)


def _answered(before: Table, facts: Iterable[tuple[int, Fact]]) -> Words:
    from gattai_desktop.games.gattai.story.first_contact_answers import answered

    return answered(before, facts)


def _next_evening(before: State, old: Setup, new: Setup | None, last: LastTime) -> Setup:
    from gattai_desktop.games.gattai.story.next_evening import next_evening

    return next_evening(before, old, new, last)


def _landmarks() -> Landmarks:
    from gattai_desktop.games.gattai.telling.landmarks import LANDMARKS

    return LANDMARKS


def _tale() -> TaleTeller:
    from gattai_desktop.games.gattai.telling.gattai_tale import TALE

    return TALE


GATTAI: Final = Box(
    key="gattai",
    name="Gattaibushido:FUSION!",
    game=Gattai(),
    setup=Setup,
    begin=_begin,
    least=_least,
    acting=_acting,
    words=WORDS,
    tell=_tell,
    rules=_rules,
    rulings=RulingsOfGame(
        ids=lambda: ROWS.ids, at=_table_rulings, chapters=_ruling_chapters, borrows=_borrows, read=rulings_of
    ),
    keys=KEYS,
    always=ALWAYS,
    how_to_play=HOW_TO_PLAY,
    foretell=_foretell,
    judged=_judged,
    guide=_guide,
    within=_within,
    done_by=_done_by,
    answered=_answered,
    glossary=_glossary,
    to_read=_to_read,
    shelf=_shelf,
    next_evening=_next_evening,
    landmarks=_landmarks,
    in_words=_in_words,
    tale=_tale,
)
