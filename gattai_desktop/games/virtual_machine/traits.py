"""What characters, mobs, bosses and gear can do besides their figures, each by one word, and gear as a pack says it.

A pack gives an entry its traits; what each of them comes to, the rules say. Whoever wears a thing has its traits.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.presentation import Place

HACKS: Final = "hacks"
BLASTS: Final = "blasts"
STANDS_FIRM: Final = "stands_firm"
SECOND_SHOT: Final = "second_shot"
SIX_CARDS: Final = "six_cards"
HAND_OFF: Final = "hand_off"
TUMBLES: Final = "tumbles"
FLIES: Final = "flies"
PACK: Final = "pack"
IGNORES_COVER: Final = "ignores_cover"
BURNS: Final = "burns"
BURNS_WITH_RED: Final = "burns_with_red"
PUSHES: Final = "pushes"
PUSHES_WITH_FACES: Final = "pushes_with_faces"
SLOWS: Final = "slows"
DRAINS: Final = "drains"
FLIPS: Final = "flips"
BEACON: Final = "beacon"
RUNS_UP: Final = "runs_up"
KEEPS_HOURS: Final = "keeps_hours"
HEALS: Final = "heals"
REFLECTS: Final = "reflects"
FORKS: Final = "forks"
SPLASHES: Final = "splashes"
CLOAKS: Final = "cloaks"
SHIELDS: Final = "shields"
MENDS: Final = "mends"
WELLS: Final = "wells"
ECHOES: Final = "echoes"
SEES_IN_DARK: Final = "sees_in_dark"
AIMS_AT_ONE: Final = "aims_at_one"

TRAITS: Final = {
    HACKS: "Has the hacks.",
    BLASTS: "One card and one test for each enemy in one area in Range.",
    STANDS_FIRM: "Bonus: may take each hit aimed at an ally in its area.",
    SECOND_SHOT: "A further shot at an enemy that it has attacked this round has one cut.",
    SIX_CARDS: "Its side's Team Hand holds 6 while it is able.",
    HAND_OFF: "Bonus: one card from its hand to an ally in its line within 2.",
    TUMBLES: "After an attack that hit nobody: one link at no cost.",
    FLIES: "A Falling area is an ordinary one for it.",
    PACK: "With another able one of its kind in its area: Damage one raise.",
    IGNORES_COVER: "Cover does not stop its attacks.",
    BURNS: "A hit sets Burning.",
    BURNS_WITH_RED: "A hit with a red card or Joker sets Burning.",
    PUSHES: "A hit pushes the target one area.",
    PUSHES_WITH_FACES: "A hit with J, Q or K pushes the target one area.",
    SLOWS: "A hit takes 2 Move Points, of a mob 1 Auto.",
    DRAINS: "A hit heals it 10.",
    FLIPS: "A hit sets the bit named by the card, or clears it if it is one that helps.",
    BEACON: "Other mobs in its area: Accuracy one raise.",
    RUNS_UP: "After two or more steps this turn: Damage one raise.",
    KEEPS_HOURS: "With a 5, 6 or 7: Damage two raises.",
    HEALS: "In place of an attack: one process of its side in its or a linked area heals 10.",
    REFLECTS: "An attack that it dodges costs the attacker 5 HP.",
    FORKS: "Start of every even round: one more of its mobs enters its area, up to 4.",
    SPLASHES: "A hit also takes the attacker's Damage with two cuts from one other enemy in that area.",
    CLOAKS: "Round start in Cover or Dark: Evade one raise this round.",
    SHIELDS: "A shield of the wearer's Damage at the start of each fight.",
    MENDS: "Bonus: an ally or oneself in the same area heals 10.",
    WELLS: "3 Move Points draw two cards, one is kept, one discarded.",
    ECHOES: "Once a round, a blast that hit nobody: draw 1.",
    SEES_IN_DARK: "Dark does not count for its attacks.",
    AIMS_AT_ONE: "A blast that has one target only: Damage one raise.",
}
"""Every trait, with what it means."""

OF_BLASTS: Final = frozenset({PUSHES_WITH_FACES, AIMS_AT_ONE, ECHOES})
"""What a ring does to blasts alone."""

FIRE: Final = "fire"
ICE: Final = "ice"
SHOCK: Final = "shock"
ELEMENTS: Final = (FIRE, ICE, SHOCK)


SLOTS: Final = ("weapon", "armour", "tassel", "ring")
MOST_WORN: Final = {"weapon": 1, "armour": 1, "tassel": 1, "ring": 8}
"""How many things of a slot may be worn at a time (VM-H48)."""
CARRIED: Final = "carried"
LEFT: Final = "left"
"""Where gear lies that is not worn: with its owner, or left behind before a fight."""
MOST_LOAD: Final = 5
"""What one may wear and carry together (VM-H49)."""
SOFTENED: Final = 2
"""Cuts to the damage of an element that something protects from."""


@frozen(kw_only=True)
class GearKind:
    """A thing to wear.

    sets: bits that it sets at the start of a fight and when put on. bars: bits that cannot be set in its wearer.
    element: of the wearer's attacks; a blast may have one of the `blast_elements`. softens: elements whose damage has
    two cuts. range: instead of the wearer's. staff_cuts: of the single attack of a blaster who is Silenced.
    """

    id: str
    name: str
    kind: str
    slot: str
    load: int
    traits: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()
    softens: tuple[str, ...] = ()
    element: str = ""
    blast_elements: tuple[str, ...] = ()
    move: int = 0
    play: int = 0
    range: int | None = None
    blast_range: int = 0
    hack_range: int | None = None
    against_armored: int = 0
    staff_cuts: int | None = None
    text: str = ""


def why_not_worn(
    kind: str, worn: Iterable[GearKind], carried: Iterable[GearKind] = (), *, most_load: float = MOST_LOAD
) -> str:
    """Return why somebody of a kind may not have these things, "kind", "slot" or "load"; "" where he may (VM-H49)."""
    worn = tuple(worn)
    every = (*worn, *carried)
    if any(one.kind != kind for one in every):
        return "kind"
    if any(count > MOST_WORN[slot] for slot, count in Counter(one.slot for one in worn).items()):
        return "slot"
    return "load" if sum(one.load for one in every) > most_load else ""


def gear_place(who: str, part: str) -> Place:
    """Return where gear of a process lies: in a slot, among what it carries, with what it leaves behind."""
    return Place(spot=f"gear.{who}.{part}")
