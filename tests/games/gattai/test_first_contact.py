"""First Contact: everything is a 3, three acts, one thing to learn at a time (RULES FC-1 to FC-5)."""

import random

import pytest

from gattai_desktop.cards.facts import Announced, CardsMoved, ValueChanged
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import Words
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.gambit.offer import OfferGambit
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.gattai.pilots.pilots import COLOURS, pilot
from gattai_desktop.games.gattai.setup import FactionSetup, LocationSetup, PilotSetup, Setup, ThreatSetup
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.story.first_contact_acts import ACTS, CLOSE, GAMBITS
from gattai_desktop.games.gattai.story.first_contact_answers import answered
from gattai_desktop.games.gattai.story.first_contact_doing import done_by, within
from gattai_desktop.games.gattai.story.first_contact_lessons import lesson
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn, StartAct, Wake
from gattai_desktop.games.gattai.story.first_contact_script import acts_of, guide
from gattai_desktop.games.gattai.telling.telling import tell
from gattai_desktop.games.gattai.world.factions import Invest
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.games.seating import program_in
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.games.table_rulings import Refused
from gattai_desktop.games.told import plain
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = Gattai()


def table(pilots: int = 3) -> State:
    return begin(
        first_contact.prepare(
            Setup(
                pilots=tuple(PilotSetup(seat, stats={"solo": 6, "sync": 0}, max_hand=5) for seat in COLOURS[:pilots]),
                threats=(ThreatSetup("enemy", "The Enemy", 5),),
                factions=tuple(FactionSetup(key, key.capitalize()) for key in ("enemy", "defense", "weapon")),
                locations=(LocationSetup("hangar", "Hangar"),),
            )
        )
    )


def played(state: State, *moves: str, seed: int = 1) -> State:
    shuffle = seeded(seed)
    for move in moves:
        state, _ = GAME.play(state, GAME.phrases.read(move), shuffle)
    return state


def hand(state: State, seat: str) -> list[str]:
    return [card.code for card in state.cards(f"hand.{seat}")]


def beat(state: State) -> tuple[int, str]:
    now = guide(state)
    assert now is not None
    return now.act, now.key


def all_invest(state: State, faction: str) -> State:
    for seat in ("red", "orange"):
        state = played(state, f"{seat.title()} invests {hand(state, seat)[0]} in {faction}")
    return state


def awake(faction: str) -> State:
    """Return the last act of two Pilots, in which this Faction just woke; they have invested in the first."""
    state = all_invest(played(table(2), "Coach sets up the session"), "defense")
    return played(state, "Coach starts act 3 of First Contact", f"Coach wakes {faction}")


def refused_by(state: State, move: str) -> set[str]:
    with pytest.raises(Refused) as refused:
        played(state, move)
    return {reason.rule for reason in refused.value.verdict.reasons}


# ---------------------------------------------------------------------- set-up


@pytest.mark.parametrize("count", range(1, 8))
def test_fc_1_everything_is_a_3_and_no_joker_is_in_play(count: int) -> None:
    state = played(table(count), "Coach sets up the session")
    for seat in COLOURS[:count]:
        her = pilot(state, seat)
        assert (len(hand(state, seat)), her.number("stat"), her.buffers, her.max_buffers) == (3, 3, 3, 3)
        assert (her.charges, her.max_charges) == (0, 0)
    assert len(hand(state, "coach")) == count
    assert state.values["threat.enemy.tr"] == 3
    assert not [card for zone, lying in state.zones.items() if zone != "removed" for card, _ in lying if card.is_joker]
    assert state.count("removed") == 4
    assert {"harmony", "charges", "commitments", "crisis"} <= first_contact.absent(state)
    assert state.values["locations"] == ()


def test_fc_1_there_is_no_crisis_and_no_charge_to_gain() -> None:
    state = played(table(), "Coach sets up the session")
    assert not [move for move in GAME.options(state, "coach") if "skips ahead" in str(move)]
    assert refused_by(state, "Coach skips ahead to step 2") == {"FC-1"}
    assert not first_contact.has_event(state, "Chargeup")


