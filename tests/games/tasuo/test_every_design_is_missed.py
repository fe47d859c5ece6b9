"""A record that bears the id of a design plays it, and does not end as it says where the card has no effect."""

from pathlib import Path

import pytest

from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo.card_effects import CardEffect
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.games.tasuo.effect_line import read_effects
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import replay

RECORDS = Path(__file__).parents[2] / "records" / "tasuo"
PLAYED = sorted(one for one in built_in_cards().cards.designs if (RECORDS / f"{one}.record").exists())


@pytest.mark.parametrize("design", PLAYED)
def test_its_record_fails_without_its_effect(design: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def effects(one: CardDesign) -> tuple[CardEffect, ...]:
        return () if one.id == design else read_effects(one.line)

    record = read_file(RECORDS / f"{design}.record")
    assert not replay(record).unmet
    monkeypatch.setattr(CardDesign, "effects", property(effects))
    try:
        missed = bool(replay(record).unmet)
    except IndexError:  # the rules look for an effect that is not there
        missed = True
    assert missed
