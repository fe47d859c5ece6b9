"""The box of Virtual Machine: the rules, with the processes, maps and fights that a content pack says."""

from functools import partial

from gattai_desktop.games.box import Box
from gattai_desktop.games.virtual_machine.record_words import words
from gattai_desktop.games.virtual_machine.rulings import RULINGS, rule_book
from gattai_desktop.games.virtual_machine.setup import FightSetup, begin, least
from gattai_desktop.games.virtual_machine.virtual_machine import VirtualMachine
from gattai_desktop.games.virtual_machine.world import KEY, World


def packed(world: World) -> Box:
    """Return the box with this content."""
    return Box(
        key=KEY,
        name="Virtual Machine",
        game=VirtualMachine(world),
        setup=FightSetup,
        begin=partial(begin, world),
        least=partial(least, world),
        words=words(world),
        rules=rule_book,
        rulings=RULINGS,
    )
