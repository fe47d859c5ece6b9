"""Questions of one seat stand together where the next is the same whatever is answered to the first."""

from itertools import pairwise

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.sight import to_play_on
from gattai_desktop.cards.state import State
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.throwdown.challenge import Accept, Challenge
from gattai_desktop.games.gattai.throwdown.joining import BringIn, CloseSides, Join
from gattai_desktop.games.gattai.zones import hand_zone
from gattai_desktop.games.move import Move
from gattai_desktop.games.together import asked_together
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = GATTAI.game
SEATS = ("red", "pink", "green")


def together(state: State) -> tuple[Ask, ...]:
    """The questions that its seat is shown together now."""
    first = GAME.first_ask(state)
    if first is None:
        return ()
    return tuple(then.ask for then in asked_together(GAME, to_play_on(GAME.sight(state, first.seat)), first))


def kinds(state: State) -> list[str]:
    return [ask.kind for ask in together(state)]


def after(text: str) -> State:
    played = replay(read(text, "given.record"))
    assert not played.unmet
    return played.state


class Opening:
    """A Throwdown from the challenge to the reveal, with the first ally who may join."""

    def __init__(self, edition: str, challenger: str, challenged: str) -> None:
        self.state = GATTAI.begin(scenario("neon-harbour", SEATS, edition=edition))
        self._shuffle = seeded(1)
        self.play(SetUpSession("coach"))
        self.play(Challenge(challenger, challenged, self.state.cards(hand_zone(challenger))[0]))
        self.play(Accept(challenged, self.state.cards(hand_zone(challenged))[0]))

    def play(self, move: Move) -> None:
        self.state, _ = GAME.play(self.state, move, self._shuffle)

    def close(self, *, threats: int) -> None:
        for _ in range(threats):
            self.play(next(move for move in GAME.options(self.state, "coach") if isinstance(move, BringIn)))
        self.play(next(move for move in GAME.options(self.state, "pink") if isinstance(move, Join)))
        self.play(CloseSides("coach"))

    def plates(self, *, tied: bool) -> list[tuple[str, list[str]]]:
        """Answer everything, one plate after the other, the votes one for each; who had each, and what stood on it."""
        shown = []
        for number in range(20):
            asks = together(self.state)
            if not asks:
                return shown
            shown.append((asks[0].seat, [ask.kind for ask in asks]))
            for ask in asks:
                assert GAME.first_ask(self.state) == ask, "each is asked as it stood on the plate"
                likely = not (tied and ask.kind == "vote" and number % 2)
                self.play(ask.options[0 if likely else -1])
        raise AssertionError("There is no end of questions.")


@pytest.mark.parametrize("edition", ["alpha", "beta", "final"])
@pytest.mark.parametrize(("challenger", "challenged"), [("coach", "red"), ("red", "coach"), ("red", "green")])
@pytest.mark.parametrize("threats", [0, 1, 2])
@pytest.mark.parametrize("tied", [False, True])
def test_before_the_first_card_no_seat_is_asked_on_two_plates_what_stands_together(
    edition: str, challenger: str, challenged: str, threats: int, *, tied: bool
) -> None:
    """THROW-11, THROW-12, STRIKE-2: tie, who started and Coach's Strike depend on none of the answers before them."""
    opening = Opening(edition, challenger, challenged)
    between_pilots = "coach" not in (challenger, challenged)
    opening.close(threats=0 if between_pilots else threats)
    plates = opening.plates(tied=tied)
    coachs = [kinds for seat, kinds in plates if seat == "coach"]
    ties = [] if not tied else [["break_tie"]] * 2 if between_pilots else ["break_tie"]
    if between_pilots:
        assert coachs == ties
    else:
        assert coachs == [[*ties, "who_started", *([] if threats else ["coach_strike"])]]
    in_a_row = pairwise(plates)
    assert [(one, other) for (one, _), (other, _) in in_a_row if one == other == "coach"] == []


TWO_VOTE = """
given   pilots Red, Green, Blue
        Red: hand 9♠P 2♠P; Green: hand 3♦P; Blue: hand 7♦P; Coach: hand 5♦C 6♦C
when    Red challenges coach with 9♠P for "the pier"
        Coach accepts with 5♦C
        Coach closes the sides
        Green votes for the Team
"""


def test_what_an_answer_would_change_stands_alone() -> None:
    """A ballot decides what is asked next, so nothing stands beside it."""
    assert kinds(after(TWO_VOTE)) == ["vote"]


GIVING = """
given   pilots Red, Green
        Red: hand 9♠P 2♠P; Green: hand 3♦P 4♦P; Coach: hand 5♦C 6♦C
when    Red challenges coach with 9♠P for "the pier"
        Coach accepts with 5♦C
        Green joins red
        Coach closes the sides
        Green votes for the Team
        Coach says red started it
        Coach fights with Strike 2
"""


def test_a_question_that_cards_of_the_hand_answer_stands_alone() -> None:
    """INFO-6: what is handed over comes from a hand, not from a plate."""
    assert kinds(after(GIVING)) == ["give"]
