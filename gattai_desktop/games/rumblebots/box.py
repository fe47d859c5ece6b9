"""The box of a bot battle: the rules, with the Bots that a content pack says, and the keys of its table."""

from functools import partial
from typing import Final

from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.box import Box
from gattai_desktop.games.presentation import GameKey
from gattai_desktop.games.rumblebots.bots import BotSet
from gattai_desktop.games.rumblebots.first_battle import answered, guide
from gattai_desktop.games.rumblebots.landmarks import LANDMARKS, shelf_line
from gattai_desktop.games.rumblebots.record_words import words
from gattai_desktop.games.rumblebots.rulings import RULINGS, glossary, rule_book
from gattai_desktop.games.rumblebots.rumblebots import Rumblebots
from gattai_desktop.games.rumblebots.setup import KEY, Setup, acting, begin, least
from gattai_desktop.games.rumblebots.telling import tell
from gattai_desktop.games.tale_words import TaleTeller

KEYS: Final = (
    GameKey("R", say("runs to the next choice, or stops")),
    GameKey("F", say("a Contraption for the attack")),
    GameKey("+", say("the clash runs faster")),
    GameKey("-", say("the clash runs slower")),
    GameKey("B", say("the clashes of this battle")),
    GameKey("D", say("ready decks")),
    GameKey("E", say("a crystal to the Reactor")),
    GameKey("K", say("in a Draft: keep")),
    GameKey("S", say("in a Draft: suggest")),
    GameKey("O", say("in a Draft: start over")),
)
ALWAYS: Final[tuple[Words, ...]] = (say("Space reveals the next Bot. 1 … 4: the discards of that player."),)


HOW_TO_PLAY: Final[tuple[Words, ...]] = (
    say("Everybody has a deck of Bots. The Champion defends the crown, the others attack one after the other."),
    say("The Challenger reveals Bots until the attack passes the defence, or none is left."),
    say("On the left stand the players with their decks and crystals, on the right the card in focus and the log."),
)


def _tale() -> TaleTeller:
    from gattai_desktop.games.rumblebots.battle_tale import TALE

    return TALE


def packed(bots: BotSet) -> Box:
    """Return the box with these Bots."""
    return Box(
        key=KEY,
        name="Bot Battle",
        game=Rumblebots(bots),
        setup=Setup,
        begin=partial(begin, bots),
        least=partial(least, bots),
        acting=acting,
        words=words(bots),
        tell=tell,
        rules=rule_book,
        rulings=RULINGS,
        keys=KEYS,
        always=ALWAYS,
        how_to_play=HOW_TO_PLAY,
        shelf=shelf_line,
        guide=guide,
        answered=answered,
        landmarks=lambda: LANDMARKS,
        tale=_tale,
        glossary=glossary,
    )
