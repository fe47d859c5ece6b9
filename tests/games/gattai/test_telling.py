"""Telling: what happened, in sentences that name the person and hide what the seat may not know."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import gattai_desktop.games.gattai
from gattai_desktop.cards.card import back_of, card
from gattai_desktop.cards.facts import Announced, CardsMoved, CardsTurned, Fact, ValueChanged
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import seeded, unknown
from gattai_desktop.cards.sight import sight_of_facts
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.gattai.names import seat_name, zone_name
from gattai_desktop.games.gattai.setup import EntrySetup, FactionSetup, PilotSetup, Setup, ThreatSetup
from gattai_desktop.games.gattai.telling.announced import ANNOUNCED
from gattai_desktop.games.gattai.telling.foretelling import foretell, judged
from gattai_desktop.games.gattai.telling.moments import headline
from gattai_desktop.games.gattai.telling.telling import tell
from gattai_desktop.games.gattai.values import VALUES, value_name
from gattai_desktop.games.told import Judged, Piece, Strong, ToldLine, aloud, pieces, plain, shown

GAME = Gattai()
# Keys, braces and underscores are the program's own and never belong in a sentence; nor does "you".
IDS = re.compile(r"\b(pilot|threat|faction|location|throwdown|gambit|team|hand|deck|trash|ballot)\.|[{}]|\byou\b|_")


def table(**values: Value) -> State:
    setup = Setup(
        pilots=(PilotSetup("red", "Ren"), PilotSetup("green", "Tam")),
        factions=(FactionSetup("crew", "Harbour Crew", 2),),
        threats=(ThreatSetup("tide", "The Brass Tide", 4),),
        values={"throwdown.challenger": "coach", "throwdown.challenged": "red", **values},
        zones={
            "hand.red": (Lying(card("3♣P"), False), Lying(card("4♥P"), False), Lying(card("9♦P"), False)),
            "faction.crew": (Lying(card("5♠P"), False), Lying(card("6♠P"), True)),
        },
    )
    return begin(setup)


def fight() -> State:
    """Stage 2 of a Throwdown: Ren over Coach's Seven, Strike 2."""
    return begin(
        Setup(
            pilots=(PilotSetup("red", "Ren"), PilotSetup("green", "Tam")),
            threats=(ThreatSetup("tide", "The Brass Tide", 4),),
            values={
                "step": "throwdown.turn",
                "throwdown.challenger": "coach",
                "throwdown.challenged": "red",
                "throwdown.side.coach": ("coach",),
                "throwdown.side.red": ("red", "green"),
                "throwdown.involved.red": ("red", "green"),
                "throwdown.involved.coach": ("coach",),
                "throwdown.commander.red": "red",
                "throwdown.threats": ("tide",),
                "throwdown.stage": 2,
                "throwdown.entered": (1, 2),
                "throwdown.turn": "red",
                "throwdown.strike.red": 2,
                "throwdown.strike.coach": 4,
                "throwdown.pile": (("coach", "counter", ""),),
            },
            zones={
                "pile": (Lying(card("7♦C"), True),),
                "hand.red": (Lying(card("8♥P"), False), Lying(card("10♣P"), False)),
            },
        )
    )


def lines(before: State, ledger: Ledger, seat: str = "all", move: str = "") -> list[str]:
    facts = tuple(sight_of_facts(before, ledger.facts, seat, GAME.zones, GAME.hidden))
    told = tell(GAME.sight(before, seat), GAME.phrases.read(move) if move else None, facts)
    return ["  " * line.depth + str(line) for line in told]


# ---------------------------------------------------------------------- the tree


def test_a_lost_commitment_is_called_by_its_name() -> None:
    """By the word of the Pilot's sheet, which has a translation, and not by the key of the value."""
    before = table()
    ledger = Ledger(before, unknown)
    ledger.announce("commitment_dead", rule="PILOT-7", who="red", commitment="fight")
    assert lines(before, ledger) == ["Ren has lost her whole Fight Commitment"]


@pytest.mark.parametrize(("modifier", "name"), [("charge", "Charges"), ("buffer", "Buffers"), ("strike", "Strike")])
def test_what_a_pilot_has_beyond_her_stats_is_not_called_all_of_it(modifier: str, name: str) -> None:
    """PILOT-17: with Synapse 3 she has five Buffers at most, and the log said two."""
    before = table()
    ledger = Ledger(before, unknown)
    ledger.set(f"pilot.red.{modifier}_modifier", 2, rule="PILOT-17")
    (line,) = lines(before, ledger)
    assert line.startswith(f"Ren: Extra {name} ")


