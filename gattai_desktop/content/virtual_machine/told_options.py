"""What people call the words that fields of these packs may hold, and what each of them means, in a sentence."""

from collections.abc import Iterable, Mapping
from typing import Final

from gattai_desktop.games.kinds import OneOf, Option
from gattai_desktop.games.virtual_machine import names
from gattai_desktop.games.virtual_machine.battle_maps import STATES
from gattai_desktop.games.virtual_machine.process_signs import SIGNS
from gattai_desktop.games.virtual_machine.processes import KINDS, RELOADS, ROLES
from gattai_desktop.games.virtual_machine.status_byte import BITS
from gattai_desktop.games.virtual_machine.traits import TRAITS

EFFECTS: Final[Mapping[str, str]] = {
    "last_draw": "The Ace attacks with three raises of Damage.",
    "hold_the_gate": "No enemy may leave her area by walking until round end.",
    "empty_the_cylinder": "One attack with every card then in hand, targets and Range as usual, no Team Hand.",
    "bullet_time": "A turn now with one card from the hand; no second Move gain.",
    "global_patch": "Set or clear one place of the byte in every able process of one side, no test.",
    "open_doors": "One area, wherever it is, loses one status for the rest of the fight.",
    "undertow": "Push every enemy in one area within Range 2, no test.",
    "wellspring": "Every able MC draws 1.",
    "roll_call": "Every other able MC may lay one card from the hand on the Team Hand, in seat order, each scored; "
    "none of them counts as the one card a round.",
    "steady_now": "Every MC's Accuracy one raise until round end.",
    "pratfall": "Mobs in one area within Range 2 lose their Auto of this and the next round.",
    "lucky_break": "The next enemy hit on an MC before round end counts as dodged.",
    "recount": "The MCs' Team Hand is discarded.",
    "sinkhole": "One area but + is Falling until round end, everybody else in it falls at once.",
    "fork_bomb": "Two more Stray Threads enter, up to four able ones.",
    "root_access": "Every MC has the bit named by the card set, or cleared if it is Invisible, Noclip or Armored; "
    "no test.",
}
"""What happens by an Interrupt, as the pack of the program tells it of the one that does so."""


def _one_of(words: Iterable[str], called: Mapping[str, str] = {}, lines: Mapping[str, str] = {}) -> OneOf:
    options = (Option(one, called.get(one, one.replace("_", " ")), lines.get(one, "")) for one in words)
    return OneOf(tuple(words), tuple(options))


TRAIT: Final = _one_of(tuple(TRAITS), lines=TRAITS)
EFFECT: Final = _one_of(tuple(EFFECTS), lines=EFFECTS)
BIT: Final = _one_of(BITS, names.STATUSES)
STATE: Final = _one_of(STATES, names.AREA_STATES)
KIND: Final = _one_of(KINDS, names.KINDS)
ROLE: Final = _one_of(ROLES, names.ROLES)
SIGN: Final = OneOf(tuple(SIGNS), tuple(Option(one, one, sign=drawing) for one, drawing in SIGNS.items()))
RELOAD: Final = _one_of(RELOADS, names.RELOAD_NAMES, names.RELOAD_LINES)
