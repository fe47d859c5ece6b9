"""The notation of attacks on a card, and an attack as a piece in plain words with what could stand in its place."""

from functools import lru_cache
from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import AsWritten, Words, say, wording
from gattai_desktop.games.line_pieces import LineChoice, LinePiece
from gattai_desktop.games.notation import Pieces
from gattai_desktop.games.tasuo.card_words import AREA, ELEMENTS, TYPE_LETTERS, TYPES
from gattai_desktop.games.tasuo.designs import AttackForm
from gattai_desktop.games.tasuo.effect_line import read_number
from gattai_desktop.games.tasuo.effect_variants import said_word
from gattai_desktop.games.tasuo.effect_when import said_element
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


_MOST: Final = 2 * 99
"""The largest damage that an attack is written with, in halves."""


def attack_in_pieces(text: str) -> LinePiece:
    """Return the attack of a card as a piece; none is a Punch of 1. Raises NotationFault."""
    now = read_attack(text or "P1 fire")

    def dealing(damage: int) -> str:
        return written_attack(evolve(now, damage=damage)) if 0 <= damage <= _MOST else ""

    return LinePiece(
        words=said_attack(now), less=dealing(now.damage - 1), more=dealing(now.damage + 1), groups=lambda: _groups(now)
    )


def said_attack(attack: AttackForm) -> Words:
    """Return an attack in words: "Punch 2, fire, Chainable"."""
    words = say(
        "{type} {damage}, {element}",
        type=said_word(attack.type),
        damage=halves(attack.damage),
        element=said_element(attack.element),
    )
    for there, flag in ((attack.targets, say("Targets")), (attack.chainable, say("Chainable"))):
        words = say("{some}, {other}", some=words, other=flag) if there else words
    return words


def _groups(now: AttackForm) -> tuple[tuple[Words, tuple[LineChoice, ...]], ...]:
    def choice(words: Words, other: AttackForm, *, taken: bool) -> LineChoice:
        return LineChoice(words, written_attack(other), taken)

    types = (evolve(now, type=one, chainable=now.chainable and one != AREA) for one in TYPES.values())
    elements = (evolve(now, element=one) for one in ELEMENTS)
    besides = [choice(say("Targets"), evolve(now, targets=not now.targets), taken=now.targets)]
    if now.type != AREA:
        besides.append(choice(say("Chainable"), evolve(now, chainable=not now.chainable), taken=now.chainable))
    return (
        (say("Type of attack"), tuple(choice(said_word(one.type), one, taken=one.type == now.type) for one in types)),
        (
            say("Element"),
            tuple(choice(said_element(one.element), one, taken=one.element == now.element) for one in elements),
        ),
        (say("Besides"), tuple(besides)),
    )