def test_a_deck_that_is_reshuffled_is_named_in_the_language_of_the_table() -> None:
    before = table()
    ledger = Ledger(before, seeded(1))
    ledger.shuffle("deck.pilots", rule="DECK-9")
    facts = tuple(sight_of_facts(before, ledger.facts, "all", GAME.zones, GAME.hidden))
    (told,) = tell(GAME.sight(before, "all"), None, facts)
    german = {"{whose} Deck": "Deck {whose}", "{name}'": "der {name}", "{place} is reshuffled": "{place}: gemischt"}
    said = pieces(told.words, lambda template, _count=-1, name=False: german.get(template, template))  # noqa: ARG005
    assert "".join(one.text for one in said) == "Deck der Pilots: gemischt"


def test_what_followed_hangs_beneath_its_cause_and_bookkeeping_is_not_told() -> None:
    before = table()
    ledger = Ledger(before, unknown)
    cause = ledger.announce("omen", rule="OMEN-1", deck="pilots")
    with ledger.because(cause):
        hidden_cause = ledger.set("throwdown.last", ("counter", "red"), rule="X-1")
        with ledger.because(hidden_cause):
            ledger.set("team.harmony", 3, rule="MICRO-35")
    assert lines(before, ledger) == ["Omen, Pilots' side", "  Harmony 4 → 3, Yellow"]


def test_points_that_come_one_by_one_are_told_once_and_what_they_caused_stays_beneath() -> None:
    before = table()
    ledger = Ledger(before, unknown)
    ledger.set("team.schism", 1, rule="MICRO-35")
    last = ledger.set("team.schism", 2, rule="MICRO-35")
    with ledger.because(last):
        ledger.set("team.harmony", 3, rule="MICRO-35")
    assert lines(before, ledger) == ["Schism 0 → 2", "  Harmony 4 → 3, Yellow"]


@pytest.mark.parametrize(
    ("harmony", "after", "rule", "said"),
    [
        (4, 1, "MICRO-35", "Schism 6 → 7, full: it starts again at 1"),
        (4, 0, "MICRO-24", "Schism 6 → 0"),
        (1, 0, "MICRO-35", "Schism 6 → 0"),
    ],
)
def test_schism_that_is_full_is_told_as_a_loss_and_that_which_is_cleared_is_not(
    harmony: int, after: int, rule: str, said: str
) -> None:
    """MICRO-35: given a pool that overflows, then nobody reads its new number as Schism that was taken away."""
    ledger = Ledger(table(), unknown)
    ledger.set("team.harmony", harmony, rule="X-1")
    ledger.set("team.schism", 6, rule="X-1")
    before = ledger.table
    overflows = Ledger(before, unknown)
    overflows.set("team.schism", after, rule=rule)
    assert lines(before, overflows) == [said]


def test_a_resonant_play_is_one_line_with_its_charge() -> None:
    before = table()
    ledger = Ledger(before, unknown)
    cause = ledger.announce("resonant", rule="STRIKE-5", seat="red", difference=1, strike=2)
    with ledger.because(cause):
        fired = ledger.announce(
            "fires", rule="MICRO-21", event="Chargeup", target="red", amount=1, who="red", why="resonant"
        )
        with ledger.because(fired):
            ledger.set("pilot.red.charges", 4, rule="MICRO-21")
    assert lines(before, ledger) == ["Resonant: Charges 3 → 4"]


def test_a_dissonant_play_that_still_waits_for_an_answer_says_what_is_coming() -> None:
    before = table()
    ledger = Ledger(before, unknown)
    cause = ledger.announce("dissonant", rule="STRIKE-4", seat="red", difference=3, strike=2)
    with ledger.because(cause):
        ledger.announce("fires", rule="MICRO-35", event="Schism", target="red", amount=2, who="red", why="dissonant")
    assert lines(before, ledger) == ["Dissonant: Schism 2"]


def test_a_line_about_somebody_else_names_her() -> None:
    before = table()
    ledger = Ledger(before, unknown)
    cause = ledger.announce("resonant", rule="STRIKE-5", seat="red", difference=1, strike=2)
    with ledger.because(cause):
        ledger.set("pilot.green.charges", 4, rule="MICRO-21")
    assert lines(before, ledger) == ["Resonant: Tam: Charges 3 → 4"]


