"""A design whose text no rule carries out yet is refused as a pack is loaded: nothing is passed over in silence."""

import pytest

from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo.design_checks import wrong_with
from gattai_desktop.games.tasuo.designs import CardDesign


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("item -> you: retrieve weapon", "'retrieve' is not played yet."),
        ("item -> you: search weapon", "'search' is not played yet."),
        ("item -> foe: destroy", "'destroy' is not played yet."),
        ("item -> foe: banish", "'banish' is not played yet."),
        ("item / may -> you: draw 1", "'may' is played with 'equip' alone as yet."),
        ("item -> own: call", "'call' is played after 'hand' alone as yet."),
    ],
)
def test_a_design_that_cannot_be_played_is_refused(line: str, fault: str) -> None:
    design = CardDesign(id="x", name="Ladle", kind="item", line=line)
    assert list(wrong_with(design)) == [("effect", fault)]


def test_every_effect_of_the_programs_cards_is_played() -> None:
    faults = [fault for one in built_in_cards().cards.designs.values() for fault in wrong_with(one)]
    assert "effect" not in {field for field, _ in faults}
