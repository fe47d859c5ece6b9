"""From what a move would do, one way leads to the rulings behind it, as it does from a refusal."""

from gattai_desktop.cards.facts import Announced, CardsTurned, ValueChanged
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC
from gattai_desktop.games.gattai.book.rulings import rulings_book, rulings_of
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.gattai.telling.foretelling import foretell, judged
from gattai_desktop.games.gattai.values import is_bookkeeping
from gattai_desktop.games.house_rulings import PREFIX
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.told import plain
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.games.gattai.test_whole_tables import TABLE, played

GAME = Gattai()

ON_AN_ACE = """\
given   pilots Red
        throwdown Red against Coach; Red on turn
        Red: Strike 1; Charges 1/6; hand 2♣P A♣P; Pile 7♦P A♠C
"""
IN_A_GAMBIT = """\
given   pilots Red, Green; Red: hand 8♦P; Coach: hand 8♠C
when    Coach offers red a Gambit for "x"
        Red accepts
        Coach puts 8♠C down
        Red plays 8♦P
"""


def preview(text: str, wish: str, seat: str) -> Preview:
    """What the wish would do at the table of a record, as the seat may know it."""
    return GAME.preview(replay(read(text, "one.record")).state, GAME.phrases.read(wish), seat)


def test_a_preview_names_the_rulings_that_decided_it() -> None:
    """R-14, R-51, R-80: how far a Two is above an Ace, what her Strike is and what is Resonant decide this Counter."""
    seen = preview(ON_AN_ACE, "Red counters with 2♣P", "red")
    assert seen.verdict.allowed
    assert seen.rulings == ("two_over_ace_difference", "strike_recalc", "resonance")


def test_an_equal_rank_in_a_gambit_leads_to_its_ruling() -> None:
    """R-18: the Coach, who knows his own card, is told; a Pilot who does not know it cannot learn of a tie so."""
    assert "gambit_tie" in preview(IN_A_GAMBIT, "Coach reveals", COACH_SEAT).rulings
    assert "gambit_tie" not in preview(IN_A_GAMBIT, "Coach reveals", "green").rulings


def test_what_a_drive_costs_is_told_before_the_commander_has_agreed_to_it() -> None:
    """R-54: an ally's Counter beyond her Strike is Dissonant whether or not her Commander is asked first."""
    table = """\
given   pilots Red, Green
        throwdown Red, Green against Coach; Red on turn
        Green: Strike 2; hand 9♦P; Red: hand K♠P; Pile 2♣C
"""
    seen = preview(table, "Green counters with 9♦P", "green")
    assert judged(seen).price
    assert [plain(one) for one in foretell(replay(read(table, "one.record")).state, seen)] == [
        "Difference 7, beyond Strike 2",
        "Schism 1 for Green",
        "Red is asked: Green would counter. Do you agree?",
        "Buffers can take it",
    ]


RUMBLE = """\
given   pilots Red, Green; Harmony 4; throwdown Red, Green against Coach; Red on turn; stage 3
        Red: hand 4♦P 9♦P; Pile 7♣C; Pilots' Deck 3♦ 5♦ 6♦ 8♦
"""


def test_what_the_card_of_a_rumble_costs_is_told_before_it_is_laid() -> None:
    """THROW-44: it is measured from 0, but only once the Final Form stands, after questions."""
    state = replay(read(RUMBLE, "one.record")).state
    told = [plain(one) for one in foretell(state, preview(RUMBLE, "Red initiates a Rumble with 9♦P", "red"))]
    assert "Difference 9 from 0, beyond Strike 4 of a Final Form" in told
    told = [plain(one) for one in foretell(state, preview(RUMBLE, "Red initiates a Rumble with 4♦P", "red"))]
    assert "Difference 4 from 0, within Strike 4 of a Final Form" in told


def test_of_a_card_that_the_head_passes_on_it_is_not_told_that_she_may_pass_another() -> None:
    """RUMBLE-5."""
    moves = "Red initiates a Rumble with 9♦P", "Red assembles the Final Form", "Red takes the Position head"
    table = RUMBLE + "".join(f"when    {move}\n" for move in (*moves, "Green takes the Position foot"))
    seen = preview(table, "Red passes 5♦P to green", "red")
    assert [ask.kind for ask in seen.asks] == ["rumble_distribute"]
    assert foretell(replay(read(table, "one.record")).state, seen) == ()


