"""The guided first fight: whoever does what the guide says plays it to its end, and learns each phase on the way."""

from collections.abc import Iterator

import pytest

from gattai_desktop.cards.card import COACH, PILOTS, card
from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.boxes import box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.guide import Guide
from gattai_desktop.games.move import Move
from gattai_desktop.games.table_form import SEATS
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.selecting import PickCards
from gattai_desktop.games.virtual_machine.values import actor, name_of

BOX = box("virtual-machine")


def begun() -> State:
    setup = table_form("virtual-machine", "hello-world").setup({SEATS: {"sable": "Ren", "teo": "Ida"}})
    return BOX.begin(setup)


def _next(state: State) -> tuple[Guide, Move] | None:
    """What the guide has somebody do now, of all who may do something."""
    for seat in BOX.game.seats(state):
        seen = BOX.guide(BOX.game.sight(state, seat))
        ask = BOX.game.ask_for(state, seat)
        asked = ask.options if ask is not None and ask.seat == seat and not state.values.get(ask.answered) else ()
        options = (*BOX.game.options(state, seat), *asked)
        move = BOX.done_by(seen, options) if seen is not None else None
        if seen is not None and move is not None and move.seat == seat:
            return seen, move
    return None


def _played() -> Iterator[tuple[State, Guide, Move]]:
    state, shuffle = begun(), seeded(1)
    for _ in range(100):
        found = _next(state)
        assert found is not None, [str(one) for one in BOX.game.asks(state)]
        yield state, *found
        if state.values["step"] == "over":
            return
        state, _facts = BOX.game.play(state, found[1], shuffle)


def test_whoever_does_what_the_guide_says_wins_the_fight() -> None:
    *_, (last, guide, move) = _played()
    assert last.values["winner"] == "mcs"
    assert str(move) == "Cpu brings f2"
    assert str(guide.now) == "You can play now. Bring the next fight: First Boot."


def test_each_phase_is_taught_in_its_order() -> None:
    acts = [guide.act for _, guide, _ in _played()]
    assert sorted(acts) == acts
    assert set(acts) == {one.number for one in next(_played())[1].acts}


def test_the_seventeen_steps_are_played_as_the_rules_print_them() -> None:
    moves = [str(move) for _, _, move in _played()]
    wanted = (
        "Sable picks 5♦P", "Teo picks 6♥P 8♠P 9♣P", "Cpu picks 7♥C J♠C", "Sable moves to D2",
        "Teo attacks m02.1 with 6♥P", "Cpu gives 7♥C to m02.1", "Cpu attacks teo with 7♥C",
        "Teo gives 9♣P to the Team Hand",
        "Cpu moves to D2", "Teo buys a card", "Sable picks 9♠P", "Teo lays 4♠P towards bullet-time",
        "Teo plays 10♥P at once", "Teo takes A♣P low", "Teo attacks m02.1 with A♣P", "Teo reloads with this turn",
        "Cpu moves to D1", "Sable moves to D1", "Sable gives 9♠P to the Team Hand", "Teo attacks m01.1 with J♦P",
    )  # fmt: skip
    assert [one for one in wanted if one not in moves] == []


def test_every_act_says_what_to_do_why_and_what_is_learned() -> None:
    for _, guide, _ in _played():
        assert guide.now.template
        assert guide.why.template
        assert guide.learn.template
        assert "{" not in f"{guide.now}{guide.why}{guide.learn}"


def test_each_pick_says_why_these_cards_and_for_whom() -> None:
    whys = [str(guide.why) for _, guide, move in _played() if isinstance(move, PickCards)]
    assert len(set(whys)) == len(whys) == 6
    assert whys[0].startswith("Your Play is 1: one card. Nobody is in reach yet")


def test_no_pair_is_promised_where_another_card_lies_in_the_team_hand() -> None:
    """The program may have given a Six where the guide has Teo give a Nine: then Nine and Six are no Pair."""
    state, guide, _ = next(one for one in _played() if str(one[2]) == "Sable gives 9♠P to the Team Hand")
    assert str(guide.why).startswith("Two nines are a Pair")
    team = zones.team(zones.MCS)
    other = State({**state.zones, team: (Lying(card("6♥", PILOTS), True),)}, state.values)
    seen = BOX.guide(BOX.game.sight(other, "sable"))
    assert seen is not None
    assert str(seen.now).startswith("Give")
    assert "Pair" not in str(seen.why)


