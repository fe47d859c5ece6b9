"""Effects of cards are put together out of pieces: whatever is offered fits, and all that the book has can be made."""

from collections import Counter
from collections.abc import Iterator

import pytest

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.line_pieces import LineChoice, SentenceInPieces
from gattai_desktop.games.notation import NotationFault
from gattai_desktop.games.tasuo.attack_line import attack_in_pieces, read_attack
from gattai_desktop.games.tasuo.card_effects import CardEffect
from gattai_desktop.games.tasuo.card_words import BLOODLUSTED, DEFENSIVE, ITEM, WARRIOR
from gattai_desktop.games.tasuo.design_checks import wrong_with
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.games.tasuo.effect_line import read_effects
from gattai_desktop.games.tasuo.effect_pieces import CardInPieces
from gattai_desktop.games.tasuo.effect_writing import written

CARDS = built_in_cards().cards
WITH_EFFECTS = {
    (one.kind, effect.trigger.word, len(effect.conditions), len(effect.parts)): (one, effect)
    for one in CARDS.designs.values()
    for effect in one.effects
}
"""A card for each way in which effects are built, by how they are."""


def card(line: str = "", kind: str = WARRIOR, **more: object) -> CardDesign:
    return evolve(CARDS.designs["sl03"], kind=kind, line=line, **more)  # type: ignore[arg-type]


def lines_from(effect: SentenceInPieces) -> Iterator[str]:
    """Every line that one act makes of an effect."""
    for piece in effect.pieces:
        yield from (one for one in (piece.less, piece.more, piece.without) if one)
        yield from (choice.line for _, choices in piece.groups() for choice in choices)
    yield from (one.line for one in effect.conditions())
    yield from (one for one in (effect.further(),) if one)


def faults(design: CardDesign) -> list[str]:
    return [words for field, words in wrong_with(design) if field == "effect"]


@pytest.mark.parametrize("card_id", sorted({one.id for one, _ in WITH_EFFECTS.values()}))
def test_whatever_is_offered_fits_the_card(card_id: str) -> None:
    design = CARDS.designs[card_id]
    apart = CardInPieces(design, CARDS.classes)
    offered = {line for effect in apart.effects for line in lines_from(effect)}
    offered |= {one.line for one in apart.news()} | {one.without for one in apart.effects if one.without}
    assert offered
    for line in offered:
        assert written(read_effects(line)) == line
        assert faults(evolve(design, line=line)) == []


def marks(effect: CardEffect) -> list[object]:
    """What an effect consists of, for how far two are from each other; amounts apart, each step of them one."""
    said: list[object] = [("when", effect.trigger.word)] * 999
    said += [*effect.trigger.moments, *effect.trigger.kinds]
    if (terms := effect.trigger.defence) is not None:
        said += [terms.tag, terms.aim, *terms.types, *["stops"] * terms.stops, *["counter"] * terms.counter]
    for at, one in enumerate(effect.conditions):
        said += (
            [(at, "if")] * 3 + [(at, one.word)] * 3 + [(at, one.of), (at, one.element), (at, one.type), (at, one.type)]
        )
        said += [(at, "number")] * one.number
    for at, (target, verb) in enumerate((part.target, verb) for part in effect.parts for verb in part.verbs):
        said += [(at, "then")] * 99 + [(at, "to", target.word)] * 30 + [(at, one) for one in target.conditions]
        said += [(at, "does", verb.word, verb.amount < 0)] * 9 + [(at, "of", verb.of)]
        said += [(at, "amount", verb.amount < 0)] * abs(verb.amount)
    return said


def apart(some: CardEffect, other: CardEffect) -> int:
    """How far two effects are from each other."""
    one, another = Counter(marks(some)), Counter(marks(other))
    return ((one - another) + (another - one)).total()


@pytest.mark.parametrize(
    ("design", "goal"), WITH_EFFECTS.values(), ids=[written([effect]) for _, effect in WITH_EFFECTS.values()]
)
def test_every_effect_of_the_program_can_be_put_together(design: CardDesign, goal: CardEffect) -> None:
    now = evolve(design, line="")
    news = CardInPieces(now, CARDS.classes).news()
    now = evolve(now, line=min(news, key=lambda one: apart(read_effects(one.line)[0], goal)).line)
    far = apart(now.effects[0], goal)
    while far:
        (effect,) = CardInPieces(now, CARDS.classes).effects
        nearest = min(lines_from(effect), key=lambda line: apart(read_effects(line)[0], goal))
        nearer = apart(read_effects(nearest)[0], goal)
        assert nearer < far, f"{now.line} leads no nearer to {written([goal])}"
        now, far = evolve(now, line=nearest), nearer
    assert now.effects[0] == goal


