"""Whole sessions with legal and illegal moves, rulings that change, in every edition: what is always true of a table.

One machine chooses what happens: a move, a conflict played to its end, a wish that is refused, one that the Coach
allows, another ruling, another edition, something done by hand, a Crisis. `session_by_chance.py` looks at the table
after every move. A short search runs with all tests; with `pytest --hypothesis-profile long --timeout 0` it goes on
for hours.
"""

import random

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.book.editions import EDITION_KEYS
from gattai_desktop.games.gattai.book.rulings import rulings_book
from tests.games.gattai.session_by_chance import GAME, Session, table_of

SEEDS = st.integers(0, 2**32 - 1)
WORLDS = ("everything", "everything", "neon-harbour", "first-contact")
OPTIONS = [(row.name, option) for row in rulings_book().values() for option in row.options]
GAMBIT = ("OfferGambit", "OfferGambitInSpecialty")
TASTES = {
    "a gambit": (("AcceptGambit",), GAMBIT),
    "a throwdown": (("Accept", "Escalate"), ("Challenge",)),
    "a long throwdown": (("Accept", "Counter", "Block"), ("Challenge",)),
    "a rumble": (
        ("Accept", "BeginWithRumble", "InitiateRumble", "AllowRumble", "Assemble", "Escalate"),
        ("Challenge",),
    ),
    "techs": (("Accept", "UseRumbleTech", "CallOn", "InitiateRumble", "Assemble"), ("Challenge",)),
}


class Sessions(RuleBasedStateMachine):
    """Sessions by chance."""

    @initialize(
        seed=SEEDS,
        world=st.sampled_from(WORLDS),
        edition=st.sampled_from(EDITION_KEYS),
        pilots=st.integers(1, 5),
        rulings=st.dictionaries(st.sampled_from(sorted(rulings_book())), st.integers(0, 5), max_size=25),
    )
    def a_table_is_laid(self, seed: int, world: str, edition: str, pilots: int, rulings: dict[str, int]) -> None:
        options = {name: tuple(rulings_book()[name].options) for name in rulings}
        chosen = {name: options[name][number % len(options[name])] for name, number in rulings.items()}
        dice = random.Random(seed)
        self.session = Session(table_of(dice, world, edition, pilots, chosen))
        self.session.make(GAME.phrases.read("Coach sets up the session"), dice)

    @rule(seed=SEEDS)
    def somebody_moves(self, seed: int) -> None:
        dice = random.Random(seed)
        for _ in range(dice.randint(1, 4)):
            self.session.somebody_moves(dice)

    @rule(seed=SEEDS, kind=st.sampled_from(sorted(TASTES)))
    def a_conflict_is_played(self, seed: int, kind: str) -> None:
        dice = random.Random(seed)
        tastes, begins = TASTES[kind]
        if self.session.in_the_story:
            self.session.conflict(dice, tastes, begins)

    @rule(seed=SEEDS)
    def somebody_wishes_for_what_is_refused(self, seed: int) -> None:
        dice = random.Random(seed)
        for _ in range(8):
            self.session.wish(dice)

    @rule(seed=SEEDS)
    def the_coach_allows_it(self, seed: int) -> None:
        dice = random.Random(seed)
        for _ in range(12):
            move = self.session.wish(dice)
            if move is not None and not move.by_hand and self.session.coach_allows(move, dice):
                break

    @rule(seed=SEEDS, changed=st.sampled_from(OPTIONS))
    def a_ruling_changes(self, seed: int, changed: tuple[str, str]) -> None:
        name, option = changed
        self.session.make(GAME.phrases.read(f"Coach rules {name} {option}"), random.Random(seed))

    @rule(seed=SEEDS, edition=st.sampled_from(EDITION_KEYS))
    def the_edition_changes(self, seed: int, edition: str) -> None:
        move = GAME.phrases.read(f"Coach changes the edition to {edition}")
        verdict = GAME.judge(self.session.state, move)
        before = self.session.state.values["edition"]
        assert verdict.allowed == (self.session.in_the_story and edition != before)
        if verdict.allowed:
            self.session.make(move, random.Random(seed))

    @rule(seed=SEEDS)
    def the_coach_does_something_by_hand(self, seed: int) -> None:
        self.session.by_hand(random.Random(seed))

    @rule(seed=SEEDS, moves=st.integers(0, 3))
    def the_guide_sleeps_for_a_while(self, seed: int, moves: int) -> None:
        dice = random.Random(seed)
        self.session.make(GAME.phrases.read("Coach switches the guide off"), dice)
        for _ in range(moves):
            self.session.by_hand(dice)
        self.session.make(GAME.phrases.read("Coach switches the guide on"), dice)

    @rule(seed=SEEDS)
    def the_evening_ends(self, seed: int) -> None:
        if self.session.in_the_story:
            self.session.evening_ends(random.Random(seed))

    @rule(seed=SEEDS)
    def a_crisis_comes(self, seed: int) -> None:
        dice = random.Random(seed)
        joker = next((one for one in GAME.cards.values() if one.is_joker and one.deck == "coach"), None)
        assert joker is not None
        if self.session.state.where(joker) == "deck.coach":
            self.session.make(GAME.phrases.read(f"Coach moves {joker.code} to deck.coach face-up"), dice)
        spends = [move for move in GAME.options(self.session.state, COACH_SEAT) if "on the Crisis" in str(move)]
        if spends:
            self.session.make(dice.choice(spends), dice)

    @precondition(lambda self: len(self.session.played) > 1)
    @rule()
    def the_last_move_is_taken_back(self) -> None:
        self.session.take_back()
        if self.session.state.values["guide"] is False:
            self.session.make(GAME.phrases.read("Coach switches the guide on"), random.Random(1))

    def teardown(self) -> None:
        if hasattr(self, "session"):
            self.session.plays_again()


TestSessions = Sessions.TestCase
_USUAL, _SHORT = 100, 12
_EXAMPLES = settings().max_examples
TestSessions.settings = settings(
    max_examples=_SHORT if _EXAMPLES == _USUAL else _EXAMPLES,
    stateful_step_count=14,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    # Explaining a failure plays a thousand sessions more; the steps that lead to it say enough.
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)
