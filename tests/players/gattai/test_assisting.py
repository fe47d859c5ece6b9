"""What the program does beside a Drive: Rumble Techs of a Final Form, and powers of Threats (RULES 2.14)."""

import random

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.pilots.using_gear import ActivateGear
from gattai_desktop.games.gattai.rumble.tech_cards import DrawForHeart
from gattai_desktop.games.gattai.rumble.techs import UseRumbleTech
from gattai_desktop.games.gattai.throwdown.assists import RunWave
from gattai_desktop.games.gattai.throwdown.prospect import rated
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY, STRENGTHS
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.gattai.conflict import Conflict
from gattai_desktop.players.gattai.conflict_players import conflict_player
from gattai_desktop.players.gattai.contest import THROWDOWNS
from gattai_desktop.players.thinking import Players
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.players.program_moves import program_moves

GAME = GATTAI.game
ALL = ("red", "green", "blue", "coach")
RUMBLE = """given   edition final; pilots Red, Green, Blue; Harmony 3; {programs}
        throwdown Red, Green, Blue against Coach; Red on turn; stage 5
        Final Form of Red with Red {red}, Green {green}, Blue {blue}; Red: Rumble Charges {charges}
        Red: hand K♦P J♦P; Green: hand 9♥P; Blue: hand 3♥P; Coach: hand {coach}
        Pile 7♣C; Pilots' Deck 4♦ 5♦ 6♦ 7♦ 8♥
"""


def standing(text: str) -> State:
    found = replay(read(text, "given.record"))
    assert not found.unmet
    return found.state


def rumble(
    positions: str,
    programs: tuple[str, ...] = ALL,
    *,
    charges: int = 3,
    coach: str = "4♣C 5♣C 6♣C",
    strength: str = STEADY,
    **form: Value,
) -> State:
    """A Form of Red, Green and Blue in these Positions, on turn; `form` are further values of it."""
    red, green, blue = positions.split()
    played = "; ".join(f'program.{seat} = "{strength}"' for seat in programs)
    text = RUMBLE.format(red=red, green=green, blue=blue, programs=played, charges=charges, coach=coach)
    table = standing(text)
    return State(table.zones, {**table.values, **{f"throwdown.form.red.{name}": form[name] for name in form}})


def moves_of(table: State, most: int, *, urged: bool = True) -> list[str]:
    """The moves that the program makes at a table, until play waits for a person or so many are made."""
    journal = MemoryJournal(table)
    model, players = GameModel(GAME, journal, seeded(1), clock=lambda: 0), Players()
    while journal.last < most and program_moves(model, players, urged=urged):
        pass
    return [journal.entry(number).move for number in range(1, journal.last + 1)]


@pytest.mark.parametrize("strength", STRENGTHS)
def test_assist_2_pilots_use_their_rumble_techs_before_the_drive(strength: str) -> None:
    """Given a Form with a Heart and a Foot, when its turn comes, then both use their Techs, and then somebody plays."""
    made = moves_of(rumble("head heart foot", strength=strength), 5)
    assert made[0] == "Green uses the Rumble Tech of the heart"
    assert {said.rpartition(" draws ")[0] for said in made[1:3]} == {"Red", "Blue"}
    assert made[3] == "Blue uses the Rumble Tech of the foot"
    assert "Rumble Tech" not in made[4]


@pytest.mark.parametrize("strength", [STEADY, SHARP])
def test_rumble_15_the_heart_lets_the_others_draw_all_they_may(strength: str) -> None:
    """Given the Tech of the Heart, then whom the program plays well draws as many as she may, in a playout too."""
    table = rumble("head heart foot", strength=strength)
    assert moves_of(table, 3)[1:] == ["Red draws 2 for the Heart", "Blue draws 2 for the Heart"]
    asked, _ = GAME.play(table, UseRumbleTech("green", "heart"), seeded(1))
    assert Conflict(GAME).next_move(asked, random.Random(1)) == DrawForHeart("red", 2)


