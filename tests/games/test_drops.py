"""Where a card can be dropped: read from the moves, never from a view."""

from gattai_desktop.cards.card import card
from gattai_desktop.cards.state import State
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = box("gattai").game
HAND = Place(zone="hand.red")


def table(text: str) -> State:
    played = replay(read(text, "given.record"))
    assert not played.unmet
    return played.state


def dropped(state: State, code: str, origin: Place = HAND, seat: str = "red") -> dict[Place, tuple[str, ...]]:
    """The phrases of the moves that each drop could mean, by its place."""
    ask = GAME.first_ask(state)
    found = GAME.drops(GAME.sight(state, seat), seat, card(code), origin, ask)
    return {drop.place: tuple(_kind(move) for move in drop.moves) for drop in found}


def _kind(move: Move) -> str:
    return move.phrase.partition(" ")[0]


FIGHT = """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand 4♠P 7♠P 8♥P; Green: hand 4♥P; Coach: Strike 3; hand K♠C; Pile 3♣C 7♦C
"""


def test_the_pile_takes_a_counter_and_the_place_beside_it_what_leaves_the_stage() -> None:
    """THROW-29, THROW-36, THROW-41: whether they are allowed is not looked at."""
    assert dropped(table(FIGHT), "4♠P") == {
        Place(zone="pile"): ("counters",),
        Place(spot="new-stage"): ("escalates", "initiates"),
    }


def test_a_card_of_the_same_rank_is_meant_to_block_first() -> None:
    """THROW-32."""
    assert dropped(table(FIGHT), "7♠P")[Place(zone="pile")] == ("blocks", "counters")


def test_a_card_is_never_dropped_where_it_lies() -> None:
    assert Place(zone="pile") not in dropped(table(FIGHT), "7♦C", Place(zone="pile"))


def test_nothing_is_played_from_a_deck_while_the_rules_lead() -> None:
    assert not dropped(table(FIGHT), "8♥P", Place(zone="deck.pilots"))


STORY = """
given   pilot red "Ren"; faction crew "Harbour Crew" agency 3; faction gate "The Gate" agency 2
        Red: hand 4♠P
"""


def test_in_story_a_card_is_invested_in_any_faction() -> None:
    """FACTION-10."""
    found = dropped(table(STORY), "4♠P")
    assert found[Place(zone="faction.crew")] == found[Place(zone="faction.gate")] == ("invests",)


SCENE = """
given   pilot red "Ren"; pilot green "Tam" specialty "radios"; pilot blue "Ida"
        Red: hand 4♠P; Coach: hand 9♣C
"""


def test_in_story_a_card_is_the_handle_of_a_challenge() -> None:
    """THROW-2: on whom it is dropped is challenged; where a Throwdown begins it may be anybody."""
    found = dropped(table(SCENE), "4♠P")
    assert found == {
        Place(spot="seat.coach"): ("challenges",),
        Place(spot="seat.green"): ("challenges",),
        Place(spot="seat.blue"): ("challenges",),
        Place(spot="begin.throwdown"): ("challenges",) * 3,
        Place(spot="begin.gambit"): ("offers",) * 4,
    }


def test_on_a_threat_a_pilots_card_challenges_the_coach_alone() -> None:
    """THROW-2: the Coach says which Threats fight; his own card is for none of them."""
    state = table(f'{SCENE}        threat comet "Comet" rating 2\n')
    assert dropped(state, "4♠P")[Place(spot="threats")] == ("challenges",)
    drops = GAME.drops(GAME.sight(state, "coach"), "coach", card("9♣C"), Place(zone="hand.coach"))
    assert Place(spot="threats") not in {one.place for one in drops}


def test_the_coach_offers_a_gambit_with_the_card_that_he_has_in_mind() -> None:
    """GAMBIT-1, GAMBIT-13: a Pilot with a Specialty may be offered one in it too."""
    state = table(SCENE)
    found = GAME.drops(GAME.sight(state, "coach"), "coach", card("9♣C"), Place(zone="hand.coach"))
    offers = next(drop.moves for drop in found if drop.place == Place(spot="begin.gambit"))
    assert sorted(map(str, offers)) == [
        'Coach offers blue a Gambit for ""',
        'Coach offers green a Gambit for ""',
        'Coach offers green a Gambit in her Specialty for ""',
        'Coach offers red a Gambit for ""',
    ]
    assert all(GAME.judge(state, move).allowed for move in offers)


def test_nothing_begins_while_a_question_is_open() -> None:
    state = table(STORY + 'when    Coach fires "+Favor:Choice(1)" for red\n')
    assert not any(place.spot for place in dropped(state, "4♠P"))


def test_an_open_question_is_answered_by_dropping_a_card() -> None:
    """MICRO-22: the Faction that is favoured takes it."""
    state = table(
        STORY.replace('; faction gate "The Gate" agency 2', "") + 'when    Coach fires "+Favor:Choice(1)" for red\n'
    )
    assert dropped(state, "4♠P")[Place(zone="faction.crew")][0] == "gives"


def test_at_a_free_table_a_card_goes_anywhere_and_the_pile_comes_first() -> None:
    state = table(FIGHT + "when    Coach switches the guide off\n")
    found = dropped(state, "4♠P")
    assert next(iter(found)) == Place(zone="pile")
    assert set(found) == {Place(zone=zone) for zone in GAME.zones(state)} - {HAND}
    assert set(found.values()) == {("moves",)}
