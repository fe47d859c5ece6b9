"""The box of Virtual Machine: the rules, with the processes, maps and fights that a content pack says."""

from functools import partial
from typing import Final

from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.box import Box
from gattai_desktop.games.guide import move_named
from gattai_desktop.games.presentation import GameKey
from gattai_desktop.games.tale_words import TaleTeller
from gattai_desktop.games.virtual_machine.foretelling import foretell, judged
from gattai_desktop.games.virtual_machine.hello_world import guide
from gattai_desktop.games.virtual_machine.hello_world_answers import answered
from gattai_desktop.games.virtual_machine.landmarks import LANDMARKS, shelf_line
from gattai_desktop.games.virtual_machine.record_words import words
from gattai_desktop.games.virtual_machine.rulings import RULINGS, glossary, rule_book
from gattai_desktop.games.virtual_machine.setup import FightSetup, acting, begin, least
from gattai_desktop.games.virtual_machine.telling import tell
from gattai_desktop.games.virtual_machine.virtual_machine import VirtualMachine
from gattai_desktop.games.virtual_machine.world import KEY, World

KEYS: Final = (
    GameKey("A", say("attacks; a blast: the whole area")),
    GameKey("K", say("a hack with the card of the turn")),
    GameKey("M", say("moves to another area")),
    GameKey("B", say("the bonus action")),
    GameKey("P", say("probes a place of the status byte")),
    GameKey("T", say("the attack's card to the Team Hand")),
    GameKey("U", say("the Team Hand")),
    GameKey("X", say("discards the card of the turn")),
    GameKey("E", say("ends the turn; lets play go on")),
    GameKey("R", say("reloads")),
    GameKey("N", say("picks no card for this round")),
    GameKey("Z", say("takes the picks back")),
    GameKey("D", say("buys a card for 3 Move Points")),
    GameKey("G", say("changes gear for 3 Move Points")),
    GameKey("I", say("interrupts: play stands still")),
    GameKey("S", say("switches the Interrupt with a face card")),
    GameKey("Y", say("hides a mob or an area (CPU)")),
    GameKey("O", say("reveals (CPU); the other Team Hand")),
    GameKey("L", say("Team Hand, its page: all rows")),
    GameKey("C", say("the Count: who acts with which card")),
    GameKey("F", say("starts the fight, opens the first round, lays the picks down")),
)
ALWAYS: Final[tuple[Words, ...]] = (
    say("1 to 9: the targets, the nearest first. On the battlefield arrows go to the nearest area, Enter goes in."),
    say("In the hand 2 to 9 T J Q K A go to the next card of that rank."),
    say("Shift R O Y G B P U K: the sheet of the MC in that colour."),
)
HOW_TO_PLAY: Final[tuple[Words, ...]] = (
    say("Main characters, the MCs, fight against the CPU with its mobs and bosses. All of them are processes."),
    say("Each round all pick cards in secret. Then the Count runs from 2 to King: whose card it reaches has a turn."),
    say("In a turn the card attacks once: it hits from the attacker's Accuracy up to below the target's Evade."),
    say("Cards that have attacked may go to the Team Hand. As a poker hand it helps all: at once, and while it lies."),
    say("On the left stand the MCs, on the right the CPU, in the middle the battlefield and above it the Count."),
)


def _tale() -> TaleTeller:
    from gattai_desktop.games.virtual_machine.fight_tale import TALE

    return TALE


def packed(world: World) -> Box:
    """Return the box with this content."""
    return Box(
        key=KEY,
        name="Virtual Machine",
        game=VirtualMachine(world),
        setup=FightSetup,
        begin=partial(begin, world),
        least=partial(least, world),
        acting=partial(acting, world),
        words=words(world),
        tell=tell,
        foretell=foretell,
        judged=lambda _table, preview: judged(preview),
        keys=KEYS,
        always=ALWAYS,
        how_to_play=HOW_TO_PLAY,
        shelf=shelf_line,
        landmarks=lambda: LANDMARKS,
        tale=_tale,
        guide=guide,
        done_by=partial(move_named, lists="picks"),
        answered=answered,
        glossary=glossary,
        titles=tuple(one.name for one in world.fights.values()),
        rules=rule_book,
        rulings=RULINGS,
    )