def test_assist_2_allies_help_a_person_who_makes_the_drive_and_wait() -> None:
    """Given a person who commands a Form, when her turn comes, then the program's allies help without being urged."""
    made = moves_of(rumble("head wing foot", ("green", "blue", "coach")), 9, urged=False)
    assert made == ["Green uses the Rumble Tech of the wing", "Blue uses the Rumble Tech of the foot"]


def test_assist_2_a_charge_is_left_for_the_tech_of_a_person() -> None:
    """Given one Rumble Charge and a person with a Tech of her own, then the program's allies leave it to her."""
    assert moves_of(rumble("wing head foot", ("green", "blue", "coach"), charges=1), 9, urged=False) == []
    used = rumble("wing head foot", ("green", "blue", "coach"), charges=1, used=(("wing", 2),))
    assert moves_of(used, 9, urged=False) == ["Blue uses the Rumble Tech of the foot"]


DRIVE = "Red counters with J♦P"


@pytest.mark.parametrize(
    ("blue", "more", "said"),
    [
        ("sword", {}, "Blue uses the Rumble Tech of the sword"),
        ("wing", {}, "Blue uses the Rumble Tech of the wing"),
        ("foot", {}, "Blue uses the Rumble Tech of the foot"),
        ("foot", {"coach": "4♣C"}, DRIVE),
        ("aegis", {"max_buffers": 3, "buffers": 2}, "Blue uses the Rumble Tech of the aegis"),
        ("aegis", {"max_buffers": 0, "buffers": 0}, DRIVE),
        ("hand", {}, "Blue uses the Rumble Tech of the hand"),
        ("hand", {"used": (("head", 2), ("heart", 2)), "charges": 0}, DRIVE),
    ],
)
def test_assist_2_a_tech_is_used_where_it_does_something(blue: str, more: dict[str, Value], said: str) -> None:
    """Given a Form whose Heart has used her Tech, then another is used in play and in a playout if it brings much."""
    table = rumble(f"head heart {blue}", **{"used": (("heart", 2),), **more})  # type: ignore[arg-type]
    assert str(Conflict(GAME).next_move(table, random.Random(1))) == said
    assert moves_of(table, 1) == [said]


@pytest.mark.parametrize("strength", [STEADY, SHARP])
def test_rumble_2_the_commander_is_the_head_and_the_others_take_what_brings_most(strength: str) -> None:
    """Given a Form whose Positions are free, then they are taken alike in play and in a playout."""
    programs = "; ".join(f'program.{seat} = "{strength}"' for seat in ALL)
    table = standing(
        f"""given   pilots Red, Green, Blue; Harmony 4; {programs}
        throwdown Green, Red, Blue against Coach; Green on turn; stage 3
        Green: hand 2♦P; Red: hand 9♥P; Pile 7♣C; Pilots' Deck 4♦ 5♦ 6♦ 7♦
when    Green initiates a Rumble with 2♦P
        Green assembles the Final Form
"""
    )
    taken = ["Red takes the Position heart", "Green takes the Position head", "Blue takes the Position foot"]
    assert moves_of(table, 3) == taken
    assert str(Conflict(GAME).next_move(table, random.Random(1))) == taken[0]


POWER_STRIKE = """given   content core.power_strike; pilots Red, Green; Schism 0
        program.red = "{strength}"; program.green = "{strength}"
        throwdown Red, Green against Coach; Red on turn; stage 1
        Red: Strike 1; Charges {charges}/6; hand {hand}; Pile 9♣C
"""


@pytest.mark.parametrize("strength", [STEADY, SHARP])
def test_assist_8_a_counter_one_rank_too_far_is_brought_within_the_strike(strength: str) -> None:
    """Given a Counter one rank beyond the Strike, then two Charges are paid for it, and it costs no Schism."""
    table = standing(POWER_STRIKE.format(strength=strength, hand="J♦P", charges=6))
    counters = "Red counters with J♦P"
    assert moves_of(table, 3) == ["Red calls on core.power_strike", "Red says 1 for core.power_strike", counters]