def test_the_guide_answers_what_happened() -> None:
    state, shuffle, said = begun(), seeded(1), []
    while (found := _next(state)) is not None and state.values["step"] != "over":
        before = BOX.game.sight(state, found[1].seat)
        state, facts = BOX.game.play(state, found[1], shuffle)
        words = BOX.answered(before, tuple(enumerate(facts)))
        said += [str(words)] if words.template else []
    assert "A hit: 6 is 5+ and under Q. Port Sniffer 1 loses 20 HP." in said or any("10 charges" in one for one in said)
    assert any("Armored has halved it" in one for one in said)
    assert "Teo has 10 charges now (an attack on one with more HP). The Interrupt is ready." in said
    assert "The MCs win. Every process of the CPU is downed." in said


def test_the_table_is_passed_to_no_seat_that_the_program_plays() -> None:
    """Given Teo by program, when it is on her, then whoever plays Sable is told that the program goes on."""
    told = dict[str, set[str]]()
    for state, _guide, move in _played():
        if move.seat != "teo":
            continue
        for player in ("", "steady"):
            seen = BOX.guide(BOX.game.sight(State(state.zones, {**state.values, "program.teo": player}), "sable"))
            assert seen is not None
            told.setdefault(player, set()).add(str(seen.now))
    together = "You have chosen: let the others choose."
    assert told[""] == {"Pass the table to Teo.", together}
    assert told["steady"] == {"The program plays Teo, and goes on by itself.", together}


def test_another_fight_has_no_guide_and_mixed_decks() -> None:
    setup = table_form("virtual-machine", "first-boot").setup({})
    state = BOX.begin(setup)
    assert BOX.guide(BOX.game.sight(state, "cpu")) is None


def test_a_person_brings_the_next_fight_where_the_program_is_the_cpu() -> None:
    """The program never clears the table before anybody has seen who won: the end waits for a person."""
    *_, (over, _guide, _move) = _played()
    assert BOX.game.waits_for(over) == (zones.CPU,)
    alone = State(over.zones, {**over.values, "program.cpu": "steady", "program.teo": "steady"})
    assert BOX.game.waits_for(alone) == ("sable",)
    assert BOX.game.options(alone, zones.CPU) == ()
    seen = BOX.guide(BOX.game.sight(alone, "sable"))
    assert seen is not None
    assert str(seen.now) == "You can play now. Bring the next fight: First Boot."
    brings = BOX.done_by(seen, BOX.game.options(alone, "sable"))
    assert str(brings) == "Sable brings f2"
    nobody = State(alone.zones, {**alone.values, "program.sable": "steady"})
    assert BOX.game.waits_for(nobody) == (zones.CPU,)


def test_a_fight_is_called_neither_won_nor_lost_before_both_sides() -> None:
    *_, (over, _guide, _move) = _played()
    told = BOX.answered(over, ((0, Announced(words="over", values=(("winner", "cpu"),))),))
    assert str(told) == "The CPU wins. Every MC is downed."


def _picking(state: State, hand: str, **values: Value) -> State:
    """Round 3, in which Sable picks of such a hand."""
    held = tuple(Lying(card(one, PILOTS), True) for one in hand.split())
    more = {"round": 3, "step": "select", "agenda": (("select", "sable"),)}
    return State({**state.zones, zones.hand("sable"): held}, {**state.values, **more, **values})


def test_where_no_card_hits_the_guide_says_reload() -> None:
    """A King is dodged by every mob, and a 2 misses it: neither is worth a turn."""
    state, _guide, _move = next(one for one in _played() if str(one[2]) == "Sable picks 9♠P")
    told = {}
    for hand in ("2♣ K♥", "2♣ 9♠"):
        seen = BOX.guide(BOX.game.sight(_picking(state, hand), "sable"))
        assert seen is not None
        told[hand] = str(seen.now), seen.key
    assert told["2♣ K♥"] == ("Reload this round.", "Sable reloads this round")
    assert told["2♣ 9♠"][0] == "Choose the cards that you want to play this round."


def test_while_bullet_time_asks_teo_nobody_is_told_to_choose() -> None:
    """Steady interrupts while all pick: whoever plays Sable waits for that turn."""
    state, _guide, _move = next(one for one in _played() if str(one[2]) == "Sable picks 9♠P")
    asked = _picking(
        state, "2♣ 9♠", **{"agenda": (("bullet", "teo"), ("interrupt_done", "teo")), "program.teo": "steady"}
    )
    seen = BOX.guide(BOX.game.sight(asked, "sable"))
    assert seen is not None
    assert str(seen.now) == "The program plays Teo, and goes on by itself."


