"""Whole fights played by chance: nothing is lost, nothing is stuck, and nobody learns what is picked too early."""

import random
from collections.abc import Iterator

import pytest

from gattai_desktop.cards.card import Back
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.house_rulings import PREFIX
from gattai_desktop.games.move import Move
from gattai_desktop.games.virtual_machine.box import packed
from gattai_desktop.games.virtual_machine.hiding import HideMob, Hiding
from gattai_desktop.games.virtual_machine.rulings import rulings_book
from gattai_desktop.games.virtual_machine.selecting import PickCards
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup, begin
from gattai_desktop.games.virtual_machine.unseen import unseen_mobs
from gattai_desktop.games.virtual_machine.values import OVER, SELECT
from gattai_desktop.games.virtual_machine.zones import MCS, UNSEEN_AREAS, hand, play
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

WORLD = built_in_world().world
GAME = packed(WORLD).game
_LEFT_OUT = ("breaks off", "yields", "fights on")
_MOST_MOVES = 600


def laid_by(dice: random.Random, **rulings: str) -> State:
    """A table with any fight, any MCs, full meters here and there, and any rulings but those that are named."""
    mcs = dice.sample(list(WORLD.mcs), dice.randint(2, 6))
    values: dict[str, Value] = {f"process.{one}.meter": 10 for one in mcs if dice.random() < 0.5}
    values |= {
        f"{PREFIX}{row.name}": dice.choice(list(row.options)) for row in rulings_book().values() if dice.random() < 0.3
    }
    values |= {f"{PREFIX}{name}": option for name, option in rulings.items()}
    players = tuple(McSetup(one) for one in mcs)
    return begin(WORLD, FightSetup(scenario=dice.choice(list(WORLD.fights)), players=players, values=values))


def chosen(dice: random.Random, table: State) -> Move:
    """A move that somebody may make: mostly of those for whom play waits."""
    seats = GAME.waits_for(table)
    assert seats, f"Nobody is waited for in {table.values['step']}."
    seat = dice.choice(GAME.seats(table) if dice.random() < 0.1 else seats)
    options = GAME.options(table, seat) or GAME.options(table, seats[0])
    assert options, f"{seats[0]} is waited for in {table.values['step']} and has no move."
    kinds = sorted({one.phrase for one in options if one.phrase not in _LEFT_OUT} or {one.phrase for one in options})
    kind = dice.choice(kinds)
    return dice.choice([one for one in options if one.phrase == kind])


def played(seed: int, **rulings: str) -> Iterator[tuple[State, Move, State]]:
    """Each move of a fight, with the table before and after it."""
    dice, shuffle = random.Random(seed), seeded(seed)
    table = laid_by(dice, **rulings)
    for _ in range(_MOST_MOVES):
        if table.values["step"] == OVER:
            return
        move = chosen(dice, table)
        after, facts = GAME.play(table, move, shuffle)
        again = table.after(facts)
        assert (dict(again.zones), dict(again.values)) == (dict(after.zones), dict(after.values))
        yield table, move, after
        table = after


def cards_of(table: State) -> list[str]:
    return sorted(one.card.key for lying in table.zones.values() for one in lying)


@pytest.mark.parametrize("seed", range(6))
def test_no_card_is_lost_and_every_move_is_written_and_read_again(seed: int) -> None:
    for before, move, after in played(seed):
        assert cards_of(before) == cards_of(after)
        assert GAME.phrases.read(str(move)) == move


@pytest.mark.parametrize("seed", range(20, 23))
def test_what_a_move_would_do_can_be_looked_at_without_seeing_what_is_hidden(seed: int) -> None:
    for number, (before, move, _) in enumerate(played(seed)):
        if number % 7 == 0:
            assert GAME.preview(before, move, move.seat).verdict.allowed


def is_picking(table: State) -> bool:
    """Whether somebody is still asked for picks."""
    ask = GAME.first_ask(table)
    return table.values["step"] == SELECT and (ask is None or ask.kind == SELECT)


def picks_in(seed: int, picks_hidden: str) -> Iterator[tuple[State, Move, State]]:
    """Each move of a fight by which somebody picks, reloads or picks anew while others still pick."""
    for before, move, after in played(seed, picks_hidden=picks_hidden):
        still_picking = is_picking(after) and before.values["round"] == after.values["round"]
        picks = GAME.keeps_secret(move) and not isinstance(move, Hiding)  # that a mob is gone, all see
        if before.values["step"] == SELECT and still_picking and picks:
            yield before, move, after


