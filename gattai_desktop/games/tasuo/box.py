"""The box of Tasuo Showdown: the rules, with the cards that content packs say."""

from functools import partial
from typing import Final

from gattai_desktop.cards.words import say
from gattai_desktop.games.box import Box
from gattai_desktop.games.presentation import GameKey
from gattai_desktop.games.tasuo.card_words import KEY
from gattai_desktop.games.tasuo.designs import DesignSet
from gattai_desktop.games.tasuo.foretelling import foretell
from gattai_desktop.games.tasuo.landmarks import LANDMARKS, shelf_line
from gattai_desktop.games.tasuo.record_words import words
from gattai_desktop.games.tasuo.rulings import RULINGS, rule_book
from gattai_desktop.games.tasuo.setup import ShowdownSetup, begin, least
from gattai_desktop.games.tasuo.seven_turns import SevenTurns, done_by
from gattai_desktop.games.tasuo.seven_turns_answers import answered
from gattai_desktop.games.tasuo.tasuo import TasuoShowdown
from gattai_desktop.games.tasuo.telling import tell

KEYS: Final = (
    GameKey("N", say("what comes next: draws two, rolls, ends the phase")),
    GameKey("T", say("ends the turn; in a combo: tags another warrior in")),
    GameKey("X", say("stops a combo")),
    GameKey("A", say("the leftmost own place; S, D, F and G the others, with Shift those of the other side")),
    GameKey("Y", say("turns the field, which then stays so")),
    GameKey("M", say("Tasuo Mode")),
    GameKey("K", say("keeps the first hand; Kaijo, Kaijo Throw")),
    GameKey("U", say("turns the Arena; in a window: passes until the own turn")),
)
"""What the keys of its table do that others do not have."""


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
        keys=KEYS,
        foretell=foretell,
        guide=SevenTurns(game).guide,
        done_by=done_by,
        answered=answered,
    )
