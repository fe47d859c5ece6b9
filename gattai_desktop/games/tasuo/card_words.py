"""The words that cards are made of: kinds, types of attack, elements, tags of defence, Battle Conditions (RULES TS).

Life and damage are kept in whole halves (15 is 7.5), so that no rule ever counts with fractions.
"""

from collections.abc import Mapping
from typing import Final

KEY: Final = "tasuo"
"""The key of the game."""

TYPES: Final[Mapping[str, str]] = {
    "P": "Punch",
    "K": "Kick",
    "S": "Strike",
    "G": "Grab",
    "T": "Throw",
    "B": "Blast",
    "J": "Projectile",
    "A": "Area",
}
"""The types of attack by their letters (RULES TS-24)."""
TYPE_LETTERS: Final = {name: letter for letter, name in TYPES.items()}
AREA: Final = "Area"
STRIPPING: Final = ("Grab", "Throw")
"""Types that take the Weapons of the warrior that they hit (RULES TS-18)."""

ELEMENTS: Final = ("fire", "lava", "steel", "earth", "wood", "water", "ice", "wind", "thunder", "hado")
"""What an attack is made of (RULES TS-78)."""
TAGS: Final = ("Block", "Ori", "Kyushu", "Haki", "Evade")
"""The manoeuvres of defence (RULES TS-69)."""
BROKEN: Final = ("Broken-Arm", "Broken-Leg", "Broken-Back")
"""Battle Conditions that count to two (RULES TS-H53)."""
BATTLE_CONDITIONS: Final = ("Burn", "Stun", "Immobilize", "Freeze", "Bleed", "Poison", *BROKEN)
"""What a warrior suffers from (RULES TS-54 to TS-62)."""
UNABLE: Final = {"Immobilize": "TS-56", "Freeze": "TS-57", "Broken-Back": "TS-62"}
"""Those in which a warrior neither attacks nor defends, with their rules."""

WARRIOR: Final = "warrior"
OFFENSIVE: Final = "offensive"
DEFENSIVE: Final = "defensive"
RESPONSIVE: Final = "responsive"
BLOODLUSTED: Final = "bloodlusted"
ITEM: Final = "item"
WEAPON: Final = "weapon"
CONTINUUM: Final = "continuum"
ARENA: Final = "arena"
TASUO_MODE: Final = "tasuo-mode"
KA_SUMMON: Final = "ka-summon"

KINDS: Final[Mapping[str, str]] = {
    WARRIOR: "Warrior",
    OFFENSIVE: "Offensive",
    DEFENSIVE: "Defensive",
    RESPONSIVE: "Responsive",
    BLOODLUSTED: "Bloodlusted",
    ITEM: "Item",
    WEAPON: "Weapon",
    CONTINUUM: "Continuum",
    ARENA: "Arena",
    TASUO_MODE: "Tasuo Mode",
    KA_SUMMON: "KA Summon",
}
"""The kinds of card, with what people call them (RULES TS-16 to TS-26, TS-48, TS-74)."""
ULTRA: Final = (TASUO_MODE, KA_SUMMON)
"""Kinds that lie in the Ultra Deck (RULES TS-3)."""
FIGHTING: Final = (WARRIOR, *ULTRA)
"""Kinds that stand as a warrior, with life and an attack of their own."""

SWIFT: Final = "swift"
MANNERS: Final = (SWIFT, OFFENSIVE, DEFENSIVE)
"""How a Bloodlusted card is used (RULES TS-H11)."""