@pytest.mark.parametrize(("hand", "charges"), [("T♦P", 6), ("J♦P", 1)])
def test_assist_8_charges_are_kept_where_they_would_change_nothing(hand: str, charges: int) -> None:
    """Given a Counter within the Strike, or too few Charges, then no Tech is called on."""
    table = standing(POWER_STRIKE.format(strength=STEADY, hand=hand.replace("T", "10"), charges=charges))
    assert "calls on" not in moves_of(table, 1)[0]


RESTORE_BUFFER = """given   content core.restore_buffer; pilots Red, Green, Blue; Schism 0; edition final
        program.red = "{strength}"; program.green = "{strength}"; program.blue = "{strength}"; program.coach = "steady"
        throwdown Red, Green, Blue against Coach; Red on turn; stage 1
        Red: Charges 6/6; hand J♦P; Buffers 2/3; Green: Charges {charges}/6; Buffers 3/3; hand 4♦P
        Blue: Charges 0/6; Buffers {buffers}/3; hand 3♦P; Coach: hand 4♣C; Pile 9♣C
"""


@pytest.mark.parametrize("strength", [STEADY, SHARP])
def test_assist_8_an_ally_pays_charges_for_the_buffer_of_who_lacks_most(strength: str) -> None:
    """Given an ally whose Charges lie idle, then one Buffer comes back before the Drive, to whoever lacks most."""
    table = standing(RESTORE_BUFFER.format(strength=strength, charges=4, buffers=0))
    restores = "core.restore_buffer"
    made = moves_of(table, 4)
    assert made[:3] == [f"Green calls on {restores}", f"Green says 1 for {restores}", "Green picks blue"]
    assert "calls on" not in made[3]


@pytest.mark.parametrize(("charges", "red"), [(3, "2/3"), (6, "3/3")])
def test_assist_8_no_charges_are_paid_that_a_counter_wants_or_that_bring_nothing(charges: int, red: str) -> None:
    text = RESTORE_BUFFER.replace("Buffers 2/3", f"Buffers {red}")
    table = standing(text.format(strength=STEADY, charges=charges, buffers=3))
    assert moves_of(table, 1) == ["Red counters with J♦P"]


LOST = """given   edition beta; pilots Red, Green; Red: Buffers 2/3; Green: Buffers 3/3
        program.coach = "{strength}"; program.red = "steady"; program.green = "steady"
        threat gull "Doctor Gull" rating 2; threat tide "The Brass Tide" rating 2
        throwdown Red, Green against Coach with gull, tide; Coach on turn; stage 2; Coach: Strike 2
        Coach: hand {hand}; Red: hand 5♦P; Green: hand 6♦P; Pile {pile}; Schism 0
"""


@pytest.mark.parametrize("strength", STRENGTHS)
def test_assist_3_coach_uses_powers_before_he_gives_up(strength: str) -> None:
    """Given Coach who can play nothing, when he would give up, then each Threat does what his cards still pay for."""
    table = standing(LOST.format(strength=strength, hand="J♣C K♣C 9♣C", pile="A♠P"))
    every = moves_of(table, 30)
    made = [move for move in every if "the Wave" in move or "concedes" in move]
    assert [said.partition(" of ")[0] for said in made] == ["Coach runs the Wave"] * 2 + ["Coach concedes"]
    if strength != GENTLE:
        assert every[:2] == ["Coach runs the Wave of gull with J♣C", "Coach aims at red"]


@pytest.mark.parametrize("strength", [STEADY, SHARP])
def test_assist_3_coach_says_that_he_runs_a_power_since_nothing_is_left_to_play(strength: str) -> None:
    """Given Coach who can play nothing, then that is why he runs a Wave, and not what holds of any."""
    table = standing(LOST.format(strength=strength, hand="J♣C K♣C 9♣C", pile="A♠P"))
    player = conflict_player(strength, COACH_SEAT, GAME)
    moves = player.weigh(GAME.sight(table, COACH_SEAT), GAME.options(table, COACH_SEAT)).moves
    (told,) = {str(one.why) for one in moves if isinstance(one.move, RunWave) and str(one.why)}
    assert told.startswith("Nothing is left to play:")


