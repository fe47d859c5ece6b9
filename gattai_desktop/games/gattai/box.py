"""The box of Gattaibushido:FUSION!"""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.games.box import Box
from gattai_desktop.games.gattai.beginning import begin, least
from gattai_desktop.games.gattai.book.rule_book import chapters
from gattai_desktop.games.gattai.book.ruling_chapters import RULING_CHAPTERS, table_rulings
from gattai_desktop.games.gattai.book.rulings import RULINGS
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.gattai.keys import ALWAYS, KEYS
from gattai_desktop.games.gattai.record_words import WORDS
from gattai_desktop.games.gattai.setup import Setup
from gattai_desktop.games.gattai.telling.foretelling import foretell, judged
from gattai_desktop.games.gattai.telling.landmarks import LANDMARKS
from gattai_desktop.games.gattai.telling.shelf import shelf_line
from gattai_desktop.games.gattai.telling.telling import tell
from gattai_desktop.games.table_rulings import RulingsOfGame

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
    shelf=shelf_line,
    landmarks=LANDMARKS,
)
