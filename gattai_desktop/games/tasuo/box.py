"""The box of Tasuo Showdown: the rules, with the cards that content packs say."""

from functools import partial

from gattai_desktop.games.box import Box
from gattai_desktop.games.tasuo.card_words import KEY
from gattai_desktop.games.tasuo.designs import DesignSet
from gattai_desktop.games.tasuo.landmarks import LANDMARKS, shelf_line
from gattai_desktop.games.tasuo.record_words import words
from gattai_desktop.games.tasuo.rulings import RULINGS, rule_book
from gattai_desktop.games.tasuo.setup import ShowdownSetup, begin, least
from gattai_desktop.games.tasuo.seven_turns import SevenTurns, done_by
from gattai_desktop.games.tasuo.seven_turns_answers import answered
from gattai_desktop.games.tasuo.tasuo import TasuoShowdown
from gattai_desktop.games.tasuo.telling import tell


def packed(designs: DesignSet) -> Box:
    """Return the box with these cards."""
    game = TasuoShowdown(designs)
    return Box(
        key=KEY,
        name="Tasuo Showdown",
        game=game,
        setup=ShowdownSetup,
        begin=partial(begin, designs),
        least=partial(least, designs),
        words=words(designs),
        tell=tell,
        shelf=shelf_line,
        landmarks=lambda: LANDMARKS,
        rules=rule_book,
        rulings=RULINGS,
        guide=SevenTurns(game).guide,
        done_by=done_by,
        answered=answered,
    )