def test_another_table_plays_by_its_own_numbers() -> None:
    state = begin(Setup(pilots=(PilotSetup("red"),)))
    assert not first_contact.is_on(state)
    assert first_contact.absent(state) == frozenset()
    assert first_contact.draws(state) is None
    assert first_contact.strike(state) is None
    assert "stat" not in first_contact.stats(state)
    assert guide(state) is None
    assert not [move for move in GAME.options(state, "coach") if isinstance(move, GoOn | StartAct | Wake)]
    assert refused_by(state, "Coach goes on with First Contact") == {"FC-5"}


# ---------------------------------------------------------------------- FC-2, FC-3


def test_fc_2_every_player_of_a_throwdown_draws_3_and_fights_with_strike_3() -> None:
    state = played(table(), "Coach sets up the session")
    first, second = hand(state, "red")[0], hand(state, "orange")[0]
    state = played(
        state,
        f'Red challenges Orange with {first} for "the vault"',
        f"Orange accepts with {second}",
        "Yellow joins Orange",
        "Coach closes the sides",
    )
    assert [len(hand(state, seat)) for seat in ("red", "orange", "yellow")] == [5, 5, 6]
    assert [state.values[f"throwdown.strike.{seat}"] for seat in ("red", "orange", "yellow")] == [3, 3, 3]


def test_fc_3_schism_is_only_counted_once_an_event_and_lowers_the_later_team() -> None:
    state = played(table(), "Coach sets up the session", 'Coach fires "+Schism:Red(2)"')
    while state.values.get("agenda"):
        ask = GAME.asks(state)[0]
        state, _ = GAME.play(state, ask.options[0], seeded(1))
    counted = state.values["first_contact.schism"]
    assert counted == 1
    assert (state.values["team.schism"], state.values["team.harmony"]) == (0, 7)
    assert first_contact.starting_harmony(state) == 4 - counted
    assert first_contact.starting_harmony(State(state.zones, {**state.values, first_contact.SCHISM: 9})) == 1


# ---------------------------------------------------------------------- FC-4


def test_fc_4_each_player_invests_one_card_and_draws_a_replacement() -> None:
    state = played(table(), "Coach sets up the session")
    chosen = hand(state, "red")[0]
    after, facts = GAME.play(state, GAME.phrases.read(f"Red invests {chosen} in weapon"), seeded(1))
    assert len(hand(after, "red")) == 3
    assert after.count("faction.weapon") == 1
    assert [fact.target for fact in facts if isinstance(fact, CardsMoved)] == ["faction.weapon", "hand.red"]
    assert refused_by(after, f"Red invests {hand(after, 'red')[0]} in enemy") == {"FC-4"}
    assert not [move for move in GAME.options(after, "red") if "invests" in str(move)]


def test_fc_4_each_may_invest_once_more_on_the_faction_that_wakes_in_the_last_act() -> None:
    state = played(table(), "Coach sets up the session")
    state = played(state, f"Red invests {hand(state, 'red')[0]} in enemy")
    assert refused_by(state, "Coach wakes weapon") == {"FC-4"}
    state = played(state, "Coach starts act 3 of First Contact", "Coach wakes weapon")
    assert refused_by(state, "Coach wakes enemy") == {"FC-4"}
    assert refused_by(state, f"Red invests {hand(state, 'red')[0]} in enemy") == {"FC-4"}
    state = played(state, f"Red invests {hand(state, 'red')[0]} in weapon")
    assert len(hand(state, "red")) == 3
    assert refused_by(state, f"Red invests {hand(state, 'red')[0]} in weapon") == {"FC-4"}


# ---------------------------------------------------------------------- FC-5


