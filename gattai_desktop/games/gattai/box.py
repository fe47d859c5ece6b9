"""The box of Gattaibushido:FUSION!, and the keys of its table alone."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.box import Box
from gattai_desktop.games.gattai.beginning import begin, least
from gattai_desktop.games.gattai.book.rule_book import RULING_CHAPTERS, chapters, table_rulings
from gattai_desktop.games.gattai.book.rulings import RULINGS
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.gattai.record_words import WORDS
from gattai_desktop.games.gattai.setup import Setup
from gattai_desktop.games.gattai.story.first_contact_script import guide
from gattai_desktop.games.gattai.telling.foretelling import foretell, judged
from gattai_desktop.games.gattai.telling.landmarks import LANDMARKS
from gattai_desktop.games.gattai.telling.shelf import shelf_line
from gattai_desktop.games.gattai.telling.telling import tell
from gattai_desktop.games.presentation import GameKey
from gattai_desktop.games.table_rulings import RulingsOfGame

KEYS: Final = (
    GameKey("C", say("Counter; at a free table: draw")),
    GameKey("B", say("Block")),
    GameKey("E", say("Escalate")),
    GameKey("R", say("Rumble")),
    GameKey("X", say("Concede")),
    GameKey("A", say("an Assist, before the Drive")),
    GameKey("G", say("Gambit; at a free table: the guide")),
    GameKey("D", say("Throwdown")),
    GameKey("O", say("Omen")),
    GameKey("Y", say("Tarry; accepts a Gambit")),
    GameKey("N", say("declines a Gambit")),
    GameKey("+", say("Trigger")),
    GameKey("I", say("a Pilot invests a card")),
    GameKey("T", say("votes for the team")),
    GameKey("S", say("votes for oneself; the score")),
)
ALWAYS: Final[tuple[Words, ...]] = (
    say("Shift Space, held, or a held press: the card in large."),
    say("Space raises a covered card. In the hand 2 … 9 T J Q K A go to the next of that rank."),
    say("Shift R O Y G B U P K: the sheet of that Pilot. Shift ← →: the Strike of the others."),
)


LATER: Final[Mapping[str, str]] = {}
"""The reason why a rule of a chapter is shown by nothing, by the chapter's title."""


GATTAI: Final = Box(
    key="gattai",
    name="Gattaibushido:FUSION!",
    game=Gattai(),
    setup=Setup,
    begin=begin,
    least=least,
    words=WORDS,
    tell=tell,
    rules=chapters,
    rulings=RulingsOfGame(
        ids=lambda: {row.name: row.id for row in RULINGS.values()}, at=table_rulings, chapters=RULING_CHAPTERS
    ),
    keys=KEYS,
    always=ALWAYS,
    later=LATER,
    foretell=foretell,
    judged=judged,
    guide=guide,
    shelf=shelf_line,
    landmarks=LANDMARKS,
)