def test_the_side_that_scores_is_named_and_a_lost_score_too() -> None:
    before = table()
    ledger = Ledger(before, unknown)
    cause = ledger.announce("score", rule="THROW-25", side="red", stage=1, points=1, total=1)
    with ledger.because(cause):
        ledger.set("throwdown.score.red", 1, rule="THROW-25")
    assert lines(before, ledger) == ["Pilots score 1"]
    ledger = Ledger(before.after(ledger.facts), unknown)
    ledger.set("throwdown.score.red", 0, rule="THROW-34")
    assert lines(before.after(()), ledger)[-1:] == ["Pilots lose 1"]


# ---------------------------------------------------------------------- secrets


@pytest.mark.parametrize(
    ("spoil", "receiver", "said"),
    [
        ("trauma", "red", "Ren takes a Spoil against the other side: Trauma"),
        ("fortify", "red", "Ren takes a Spoil: Buffers"),
        ("fortify", "green", "Ren takes a Spoil for Tam: Buffers"),
    ],
)
def test_out_11_a_spoil_says_for_whom_or_against_whom_it_is_taken(spoil: str, receiver: str, said: str) -> None:
    before = fight()
    assert lines(before, Ledger(before, unknown), move=f"Red takes {spoil} for {receiver}") == [said]


def test_a_spoil_that_happens_says_against_whom_it_was_taken() -> None:
    before = fight()
    ledger = Ledger(before, unknown)
    ledger.announce("spoil", rule="OUT-7", spoil="trauma", line="+Trauma:Threat(1)", seat="red")
    assert lines(before, ledger) == ["Ren: Spoil against the other side, Trauma"]


def test_micro_21_what_gives_nothing_says_that_all_is_there() -> None:
    """Given full Charges and Buffers, when something would give more of them, then the log says why nothing comes."""
    before = table(**{"pilot.red.charges": 6})
    ledger = Ledger(before, unknown)
    for event in ("Chargeup", "Fortify"):
        ledger.announce("no_effect", rule="MICRO-21", event=event, target="red")
    full = ["No Charge for Ren: Charges are full", "No Buffer back for Ren: Buffers are full"]
    assert lines(before, ledger) == full
    ledger = Ledger(table(**{"pilot.red.charges": 5}), unknown)
    ledger.announce("no_effect", rule="MICRO-7", event="Chargeup", target="red")
    assert lines(ledger.table, ledger) == ["No Charge for Ren"]


def test_info_2_a_hidden_card_is_a_card() -> None:
    before = table()
    ledger = Ledger(before, unknown)
    for name in ("3♣P", "4♥P"):
        ledger.move(card(name), "conceded.red", rule="THROW-39", up=False)
    assert lines(before, ledger, "public") == ["Ren lays down 2 cards"]
    ledger = Ledger(before, unknown)
    ledger.move(card("3♣P"), "hand.green", rule="THROW-15", up=False)
    assert lines(before, ledger, "coach") == ["Ren hands a card to Tam"]
    assert lines(before, ledger, "green") == ["Ren hands 3♣ to Tam"]


def test_a_hidden_value_is_not_told() -> None:
    before = table()
    ledger = Ledger(before, unknown)
    ledger.set("threat.tide.tr", 3, rule="MICRO-36a")
    assert lines(before, ledger, "public") == []
    assert lines(before, ledger, "coach") == ["The Brass Tide: TR 4 → 3"]


# ---------------------------------------------------------------------- moves and cards


def test_a_card_that_is_in_the_moves_own_sentence_is_not_told_again() -> None:
    before = table()
    move = GAME.phrases.read("Red invests 9♦P in crew")
    _, facts = GAME.play(before, move, unknown)
    told = tell(GAME.sight(before, "public"), move, GAME.sight_of_facts(before, facts, "public"))
    assert [("  " * one.depth) + str(one) for one in told if one.preset != "everything"] == [
        "Ren invests 9♦ in Harbour Crew",
        "  5♠ is pushed out",
    ]
    assert told[0].sign == "red"