def test_fc_5_the_guide_follows_what_happens_at_the_table() -> None:
    state = table(2)
    assert beat(state) == (1, "deal")
    state = played(state, "Coach sets up the session")
    assert beat(state) == (1, "scene")
    state = played(state, f"Red invests {hand(state, 'red')[0]} in weapon")
    assert beat(state) == (1, "invest")
    state = played(state, f"Orange invests {hand(state, 'orange')[0]} in weapon")
    assert beat(state) == (1, "first gambit")
    state = gambit(state, "Red")
    assert beat(state) == (1, "second gambit")
    now = guide(state)
    assert now is not None
    assert [(one.what, one.done, one.wanted) for one in now.present.asks] == [("Gambits", 1, 2)]
    state = gambit(state, "Orange")
    assert beat(state) == (1, "more gambits")
    state = played(state, "Coach goes on with First Contact")
    assert beat(state) == (2, "quarrel")


def test_a_declined_gambit_is_not_counted() -> None:
    state = played(table(), "Coach sets up the session", 'Coach offers red a Gambit for "the door"', "Red declines")
    assert state.values["first_contact.gambits"] == 0


def test_fc_5_a_throwdown_moves_the_second_act_on() -> None:
    state = played(table(2), "Coach sets up the session", "Coach starts act 2 of First Contact")
    assert beat(state) == (2, "quarrel")
    state = played(state, f'Red challenges Orange with {hand(state, "red")[0]} for "the vault"')
    assert beat(state) == (2, "fight each other")
    state = played(state, f"Orange accepts with {hand(state, 'orange')[0]}")
    if state.values["step"] == "throwdown.sides":
        state = played(state, "Coach closes the sides")
    state = finished(state)
    assert state.values["step"] == "story"
    assert beat(state) == (2, "after")
    state = played(state, "Coach goes on with First Contact")
    assert beat(state) == (3, "the weapon")


def test_fc_5_a_refused_challenge_does_not_count_as_the_quarrel() -> None:
    state = played(table(2), "Coach sets up the session", "Coach starts act 2 of First Contact")
    state = played(state, f'Red challenges Orange with {hand(state, "red")[0]} for "the vault"', "Orange refuses")
    assert beat(state) == (2, "quarrel")


def test_fc_5_an_act_that_is_over_is_neither_offered_nor_allowed() -> None:
    """Given the last act, when the Coach starts the first one again, then the table says how to come back to it."""
    state = played(table(2), "Coach sets up the session", "Coach starts act 3 of First Contact")
    assert refused_by(state, "Coach starts act 1 of First Contact") == {"FC-5"}
    assert beat(played(state, "Coach starts act 4 of First Contact"))[0] == CLOSE


def test_with_one_pilot_there_is_nobody_to_quarrel_with() -> None:
    state = played(table(1), "Coach sets up the session")
    assert acts_of(state) == (1, 3, CLOSE)
    assert refused_by(state, "Coach starts act 2 of First Contact") == {"FC-5"}
    while beat(state)[0] == 1:
        state = played(state, "Coach goes on with First Contact")
    assert beat(state)[0] == 3


@pytest.mark.parametrize("count", [1, 2, 7])
def test_the_coach_can_go_on_from_the_first_beat_to_the_end(count: int) -> None:
    state = table(count)
    seen = [beat(state)]
    while guide(state).passing is not None:  # type: ignore[union-attr]
        state = played(state, "Coach goes on with First Contact")
        seen.append(beat(state))
    acts = acts_of(state)
    assert seen == [(act, one.key) for act in acts for one in ACTS[act]]
    assert refused_by(state, "Coach goes on with First Contact") == {"FC-5"}


def test_setup_8_the_close_says_what_the_team_will_start_with() -> None:
    state = played(table(), "Coach sets up the session", "Coach sets first_contact.schism to 2")
    state = played(state, "Coach starts act 4 of First Contact")
    now = guide(state)
    assert now is not None
    assert plain(now.now) == "Tell how it ended. Schism was counted 2 times: the Team will start at Harmony 2."


