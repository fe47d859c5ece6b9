"""What can take part in a fight, as a pack says it: characters, mobs and bosses with their figures, and Interrupts.

Accuracy, Evade, Connect and Resist are ranks as `ladder.py` counts them. Move is a score with its maximum; a mob has
its Auto instead.
"""

from typing import Final, Literal

from gattai_desktop.cards.frozen import frozen

KINDS: Final = ("blade", "shot", "hacker", "conduit")
"""Which gear somebody may wear, and whether he hacks or blasts."""
ROLES: Final = ("protagonist", "sidekick", "comic-relief", "wallflower", "mysterious-stranger", "badass")
COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "black")
"""What an MC may wear, so that people tell it from others."""
RELOADS: Final = ("out", "turn", "round")
CHARGING: Final = ("cards_laid", "hits_taken", "company_downed", "turns_taken")
"""What charges a boss's Interrupt."""

Timing = Literal["any", "usual"]


@frozen(kw_only=True)
class InterruptKind:
    """An Interrupt: the cards that it needs, in order, and when they may be laid.

    cards: each the ranks that serve ("7", "J Q K"), or "pair". when: "any" whenever they are held, "usual" by normal
    plays in place of the attack (VM-55). effect: the word by which the rules know what happens.
    """

    id: str
    name: str
    cards: tuple[str, ...]
    when: Timing
    effect: str
    text: str = ""


@frozen(kw_only=True)
class ProcessKind:
    """Figures that every process has, and what it can do besides (`traits.py`)."""

    id: str
    name: str
    hp: int
    damage: int
    range: int
    accuracy: int
    evade: int
    connect: int
    resist: int
    traits: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()
    """Bits of its own, which are set when a fight begins (VM-H62)."""
    element: str = ""
    text: str = ""


@frozen(kw_only=True)
class CharacterKind(ProcessKind):
    """A main character (MC): the gear that comes along, and the Interrupts that are known, the current one first."""

    kind: str
    role: str
    move: int
    most_move: int
    draw: int
    play: int
    reload: str
    kit: tuple[str, ...] = ()
    interrupts: tuple[str, ...] = ()
    colour: str = "purple"


@frozen(kw_only=True)
class MobKind(ProcessKind):
    """A mob; `auto` is how many links it may walk in a round (VM-37)."""

    auto: int
    sign: str = ""
    """What it bears on the map, one of `process_signs.SIGNS`; "" where nobody chose."""


@frozen(kw_only=True)
class BossKind(ProcessKind):
    """A boss: what charges its Interrupt, by how much each time; its `company` is the mob that it brings along.

    reload: "turn" where it gives up one of its turns for the CPU to reload at once (VM-52, VM-H53); "" where it cannot.
    """

    move: int
    most_move: int
    charging: str
    charge: int
    interrupts: tuple[str, ...]
    company: str = ""
    reload: str = ""
    sign: str = ""
    """What it bears on the map, as a mob does."""
