"""Steady answers every ask as the table of the rules says, part 3l; each test is a line of it."""

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo.turns import EndPlay, EndWholeTurn
from gattai_desktop.players.tasuo.advice import steady
from gattai_desktop.players.tasuo.attack_worth import chance_of
from gattai_desktop.players.tasuo.hand_choice import kept_of
from gattai_desktop.players.tasuo.steady import Learner, Steady
from gattai_desktop.players.why import UNSAID, why_of
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.players.test_nothing_hidden import table_by_chance

BEGIN = "game    tasuo\ngiven   player red deck slag-court; player blue deck tide-court\n        "


def chosen(given: str, *moves: str, player: Steady | None = None) -> str:
    """Return what Steady does at a table, as a record writes it."""
    when = "".join(f"\nwhen    {move}" for move in moves)
    played = replay(read(f"{BEGIN}{given}{when}\n"))
    assert not played.unmet
    game = played.record.box.game
    seat = game.waits_for(played.state)[0]
    options = game.options(played.state, seat)
    move: Move = (player or Steady()).choose(game.sight(played.state, seat), options)
    assert move in options
    return str(move)


def test_who_wins_the_draw_goes_first() -> None:
    table = replay(read("game    tasuo\ngiven   player red deck slag-court; player blue deck tide-court\n"))
    game, state = table.record.box.game, table.state
    begin = Steady().choose(game.sight(state, "red"), game.options(state, "red"))
    assert "shuffles both decks" in str(begin)


@pytest.mark.parametrize(
    ("given", "does"),
    [
        ("phase draw; turn 3; active red; Red: armor 3", "Red heals 1"),
        ("phase draw; turn 3; active red; Red: armor 4", "Red draws two"),
    ],
    ids=["low", "enough"],
)
def test_draw_or_heal(given: str, does: str) -> None:
    assert chosen(given) == does


@pytest.mark.parametrize(
    ("ruling", "does"), [("loses", "Red heals 1"), ("nothing", "Red draws two")], ids=["it would lose", "it would not"]
)
def test_nobody_draws_from_a_deck_without_cards_where_that_loses(ruling: str, does: str) -> None:
    """Given TS-H19 with "whoever cannot draw loses", when one card is left, then armor is healed."""
    given = f"ruling empty_deck = {ruling}\n        phase draw; turn 3; active red; Red: armor 7; deck Cinder Page"
    assert chosen(given) == does


def test_a_defensive_card_is_set_where_it_is_used_from_there_alone() -> None:
    """Given TS-H12 with "only from a Legend Zone", then it is set, since from the hand it would save nobody."""
    lies = "phase play; turn 3; active red\n        Red: armor 8; hand Bracer Guard"
    assert chosen(f"ruling defensive_from = legend\n        {lies}") == "Red sets Bracer Guard"
    assert chosen(lies) == "Red ends play"


@pytest.mark.parametrize(
    ("given", "does"),
    [
        ("Red: armor 8; hand Cinder Page, Forge Sister", "Red calls Forge Sister to kio"),
        ("Red: armor 3; kio Cinder Page; hand Forge Sister", "Red ends play"),
        ("Red: armor 2; hand Cinder Page", "Red calls Cinder Page to kio"),
        ("Red: armor 8; hand The Slagworks, Cinder Page", "Red lays The Slagworks"),
        ("Red: armor 8; hand Tripwire Flash, Cinder Page", "Red sets Tripwire Flash"),
        ("Red: armor 8; hand Salamander Glaive", "Red lays Salamander Glaive"),
    ],
    ids=["the best warrior", "armor is kept", "the last armor", "an Arena", "a Responsive card", "a Weapon"],
)
def test_play(given: str, does: str) -> None:
    assert chosen(f"phase play; turn 3; active red\n        {given}") == does


def test_of_two_weapons_the_better_one_is_equipped() -> None:
    """Given a warrior that equips as it is called, then not the Weapon that could best be spared is borne."""
    given = "phase play; turn 3; active red\n        Red: armor 8; hand Forge Sister, Salamander Glaive, Twin Fans"
    assert chosen(given, "Red calls Forge Sister to kio") == "Red chooses Salamander Glaive"


def test_who_is_tossed_goes_to_the_least_charged_zone() -> None:
    """Given Whirlpool Toss, which moves whom it hits, then not to a zone whose charges make a foe stronger."""
    given = """phase clash; turn 4; active blue
        Red: ka Ashen Duelist; charges kio 6; hand nothing
        Blue: kao Shoal Binder; hand Whirlpool Toss"""
    assert chosen(given, "Blue attacks Ashen Duelist with Shoal Binder by Whirlpool Toss") == "Blue chooses kao"


def test_tasuo_mode_as_soon_as_it_can_be() -> None:
    given = "phase play; turn 3; active red\n        Red: gauge 3; kio Ashen Duelist; ultra Duelist Unquenched"
    assert chosen(given) == "Red enters Tasuo Mode with Duelist Unquenched on Ashen Duelist"


@pytest.mark.parametrize(
    ("given", "does"),
    [
        ("Red: armor 8; legend Salamander Glaive up; kio Cinder Page", "Red equips Salamander Glaive to Cinder Page"),
        ("Red: armor 9; kio Cinder Page", "Red charges kio"),
        ("Red: armor 8; kio Cinder Page", "Red ends charge"),
    ],
    ids=["a Weapon", "Kio", "nothing"],
)
def test_charge(given: str, does: str) -> None:
    """Without a deck Kao cannot be charged."""
    assert chosen(f"phase charge; turn 3; active red\n        {given}; deck nothing") == does


