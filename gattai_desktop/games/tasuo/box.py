"""The box of Tasuo Showdown: the rules, with the cards that content packs say."""

from functools import partial
from typing import Final

from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.box import Box
from gattai_desktop.games.guide import move_named
from gattai_desktop.games.presentation import GameKey
from gattai_desktop.games.tale_words import TaleTeller
from gattai_desktop.games.tasuo.card_words import KEY
from gattai_desktop.games.tasuo.designs import DesignSet
from gattai_desktop.games.tasuo.foretelling import foretell, judged
from gattai_desktop.games.tasuo.landmarks import LANDMARKS, shelf_line
from gattai_desktop.games.tasuo.record_words import words
from gattai_desktop.games.tasuo.rulings import RULINGS, glossary, rule_book
from gattai_desktop.games.tasuo.setup import ShowdownSetup, acting, begin, least
from gattai_desktop.games.tasuo.seven_turns import SevenTurns
from gattai_desktop.games.tasuo.seven_turns_answers import answered
from gattai_desktop.games.tasuo.tasuo import TasuoShowdown
from gattai_desktop.games.tasuo.telling import tell

KEYS: Final = (
    GameKey("N", say("what comes next; ends the phase")),
    GameKey("T", say("ends the turn; in a combo: Tasuo Tag")),
    GameKey("X", say("stops a combo")),
    GameKey("P", say("when you are asked, what you pass")),
    GameKey("Q", say("own Legend Zones, Q to R")),
    GameKey("A", say("own places, A to G; Shift: the foe's")),
    GameKey("Y", say("turns the field, which then stays so")),
    GameKey("M", say("Tasuo Mode")),
    GameKey("J", say("what else may be done")),
    GameKey("K", say("keeps the first hand; Kaijo, Kaijo Throw")),
    GameKey("U", say("turns the Arena; passes until my turn")),
)
"""What the keys of its table do that others do not have."""
ALWAYS: Final = (
    say("Shift Space, held, or a held press: the card in large."),
    say("When you are asked: Space passes, L looks at your cards, P passes until something happens, 2 to 9 answer."),
    say("W goes to the second Legend Zone; with a preview or a sheet in sight it shows that on the wall."),
)
"""What cannot be changed: the keys of every window, and which of two meanings a key has."""
HOW_TO_PLAY: Final[tuple[Words, ...]] = (
    say("Two players call warriors and let them attack. Who brings the other to Body Count 5, or to no armor, wins."),
    say("A turn has five phases: Draw or Heal, Play, Charge, Clash, in which warriors attack, and End."),
    say("A call costs armor by the warrior's life. A warrior that falls brings gauge, which pays for Clash Drives."),
    say("What is used waits on the Queue, and both may answer. The last answer works first."),
    say("A dropped card is laid open and a Weapon used; where Alt is held, it is set, and the Weapon thrown."),
    say("Below lies your own side with its zones and the hand, above it the other one, on the right the Queue."),
)


def _tale() -> TaleTeller:
    from gattai_desktop.games.tasuo.showdown_tale import TALE

    return TALE


def packed(designs: DesignSet) -> Box:
    """Return the box with these cards."""
    game = TasuoShowdown(designs)
    lesson = SevenTurns(game)
    game.passes_by_itself = lesson.passes_by_itself
    return Box(
        key=KEY,
        name="Tasuo Showdown",
        game=game,
        setup=ShowdownSetup,
        begin=partial(begin, designs),
        least=partial(least, designs),
        acting=acting,
        words=words(designs),
        tell=tell,
        shelf=shelf_line,
        landmarks=lambda: LANDMARKS,
        tale=_tale,
        rules=rule_book,
        rulings=RULINGS,
        glossary=glossary,
        keys=KEYS,
        always=ALWAYS,
        how_to_play=HOW_TO_PLAY,
        foretell=foretell,
        judged=judged,
        guide=lesson.guide,
        done_by=partial(move_named, lists="puts"),
        answered=answered,
    )