def test_cards_that_go_one_way_together_are_one_line() -> None:
    before = table()
    ledger = Ledger(before, unknown)
    for _ in range(3):
        top = ledger.table.top("deck.coach")
        assert top is not None
        ledger.move(top, "hand.coach", rule="DECK-15", up=False)
    assert lines(before, ledger, "red") == ["Coach draws 3 cards"]


# ---------------------------------------------------------------------- words


def test_a_sentence_is_cut_into_text_cards_and_strong_figures_and_said_aloud() -> None:
    words = say(
        "{heading}: {who} → {after} with {card}", heading=say("Resonant"), who="Ren", after=Strong(4), card=card("9♦P")
    )
    assert list(pieces(words)) == [
        Piece("Resonant"),
        Piece(": "),
        Piece("Ren"),
        Piece(" → "),
        Piece("4", strong=True),
        Piece(" with "),
        Piece("9♦", card=card("9♦P")),
    ]
    assert aloud(words) == "Resonant: Ren to 4 with Nine of diamonds"
    assert plain(say("{who} plays {card}", who="{card}", card=back_of("pilots"))) == "{card} plays a card"


def test_every_template_can_be_translated_inside_out() -> None:
    german = {"{a}: {b}": "{b} ({a})", "Charges": "Ladungen"}
    words = say("{a}: {b}", a=say("Charges"), b="Ren")

    def in_german(text: str, /, count: int = -1, *, name: bool = False) -> str:
        return german.get(text, text)

    assert plain(words, in_german) == "Ren (Ladungen)"


def test_a_line_left_out_of_a_preset_hands_its_place_to_what_followed() -> None:
    told = (
        ToldLine(say("move")),
        ToldLine(say("detail"), 1, preset="everything"),
        ToldLine(say("result"), 2, preset="story"),
        ToldLine(say("next move")),
    )
    assert [(str(one), one.depth) for one in shown(told, "moves")] == [("move", 0), ("result", 1), ("next move", 0)]
    assert [(str(one), one.depth) for one in shown(told, "story")] == [("result", 0)]
    assert shown(told, "everything") == told


def test_zones_and_values_have_names_that_people_use() -> None:
    here = table()
    assert zone_name(here, "trash.pilots") == "Pilots' Trash"
    assert zone_name(here, "hand.red") == "Ren's Hand"
    assert zone_name(here, "faction.crew") == "Harbour Crew's stack"
    assert zone_name(here, "gambit.threshold") == "the Threshold card"
    assert zone_name(State(here.zones, {**here.values, "edition": "final"}), "gambit.threshold") == "the Challenge card"
    assert value_name(here, "pilot.red.charges") == "Ren's Charges"
    assert value_name(here, "threat.tide.tr") == "The Brass Tide's TR"
    assert value_name(here, "team.harmony") == "Harmony"


# ---------------------------------------------------------------------- moments


def test_big_moments_are_found_in_their_order() -> None:
    before = table(**{"throwdown.stage": 1})
    ledger = Ledger(before, unknown)
    ledger.announce("score", rule="THROW-25", side="coach", stage=1, points=1, total=1)
    ledger.announce("escalate", rule="THROW-36", seat="coach", card="3CC", stage=2, difference=3)
    ledger.announce("dissonant", rule="STRIKE-4", seat="red", difference=3, strike=2)
    found = headline(before, tuple(enumerate(ledger.facts)))
    assert [(one.kind, plain(one.title), plain(one.text), one.sign) for one in found] == [
        ("score", "+1", "Coach scores for Confrontation.", "horns"),
        ("escalate", "Escalate", "Coach opens stage 2, Struggle.", "stairs"),
        ("dissonant", "Dissonant", "Ren: difference 3, beyond Strike 2.", "jag"),
    ]


def test_what_the_table_carries_out_stands_on_the_wall_by_its_name_and_in_its_words() -> None:
    static = EntrySetup("power.static", "Static", family="power", text="Every lamp goes out.")
    before = begin(Setup(pilots=(PilotSetup("red", "Ren"),), threats=(ThreatSetup("tide", "The Brass Tide", 4),),
                         entries=(static,)))  # fmt: skip
    for text, line in (("Every lamp goes out.", "Every lamp goes out."), ("Out. " * 40, "The Brass Tide")):
        ledger = Ledger(before, unknown)
        ledger.announce("effect_told", rule="ASSIST-2", entry="power.static", who="threat.tide", text=text)
        (found,) = headline(before, tuple(enumerate(ledger.facts)))
        assert (plain(found.title), plain(found.text)) == ("Static", line)
        assert found.is_read == (line == text), "a name alone is taken in at once"