def test_fc_5_whoever_has_no_stat_left_is_out() -> None:
    state = played(table(2), "Coach sets up the session", "Coach sets pilot.red.buffers to 0")
    state = played(state, 'Coach fires "+Trauma:Red(3)"')
    assert state.values["pilot.red.stat"] == 0
    assert first_contact.is_out(state, "red")
    assert refused_by(state, f'Orange challenges Red with {hand(state, "orange")[0]} for "it"')


def test_whoever_is_to_challenge_the_coach_is_led_to_where_her_card_goes() -> None:
    """The place of the cards under a Threat stood there, at which no Pilot does anything."""
    state = all_invest(awake("weapon"), "weapon")
    now = guide(GAME.sight(state, "red"))
    assert now is not None
    assert plain(now.now).startswith("Challenge Coach")
    assert now.place == Place(spot="seat.coach")
    coach = guide(GAME.sight(state, "coach"))
    assert coach is not None
    assert coach.place == NOWHERE, "he challenges any Pilot, never himself"


def test_fc_4_once_a_faction_is_awake_the_guide_lets_each_invest_before_it_speaks_of_the_enemy() -> None:
    state = awake("enemy")
    red, coach = guide(GAME.sight(state, "red")), guide(GAME.sight(state, "coach"))
    assert red is not None
    assert coach is not None
    assert plain(red.now) == "Drag one of your cards onto Enemy."
    assert red.place == Place(zone="faction.enemy")
    low = min(state.cards("hand.red"), key=lambda card: card.rank)
    assert red.card == low
    assert done_by(red, GAME.options(state, "red")) == Invest("red", low, "enemy")
    assert plain(coach.now) == f"Pass the table to {pilot(state, 'red').name}, for a card on Enemy."
    coach = guide(GAME.sight(all_invest(state, "enemy"), "coach"))
    assert coach is not None
    assert plain(coach.now).startswith("Let The Enemy charge")


def test_fc_4_after_a_gambit_of_the_last_act_the_guide_lets_a_faction_wake_the_weapon_first() -> None:
    state = played(table(2), "Coach sets up the session", "Coach starts act 3 of First Contact")
    offers = guide(GAME.sight(state, "coach"))
    assert offers is not None
    assert isinstance(done_by(offers, GAME.options(state, "coach")), OfferGambit)
    state = state.after([ValueChanged(path=GAMBITS, before=0, after=1)])
    wakes = guide(GAME.sight(state, "coach"))
    assert wakes is not None
    assert plain(wakes.now) == "Say which Faction wakes."
    assert done_by(wakes, GAME.options(state, "coach")) == Wake("coach", "weapon")


def test_the_guide_says_whose_buffers_are_asked_for_and_what_they_do() -> None:
    """FC-1, MICRO-15: while a Pilot is asked to soak Trauma or Schism, the guide leads her and not the Coach."""
    state = played(table(2), "Coach sets up the session", 'Coach offers red a Gambit for "the door"', "Red accepts")
    state = played(state, 'Coach fires "+Trauma:Red(1)"')
    now = guide(GAME.sight(state, "red"))
    assert now is not None
    assert plain(now.now) == "Red chooses how many Buffers to spend."
    assert "soaks one point of Trauma" in plain(now.learn)
    state = played(state, "Red soaks 1")
    now = guide(GAME.sight(state, "red"))
    assert now is not None
    assert "Buffers" not in plain(now.now)
    state = played(state, 'Coach fires "+Schism:Red(1)"')
    now = guide(GAME.sight(state, "red"))
    assert now is not None
    assert plain(now.now) == "Red chooses how many Buffers to spend."
    assert "soaks one point of Schism" in plain(now.learn)


def test_the_guide_says_whose_buffers_are_asked_for_in_the_turns_of_a_throwdown() -> None:
    """FC-3, MICRO-15: a Dissonant play asks for Buffers before the next turn, and the guide speaks of that first."""
    state = replay(read(FOUGHT, "fought.record")).state
    now = guide(GAME.sight(state, "red"))
    assert now is not None
    assert plain(now.now) == "Red chooses how many Buffers to spend."
    assert "soaks one point of Schism" in plain(now.learn)


