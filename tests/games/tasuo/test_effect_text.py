"""Effects of cards as plain sentences: whatever a line can say, and nothing is said alike that differs."""

import pytest
from hypothesis import given, settings

from gattai_desktop.board.speech import first_large, said
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo.card_effects import CardEffect
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.games.tasuo.effect_text import effect_sentences
from gattai_desktop.games.tasuo.effect_words import TRIGGERS
from gattai_desktop.games.tasuo.effect_writing import written
from tests.games.tasuo.effects_by_chance import effects

DESIGNS = built_in_cards().cards.designs


def sentences(design: CardDesign) -> tuple[str, ...]:
    return tuple(first_large(str(one)) for one in effect_sentences(design))


@given(effects())
@settings(max_examples=300, deadline=None)
def test_whatever_a_line_says_is_said_in_one_sentence(made: CardEffect) -> None:
    kind = TRIGGERS[made.trigger.word].kinds[0]
    (sentence,) = effect_sentences(CardDesign(id="x", name="Ladle", kind=kind, line=written((made,))))
    assert "{" not in str(sentence)
    assert said(sentence) == str(sentence)


@pytest.mark.parametrize(
    ("design", "sentence"),
    [
        ("sl06", "When called: one enemy warrior gains Burn."),
        ("sl18", "Swift: one of your warriors loses 2 of its damage; it loses one condition of your choice."),
        ("ti02", "From your hand as another warrior of yours is destroyed in battle: Driftling is called at no cost."),
        ("ti05", "While in Kio: Glacier Monk takes 0.5 less from each attack."),
        ("ti16", "When the opponent activates a card of the kind Item, Weapon or Arena: what it answers is negated."),
        ("br12", "Block stops a Punch or Strike that does not Target, up to 3 on the same warrior in one turn."),
        ("sl15", "Pay 1 gauge: Ori stops an attack that does not Target; Counter: the opponent's turn ends."),
        (
            "br15",
            "Pay 1 gauge: Ori stops a Punch, Kick or Strike that does not Target; Counter: the opponent's turn ends.",
        ),
    ],
)
def test_a_card_says_what_it_does(design: str, sentence: str) -> None:
    assert sentences(DESIGNS[design]) == (sentence,)


@pytest.mark.parametrize(("number", "words"), [(0, "no warrior"), (1, "just one warrior"), (2, "just 2 warriors")])
def test_as_many_warriors_as_a_card_asks_for_are_one_or_many(number: int, words: str) -> None:
    line = f"hand play / own warriors {number} -> it: call"
    (sentence,) = sentences(CardDesign(id="x", name="Ladle", kind="warrior", line=line))
    assert f"if you control {words}" in sentence


@pytest.mark.parametrize(
    ("price", "words"),
    [("", "Ladle is called at no cost."), (" / pay armor 2", "Ladle is called at no further cost.")],
)
def test_a_call_that_has_its_price_is_not_said_to_cost_nothing(price: str, words: str) -> None:
    (sentence,) = sentences(CardDesign(id="x", name="Ladle", kind="warrior", line=f"hand play{price} -> it: call"))
    assert sentence.endswith(words)


def test_cards_that_differ_are_said_differently() -> None:
    lines: dict[tuple[str, ...], str] = {}
    for design in DESIGNS.values():
        if design.line:
            told = tuple(one.replace(design.name, "it") for one in sentences(design))
            assert lines.setdefault(told, design.line) == design.line, design.name
    assert len(lines) == len({one.line for one in DESIGNS.values() if one.line})
