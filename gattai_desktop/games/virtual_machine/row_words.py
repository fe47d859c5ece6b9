"""What the rows of a Team Hand bring, and which deeds charge an Interrupt, in a few words (RULES VM-44, VM-H47)."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.virtual_machine.poker import ROWS, TeamRow
from gattai_desktop.games.virtual_machine.zones import MCS

BY_KEY: Final[Mapping[str, TeamRow]] = {row.key: row for row in ROWS}
"""Every row by the word that announcements have for it."""

_NOTHING: Final = say("nothing")
_BOOTS: Final[Mapping[int, Words]] = {
    2: say("the next other one attacks with Damage one step up"),
    3: say("the next other one attacks with double damage"),
    4: say("at once: the other side discards a card of its Team Hand"),
    5: say("the next other one attacks with double damage, past Armored"),
    6: say("at once: the Uptimes of the other side end"),
    7: say("at once: everybody may draw a card"),
    8: say("the next other one has more HP for a turn"),
    9: say("at once: the other side discards its best card"),
    10: say("at once: everybody may reload"),
    11: say("the next other one attacks with four times the damage, past Armored"),
    12: say("at once: HP are full and set bits are cleared"),
}
_UPTIMES: Final[Mapping[int, Words]] = {
    2: say("Accuracy one step better for all"),
    3: say("Resist one step better for all"),
    4: say("Connect one step better for all"),
    5: say("Evade one step better for all"),
    6: say("a card may act one count lower or higher"),
    7: say("the other side reloads one card less"),
    8: say("Damage one step up for all"),
    9: say("nobody can be pushed"),
    10: say("one charge for everybody each round"),
    11: say("all are Armored"),
    12: say("nobody can change a bit in their status bytes"),
}

DEEDS: Final[Mapping[str, str]] = {
    "d11": "an enemy attack hits",
    "d12": "alone among enemies when the round ends",
    "d13": "at half HP or less for the first time",
    "d21": "the Team Hand reaches a higher row",
    "d22": "the last card that the Team Hand can hold",
    "d23": "an attack with a Boot",
    "d31": "an attack that misses or is dodged",
    "d32": "hit, pushed, fallen, or a bit set by an enemy",
    "d33": "a turn that ends beside an able enemy",
    "d41": "seen by no enemy when the round ends",
    "d42": "attacked by nobody all round",
    "d43": "a bit, an area or a link was changed",
    "d51": "the first or the last turn of the round",
    "d52": "an attack with no other MC beside",
    "d53": "an attack out of Cover or Dark, or while Invisible",
    "d61": "an enemy downed",
    "d62": "a hit with J, Q, K or an Ace",
    "d63": "an attack on one with more HP",
    "cards_laid": "a card on the MCs' Team Hand",
    "hits_taken": "a hit taken",
    "company_downed": "one of its company downed",
    "turns_taken": "a turn taken",
    "straight_flush": "Uptime of the Straight Flush",
}
"""Each deed that charges an Interrupt, by the word that announcements have for it."""


def boot_words(rank: int) -> Words:
    """What the Boot of a row does; "nothing" where it has none."""
    return _BOOTS.get(rank, _NOTHING)


def uptime_words(rank: int) -> Words:
    """What the Uptime of a row does as long as its Team Hand lies; "nothing" where it has none."""
    return _UPTIMES.get(rank, _NOTHING)


def deed_words(deed: str) -> Words:
    """What was done that charges."""
    return Words(DEEDS.get(deed, "a deed"))


def team_name(side: str) -> Words:
    """Whose Team Hand it is."""
    return say("Team Hand") if side == MCS else say("CPU's Team Hand")


_BOOTS_IN_SHORT: Final[Mapping[int, Words]] = {
    2: say("Damage one raise"),
    3: say("damage ×2"),
    4: say("they lose a team card"),
    5: say("damage ×2, not halved"),
    6: say("their Uptimes end"),
    7: say("each may draw 1"),
    8: say("MaxHP one raise"),
    9: say("they lose their best"),
    10: say("each may reload"),
    11: say("damage ×4, not halved"),
    12: say("bits cleared, HP full"),
}
_UPTIMES_IN_SHORT: Final[Mapping[int, Words]] = {
    2: say("Accuracy one raise"),
    3: say("Resist one raise"),
    4: say("Connect one raise"),
    5: say("Evade one raise"),
    6: say("count 1 up or down"),
    7: say("they draw one less"),
    8: say("Damage one raise"),
    9: say("cannot be pushed"),
    10: say("1 charge a round"),
    11: say("all Armored"),
    12: say("bytes locked"),
}
_NONE_IN_SHORT: Final = say("none")


def boot_in_short(rank: int) -> Words:
    """What the Boot of a row does, in as few words as a table of all rows has room for."""
    return _BOOTS_IN_SHORT.get(rank, _NONE_IN_SHORT)


def uptime_in_short(rank: int) -> Words:
    """What the Uptime of a row does, in as few words."""
    return _UPTIMES_IN_SHORT.get(rank, _NONE_IN_SHORT)