def test_assist_3_coach_keeps_the_cards_of_a_fight_that_goes_on() -> None:
    """Given the same cards and a Pile that they beat, then none of them pays for a power."""
    assert moves_of(standing(LOST.format(strength=STEADY, hand="J♣C K♣C 9♣C", pile="9♠P")), 1) == [
        "Coach counters with J♣C"
    ]


def test_threat_2_a_rating_that_stays_leaves_the_cards_where_they_lie() -> None:
    """Given Threats that have stacks, when one is given the TR that it has, then nothing of the table changes."""
    table = THROWDOWNS.deal(0).table
    assert rated(table, "brass_tide", table.number("threat.brass_tide.tr")) == table


def test_every_assist_of_measured_throwdowns_says_why() -> None:
    """Given Throwdowns between steady players, then an Assist is the best move of a weighing, with its reason."""
    said = set()
    for deal in range(12):
        bout = THROWDOWNS.deal(deal)
        table, shuffle = bout.table, seeded(deal)
        while (turn := bout.turn(table)) is not None:
            seat, options = turn
            best = conflict_player(STEADY, seat, GAME).weigh(GAME.sight(table, seat), options).best
            if isinstance(best.move, UseRumbleTech):
                assert str(best.why)
                said.add(best.move.position)
            table, _ = GAME.play(table, best.move, shuffle)
    assert said >= {"heart", "foot"}


GEAR = """given   edition final; content gear.pocket_pistol, gear.first_aid, gear.macguffin; Harmony 4
        pilot red "Ren" gear {gear}; pilot green "Tam"; threat gull "The Gull" rating 3; {programs}
        throwdown Red, Green against Coach; Red on turn; stage 1
        Red: hand K♦P J♦P; Buffers {buffers}; Green: hand 9♥P; Coach: hand 4♣C 5♣C; Pile 7♣C; Pilots' Deck 4♦ 5♦ 6♦
"""


def with_gear(item: str, *, buffers: str = "3/3", programs: tuple[str, ...] = ("red", "green", "coach")) -> State:
    played = "; ".join(f'program.{seat} = "steady"' for seat in programs)
    return standing(GEAR.format(gear=item, buffers=buffers, programs=played))


@pytest.mark.parametrize(
    ("item", "buffers", "first"),
    [
        ("gear.pocket_pistol", "3/3", "Red activates pocket_pistol"),
        ("gear.first_aid", "1/3", "Red activates first_aid"),
        ("gear.first_aid", "3/3", "Red counters with J♦P"),
        ("gear.macguffin", "1/3", "Red counters with J♦P"),
    ],
)
def test_assist_5_gear_is_used_where_it_does_something(item: str, buffers: str, first: str) -> None:
    """Given Gear that costs nothing, when it would hurt or mend somebody now, then it is used before the Drive."""
    table = with_gear(item, buffers=buffers)
    made = moves_of(table, 4)
    assert made[0] == first
    if "activates" in first:
        assert made[1] == "Coach lets the Gear be used"
        assert sum("activates" in move for move in moves_of(table, 12)) == 1, "once in a scene"


def test_gear_3_no_person_who_coaches_is_asked_what_the_program_tells() -> None:
    made = moves_of(with_gear("gear.pocket_pistol", programs=("red", "green")), 1)
    assert made == ["Red counters with J♦P"]


def test_gear_is_let_in_a_playout_too() -> None:
    table = with_gear("gear.pocket_pistol")
    asked, _ = GAME.play(table, ActivateGear("red", "pocket_pistol"), seeded(1))
    assert str(Conflict(GAME).next_move(asked, random.Random(1))) == "Coach lets the Gear be used"