def test_the_guide_says_what_a_pilot_is_asked_who_gains_favor() -> None:
    """MICRO-22: which card goes to the Faction, or none, and not that the Coach picks a consequence."""
    state = played(table(2), "Coach sets up the session", 'Coach offers red a Gambit for "the door"', "Red accepts")
    state = played(state, 'Coach fires "+Favor:Defense(1)"')
    now = guide(GAME.sight(state, "red"))
    assert now is not None
    assert plain(now.now) == "Red gives Defense a card of her Hand, or lets it pass."
    assert "any Pilot may play it later" in plain(now.learn)


def test_the_guide_teaches_no_other_stage_where_none_is_left() -> None:
    """THROW-37: in the last stage nobody can Escalate, so no turn of it teaches that."""
    given = FOUGHT.partition("when")[0]
    for stage, teaches in ((2, True), (3, False)):
        for cards in ("2♣C", "2♣C 3♦P", "2♣C 3♦P 4♣C", "2♣C 3♦P 4♣C 5♦P", "2♣C 3♦P 4♣C 5♦P 6♣C"):
            text = given.replace("stage 3", f"stage {stage}").replace("2♦P", "A♦P").replace("hand 5♦C", "hand 9♦C")
            state = replay(read(text.replace("Pile 2♣C", f"Pile {cards}"), "fought.record")).state
            now = guide(state)
            assert now is not None
            if any(word in plain(now.learn) for word in ("Escalate", "Each stage")):
                assert teaches, cards
                break
        else:
            assert not teaches


def told(state: State, *moves: str) -> tuple[State, str]:
    """Play, and return what the guide says about the last of the moves."""
    state = played(state, *moves[:-1])
    before = GAME.sight(state, "public")
    state, facts = GAME.play(state, GAME.phrases.read(moves[-1]), seeded(1))
    return state, plain(answered(before, enumerate(facts)))


FOUGHT = """
given   scenario first-contact
        pilots Red, Green; threat foe "The Enemy" rating 3
        first_contact.act = 3; first_contact.schism = 1; pilot.red.stat = 3; pilot.green.stat = 3
        first_contact.gambits = 0; first_contact.throwdowns = 0; first_contact.beat = 0
        throwdown Red against Coach; Red on turn; stage 3
        Harmony 7; Red: Strike 3; Buffers 3/3; hand K♦P 2♦P; Coach: Strike 3; hand 5♦C; Pile 2♣C
when    Red counters with K♦P
"""


def test_fc_3_the_log_says_that_a_schism_counts_once_whatever_its_size() -> None:
    state = replay(read(FOUGHT, "fought.record")).state
    before = GAME.sight(state, "red")
    move = GAME.phrases.read("Red soaks 1")
    _, facts = GAME.play(state, move, seeded(1))
    told = [plain(line.words) for line in tell(before, move, tuple(enumerate(facts)))]
    assert any(line.endswith("Counted as one Schism: 1 → 2") for line in told), told
    assert not any("Schism 1 → 2" in line for line in told if "Counted" not in line)


def test_fc_5_the_guide_says_how_a_fight_ended_and_no_longer_what_was_played_in_it() -> None:
    state = played(replay(read(FOUGHT, "fought.record")).state, "Red soaks 3")
    assert told(state, "Coach concedes")[1] == "The fight is over: the Pilots won, 6 to 0."