def test_a_question_that_several_are_asked_is_told_once() -> None:
    """GAMBIT-18: each of the others may help."""
    table = """\
given   edition final; pilot red "Ren"; pilot green "Tam"; pilot blue "Io"; phase = "play"; team.harmony = 4
        Red: hand 9♦P; Green: hand 3♥P; Blue: hand 4♥P; Coach: hand 5♣C
when    Coach offers red a Gambit for "peace"
        Red accepts
        Coach puts 5♣C down
"""
    seen = preview(table, "Red plays 9♦P", "red")
    assert [plain(one) for one in foretell(replay(read(table, "one.record")).state, seen)] == [
        "Tam, Io are asked: Do you help Ren with a card?"
    ]


def test_no_card_is_said_to_be_turned_up_that_may_be_wild() -> None:
    """INFO-10, THROW-16: a Wild card stays face-down; who may not see what lies there is told no more than that."""
    table = """\
given   pilots Red; Red: sync 0; hand 9♦P; Coach: hand 5♦C
when    Coach lets 9♦P be Wild as K♠P
        Red challenges coach with 9♦P for "the map"
        Coach accepts with 5♦C
        Coach breaks the tie for the Team
        Coach says red started it
        Coach fights with Strike 2
"""
    before = replay(read(table, "one.record")).state
    _, facts = GAME.play(before, GAME.phrases.read("Coach reveals"), seeded(1))
    assert isinstance(facts[0], CardsTurned)
    assert facts[0].zone == "initiative.challenged", "the challenger's card is Wild"
    seen = preview(table, "Coach reveals", COACH_SEAT)
    assert (seen.facts, seen.complete) == ((), False)


def test_a_preview_that_no_ruling_decides_names_none() -> None:
    assert preview(ON_AN_ACE, "Coach counters with K♣C", COACH_SEAT).rulings == ()


def test_what_refuses_a_move_comes_first() -> None:
    """R-16."""
    seen = preview(f"{ON_AN_ACE}        ruling block_ace_with_ace = no\n", "Red blocks with A♣P", "red")
    assert seen.verdict.reasons[0].ruling == "block_ace_with_ace"
    assert seen.rulings[0] == "block_ace_with_ace"


def test_a_hand_that_may_not_be_counted_is_not_taken_for_an_empty_one() -> None:
    """R-82: where Hands are not counted, who is challenged may well have a card; the preview ends where it matters."""
    given = "given   pilots Red, Green; Red: hand 8♦P; Green: hand 9♠P\n"
    wish = 'Red challenges green with 8♦P for "the map"'
    counted, uncounted = (
        preview(f"{given}        ruling hand_counts_public = {option}\n", wish, "red") for option in ("yes", "no")
    )
    assert counted.complete
    assert not uncounted.complete
    assert not uncounted.asks


def test_no_step_of_a_hidden_crisis_path_is_made_up() -> None:
    """INFO-7: who may not see the Path is not told of the steps of another one."""
    given = 'given   pilots Red; Coach\'s Omens Joker1C; crisis.path = ["Storm", "Wave"]\n'
    wish = "Coach spends 1 Omens on the Crisis"
    assert not preview(given, wish, "red").complete
    assert "crisis" not in said(preview(given, wish, "red"))
    assert "crisis" in said(preview(given, wish, COACH_SEAT))


def said(seen: Preview) -> set[str]:
    return {fact.words for _, fact in seen.facts if isinstance(fact, Announced)}


@TABLE
def test_no_other_ruling_would_change_it(kind: str, pilots: int, rulings: dict[str, str]) -> None:
    """Under every other option of every ruling that is not named, the preview is the same."""
    for number, (state, move, _, _) in enumerate(played(8, kind, pilots, rulings)):
        if number % 50:
            continue
        for seat in (move.seat, PUBLIC):
            seen = GAME.preview(state, move, seat)
            assert set(seen.rulings) == deciding(state, seen, seat), f"{move}, as {seat} sees it"


def deciding(state: State, seen: Preview, seat: str) -> set[str]:
    """The rulings of which another option makes it another preview, each of them tried.

    What only shows more or less of the table (R-82, R-83) decides what is seen, not what happens.
    """
    table, sight = rulings_of(state), GAME.sight(state, seat)
    found = set()
    for name, row in rulings_book().items():
        for option in set(row.options) - {table.chosen(name)}:
            other = State(state.zones, {**state.values, PREFIX + name: option})
            looks = GAME.sight(other, seat)
            same = looks.zones == sight.zones and {**looks.values, PREFIX + name: 0} == {
                **sight.values,
                PREFIX + name: 0,
            }
            if same and noticed(GAME.preview(other, seen.move, seat)) != noticed(seen):
                found.add(name)
    return found


def noticed(seen: Preview) -> object:
    told = [
        evolve(fact, cause=-1)
        for _, fact in seen.facts
        if not (isinstance(fact, ValueChanged) and is_bookkeeping(fact.path))
    ]
    return told, seen.verdict, seen.asks, seen.complete
