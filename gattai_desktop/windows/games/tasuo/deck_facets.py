"""By what the cards of Tasuo Showdown can be narrowed in a list: element, attack, defence, cost, and what Targets."""

from collections.abc import Iterator

from gattai_desktop.board.speech import called, speak
from gattai_desktop.games.tasuo.card_words import ELEMENTS, TAGS, TYPES, WARRIOR
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.windows.games.tasuo import card_signs
from gattai_desktop.windows.games.tasuo.card_words_shown import element_words
from gattai_desktop.windows.games.tasuo.fighters import weight_of
from gattai_desktop.windows.games.tasuo.half_numbers import written_halves
from gattai_desktop.windows.kit.deck_workshop import DeckFacet, DeckGroup

_COSTS = (1, 2, 3)


def facets() -> tuple[DeckFacet, ...]:
    """Return the facets of all cards."""
    return (
        DeckFacet(
            name=speak("tasuo", "Element"),
            sign=card_signs.element_sign(ELEMENTS[0]),
            values=tuple(
                DeckGroup(key=f"element {one}", name=element_words(one), sign=card_signs.element_sign(one))
                for one in ELEMENTS
            ),
        ),
        DeckFacet(
            name=speak("tasuo", "Type of attack"),
            sign=card_signs.type_sign(TYPES["P"]),
            values=tuple(
                DeckGroup(key=f"type {one}", name=called(one), sign=card_signs.type_sign(one)) for one in TYPES.values()
            ),
        ),
        DeckFacet(
            name=speak("tasuo", "Tag of defence"),
            sign=card_signs.DEFENSIVE_SIGN,
            values=(
                *(DeckGroup(key=f"tag {one}", name=called(one), sign=card_signs.tag_sign(one)) for one in TAGS),
                DeckGroup(key="counter", name=speak("tasuo", "Counter"), sign=card_signs.COUNTER),
            ),
        ),
        DeckFacet(
            name=speak("tasuo", "What a call costs"),
            sign=card_signs.ARMOR,
            values=tuple(
                DeckGroup(
                    key=f"cost {one}", name=speak("tasuo", "{armor} armor", armor=one), sign=card_signs.ARMOR,
                    figure=str(one),
                )
                for one in _COSTS
            ),
        ),
        DeckFacet(
            name=speak("tasuo", "Targets"),
            sign=card_signs.TARGETS,
            values=(
                DeckGroup(key="targets", name=speak("tasuo", "attacks that Target"), sign=card_signs.TARGETS),
                DeckGroup(
                    key="stops targets", name=speak("tasuo", "stops what Targets"), sign=card_signs.DEFENSIVE_SIGN
                ),
            ),
        ),
    )  # fmt: skip


def traits(design: CardDesign) -> Iterator[str]:
    """Yield the keys of what a card has of the facets."""
    attack, defence = design.attack, design.defence
    if attack is not None:
        yield f"element {attack.element}"
        yield f"type {attack.type}"
        if attack.targets:
            yield "targets"
    if design.kind == WARRIOR:
        yield f"cost {weight_of(design.life)}"
    if defence is not None:
        yield f"tag {defence.tag}"
        if defence.counter:
            yield "counter"
        if defence.aim != "plain":
            yield "stops targets"


def marks(design: CardDesign) -> Iterator[tuple[str, str]]:
    """Yield what stands in a row of the list: what a call costs, then the attack with its figure and its signs."""
    if design.kind == WARRIOR:
        yield from ((card_signs.ARMOR, ""),) * weight_of(design.life)
    attack = design.attack
    if attack is not None:
        yield card_signs.type_sign(attack.type), written_halves(attack.damage)
        yield card_signs.element_sign(attack.element), ""
        if attack.chainable:
            yield card_signs.CHAIN, ""
        if attack.targets:
            yield card_signs.TARGETS, ""
