"""Whatever the Coach does by hand, at whatever moment: the table stays a table, and play goes on."""

import random
from typing import get_args, get_type_hints

import pytest

from gattai_desktop.cards.card import CARDS
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.book.ruling_table import RulingTable
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.gattai.setup import FactionSetup, LocationSetup, PilotSetup, Setup, ThreatSetup
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.values import VALUES
from gattai_desktop.games.gattai.world import crisis
from gattai_desktop.games.move import Move, write
from gattai_desktop.model.happened import refused
from gattai_desktop.players.soundness import unsound

GAME = Gattai()
MOVES = 120
SELDOM = {"MoveOn", "MarkPresent", "NextScene", "Fiat", "Convert", "SkipAhead", "Ripple", "Invest"}
LINES = (
    "+Schism:Team(2)",
    "+Trauma:Each(1)",
    "+Damage:Choice(1)",
    "+Boost:Choice(1)",
    "+Rally",
    "+Favor:Choice(2)",
    "+Disfavor:Choice(3)",
    "+Burn:Choice",
    "+Purge:Each",
    "+Recover:Each(All)",
    "+Replenish:Choice(Full)",
    "+Ruin:Choice(1)",
    "+Rebuild:Choice",
    "+Tarry",
    "+Wave",
    "+Storm:Threat",
    "+Trauma:Opponent(X)",
    "+Fortify:All(Ω) and +Chargeup:Self or +BREAK!",
    "+Trauma:Everyone_Else(Stage)",
)
# Reading the hints takes longer than a move.
OPTIONS = {row: get_args(hint) for row, hint in get_type_hints(RulingTable).items()}
TABLES = ("alpha", "beta", "final", "first contact")


def table(kind: str) -> State:
    given = Setup(
        edition="beta" if kind == "first contact" else kind,
        pilots=tuple(PilotSetup(seat) for seat in ("red", "blue", "green")),
        factions=(FactionSetup("harbour-crew", "The Harbour Crew"), FactionSetup("moon-choir", "Moon Choir", agency=2)),
        threats=(
            ThreatSetup("comet", "The Comet", 3, wave="+Schism:Team(1) or +Trauma:Pilot(1)", storm="Everything burns."),
            ThreatSetup("gull", "The Gull", 2, bgm=True, wave="+Chargeup:Self"),
        ),
        locations=(LocationSetup("pier", "The Pier"),),
    )
    return begin(first_contact.prepare(given) if kind == "first contact" else given)


def by_hand(dice: random.Random, state: State) -> str:
    """A wild wish in words, as a stranger might write it into a record."""
    who = dice.choice(["Coach"] * 4 + ["Red"])
    card = dice.choice(sorted(CARDS.values(), key=lambda one: one.key)).code
    zone, other = dice.choices(sorted(GAME.zones(state)), k=2)
    # Without a cap a rating may pass 7, which `unsound` would take amiss.
    row = dice.choice([name for name in RulingTable.__annotations__ if name != "tr_cap"])
    option = dice.choice(OPTIONS[row])
    value = dice.choice(["0", "1", "2", "3", "7", "active", "out", "beaten", "yes", "no", "razed", "damaged"])
    return dice.choice(
        [
            f"{who} moves {card} to {zone}",
            f"{who} moves {card} to {zone} face-up",
            f"{who} moves {card} to place {dice.randint(0, 3)} of {zone} face-down",
            f"{who} moves the top {dice.randint(1, 4)} of {zone} to {other}",
            f"{who} turns {card} over",
            f"{who} flips the stack {zone}",
            f"{who} shuffles {zone}",
            f"{who} reshuffles the Pilots' Deck",
            f"{who} sets {dice.choice(VALUES.settable(state))} to {value}",
            f"Coach rules {row} {option}",
            f'Coach fires "{dice.choice(LINES)}"{dice.choice(["", " at once", " for red", " for threat.comet"])}',
            'Coach gives comet 3 TR because "it feeds"',
            "Coach reveals all of comet",
            "Coach switches the guide off",
            "Coach switches the guide on",
            "Coach calls the conflict off",
            'Red notes "hm"',
        ]
    )


def wish(dice: random.Random, state: State) -> Move | None:
    """A move by hand, or one that the rules offer."""
    if dice.random() < 0.35:
        move = GAME.phrases.read(by_hand(dice, state))
        return move if GAME.judge(state, move).allowed else None
    offered = [move for seat in GAME.seats(state) for move in GAME.options(state, seat)]
    often = [move for move in offered if type(move).__name__ not in SELDOM]
    return dice.choice(often or offered) if offered else None