def test_nobody_is_sent_to_attack_with_a_card_that_is_dodged() -> None:
    """Whoever picked the King after all, and not the 9, ends that turn: every mob dodges it."""
    state, _guide, _move = next(one for one in _played() if str(one[2]).startswith("Sable moves to D1"))
    king = card("K♥", PILOTS)
    kept = {zone: tuple(one for one in lying if one.card is not king) for zone, lying in state.zones.items()}
    with_king = {**kept, zones.play("sable"): (Lying(king, True),)}
    seen = BOX.guide(BOX.game.sight(State(with_king, {**state.values, "turn.card": king.key}), "sable"))
    assert seen is not None
    assert (str(seen.now), seen.key) == ("End the turn of Sable.", "Sable ends the turn")


def test_buying_is_taught_once_and_not_in_every_round() -> None:
    """Whoever did as told bought card after card from the second round on, and had no Move left to walk with."""
    state, _guide, _move = next(one for one in _played() if str(one[2]) == "Teo buys a card")
    told = {}
    for now in (2, 3):
        seen = BOX.guide(BOX.game.sight(State(state.zones, {**state.values, "round": now}), "teo"))
        assert seen is not None
        told[now] = str(seen.now)
    assert told[2] == "Teo: buy a card."
    assert told[3] == "Choose the cards that you want to play this round."


def test_the_guide_names_no_card_that_is_not_played() -> None:
    """Another card than the 3 of the lesson may be as low: with a 4 it said "A 3 is below Teo's Accuracy"."""
    state, guide, _move = next(one for one in _played() if str(one[2]) == "Teo reloads with this turn")
    four = card("4\N{BLACK CLUB SUIT}", PILOTS)
    lying = {**state.zones, zones.play("teo"): (Lying(four, True),)}
    seen = BOX.guide(BOX.game.sight(State(lying, {**state.values, "turn.card": four.key}), "teo"))
    assert seen is not None
    assert str(seen.now) == "Reload with this turn."
    assert str(seen.why).startswith("This card is below Teo's Accuracy.")
    assert str(guide.why) == str(seen.why)


def test_nobody_is_sent_to_reload_a_full_hand() -> None:
    """Whoever plays Teo reloads on his first low card: on the second there is nothing to draw up to."""
    state, _guide, _move = next(one for one in _played() if str(one[2]) == "Teo reloads with this turn")
    full = tuple(Lying(one, True) for one in (card(f"{rank}♥", PILOTS) for rank in "2345678TJ"))
    seen = BOX.guide(BOX.game.sight(State({**state.zones, zones.hand("teo"): full}, state.values), "teo"))
    assert seen is not None
    assert (str(seen.now), seen.key) == ("End the turn of Teo.", "Teo ends the turn")


def test_no_mob_is_sent_to_attack_with_a_card_that_misses() -> None:
    late = (one for one in _played() if one[0].values["round"] == 2)
    state, _guide, _move = next(one for one in late if str(one[2]).startswith("Cpu attacks"))
    four = card("4♦", COACH)
    played = {**state.zones, zones.play(zones.CPU): (Lying(four, True),)}
    seen = BOX.guide(BOX.game.sight(State(played, {**state.values, "turn.card": four.key}), zones.CPU))
    assert seen is not None
    assert str(seen.now) == f"End the turn of {name_of(state, actor(state))}."


@pytest.mark.parametrize(
    ("rest", "why"),
    [
        ("skipped", "Once a side is out nobody else has a turn: the round ends, and the fight with it."),
        (
            "played",
            "One side is out. A fight ends only with its round: the cards that are left still have their turns.",
        ),
    ],
)
def test_once_a_side_is_out_the_guide_says_what_this_table_makes_of_it(rest: str, why: str) -> None:
    state, _guide, _move = next(one for one in _played() if str(one[2]) == "Sable ends the turn")
    out = {"process.m01.1.hp": 0, "process.m02.1.hp": 0, "turn.attacked": True, "rulings.rest": rest}
    seen = BOX.guide(BOX.game.sight(State(state.zones, {**state.values, **out}), "sable"))
    assert seen is not None
    assert str(seen.why) == why


def test_what_comes_next_is_told_at_each_seat() -> None:
    """The end stays at the seat of the last move: nobody there is told to pass the table first."""
    *_, (over, _guide, _move) = _played()
    for seat in ("sable", "teo", zones.CPU):
        seen = BOX.guide(BOX.game.sight(over, seat))
        assert seen is not None
        assert str(seen.now) == "You can play now. Bring the next fight: First Boot."
