"""A design whose text no rule could carry out is refused as a pack is loaded: nothing is passed over in silence."""

import pytest

from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo.design_checks import wrong_with
from gattai_desktop.games.tasuo.designs import AttackForm, CardDesign


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("item -> own: call", "'call' belongs to 'hand' and 'it': who stands in play is not called."),
        ("item -> own: power +1", "'power' of a warrior counts after 'while' alone."),
        ("item -> own: taken -1", "'taken' of a warrior counts after 'while' alone."),
        (
            "item -> you: draw 1 && item -> you: draw 1",
            "A card of the kind Item is used once, as a whole: it has one effect.",
        ),
    ],
)
def test_an_item_that_cannot_be_played_is_refused(line: str, fault: str) -> None:
    design = CardDesign(id="x", name="Ladle", kind="item", line=line)
    assert list(wrong_with(design)) == [("effect", fault)]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("while -> it: heal 1", "'heal' is done at a moment, and 'while' is none."),
        ("called / pay armor 1 -> you: draw 1", "Nobody activates 'called', so it has no 'pay armor'."),
        ("hand play -> it: call & you: draw 1", "After 'hand' there is just 'it: call'."),
    ],
)
def test_a_warrior_that_cannot_be_played_is_refused(line: str, fault: str) -> None:
    attack = AttackForm(type="Punch", damage=4, element="fire")
    design = CardDesign(id="x", name="Ladle", kind="warrior", warrior_class="smith", life=9, attack=attack, line=line)
    assert list(wrong_with(design)) == [("effect", fault)]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("turn rolling -> enemy: damage 1", "What happens at once chooses nobody: it never waits on the Queue."),
        ("turn play -> this attack: power +1", "'this attack' is there only with 'turn attacking'."),
    ],
)
def test_an_arena_that_cannot_be_played_is_refused(line: str, fault: str) -> None:
    design = CardDesign(id="x", name="Ladle", kind="arena", warrior_class="smith", line=line)
    assert list(wrong_with(design)) == [("effect", fault)]


def test_every_effect_of_the_programs_cards_is_played() -> None:
    faults = [fault for one in built_in_cards().cards.designs.values() for fault in wrong_with(one)]
    assert "effect" not in {field for field, _ in faults}
