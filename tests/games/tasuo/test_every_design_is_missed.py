"""Each design has a record of its id that plays it, and that does not end as it says with another effect or value."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo.card_effects import CardEffect
from gattai_desktop.games.tasuo.card_words import AREA
from gattai_desktop.games.tasuo.designs import AttackForm, CardDesign
from gattai_desktop.games.tasuo.effect_line import read_effects
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import replay

RECORDS = Path(__file__).parents[2] / "records" / "tasuo"
DESIGNS = built_in_cards().cards.designs
WITH_EFFECT = sorted(one.id for one in DESIGNS.values() if one.line)
OF_VALUES = sorted(one.id for one in DESIGNS.values() if not one.line)


def unmet(design: str) -> bool:
    """Whether the record of a design does not end as it says."""
    try:
        return bool(replay(read_file(RECORDS / f"{design}.record")).unmet)
    except (IndexError, LookupError):  # the rules look for an effect that is not there
        return True


@pytest.mark.parametrize("design", WITH_EFFECT)
def test_its_record_fails_without_its_effect(design: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def effects(one: CardDesign) -> tuple[CardEffect, ...]:
        return () if one.id == design else read_effects(one.line)

    assert not unmet(design)
    monkeypatch.setattr(CardDesign, "effects", property(effects))
    assert unmet(design)


def other_attacks(attack: AttackForm) -> Iterator[AttackForm]:
    """Yield attacks that differ from this one in one printed value."""
    yield evolve(attack, damage=attack.damage + 1)
    yield evolve(attack, damage=attack.damage - 1)
    if attack.type != AREA:
        yield evolve(attack, chainable=not attack.chainable)
        if attack.chainable:
            yield evolve(attack, type="Projectile" if attack.type == "Throw" else "Throw")
        if attack.targets:
            yield evolve(attack, targets=False)


def others(design: CardDesign) -> Iterator[CardDesign]:
    """Yield designs that differ from this one in one printed value."""
    if design.attack is not None:
        yield from (evolve(design, attack=one) for one in other_attacks(design.attack))
    if design.fights:
        yield evolve(design, life=design.life - 1)


@contextmanager
def printed_as(design: CardDesign, other: CardDesign) -> Iterator[None]:
    """Let every copy of a design have the values of another for a while."""
    was = {"attack": design.attack, "life": design.life}
    try:
        for name in was:
            object.__setattr__(design, name, getattr(other, name))
        yield
    finally:
        for name, value in was.items():
            object.__setattr__(design, name, value)


@pytest.mark.parametrize("design", OF_VALUES)
def test_its_record_fails_with_another_value(design: str) -> None:
    assert not unmet(design)
    every = list(others(DESIGNS[design]))
    assert every
    for other in every:
        with printed_as(DESIGNS[design], other):
            assert unmet(design), other
    assert not unmet(design)