@pytest.mark.parametrize(
    ("turn", "move", "said"),
    [
        (
            "Red on turn",
            "Red counters with 2♦P",
            "A Two beats an Ace, and counts as 1 above it. Resonant, the best a card can be.",
        ),
        ("Coach on turn", "Coach counters with 2♥C", "A Two beats an Ace, and counts as 1 above it."),
    ],
)
def test_card_9_the_guide_says_why_a_two_lies_above_an_ace(turn: str, move: str, said: str) -> None:
    """A newcomer who sees a Two win over an Ace is not told that it is "exactly 1 above" and no more."""
    given = FOUGHT.partition("when")[0].replace("Red on turn", turn).replace("5♦C", "2♥C").replace("2♣C", "A♣C")
    state = replay(read(given, "fought.record")).state
    card = move.rpartition(" ")[2]
    assert told(state, move)[1] == f"{card[:-1]} beats A♣: {said[0].lower()}{said[1:]}"


@pytest.mark.parametrize(
    ("pilots", "hand", "said"),
    [
        ("Red", "3♦P", "Red has no card that fits: only Concede is left."),
        ("Red", "3♦P Q♠P", "Red has no card that is high enough: press another Drive."),
        ("Red, Green", "3♦P", "Red has no card that fits: an ally plays, or press Concede."),
        ("Red", "3♦P K♦P", "The Pilots' turn: lay a higher card on the Pile, or press another Drive."),
    ],
)
def test_fc_5_the_guide_asks_for_no_card_where_only_a_concede_is_left(pilots: str, hand: str, said: str) -> None:
    text = FOUGHT.partition("when")[0].replace("hand K♦P 2♦P", f"hand {hand}").replace("Pile 2♣C", "Pile Q♣C")
    state = replay(read(text.replace("Red against Coach", f"{pilots} against Coach"), "fought.record")).state
    sight = GAME.sight(state, "red")
    now = guide(sight)
    assert now is not None
    assert plain(within(now, sight, GAME.options(state, "red")).now) == said
    assert within(now, sight, GAME.options(state, "coach")) is now, "nobody else may know what she holds"


def test_fc_4_the_guide_points_at_the_faction_and_names_who_has_not_invested() -> None:
    state = played(table(), "Coach sets up the session", "Coach goes on with First Contact")
    now = guide(GAME.sight(state, "red"))
    assert now is not None
    assert plain(now.now) == "Drag one of your cards onto Weapon."
    assert now.place == Place(zone="faction.weapon")
    coach = guide(GAME.sight(state, "coach"))
    assert coach is not None
    assert plain(coach.now).startswith("Pass the table to ")
    pressing = guide(GAME.sight(played(state, "Coach changes the seating to one_hand"), "coach"))
    assert pressing is not None
    assert plain(pressing.now).endswith(" lays a card on Weapon.")
    low = min(state.cards("hand.red"), key=lambda card: card.rank)
    assert now.why.by_name == {"card": low}
    assert now.present.waiting == ("red", "orange", "yellow")
    state, words = told(state, f"Red invests {low.code} in weapon")
    assert words.startswith(f"Red laid {low} with Weapon.")
    now = guide(GAME.sight(state, "public"))
    assert now is not None
    assert now.place == Place(zone="faction.defense"), "where nobody has a card yet"
    assert not now.why.values, "nobody else may hear of a card in her Hand"
    assert now.present.waiting == ("orange", "yellow")


def test_fc_5_the_guide_answers_what_a_gambit_came_to() -> None:
    state = played(table(), "Coach sets up the session", 'Coach offers red a Gambit for "the door"', "Red accepts")
    state = played(state, "Coach plays blind", f"Red plays {hand(state, 'red')[0]}")
    mine, threshold = state.cards("gambit.pilot")[-1], state.cards("gambit.threshold")[-1]
    _, words = told(state, "Coach reveals")
    assert f"{mine}" in words
    assert f"{threshold}" in words
    assert "Yes, and" in words or "chooses what comes of it" in words


@pytest.mark.parametrize(("result", "says"), [("yes-and", "A good"), ("no-but", "A good"), ("yes-but", "A bad")])
def test_gambit_9_the_guide_speaks_of_the_consequence_that_it_comes_to(result: str, says: str) -> None:
    state = played(table(), "Coach sets up the session")
    facts = (("step", "story", "gambit.consequences"), ("gambit.result", None, result))
    state = state.after([ValueChanged(path=path, before=before, after=after) for path, before, after in facts])
    now = lesson(state)
    assert now is not None
    assert plain(now[1]).startswith(says)