@pytest.mark.parametrize(
    ("given", "does"),
    [
        ("Red: kio Forge Sister\n        Blue: ka Reef Novice; kao Glacier Monk\n        Reef Novice: damage 3",
         "Red attacks Reef Novice with Forge Sister"),
        ("Red: kio Forge Sister; gauge 1\n        Blue: ka Reef Novice\n        Reef Novice: damage 2",
         "Red attacks Reef Novice with Forge Sister with hatsubai v1"),
        ("Red: kio Forge Sister\n        Blue: armor 3", "Red attacks armor with Forge Sister"),
    ],
    ids=["who falls", "a Drive that destroys", "armor"],
)  # fmt: skip
def test_attack(given: str, does: str) -> None:
    assert chosen(f"phase clash; turn 3; active red\n        {given}") == does


@pytest.mark.parametrize(
    ("blue", "does"),
    [
        ("armor 10; kio Reef Novice; hand Shell Block, Slipstream", "Blue stops it with Shell Block"),
        ("armor 5; kio Reef Novice; hand Slipstream", "Blue passes"),
        ("armor 6; kio Reef Novice; hand Slipstream", "Blue stops it with Slipstream"),
        ("armor 5; bodies 4; kio Reef Novice; hand Slipstream", "Blue stops it with Slipstream"),
    ],
    ids=["a Block before an Evade", "Evade is kept", "Evade while armor lasts", "Evade saves the game"],
)
def test_defence_of_who_would_fall(blue: str, does: str) -> None:
    given = f"phase clash; turn 3; active red\n        Red: kio Forge Sister\n        Blue: {blue}"
    assert chosen(f"{given}\n        Reef Novice: damage 4", "Red attacks Reef Novice with Forge Sister") == does


@pytest.mark.parametrize(
    ("armor", "does"), [(2, "Blue stops it with Shell Block"), (9, "Blue passes")], ids=["the last armor", "enough"]
)
def test_defence_of_armor_where_a_table_lets_it_be(armor: int, does: str) -> None:
    """Given TS-H35 with "armor too", when an attack would bring the armor to 0, then it is stopped."""
    given = f"""ruling armor_defence = armor_too
        phase clash; turn 3; active red
        Red: kio Forge Sister
        Blue: armor {armor}; kio nothing; hand Shell Block"""
    assert chosen(given, "Red attacks armor with Forge Sister") == does


def test_low_tide_answers_a_call_that_costs() -> None:
    given = "phase play; turn 3; active red\n        Red: hand Forge Sister\n        Blue: legend Low Tide down"
    assert chosen(given, "Red calls Forge Sister to kio") == "Blue answers with Low Tide"


@pytest.mark.parametrize(("armor", "does"), [(4, "Red pays the tax"), (3, "Red lets the call fail")])
def test_a_tax_is_paid_while_three_armor_stay(armor: int, does: str) -> None:
    given = f"phase play; turn 3; active red\n        Red: armor {armor}; hand Forge Sister"
    calls = "Red calls Forge Sister to kio", "Blue answers with Low Tide"
    assert chosen(f"{given}\n        Blue: legend Low Tide down", *calls) == does


def test_a_combo_goes_on_wherever_it_can() -> None:
    given = "phase clash; turn 3; active red\n        Red: kio Cinder Page\n        Blue: ka Glacier Monk; hand nothing"
    assert chosen(given, "Red attacks Glacier Monk with Cinder Page").startswith("Red rolls")


def test_a_first_hand_with_too_few_warriors_keeps_those_and_one_defensive_card() -> None:
    cards = replay(read(BEGIN.rstrip() + "\n")).record.box.game.designs  # type: ignore[attr-defined]
    names = ("Cinder Page", "Bracer Guard", "Smoke Roll", "Ember Jab", "Coal Shot")
    held = [cards.card(one, "red") for one in names]
    assert [one.name for one in kept_of(held)] == ["Cinder Page", "Bracer Guard"]
    more = [cards.card(one, "red") for one in ("Cinder Page.2", *names)]
    assert len(kept_of(more)) == 2 + 2 + 2


def test_the_chances_of_a_chain() -> None:
    assert chance_of(7) == pytest.approx(21 / 36)
    assert chance_of(13) == pytest.approx(1 / 36)
    assert chance_of(2) == pytest.approx(35 / 36)


def test_learner_uses_no_drive_but_the_first() -> None:
    given = "phase clash; turn 3; active red\n        Red: kio Forge Sister; gauge 2\n        Blue: ka Reef Novice"
    assert "v2" not in chosen(f"{given}\n        Reef Novice: damage 1", player=Learner(seed=1, seat="red"))


def test_every_move_has_a_reason() -> None:
    """Also what opens a showdown and what pays or declines: whoever asks why is never told nothing."""
    game = box("tasuo").game
    unsaid, made = set[str](), set[str]()
    for seed in range(4):
        state, shuffle = table_by_chance("tasuo", seed, 2 * seed), seeded(seed)
        while options := next(filter(None, (game.options(state, seat) for seat in game.waits_for(state))), ()):
            best = steady().weigh(game.sight(state, options[0].seat), options).best
            made.add(type(best.move).__name__)
            if not best.why.template or why_of("tasuo", game.sight(state, PUBLIC), best.move) == UNSAID:
                unsaid.add(type(best.move).__name__)
            state, _ = game.play(state, best.move, shuffle)
    assert {"KeepAll", "SetCard", "ChargeKao", "DeclineChoice"} <= made
    assert not unsaid


def test_who_ends_the_turn_is_not_told_that_it_goes_on() -> None:
    table = replay(read(f"{BEGIN}phase end; turn 3; active red\n"))
    state = table.record.box.game.sight(table.state, PUBLIC)
    said = {kind: str(why_of("tasuo", state, kind("red"))) for kind in (EndPlay, EndWholeTurn)}
    assert said == {EndPlay: "The turn goes on.", EndWholeTurn: "The other side has its turn now."}