def what_others_see(table: State, mover: str) -> Iterator[tuple[object, ...]]:
    """The table as each other seat and the wall see it, without the hand and the play area of the one who picks."""
    for looker in sorted({*GAME.seats(table), PUBLIC} - {mover}):
        seen = GAME.sight(table, looker)
        zones = {zone: lying for zone, lying in seen.zones.items() if zone not in {hand(mover), play(mover)}}
        asks = [evolve(ask, options=() if ask.seat == mover else ask.options) for ask in GAME.asks(table, looker)]
        yield looker, zones, dict(seen.values), asks


@pytest.mark.parametrize("seed", range(40, 43))
def test_vm_h5_nobody_learns_who_has_picked_or_what(seed: int) -> None:
    """While all pick, a pick changes nothing that another seat or the wall sees, is asked or is told."""
    looked = 0
    for before, move, after in picks_in(seed, "hidden"):
        assert list(what_others_see(before, move.seat)) == list(what_others_see(after, move.seat))
        assert before.zones == after.zones  # the picks stay in the hand, where nobody can count them
        looked += 1
    assert looked


@pytest.mark.parametrize("seed", range(40, 43))
def test_vm_h5_of_open_picks_all_see_the_cards_and_nothing_else(seed: int) -> None:
    """A picked card lies open at once; what is still held, and who reloads or plays no card, nobody learns."""
    laid = 0
    for before, move, after in picks_in(seed, "open"):
        mine, lies = hand(move.seat), play(move.seat)
        assert list(what_others_see(before, move.seat)) == list(what_others_see(after, move.seat))
        assert {*before.cards(mine), *before.cards(lies)} == {*after.cards(mine), *after.cards(lies)}
        assert set(after.cards(lies)) == (set(move.cards) if isinstance(move, PickCards) else set())
        for looker in {*GAME.seats(after), PUBLIC} - {move.seat}:
            seen = GAME.sight(after, looker).zones
            assert [one.card for one in seen.get(lies, ())] == list(after.cards(lies))
            assert all(isinstance(one.card, Back) for one in seen.get(mine, ()))
        laid += after.count(lies)
    assert laid


def words_of(value: Value) -> Iterator[str]:
    if isinstance(value, tuple):
        for part in value:
            yield from words_of(part)
    elif isinstance(value, str):
        yield value


@pytest.mark.parametrize("seed", range(60, 64))
def test_no_open_value_names_a_card_that_lies_face_down(seed: int) -> None:
    for _, move, table in played(seed):
        down = {
            one.card.key
            for zone, lying in table.zones.items()
            for one in lying
            if not one.up and zone.startswith(("hand.", "deck."))
        }
        told = {
            word
            for path, value in table.values.items()
            if not path.startswith("secret.")
            for word in (*path.split("."), *words_of(value))
        }
        assert not down & told, f"{down & told} after {move}"


@pytest.mark.parametrize("seed", range(80, 83))
def test_nobody_but_the_cpu_learns_what_is_hidden(seed: int) -> None:
    """No value that another seat or the wall sees names a hidden mob or area, and no zone shows its token."""
    looked = 0
    for before, move, after in played(seed):
        mobs, areas = unseen_mobs(after), after.listed(UNSEEN_AREAS)
        for looker in (*after.listed(MCS), PUBLIC) if mobs or areas else ():
            old, new = GAME.sight(before, looker), GAME.sight(after, looker)
            told = {word for path, value in new.values.items() for word in (path, *words_of(value))}
            stood = {path for path in told if path.endswith(".from")}  # where a round began for somebody, all have seen
            now = {word for path, value in new.values.items() if path not in stood for word in words_of(value)}
            assert not {*mobs, *areas} & now
            called = {f"name.{who}" for who in mobs}  # what stood there once, all know
            assert not [path for path in told - called for who in mobs if f".{who}." in f".{path}."]
            assert not {one.card.key for lying in new.zones.values() for one in lying} & set(mobs)
            if isinstance(move, HideMob) and move.process in unseen_mobs(before):
                assert (dict(old.zones), dict(old.values)) == (dict(new.zones), dict(new.values))
            looked += 1
    assert looked > 50


WAITS = """
game    virtual-machine
given   scenario f1; player sable; player teo; D2 sable teo; D4 m02.1; CPU: play area Joker2C; process.sable.firm = true
        called.Joker2C = "A♠C"; Port-Sniffer-1 has the turn with Joker2C; count 14
when    Port Sniffer 1 attacks Teo with Joker2C
then    asked Sable hit
"""


def test_a_joker_that_counts_as_an_ace_tells_nobody_of_the_ace_itself() -> None:
    """The Ace lies in a deck: while Sable is asked about the hit, what waits names the Joker."""
    played = replay(read(WAITS, "waits.record"))
    assert not played.unmet
    agenda = str(played.state.values["agenda"])
    assert "Joker2C" in agenda
    assert "ASC" not in agenda