def test_fc_5_an_act_ends_with_the_sentence_that_it_has_taught() -> None:
    state = played(table(), "Coach sets up the session")
    state, words = told(state, "Coach starts act 2 of First Contact")
    assert words == "“It begins” is over. A higher card: “Yes, and”. Not higher: she picks the answer."
    now = guide(state)
    assert now is not None
    assert [plain(one) for one in now.learned] == ["A higher card: “Yes, and”. Not higher: she picks the answer."]


def test_fc_5_the_guide_is_silent_where_a_move_taught_nothing() -> None:
    state = played(table(), "Coach sets up the session")
    _, words = told(state, "Coach changes the seating to one_hand")
    assert words == ""


def test_fc_5_the_guide_answers_each_act_of_a_gambit() -> None:
    state = played(table(), "Coach sets up the session")
    state, words = told(state, 'Coach offers red a Gambit for "the door"')
    assert words.endswith(" a Gambit. Nobody has to take one.")
    state, words = told(state, "Red accepts")
    assert "takes the Gambit" in words
    _, words = told(state, f"Coach puts {hand(state, 'coach')[0]} down")
    assert "Only Coach knows" in words
    state, words = told(state, "Coach plays blind")
    assert "Nobody knows" in words
    card = state.cards("hand.red")[0]
    _, words = told(state, f"Red plays {card.code}")
    assert f"played {card}." in words


def test_fc_5_the_guide_answers_a_challenge_until_the_pile_is_open() -> None:
    state = played(table(), "Coach sets up the session")
    first, second = hand(state, "red")[0], hand(state, "orange")[0]
    state, words = told(state, f'Red challenges Orange with {first} for "the vault"')
    assert "may refuse" in words
    _, words = told(state, "Orange refuses")
    assert "no Throwdown" in words
    state, words = told(state, f"Orange accepts with {second}")
    assert "accepted" in words
    begins = Announced(words="initiative", values=(("side", "orange"), ("difference", None), ("card", second)))
    words = plain(answered(GAME.sight(state, "public"), [(0, begins)]))
    assert words == "The higher card is Orange's: it opens the Pile, and the other side moves first."


def test_fc_5_the_guide_leads_back_from_another_conflict_than_the_one_asked_for() -> None:
    state = played(table(), "Coach sets up the session", "Coach goes on with First Contact")
    now = guide(state)
    assert now is not None
    assert now.back == Words(""), "nobody has strayed"
    state = played(state, f'Red challenges Orange with {hand(state, "red")[0]} for "the vault"')
    now = guide(state)
    assert now is not None
    assert plain(now.back).startswith("Offer somebody a Gambit") or plain(now.back).startswith("Drag one")


def test_only_the_coach_is_offered_to_skip_an_act() -> None:
    state = played(table(2), "Coach sets up the session")
    for seat, skip in (("coach", "act.2"), ("red", "")):
        now = guide(GAME.sight(state, seat))
        assert now is not None
        assert now.skip == skip


def test_only_the_coach_leads_through_it_and_only_between_conflicts() -> None:
    state = played(table(), "Coach sets up the session")
    assert refused_by(state, "Red goes on with First Contact") == {"FC-5"}
    state = played(state, 'Coach offers red a Gambit for "the door"')
    assert refused_by(state, "Coach goes on with First Contact") == {"STEP-6"}


