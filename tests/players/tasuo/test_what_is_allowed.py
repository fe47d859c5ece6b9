"""What a kind of move says is allowed is what it offers and nothing speaks against, however quickly it says so."""

from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.tasuo.attack_moves import AttackAtArmor, AttackWarrior, AttackWarriorBy
from gattai_desktop.games.tasuo.declaring import AttackMove
from gattai_desktop.games.tasuo.ultra import EnterMode
from tests.players.test_dealing_for_guests import everywhere

KINDS = tuple(kind for kind in box("tasuo").game.phrases.kinds if not kind.by_hand and not issubclass(kind, Answer))


def with_gauge(table: State, seat: Seat) -> State:
    """Return a table at which a player can pay for everything."""
    return State(table.zones, {**table.values, f"gauge.{seat}": 9})


def test_what_is_allowed_at_random_tables_is_what_is_offered_and_nothing_speaks_against() -> None:
    seen: set[type[Move]] = set()
    driven = 0
    usual = [one for number in range(9) for one in everywhere("tasuo", number)]
    for table, seat in (*usual, *((with_gauge(table, seat), seat) for table, seat in usual)):
        for kind in KINDS:
            if not kind.steps or table.text("step") in kind.steps:
                allowed = list(kind.allowed(table, seat))
                assert allowed == [one for one in kind.offered(table, seat) if not any(one.judge(table))], kind
                seen.update(type(one) for one in allowed)
                driven += sum(isinstance(one, AttackMove) and bool(one.named_drives) for one in allowed)
    assert {AttackWarrior, AttackWarriorBy, EnterMode} <= seen
    assert any(issubclass(kind, AttackAtArmor) for kind in seen)
    assert driven
