"""An attack whose attacker has left play goes on with the values that it last had (RULES TS-64, TS-H47).

No card that the program brings along takes an attacker away before its attack resolves; cards of packs can.
"""

import pytest

from gattai_desktop.cards.facts import Fact, announces
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import PUBLIC, Lying
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import attack_of, form_of, total_power
from gattai_desktop.games.tasuo.box import packed
from gattai_desktop.games.tasuo.card_words import BLOODLUSTED
from gattai_desktop.games.tasuo.designs import CardDesign, DesignSet
from gattai_desktop.games.tasuo.leaving import leave
from gattai_desktop.games.tasuo.setup import ShowdownSetup

USUAL = built_in_cards().cards
TRAP = CardDesign(id="pk01", name="Pitfall", kind=BLOODLUSTED, manner="swift", line="swift -> enemy: damage 20")
HOOK = CardDesign(id="pk02", name="Long Hook", kind=BLOODLUSTED, manner="swift", line="swift -> enemy: return")
DESIGNS = DesignSet({**USUAL.designs, "pk01": TRAP, "pk02": HOOK}, USUAL.decks, USUAL.classes)
BOX = packed(DESIGNS)
GAME = BOX.game
DUELIST = "warrior.red-sl04."


def table(**rulings: str) -> State:
    """Ashen Duelist stands in a charged Kao, boosted and with Salamander Glaive; Blue has set both cards."""

    def lying(seat: str, *names: str, up: bool = True) -> tuple[Lying, ...]:
        return tuple(Lying(DESIGNS.card(name, seat), up) for name in names)

    laid = {
        "kao.red": lying("red", "Ashen Duelist"),
        "weapons.kao.red": lying("red", "Salamander Glaive"),
        "charges.kao.red": lying("red", "Coal Shot", "Coal Shot.2", "Heat Sink", "Heat Sink.2"),
        "hand.red": lying("red", "Ember Jab", up=False),
        "kio.blue": lying("blue", "Undertow Queen"),
        "legend.blue": lying("blue", "Pitfall", "Long Hook", up=False),
    }
    values: dict[str, Value] = {"step": "clash", "turn": 5, "active": "red", "first": "red", "gauge.red": 4}
    values |= {f"{DUELIST}boost": 2, f"{DUELIST}conditions": ("Broken-Leg",)}
    return BOX.begin(ShowdownSetup(zones=laid, values=values, rulings=rulings))


def play(state: State, line: str) -> tuple[State, tuple[Fact, ...]]:
    return GAME.play(state, GAME.phrases.read(line), seeded(1))


def passed(state: State) -> tuple[State, tuple[Fact, ...]]:
    """Let everybody pass who is asked, until the attack is through."""
    facts: tuple[Fact, ...] = ()
    while GAME.asks(state):
        state, more = play(state, f"{GAME.waits_for(state)[0].capitalize()} passes")
        facts += more
    return state, facts


def hits(facts: tuple[Fact, ...]) -> list[object]:
    return [one.by_name["damage"] for one in facts if announces(one, "hit")]


ATTACKS = {
    "Red attacks Undertow Queen with Ashen Duelist": "4.5",
    "Red attacks Undertow Queen with Ashen Duelist by Salamander Glaive": "5",
    "Red attacks Undertow Queen with Ashen Duelist by Ember Jab": "4.5",
    "Red attacks Undertow Queen with Ashen Duelist with hatsubai v2": "6.5",
}
"""What each deals. Printed 3, Glaive 3.5 or Jab 3, Kao 2, boost 1, Armed 0.5, Broken Leg -2, the Drive 2."""


@pytest.mark.parametrize("answer", ["Blue answers with Pitfall", "Blue answers with Long Hook"])
@pytest.mark.parametrize("attack", ATTACKS)
def test_it_deals_what_it_would_have_dealt(attack: str, answer: str) -> None:
    declared, _ = play(table(), attack)
    _, alone = play(declared, "Blue passes")
    assert hits(alone) == [ATTACKS[attack]]
    after, facts = passed(play(declared, answer)[0])
    assert not GAME.sight(after, PUBLIC).zones.get(zones.place(zones.KAO, zones.RED))
    assert hits(facts) == [ATTACKS[attack]]
    assert not [path for path in after.values if path.startswith(("attack.", "combo."))]


def test_what_it_is_stays_known_where_its_card_lies_hidden() -> None:
    declared, _ = play(table(), "Red attacks Undertow Queen with Ashen Duelist")
    ledger = Ledger(declared, seeded(1))
    duelist = DESIGNS.card("Ashen Duelist", "red")
    leave(ledger, duelist, zones.hand(zones.RED), rule="TS-H47", up=False)
    for seat in (zones.BLUE, PUBLIC):
        sight = GAME.sight(ledger.table, seat)
        attack = attack_of(sight)
        assert attack is not None
        assert form_of(sight, attack).type == "Strike"
        assert total_power(sight, attack) == 9


def test_all_or_nothing_lets_it_do_nothing() -> None:
    declared, _ = play(table(gone="all_or_nothing"), "Red attacks Undertow Queen with Ashen Duelist")
    after, facts = passed(play(declared, "Blue answers with Pitfall")[0])
    assert hits(facts) == []
    assert after.values["bodies.red"] == 2
