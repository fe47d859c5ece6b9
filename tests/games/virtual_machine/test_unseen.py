"""Tables that differ only in what the CPU hides look, say and log the same for everybody but the CPU."""

from collections.abc import Iterator

import pytest

from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.sight import to_play_on
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Impossible, Move
from gattai_desktop.games.virtual_machine.boss_hand import bring_company
from gattai_desktop.games.virtual_machine.counting import GiveCard
from gattai_desktop.games.virtual_machine.drawing import draw_open, mix_discards
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.hiding import CoverArea, HideMob, ShowArea, ShowMob
from gattai_desktop.games.virtual_machine.opening import StartFight
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.striking import comes_back_first
from gattai_desktop.games.virtual_machine.telling import tell
from gattai_desktop.games.virtual_machine.unseen import unseen_mobs
from gattai_desktop.games.virtual_machine.values import OVER
from gattai_desktop.games.virtual_machine.world import battle_map, kind_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.players.soundness import unsound, wrong_cards
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from gattai_desktop.sessions.reading import public_sight
from tests.windows.virtual_machine.fights import FOUR, GAME, before

LOOKERS = (*FOUR, PUBLIC)
MOST = 60


def laid(*hidden: Move) -> State:
    """*First Boot*, in which the CPU has hidden something before the first round."""
    table, shuffle = before("f2"), seeded(7)
    for move in (StartFight(CPU), *hidden):
        table, _ = GAME.play(table, move, shuffle)
    return table


def twins(hurt: int = 70) -> tuple[State, State]:
    """Two tables: where two hidden mobs stand, and how hurt one of them is, is all that differs."""
    cover = CoverArea(CPU, "A6")
    one = laid(cover, HideMob(CPU, "m01.1", "A2"), HideMob(CPU, "m06.1", "A4"))
    other = laid(cover, HideMob(CPU, "m01.1", "A6"), HideMob(CPU, "m06.1", "A7"))
    kept = other.values["unseen.m01.1"]
    assert isinstance(kept, tuple)
    pairs = tuple((path, hurt if path == "process.m01.1.hp" else value) for path, value in kept[1])  # type: ignore[misc,union-attr,str-unpack]
    return one, State(other.zones, {**other.values, "unseen.m01.1": (kept[0], pairs)})


def seen(table: State, seat: str) -> tuple[object, ...]:
    """What a seat sees, may do, and would be told before it does it."""
    sight, options = GAME.sight(table, seat), GAME.options(table, seat) if seat != PUBLIC else ()
    foreseen = [GAME.preview(table, move, seat) for move in options[:20]]
    told = [(one.move, one.verdict, one.facts, one.asks, one.complete) for one in foreseen]
    return sight.zones, dict(sight.values), options, told


def logged(table: State, move: Move, facts: tuple[Fact, ...], seat: str) -> tuple[object, ...]:
    """What a seat is told of a move."""
    of_seat = GAME.sight_of_facts(table, facts, seat)
    return of_seat, tell(GAME.sight(table, seat), move, of_seat, in_full=True)


def differences(one: State, other: State) -> Iterator[str]:
    """Play both tables alike, and yield where somebody could tell them apart."""
    players, shuffles = {CPU: CpuFighter()}, (seeded(3), seeded(3))
    mc = McFighter()
    for number in range(MOST):
        if one.values["step"] == OVER:
            return
        yield from (f"{seat} sees it before move {number}" for seat in LOOKERS if seen(one, seat) != seen(other, seat))
        seat = GAME.waits_for(one)[0]
        hidden = unseen_mobs(one)
        options = [
            move
            for move in GAME.options(one, seat)
            if not (isinstance(move, GiveCard) and move.process in hidden) and move in GAME.options(other, seat)
        ]
        player = players.get(seat, mc)
        move = player.choose(GAME.sight(one, seat), options)
        (after, facts), (after_other, facts_other) = (
            GAME.play(table, move, shuffle) for table, shuffle in zip((one, other), shuffles, strict=True)
        )
        for looker in LOOKERS:
            if logged(one, move, facts, looker) != logged(other, move, facts_other, looker):
                yield f"{looker} is told it by move {number}"
        one, other = after, after_other


def test_nobody_but_the_cpu_can_tell_such_tables_apart() -> None:
    one, other = twins(hurt=15)
    assert seen(one, CPU) != seen(other, CPU)
    assert list(differences(one, other)) == []
    assert unseen_mobs(one)


@pytest.mark.parametrize("path", ["process.m01.1.hp", "note"])
def test_a_planted_leak_is_found(path: str) -> None:
    """Given a value that lies open and depends on what is hidden, then the tables differ."""
    one, other = twins()
    leaking = State(other.zones, {**other.values, path: unseen_mobs(other)["m01.1"]})
    known = State(one.zones, {**one.values, path: unseen_mobs(one)["m01.1"]})
    assert any(seen(known, seat) != seen(leaking, seat) for seat in LOOKERS)


@pytest.mark.parametrize("seat", LOOKERS)
def test_a_hidden_mob_that_moves_is_no_fact_for_others(seat: str) -> None:
    table = laid(HideMob(CPU, "m01.1", "A2"))
    move = HideMob(CPU, "m01.1", "A7")
    _, facts = GAME.play(table, move, seeded(1))
    assert facts
    assert GAME.sight_of_facts(table, facts, seat) == ()
    assert len(GAME.sight_of_facts(table, facts, CPU)) == len(facts)