@pytest.mark.parametrize("seed", range(4))
def test_every_step_of_an_evening_says_what_is_done_and_one_thing_to_learn(seed: int) -> None:
    chance, shuffle = random.Random(seed), seeded(seed)
    state = table(1 + seed)
    taught: set[str] = set()
    for _ in range(160):
        now = guide(GAME.sight(state, "public"))
        assert now is not None
        said = f"{plain(now.now)} {plain(now.learn)}"
        assert plain(now.now)
        assert plain(now.learn)
        assert "{" not in said
        if state.values["step"] != "story":
            assert lesson(state), state.values["step"]
            taught.add(plain(now.learn))
        options = [move for seat in GAME.seats(state) for move in GAME.options(state, seat)]
        wanted = {"SetUpSession", "OfferGambit", "AcceptGambit", "Challenge", "Accept", "Counter", "Escalate", "Block"}
        eager = [move for move in options if type(move).__name__ in wanted] or options
        state, _ = GAME.play(state, chance.choice(eager), shuffle)
    assert len(taught) > 5


# ---------------------------------------------------------------------- playing on


def gambit(state: State, who: str) -> State:
    state = played(state, f'Coach offers {who.lower()} a Gambit for "the door"', f"{who} accepts", "Coach plays blind")
    state = played(state, f"{who} plays {hand(state, who.lower())[0]}", "Coach reveals")
    return finished(state)


def finished(state: State) -> State:
    """Answer with the first option, and give up, until the story goes on."""
    for _ in range(60):
        if state.values["step"] == "story" and not state.values.get("agenda"):
            return state
        options = [move for seat in GAME.seats(state) for move in GAME.options(state, seat)]
        leave = [move for move in options if type(move).__name__ in {"Concede", "ReturnToStory", "TakeNoMore"}]
        state, _ = GAME.play(state, (leave or options)[0], seeded(2))
    raise AssertionError(f"The table does not come back to the story: {state.values['step']}")


@pytest.mark.parametrize(
    ("seat", "program", "words"),
    [
        ("red", "", "Or it charges: Coach challenges one of you."),
        ("red", "coach", "Or leave it to the program, and The Enemy charges."),
        ("coach", "", "Let The Enemy charge: challenge a Pilot."),
    ],
)
def test_fc_5_the_guide_says_how_the_enemy_charges_and_keeps_what_its_plate_hides(
    seat: str, program: str, words: str
) -> None:
    """Given the last act, then each is told what she can do there, and nobody hears the Threat Rating."""
    beats = [one.key for one in ACTS[3]]
    text = f"""
given   scenario first-contact
        pilots Red, Green; threat foe "The Enemy" rating 3
        first_contact.act = 3; first_contact.beat = {beats.index("the enemy")}
        Red: hand K♦P 2♦P; Coach: hand 5♦C
"""
    state = replay(read(text, "enemy.record")).state
    if program:
        state = state.after((ValueChanged(path=program_in(program), before=None, after=STEADY, rule="ED-4"),))
    found = guide(GAME.sight(state, seat))
    assert found is not None
    assert words in plain(found.now)
    assert not any(letter.isdigit() for letter in plain(found.why))


def test_why_an_act_is_done_reads_well_before_the_act() -> None:
    """In a low window the plate says it first: there it cannot go on from what stands below it."""
    state = played(table(), "Coach sets up the session")
    whys = [plain(one.why(state)) for beats in ACTS.values() for one in beats]
    assert len([why for why in whys if why]) > 8
    assert [why for why in whys if why.startswith(("Or ", "Then ")) or "of them" in why] == []


@pytest.mark.parametrize(
    ("fallen", "said"),
    [
        ((), "Red, Orange and Yellow live."),
        (("orange",), "Red and Yellow live."),
        (("orange", "yellow"), "Red lives."),
        (("red", "orange", "yellow"), "Nobody is left."),
    ],
)
def test_fc_5_the_last_words_name_who_lives(fallen: tuple[str, ...], said: str) -> None:
    state = played(table(), "Coach sets up the session")
    out = {f"pilot.{seat}.stat": 0 for seat in fallen}
    ended = evolve(state, values={**state.values, "first_contact.act": CLOSE, **out}, kept={}, for_this_table={})
    now = guide(ended)
    assert now is not None
    assert plain(now.why) == said
