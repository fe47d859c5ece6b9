"""Words of the effect grammar where their exact meaning decides (RULES TS, 3i)."""

import pytest

from gattai_desktop.cards.value import Value
from gattai_desktop.games.tasuo.values import of
from tests.games.tasuo.own_cards import PUNCH, OwnTable, own_card

UNUSED = own_card("item", "item -> you: draw 1")


@pytest.mark.parametrize(("done", "falls", "stays"), [
    ("you: gauge +1", 3, 1), ("foe: gauge -1", 1, 0), ("each enemy: damage 1", 0, 2), ("enemy: damage 1", 0, 2),
    ("it: boost +1", 0, 2),
])  # fmt: skip
def test_of_a_hit_that_destroyed_its_target_parts_for_you_happen(done: str, falls: int, stays: int) -> None:
    """3i `hit`: its target, if a warrior, is still in play; parts for you happen even if it is not."""
    path = {"you": "gauge.red", "foe": "gauge.blue", "it": of("red-zed", "boost")}.get(
        done.partition(":")[0], of("blue-ul03", "damage")
    )
    warrior = own_card("warrior", f"hit -> {done}", warrior_class="gale", life=10, attack=PUNCH)
    for hurt, amount in ((10, falls), (0, stays)):
        laid = {"ka.red": "Zed", "ka.blue": "Reef Novice", "kio.blue": "Queen Below the Ice"}
        values: dict[str, Value] = {"step": "clash", of("blue-ti01", "damage"): hurt, "gauge.blue": 0 if hurt else 1}
        table = OwnTable(warrior, laid, values).play("Red attacks Reef Novice with Zed")
        table.play(*(one for one in table.offered("red") if one == "Red chooses Blue's Queen Below the Ice"))
        assert table.state.number(path) == amount, hurt