@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize("number", range(4))
def test_ed_4_no_move_by_hand_breaks_a_table(kind: str, number: int) -> None:
    """ED-4, CARD-14: every fact is undone exactly, no secret is told, and the move is read back as it is written."""
    dice = random.Random(f"{kind} {number}")
    state = table(kind)
    for _ in range(MOVES):
        move = wish(dice, state)
        if move is None:
            continue
        assert GAME.phrases.read(write(move)) == move
        GAME.preview(state, move, dice.choice([*GAME.seats(state), PUBLIC]))
        after, facts = GAME.play(state, move, seeded(dice.randrange(10**6)))
        wrong = list(unsound(GAME, state, facts, after))
        assert not wrong, f"{write(move)}: {wrong}"
        state = after


@pytest.mark.parametrize(
    "written",
    [
        "Coach moves 9♦P to the-moon",
        "Coach moves 9♦P 9♦P to trash.pilots",
        "Coach moves 9♦P to trash.coach",
        "Coach moves 9♦P to omens.pilots",
        "Coach moves Joker1P to pile",
        "Coach moves 9♦P to place 7 of removed face-up",
        "Coach moves 9♦P to place -1 of removed face-up",
        "Coach moves 9♦P to removed sideways",
        "Coach moves the top 0 of deck.pilots to hand.red",
        "Coach moves the top 999999999 of deck.pilots to hand.red",
        "Coach turns nothing over",
        "Coach turns 9♦P 9♦C over",
        "Coach flips the stack deck.pilots",
        "Coach flips the stack pile",
        "Coach shuffles pile",
        "Coach reshuffles the Bishop's Deck",
        "Coach sets step to story",
        "Coach sets seats to 3",
        "Coach sets agenda to 0",
        "Coach sets pilot.red.name to 5",
        "Coach sets pilot.red.charges to 7",
        "Coach sets pilot.red.charges to 99999999999999999999",
        "Coach sets pilot.pink.charges to 1",
        "Coach sets throwdown.stage to 2",
        "Coach sets throwdown.score.red to 2",
        "Coach sets crisis.tier to 14",
        "Coach rules gravity on",
        "Coach rules gambit_tie never",
        "Coach switches the guide sideways",
        "Coach switches the guide on",
        'Coach fires "+Schizm"',
        'Coach fires ""',
        'Coach fires "+Trauma:Nobody(1)"',
        'Coach fires "+Trauma:Self(1)" for the-moon',
        'Coach writes "a name" for team.harmony',
        'Coach writes "a name" for game',
        'Coach lays the Crisis Path "Rain"',
        "Coach reveals all of the-moon",
        "Coach reveals faction.harbour-crew",
        "Coach gives comet 8 TR",
        "Coach gives the-moon 1 TR",
        "Red moves 9♦P to pile",
        "Red sets team.harmony to 7",
        "Red rules gambit_tie equal_wins",
        'Black notes "hello"',
    ],
)
def test_ed_4_what_cannot_be_done_by_hand_is_refused_with_a_reason(written: str) -> None:
    state = table("beta")
    verdict = GAME.judge(state, GAME.phrases.read(written))
    assert not verdict.allowed
    assert all(reason.rule and str(reason.text) for reason in verdict.reasons)


def test_a_path_as_long_as_may_be_laid_is_gone_to_its_end() -> None:
    """CRISIS-3: forty steps can be laid, so that many can be reached."""
    path = ('"Story"',) * crisis.LONGEST_PATH
    state, _ = GAME.play(table("beta"), GAME.phrases.read(f"Coach lays the Crisis Path {' '.join(path)}"), seeded(1))
    move = GAME.phrases.read(f"Coach sets crisis.tier to {crisis.LONGEST_PATH}")
    after, facts = GAME.play(state, move, seeded(1))
    assert list(unsound(GAME, state, facts, after)) == []


def test_ed_4_every_move_by_hand_takes_a_reason() -> None:
    state = table("beta")
    move = GAME.phrases.read('Coach sets team.harmony to 3 because "the \\"storm\\" broke"')
    after, facts = GAME.play(state, move, seeded(1))
    assert after.values["team.harmony"] == 3
    assert facts[0].by_name["text"] == 'the "storm" broke'  # type: ignore[attr-defined]


def test_ed_7_a_note_without_a_word_is_refused_and_nothing_breaks() -> None:
    """Given the Coach writes nothing, then he is told to write something, and nobody is asked to allow it."""
    state = table("beta")
    note = GAME.phrases.read('Coach notes " "')
    refusal = refused(note, GAME.judge(state, note), state)
    assert [(one.rule, str(one.text)) for one in refusal.reasons] == [("ED-7", "Write something first.")]
    assert not refusal.can_be_allowed


def test_what_may_be_set_by_hand_has_a_name_for_people() -> None:
    settable = [row for row in VALUES.rows if row.kind is not None and row.listed]
    assert [row.path for row in settable if not row.name] == []
