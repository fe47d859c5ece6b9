"""The box of a bot battle: the rules, with the Bots that a content pack says."""

from functools import partial

from gattai_desktop.games.box import Box
from gattai_desktop.games.rumblebots.bots import BotSet
from gattai_desktop.games.rumblebots.keys import ALWAYS, KEYS
from gattai_desktop.games.rumblebots.landmarks import LANDMARKS
from gattai_desktop.games.rumblebots.record_words import words
from gattai_desktop.games.rumblebots.rulings import rule_book, rulings_book, table_rulings
from gattai_desktop.games.rumblebots.rumblebots import Rumblebots
from gattai_desktop.games.rumblebots.setup import KEY, Setup, begin, least
from gattai_desktop.games.rumblebots.telling import tell
from gattai_desktop.games.rumblebots.where import shelf_line
from gattai_desktop.games.table_rulings import RulingsOfGame


def packed(bots: BotSet) -> Box:
    """Return the box with these Bots."""
    return Box(
        key=KEY,
        name="Bot Battle",
        game=Rumblebots(bots),
        setup=Setup,
        begin=partial(begin, bots),
        least=partial(least, bots),
        words=words(bots),
        tell=tell,
        rules=rule_book,
        rulings=RulingsOfGame(ids=lambda: {row.name: row.id for row in rulings_book().values()}, at=table_rulings),
        keys=KEYS,
        always=ALWAYS,
        shelf=shelf_line,
        landmarks=lambda: LANDMARKS,
    )
