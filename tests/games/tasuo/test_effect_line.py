"""The line of a card's effects: read strictly, with the nearest word after a wrong one, and written again."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gattai_desktop.games.notation import NotationFault
from gattai_desktop.games.tasuo.attack_line import read_attack, written_attack
from gattai_desktop.games.tasuo.card_effects import CardEffect, EffectCondition, EffectVerb
from gattai_desktop.games.tasuo.designs import AttackForm
from gattai_desktop.games.tasuo.effect_line import classes_in, read_effects
from gattai_desktop.games.tasuo.effect_words import CONDITIONS, TARGETS, TRIGGERS, VERBS
from gattai_desktop.games.tasuo.effect_writing import written
from tests.games.tasuo.effects_by_chance import effects

often = settings(max_examples=150, deadline=None)
WORDS = (
    *TRIGGERS,
    *CONDITIONS,
    *TARGETS,
    *VERBS,
    "/",
    "->",
    "&&",
    "&",
    ":",
    ";",
    "+1",
    "-0.5",
    "2",
    "Block",
    "any",
    "P",
)


@given(st.lists(effects(), max_size=3))
@often
def test_whatever_is_written_is_read_again(made: list[CardEffect]) -> None:
    line = written(made)
    if len(line) <= 400:
        assert list(read_effects(line)) == made


@given(st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join) | st.text(max_size=60))
@often
def test_any_text_is_an_effect_or_a_clear_fault(text: str) -> None:
    try:
        found = read_effects(text)
    except NotationFault as fault:
        assert str(fault).endswith((".", "?"))
    else:
        assert read_effects(written(found)) == found


@given(st.text("PKSGTBJA0123456789. firewodct", max_size=14))
@often
def test_any_text_is_an_attack_or_a_clear_fault(text: str) -> None:
    try:
        found = read_attack(text)
    except NotationFault as fault:
        assert str(fault).endswith((".", "?"))
    else:
        assert read_attack(written_attack(found)) == found


def test_an_attack_is_read_in_halves() -> None:
    assert read_attack("J3 thunder t c") == AttackForm(
        type="Projectile", damage=6, element="thunder", chainable=True, targets=True
    )
    assert read_attack("A1.5 earth t").damage == 3


def test_life_and_damage_are_halves_and_cards_are_not() -> None:
    (effect,) = read_effects("swift -> own: heal 2.5; cure 1 & you: draw 2")
    assert [verb for part in effect.parts for verb in part.verbs] == [
        EffectVerb(word="heal", amount=5),
        EffectVerb(word="cure", amount=1),
        EffectVerb(word="draw", amount=2),
    ]


def test_what_a_defensive_card_stops_is_one_value() -> None:
    (effect,) = read_effects("defend Block / P K S / plain / two / pay gauge 1 / counter -> you: gauge +1")
    terms = effect.trigger.defence
    assert terms is not None
    assert (terms.tag, terms.types, terms.aim, terms.stops, terms.counter) == (
        "Block",
        ("Punch", "Kick", "Strike"),
        "plain",
        2,
        True,
    )
    assert effect.price("gauge") == 1
    assert effect.price("armor") == 0


def test_two_abilities_of_a_card_are_parted() -> None:
    turned, always = read_effects("turn charge -> you: charge 1 Kio && while / Gale -> it: need -1")
    assert turned.parts[0].verbs == (EffectVerb(word="charge", amount=1, of="kio"),)
    assert always.conditions == (EffectCondition(word="class", of="gale"),)
    assert classes_in((turned, always)) == ("gale",)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("caled -> you: draw 1", "No trigger is called 'caled'. Did you mean 'called'?"),
        ("called / mey -> it: equip", "No condition is called 'mey'. Did you mean 'may'?"),
        ("hit -> strck: inflict Burn", "No target is called 'strck'. Did you mean 'struck'?"),
        ("hit -> struck: inflct Burn", "No verb is called 'inflct Burn'. Did you mean 'inflict'?"),
        ("hit -> struck: inflict Brun", "No Battle Condition is called 'Brun'. Did you mean 'Burn'?"),
        ("defend Blok / P / plain", "No tag is called 'Blok'. Did you mean 'Block'?"),
        ("defend Block / Q / plain", "No type of attack is called 'Q'. There are: P, K, S, G, T, B, J, A, any."),
        (
            "hand own destroed -> it: call",
            "No moment after 'hand' is called 'own destroed'. Did you mean 'own destroyed'?",
        ),
        ("swift -> enemy with Blee: damage 1", "No Battle Condition is called 'Blee'. Did you mean 'Bleed'?"),
        ("called -> it: draw 1", "Character 15: 'draw' is not done to 'it'. It may be: you, foe."),
        ("called -> struck: heal 1", "Character 11: With 'called' there is no 'struck'."),
        ("while / once a turn -> it: need -1", "Character 9: What is always there has no 'once a turn'."),
        ("swift -> own: heal 0", "Character 20: A number here is at least 0.5."),
        ("swift -> own: heal 1.3", "Character 20: expected a number such as 2 or 1.5, but found '1'."),
        ("called", "Character 7: expected '/' and a condition, or '->' and what is done, but the text ends."),
        (
            "swift -> own: heal 2 &&",
            (
                "Character 24: expected a trigger (called, entered, hit, attacking, "
                "attacked, defend, own destroyed, swift, item, activated, call declared, ability, turn, hand, "
                "show, your end, chained, while), but the text ends."
            ),
        ),
        (
            "turn -> you: draw 1",
            (
                "Character 6: expected a moment after 'turn' "
                "(draw, play, charge, clash, end, attacking, rolling), but found '-'."
            ),
        ),
    ],
)
def test_a_wrong_word_is_refused_with_what_would_do(line: str, fault: str) -> None:
    with pytest.raises(NotationFault) as caught:
        read_effects(line)
    assert str(caught.value) == fault