def test_pilots_who_fight_each_other_score_under_crests_of_their_own() -> None:
    before = table(**{"throwdown.stage": 1, "throwdown.challenger": "red", "throwdown.challenged": "green"})
    ledger = Ledger(before, unknown)
    ledger.announce("score", rule="THROW-25", side="red", stage=1, points=1, total=1)
    ledger.announce("outcome", rule="OUT-1", winner="green", loser="red", points=3, against=1)
    found = headline(before, tuple(enumerate(ledger.facts)))
    assert [(one.kind, one.sign, one.ink) for one in found] == [("score", "red", "red"), ("outcome", "green", "green")]


@pytest.mark.parametrize(
    ("left", "line", "ink"), [(("Vass", "Pia"), "Alive: Vass, Pia", "pilots"), ((), "Nobody lives.", "refused")]
)
def test_the_end_of_first_contact_is_a_big_moment(left: tuple[str, ...], line: str, ink: str) -> None:
    """FC-5: whoever plays it for the first time sees that it is over, and who is left."""
    ledger = Ledger(table(), unknown)
    ledger.announce("first_contact_over", rule="SETUP-8", schism=3, harmony=1, survivors=left)
    (found,) = headline(table(), tuple(enumerate(ledger.facts)))
    assert (plain(found.title), plain(found.text), found.ink) == ("First Contact is over", line, ink)


# ---------------------------------------------------------------------- previews


def test_a_preview_says_judgement_sum_price_and_who_is_asked() -> None:
    before = fight()
    move = GAME.phrases.read("Red counters with 10♣P")
    preview = GAME.preview(before, move, "red")
    assert judged(preview) == Judged(say("Dissonant"), "jag", price=True)
    assert [plain(line) for line in foretell(GAME.sight(before, "red"), preview)] == [
        "Difference 3, beyond Strike 2",
        "Schism 2 for Ren",
        "Buffers can take both",
    ]


def test_a_resonant_preview_names_the_charge() -> None:
    before = fight()
    move = GAME.phrases.read("Red counters with 8♥P")
    preview = GAME.preview(before, move, "red")
    assert judged(preview) == Judged(say("Resonant"), "star")
    assert [plain(line) for line in foretell(GAME.sight(before, "red"), preview)] == [
        "Difference 1, within Strike 2",
        "Ren: Charges 3 → 4",
    ]


# ---------------------------------------------------------------------- nothing is left without a sentence


def announced_words() -> Iterator[str]:
    folder = Path(gattai_desktop.games.gattai.__file__).parent
    for module in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "announce":
                said = node.args[0]
                for word in (said.body, said.orelse) if isinstance(said, ast.IfExp) else (said,):
                    if isinstance(word, ast.Constant) and isinstance(word.value, str):
                        yield f"{module.stem}: {word.value}"


def test_every_word_that_the_rules_announce_has_a_sentence_or_a_reason_for_none() -> None:
    missing = {word for word in announced_words() if word.partition(": ")[2] not in ANNOUNCED}
    assert not missing


@pytest.mark.parametrize("word", sorted(ANNOUNCED))
def test_a_sentence_copes_with_a_fact_that_says_nothing_more(word: str) -> None:
    """Files of other versions may hold less than this one writes."""
    tell(GAME.sight(table(), "public"), None, [(0, Announced(words=word))])


def test_facts_without_sense_are_told_without_an_error() -> None:
    facts: list[Fact] = [
        ValueChanged(path="team.harmony", before=None, after="high"),
        ValueChanged(path="pilot.red.status", before=1, after=("x",)),
        ValueChanged(path="rulings.no_such", before=None, after="x"),
        CardsMoved(cards=(), origin="?", places=(), was_up=(), target="!", lands=(), up=()),
        Announced(words="something new"),
    ]
    tell(GAME.sight(table(), "public"), None, list(enumerate(facts)))


def said_of(path: str, before: Value, after: Value) -> list[str]:
    """What is said of one value that changed."""
    told = tell(GAME.sight(table(), "public"), None, [(0, ValueChanged(path=path, before=before, after=after))])
    return [str(line) for line in shown(told, "moves")]