def test_a_hidden_area_is_out_of_play_until_it_is_shown() -> None:
    table = laid(CoverArea(CPU, "A2"))
    sight = GAME.sight(table, "teo")
    assert "A2" not in {*battle_map(sight).area_map.by_id, *sight.values["areas"]}  # type: ignore[misc]
    assert not any("A2" in (link.start, link.end) for link in battle_map(sight).area_map.links)
    table, _ = GAME.play(table, ShowArea(CPU, "A2"), seeded(1))
    assert GAME.sight(table, "teo").values["areas"] == before("f2").values["areas"]


def test_a_session_in_which_a_mob_is_hidden_is_opened() -> None:
    table = laid(HideMob(CPU, "m01.1", "A2"), CoverArea(CPU, "A6"))
    assert public_sight(box("virtual-machine"), table) == GAME.sight(table, PUBLIC)


def acted(hidden: str = "m01.1") -> State:
    """A table on which everybody knows that a mob has acted, and who attacked it."""
    table = laid()
    done: dict[str, Value] = {
        "step": "give", "round": 1, "order.first": hidden, "order.last": "teo",
        "process.teo.attacked": (hidden, "m06.1"),
        "count.gone": ((7, hidden, "7♣", False),), "boot.cpu": (2, hidden), "given.cpu": (("7♣", hidden, 1),),
    }  # fmt: skip
    return State(table.zones, {**table.values, **done})


def test_nothing_open_names_a_mob_that_is_hidden_after_it_has_acted() -> None:
    table = acted()
    after, facts = GAME.play(table, HideMob(CPU, "m01.1", "A2"), seeded(1))
    assert list(unsound(GAME, table, facts, after)) == []
    assert after.values["count.gone"] == ((7, CPU, "7♣", False),)
    assert after.values["order.first"] == CPU
    shown, _ = GAME.play(after, ShowMob(CPU, "m01.1"), seeded(1))
    assert set(shown.values["process.teo.attacked"]) == {"m01.1", "m06.1"}  # type: ignore[arg-type]
    assert "process.m01.1.attackers" not in shown.values


def test_cards_laid_before_a_mob_by_hand_are_discarded_when_it_is_hidden() -> None:
    table, _ = GAME.play(laid(), GAME.phrases.read("Cpu moves the top 1 of deck.cpu to row.m01.1"), seeded(1))
    after, facts = GAME.play(table, HideMob(CPU, "m01.1", "A2"), seeded(1))
    assert list(unsound(GAME, table, facts, after)) == []
    assert after.count("discard.cpu") == 1


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("Cpu reveals odile", "is not hidden"),
        ("Cpu reveals m01.1", "is not hidden"),
        ("Cpu takes A1 off the map", "stays on the map"),
        ("Cpu hides teo in A2", "is no mob"),
        ('Cpu charges m01.1 because "so"', "for MCs"),
    ],
)
def test_what_cannot_be_hidden_or_charged_cannot_be_allowed_either(words: str, why: str) -> None:
    with pytest.raises(Impossible, match=why):
        GAME.play(acted(), GAME.phrases.read(words.replace("odile", LOOKERS[0])), seeded(1), allowed=True)


def test_a_charge_that_the_table_allows_does_not_go_past_a_full_meter() -> None:
    table = acted()
    full = State(table.zones, {**table.values, "process.teo.meter": 10})
    after, _ = GAME.play(full, GAME.phrases.read('Cpu charges teo because "so"'), seeded(1), allowed=True)
    assert after.values["process.teo.meter"] == 10


def test_nobody_moves_a_token_into_a_hidden_area_by_hand() -> None:
    move = GAME.phrases.read("Cpu moves m01.1 to area.A5")
    assert GAME.judge(laid(), move).allowed
    assert not GAME.judge(laid(CoverArea(CPU, "A5")), move).allowed


def test_a_token_is_not_turned_face_down() -> None:
    table = laid()
    words = "Cpu moves m01.1 to place 0 of area.A2 face-"
    assert not GAME.judge(table, GAME.phrases.read(words + "down")).allowed
    assert GAME.judge(table, GAME.phrases.read(words + "up")).allowed


def test_vm_h1_with_one_deck_the_cards_of_the_cpu_are_in_the_box() -> None:
    setup = FightSetup(players=(McSetup("sable"), McSetup("teo")), rulings={"decks": "one"})
    table = box("virtual-machine").begin(setup)
    assert list(wrong_cards(GAME, table)) == []
    assert not table.cards("deck.cpu")


def test_a_card_whose_damage_came_back_is_named_by_nothing_once_it_is_mixed_into_a_deck() -> None:
    """RULES VM-H39 keeps it for its turn, in which the deck may run out (VM-H2)."""
    ledger = Ledger(laid(), seeded(1))
    card = draw_open(ledger, MCS, rule="VM-11")
    assert card is not None
    assert comes_back_first(ledger, card)
    assert not comes_back_first(ledger, card)
    assert mix_discards(ledger, MCS)
    assert card.key not in ledger.table.values.values()


def test_the_company_of_a_boss_comes_for_somebody_from_whom_one_of_it_is_hidden() -> None:
    """Given one of its mobs is hidden, when more enter, then nobody's look ahead takes the hidden one again."""
    table, shuffle = before("f7"), seeded(7)
    table, _ = GAME.play(table, StartFight(CPU), shuffle)
    boss = next(who for who in table.listed(CPU) if getattr(kind_of(table, who), "company", ""))
    mob = next(who for who in table.listed(CPU) if who.startswith("m01."))
    table, _ = GAME.play(table, HideMob(CPU, mob, process(table, mob).area), shuffle)
    brought = []
    for seen in (table, to_play_on(GAME.sight(table, FOUR[0]))):
        ledger = Ledger(seen, seeded(1))
        bring_company(ledger, boss, 1)
        brought.append(ledger.table.listed(CPU)[-1])
    assert brought[0] == brought[1] != mob
