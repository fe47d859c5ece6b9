"""The notation of attacks and numbers on a card: `P2 fire c` is a Punch of 2, of fire, Chainable (RULES TS, 3i)."""

from functools import lru_cache
from typing import Final

from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.games.notation import Pieces
from gattai_desktop.games.tasuo.card_words import AREA, ELEMENTS, TYPE_LETTERS, TYPES
from gattai_desktop.games.tasuo.designs import AttackForm
from gattai_desktop.games.tasuo.effect_line import read_number
from gattai_desktop.games.tasuo.values import halves

CHAINABLE: Final = "c"
TARGETS: Final = "t"


@lru_cache(maxsize=512)
def read_attack(text: str) -> AttackForm:
    """Read an attack as a card prints it. Raises NotationFault."""
    pieces = Pieces(" ".join(text.split()))
    letter = next((one for one in TYPES if pieces.take(one)), "")
    if not letter:
        raise pieces.unknown(pieces.at, wording("type of attack"), pieces.text[:1], TYPES)
    damage = read_number(pieces, least=0, of_halves=True)
    element = pieces.phrase(ELEMENTS)
    if element is None:
        raise pieces.unknown(pieces.at, wording("element"), pieces.text[pieces.at :].partition(" ")[0], ELEMENTS)
    targets = pieces.phrase((TARGETS,)) is not None
    chainable = pieces.phrase((CHAINABLE,)) is not None
    pieces.expect_end(wording("'{one}', '{other}' or the end", one=AsWritten(TARGETS), other=AsWritten(CHAINABLE)))
    if chainable and TYPES[letter] == AREA:
        raise pieces.unfit(0, wording("An Area attack is not Chainable."))
    return AttackForm(type=TYPES[letter], damage=damage, element=element, chainable=chainable, targets=targets)


def written_attack(attack: AttackForm) -> str:
    """Return the attack as a card prints it."""
    flags = f"{f' {TARGETS}' * attack.targets}{f' {CHAINABLE}' * attack.chainable}"
    return f"{TYPE_LETTERS[attack.type]}{halves(attack.damage)} {attack.element}{flags}"