def test_what_raises_or_lowers_a_strike_for_a_while_is_told_once_with_how_long() -> None:
    less, more = ("strike", "coach", -2, "throwdown", "one"), ("strike", "red", 1, "turn", "two")
    assert said_of("lasting", None, (less,)) == ["Coach: Strike −2 in this Throwdown"]
    assert said_of("lasting", (less,), (less, more)) == ["Ren: Strike +1 this turn"]
    assert said_of("lasting", (less,), (less, less)) == ["Coach: Strike −2 in this Throwdown"]
    assert said_of("lasting", (less, more), None) == []
    assert said_of("lasting", None, (("buffers", "red", 1, "turn", "two"), ("odd",))) == []


def test_of_somebody_new_it_is_not_said_that_nothing_has_another_name() -> None:
    assert said_of("threat.summoned-1.name", None, "The Manatee 2") == []
    assert said_of("threat.tide.name", "The Brass Tide", "The Tide") == ["The Brass Tide is now called The Tide"]


@pytest.mark.parametrize("key", ["first-contact", "neon-harbour"])
def test_every_gauge_that_the_coach_may_set_by_hand_is_told_when_he_does(key: str) -> None:
    before = begin(scenario(key))
    for path in VALUES.settable(before):
        old = before.values.get(path)
        new: Value = (
            old + 1 if isinstance(old, int) and not isinstance(old, bool) else "razed" if old != "razed" else "x"
        )
        told = tell(before, None, [(0, ValueChanged(path=path, before=old, after=new))])
        assert len(told) == 1, path
        assert not IDS.search(str(told[0])), str(told[0])


# ---------------------------------------------------------------------- whole evenings


@pytest.mark.parametrize("key", ["first-contact", "neon-harbour"])
@pytest.mark.parametrize("seed", range(3))
def test_every_path_is_told_or_is_bookkeeping_and_nobody_learns_too_much(key: str, seed: int) -> None:
    state = begin(scenario(key))
    chance, shuffle = random.Random(seed), seeded(seed)
    for _ in range(150):
        options = [move for seat in GAME.seats(state) for move in GAME.options(state, seat)]
        if not options:
            break
        kinds = sorted({type(move).__name__ for move in options})
        kind = chance.choice(kinds)
        move = chance.choice([one for one in options if type(one).__name__ == kind])
        after, facts = GAME.play(state, move, shuffle)
        for fact in facts:
            assert not isinstance(fact, ValueChanged) or VALUES.at(fact.path) is not None, fact
        for seat in ("public", move.seat):
            before, seen = GAME.sight(state, seat), GAME.sight_of_facts(state, facts, seat)
            known = {
                card for zone in (*before.zones.values(), *GAME.sight(after, seat).zones.values()) for card, _ in zone
            }
            known |= {card for _, fact in seen if isinstance(fact, CardsMoved | CardsTurned) for card in fact.cards}
            told = tell(before, move, seen)
            assert str(told[0]).startswith(
                (*(str(state.values[f"pilot.{one}.name"]) for one in state.values["seats"]), "Coach")
            )  # type: ignore[union-attr]
            for line in told:
                shown_cards = {piece.card for piece in pieces(line.words) if piece.card is not None}
                assert shown_cards <= known, f"{line} to {seat}"
                assert not IDS.search(str(line)), str(line)
        state = after


@pytest.mark.parametrize(("edition", "borrowed"), [("alpha", True), ("beta", True), ("final", False)])
def test_ed_3_what_another_text_says_is_marked_as_borrowed(edition: str, borrowed: bool) -> None:
    """A Ripple is written in Final alone (STORY-5); the other editions borrow it (R-01)."""
    state = begin(Setup(edition=edition, pilots=(PilotSetup("red", "Ren"),)))
    move = GAME.phrases.read("Coach makes a Ripple")
    _, facts = GAME.play(state, move, seeded(1))
    lines = tell(state, move, tuple(enumerate(facts)))
    assert {line.borrowed for line in lines if line.rule == "STORY-5"} == {borrowed}
    assert not any(line.borrowed for line in lines if line.rule == "")


