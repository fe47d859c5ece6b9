"""Lines of a fight are read as they were written, whatever a pack calls its things; a name still stands for an id."""

import pytest

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.move import write
from gattai_desktop.games.virtual_machine.virtual_machine import VirtualMachine
from gattai_desktop.games.virtual_machine.world import World

WORLD = built_in_world().world


def called(name: str) -> World:
    """The world with a mob, a piece of gear and a main character of its own that are called so."""
    mob = evolve(WORLD.mobs["m01"], id="gull", name=name)
    item, mc = (
        evolve(next(iter(WORLD.items.values())), id="pike", name=f"{name}'s Pike"),
        evolve(WORLD.mcs["teo"], id="mara"),
    )
    return World(
        mcs={**WORLD.mcs, "mara": evolve(mc, name=f"{name} Voss")},
        mobs={**WORLD.mobs, "gull": mob},
        bosses=WORLD.bosses,
        items={**WORLD.items, "pike": item},
        interrupts=WORLD.interrupts,
        maps=WORLD.maps,
        fights=WORLD.fights,
    )


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("High", "Teo keeps A♣P for high"),
        ("A", "Teo attacks gull.1 with A♣P"),
        ("Dark", "Cpu rewires B2 dark on with 7♦C"),
        ("B2", "Teo moves to B2"),
        ("Teo", "Teo heals gull.1"),
        ("Hand", "Cpu discards 7♦C from the hand"),
        ("So", 'Cpu charges teo because "so it was"'),
        ("Port Sniffer", 'Cpu charges teo because "Port Sniffer 1 did it"'),
        ("Yes", "Cpu sets surrender to yes"),
    ],
)
def test_a_line_that_says_ids_is_read_as_it_was_written(name: str, line: str) -> None:
    """Given a pack whose things are called like words of a move, when a move is read, then it is the one written."""
    phrases = VirtualMachine(called(name)).phrases
    assert write(phrases.read(line)) == line


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Teo attacks Sea Gull 2 with 7♦", "Teo attacks gull.2 with 7♦P"),
        ("Sea Gull 1 attacks Teo with 7♦", "Cpu attacks teo with 7♦C"),
        ('Cpu charges TEO because "Sea Gull 1 did it"', 'Cpu charges teo because "Sea Gull 1 did it"'),
    ],
)
def test_a_mob_of_ones_own_is_named_by_kind_and_number(line: str, said: str) -> None:
    assert write(VirtualMachine(called("Sea Gull")).phrases.read(line)) == said


@pytest.mark.parametrize("name", ["Port ſniffer", "Port snıffer"])
def test_letters_that_look_like_those_of_a_name_are_no_mistake_of_the_program(name: str) -> None:
    with pytest.raises(ValueError, match="is no move of this game"):
        VirtualMachine(WORLD).phrases.read(f"{name} 1 attacks teo with 7♦")