def choice(choices: tuple[LineChoice, ...], words: str) -> str:
    return next(one.line for one in choices if str(one.words) == words)


def group(effect: SentenceInPieces, piece: int, title: str) -> tuple[LineChoice, ...]:
    return next(choices for name, choices in effect.pieces[piece].groups() if str(name) == title)


def test_another_moment_keeps_what_fits_there_and_brings_what_is_needed() -> None:
    design = card("hit / once a turn -> struck: inflict Burn & you: draw 1", kind="tasuo-mode")
    apart = CardInPieces(evolve(design, line="hit -> struck: inflict Burn & you: draw 1"), CARDS.classes)
    when = group(apart.effects[0], 0, "When")
    assert choice(when, "in your End Phase") == "your end -> you: draw 1"
    called = CardInPieces(card("called / may -> it: equip"), CARDS.classes)
    when = group(called.effects[0], 0, "When")
    assert choice(when, "always").startswith("while -> "), "nobody is asked about what is always there"


def test_a_target_that_cannot_have_the_same_done_gets_what_it_can() -> None:
    apart = CardInPieces(card("swift -> you: draw 1", kind=BLOODLUSTED, manner="swift"), CARDS.classes)
    assert choice(group(apart.effects[0], 1, "Whom or what"), "one of your warriors") == "swift -> own: equip"


def test_numbers_go_by_halves_or_by_one_and_never_through_nothing() -> None:
    (effect,) = CardInPieces(card("hit -> struck: damage 0.5 & you: armor +1"), CARDS.classes).effects
    struck, you = effect.pieces[1:]
    assert (struck.less, struck.more) == ("", "hit -> struck: damage 1 & you: armor +1")
    assert you.less == "hit -> struck: damage 0.5 & you: armor -1"
    assert you.more == "hit -> struck: damage 0.5 & you: armor +2"


def test_what_has_to_be_there_cannot_be_taken_out() -> None:
    (effect,) = CardInPieces(card("called / may -> it: equip"), CARDS.classes).effects
    when, may, equip = effect.pieces
    assert (when.without, may.without, equip.without) == (None, "called -> it: equip", None)


def test_a_card_that_is_used_once_gets_no_second_effect() -> None:
    assert CardInPieces(card("item -> you: draw 1", kind=ITEM)).news() == ()
    assert CardInPieces(card(kind=ITEM)).news()


def test_a_defence_is_put_together_with_all_its_terms() -> None:
    line = CardInPieces(card(kind=DEFENSIVE)).news()[0].line
    assert line == "defend Block / any / plain"
    for title, words in (
        ("Its manoeuvre", "Kyushu"),
        ("Against which attacks", "Kick"),
        ("Targeting", "that Target"),
        ("How many", "two on the same warrior in one turn"),
        ("Besides", "Counter: the opponent's turn ends"),
    ):
        (effect,) = CardInPieces(card(line, kind=DEFENSIVE)).effects
        line = choice(group(effect, 0, title), words)
    assert line == "defend Kyushu / K / targets / two / counter"


def test_classes_with_other_letters_are_not_offered_since_no_line_could_name_them() -> None:
    apart = CardInPieces(card("called -> it: equip"), ("smith", "old-guard"))
    said = [str(one.words) for one in apart.effects[0].conditions()]
    assert "of the class Smith" in said
    (effect,) = CardInPieces(card("called / Smith -> it: equip"), ("smith", "gale", "old-guard")).effects
    assert [str(one.words) for one in group(effect, 1, "Which")] == ["Smith", "Gale"]


def test_a_line_that_cannot_be_read_is_left_to_its_writer() -> None:
    with pytest.raises(NotationFault):
        CardInPieces(card("when it pleases me"))


def test_an_attack_is_put_together() -> None:
    piece = attack_in_pieces("P1 fire")
    groups = {str(title): choices for title, choices in piece.groups()}
    assert (piece.less, piece.more) == ("P0.5 fire", "P1.5 fire")
    assert choice(groups["Type of attack"], "Grab") == "G1 fire"
    assert choice(groups["Element"], "ice") == "P1 ice"
    assert choice(groups["Besides"], "Chainable") == "P1 fire c"
    assert str(attack_in_pieces("K2.5 ice t c").words) == "Kick 2.5, ice, Targets, Chainable"


def test_an_area_attack_is_never_chainable() -> None:
    groups = {str(title): choices for title, choices in attack_in_pieces("P1 fire t c").groups()}
    area = choice(groups["Type of attack"], "Area")
    assert read_attack(area).type == "Area"
    assert area == "A1 fire t"
    assert [str(one.words) for _, choices in attack_in_pieces(area).groups() for one in choices][-1] == "Targets"