@pytest.mark.parametrize(
    ("move", "announced", "told"),
    [
        ('Red learns "Ask first"', "lesson", "Ren learns: Ask first"),
        ('Coach asks for "The gull escapes"', "concession", "Coach gets in the story: The gull escapes"),
        ('Coach asks for ""', "concession", "Coach gets something in the story"),
        ("Coach skips ahead to step 4", "crisis_skips", "Coach skips ahead in the Crisis"),
        ("Coach says coach started it", "", "Coach settles who started it: Coach"),
        ('Coach tells "The gull escapes"', "consequence", "Coach tells the consequence: The gull escapes"),
        ('Coach tells ""', "consequence", "Coach tells the consequence"),
    ],
)
def test_what_the_line_of_a_move_says_is_not_said_below_it_once_more(move: str, announced: str, told: str) -> None:
    state = table()
    ledger = Ledger(state, unknown)
    if announced:
        ledger.announce(announced, rule="STORY-2", seat="red", side="coach", step=4, text="Ask first")
    assert lines(state, ledger, move=move) == [told]


@pytest.mark.parametrize(
    ("move", "announced", "told"),
    [
        (
            "Coach uses attack",
            {"word": "power", "due": "wave", "power": "attack", "target": "threat.tide"},
            ["Coach chooses what the Threat does", "Wave of The Brass Tide: Attack"],
        ),
        (
            "Coach makes it Trauma",
            {"word": "consequence", "sign": "negative", "event": "Trauma"},
            ["Coach picks the consequence", "Consequence: Trauma 1"],
        ),
        (
            "Red takes the Position head",
            {"word": "position", "seat": "red", "position": "head"},
            ["Ren chooses a Position", "Ren is the Head"],
        ),
        (
            "Red gives green the Position foot as well",
            {"word": "position", "seat": "green", "position": "foot"},
            ["Ren gives Tam a second Position", "Tam is the Foot"],
        ),
    ],
)
def test_a_choice_leaves_to_the_line_below_it_what_was_chosen(
    move: str, announced: dict[str, str], told: list[str]
) -> None:
    state = table()
    ledger = Ledger(state, unknown)
    ledger.announce(announced.pop("word"), rule="RUMBLE-2", **announced)
    assert [line.strip() for line in lines(state, ledger, move=move)] == told


def test_who_gave_nothing_did_not_give_no_more() -> None:
    """THROW-15: the same words hold for who gave something and who gave nothing."""
    state = table()
    assert lines(state, Ledger(state, unknown), move="Red hands over no more") == ["Ren keeps what she holds"]


@pytest.mark.parametrize(
    "move",
    [
        'Red learns "Ask first"',
        'Coach asks for "More"',
        "Coach skips ahead to step 4",
        'Coach tells "The gull escapes"',
    ],
)
def test_a_log_of_the_story_alone_has_what_nothing_below_says(move: str) -> None:
    state = table()
    told = tell(GAME.sight(state, "all"), GAME.phrases.read(move), ())
    assert len(shown(told, "story")) == 1


@pytest.mark.parametrize(
    ("red", "green", "told"),
    [
        ("Ren", "ren", ("Ren (Red)", "ren (Green)")),
        ("The Brass Tide", "Harbour crew", ("The Brass Tide (Red)", "Harbour crew (Green)")),
        ("coach", "red", ("coach (Red)", "red")),
        ("Ren", "Tam", ("Ren", "Tam")),
        ("green", "", ("green (Red)", "Green (Green)")),
        ("Everybody", "the team", ("Everybody (Red)", "the team (Green)")),
    ],
)
def test_a_pilot_is_told_by_a_name_that_nothing_else_has(red: str, green: str, told: tuple[str, str]) -> None:
    """Given two that have the same name, when one of them is told of, then her colour says which."""
    state = table(**{"pilot.red.name": red, "pilot.green.name": green})
    assert (seat_name(state, "red"), seat_name(state, "green")) == told


@pytest.mark.parametrize(
    ("helpers", "higher", "told"),
    [
        ((), True, "Ren's card is higher"),
        ((), False, "Ren's card is not higher"),
        (("green",), True, "A card of the Pilots is higher"),
        (("green",), False, "No card of the Pilots is higher"),
    ],
)
def test_gambit_18_whose_card_was_higher_is_not_said_of_the_pilot_alone(
    helpers: tuple[str, ...], *, higher: bool, told: str
) -> None:
    """Given somebody who helps in a Gambit, when the cards are compared, then the log speaks of all Pilots' cards."""
    state = table(**({"gambit.helpers": helpers} if helpers else {}))
    ledger = Ledger(state, unknown)
    ledger.announce("compared", rule="GAMBIT-7", seat="red", higher=higher)
    assert lines(state, ledger) == [told]
