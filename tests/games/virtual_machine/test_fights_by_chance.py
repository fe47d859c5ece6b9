"""Fights with legal and refused moves, overruled ones, moves by hand and take-backs: what is always true of a table.

A short search runs with all tests; with `pytest --hypothesis-profile long --timeout 0` it goes on for hours.
"""

import random
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, get_args, get_origin

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import fields
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import box
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.move import Impossible, Move, Quoted, field_types, write
from gattai_desktop.games.virtual_machine.by_hand import FIGHT_HAND
from gattai_desktop.games.virtual_machine.ending import BreakOff, Yield, end_fight
from gattai_desktop.games.virtual_machine.rulings import rule_book, rulings_book, rulings_of
from gattai_desktop.games.virtual_machine.selecting import DeclareReload, PickCards
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.values import OVER, SELECT
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, hand
from gattai_desktop.players.soundness import unsound
from gattai_desktop.records.reader import read
from gattai_desktop.records.record import Entry
from gattai_desktop.records.replay import replay
from gattai_desktop.records.undone_entries import Course, leg
from gattai_desktop.records.writer import write_record
from gattai_desktop.sessions.journal import Journal

BOX = box("virtual-machine")
GAME = BOX.game
WORLD = built_in_world().world
SEEDS = st.integers(0, 2**32 - 1)
RULINGS: Final = rulings_book()
OPTIONS = [(row.name, option) for row in RULINGS.values() for option in row.options]
_NAMES: Final = ("on", "off", "fire", "ice", "dark", "locked", "falling", "cpu", "mcs", "hit", "nobody")


def field_of(dice: random.Random, state: State, hint: object) -> Any:
    """Something that could be written there, whether it makes sense or not."""
    if get_origin(hint) is tuple:
        return tuple(field_of(dice, state, get_args(hint)[0]) for _ in range(dice.randrange(4)))
    if hint is Card:
        return dice.choice(state.cards(dice.choice([zone for zone, lying in state.zones.items() if lying])))
    if hint is Quoted:
        return Quoted(dice.choice(("so be it", "")))
    if hint is int:
        return dice.choice((-1, 0, 1, 2, 5, 8, 14, 20))
    if hint is bool:
        return dice.choice((True, False))
    things = (WORLD.interrupts, WORLD.items, WORLD.fights, WORLD.bosses)
    who = (*state.listed(MCS), *state.listed(CPU), *GAME.seats(state))
    return dice.choice((*who, *who, *state.listed("areas"), *_NAMES, *(dice.choice(list(some)) for some in things)))


def wish_of(dice: random.Random, state: State) -> Move:
    """Any kind of move, by any seat; mostly one that belongs into the present step."""
    kinds = [kind for kind in GAME.phrases.kinds if not kind.by_hand]
    if dice.random() < 0.7:
        kinds = [kind for kind in kinds if not kind.steps or state.values["step"] in kind.steps]
    kind = dice.choice(kinds)
    hints = field_types(kind)
    names = [one.name for one in fields(kind) if one.name != "seat"]
    return kind(dice.choice(GAME.seats(state)), *(field_of(dice, state, hints[name]) for name in names))


def wish_by_hand(dice: random.Random, state: State) -> Move:
    """Cards that are moved or mixed by hand, or a value that is set."""
    who, (zone, other) = dice.choice(GAME.seats(state)).capitalize(), dice.choices(sorted(GAME.zones(state)), k=2)
    lying = state.cards(zone)
    words = (
        f"moves {dice.choice(lying).code if lying else '7S'} to {other}",
        f"moves the top {dice.randint(1, 3)} of {zone} to {other}",
        f"shuffles {zone}",
        f"sets {dice.choice(FIGHT_HAND.values.settable(state))} to {dice.randint(0, 9)}",
    )
    return GAME.phrases.read(f"{who} {dice.choice(words)}")


def _picking(state: State) -> bool:
    """Whether somebody has still to pick: once all have, everybody may see that the round goes on."""
    return state.values["step"] == SELECT and any(item[0] == "select" for item in state.values["agenda"])


class Fights(RuleBasedStateMachine):
    """Fights by chance, each in a session file."""

    @initialize(
        seed=SEEDS,
        scenario=st.sampled_from(sorted(WORLD.fights)),
        mcs=st.permutations(sorted(WORLD.mcs)),
        people=st.integers(2, 6),
        rulings=st.dictionaries(st.sampled_from(sorted(RULINGS)), st.integers(0, 5), max_size=15),
    )
    def a_fight_is_laid(self, seed: int, scenario: str, mcs: list[str], people: int, rulings: dict[str, int]) -> None:
        dice = random.Random(seed)
        options = {name: tuple(RULINGS[name].options) for name in rulings}
        self.setup = FightSetup(
            scenario=scenario,
            players=tuple(McSetup(one) for one in mcs[:people]),
            rulings={name: options[name][number % len(options[name])] for name, number in rulings.items()},
            values={f"process.{one}.meter": 10 for one in mcs[:people] if dice.random() < 0.4},
        )
        self.folder = TemporaryDirectory(prefix="fight-")
        self.path = Path(self.folder.name) / "fight.gattai"
        self.journal = Journal.create(self.path, BOX, self.setup, at=1_000)
        self.tables = [self.journal.state()]
        self.course = Course()

    @property
    def state(self) -> State:
        return self.tables[-1]

    def make(self, move: Move, dice: random.Random, *, allowed: bool = False) -> None:
        """Make a move, look at everything, and write it into the file."""
        before = self.state
        where = f"{write(move)} in {before.values['step']}"
        against = tuple(f"{one.rule}: {one.text}" for one in GAME.judge(before, move).reasons) if allowed else ()
        after, facts = GAME.play(before, move, seeded(dice.randrange(2**32)), allowed=allowed)
        wrong = list(unsound(GAME, before, facts, after))
        assert not wrong, f"{where}: {wrong}"
        unknown = {fact.rule for fact in facts} - rule_book().keys()
        assert not unknown, f"{where}: {unknown} are no rules."
        hides = isinstance(move, PickCards | DeclareReload) and rulings_of(before).picks_hidden != "open"
        # Where all reload and nobody picks, the round is over at once, and all pick for the next one.
        same_round = before.values["round"] == after.values["round"]
        if hides and same_round and _picking(before) and _picking(after):
            for looker in {*GAME.seats(before), PUBLIC} - {move.seat}:
                old, new = GAME.sight(before, looker), GAME.sight(after, looker)
                assert (dict(old.zones), dict(old.values)) == (dict(new.zones), dict(new.values)), f"{where}: {looker}"
        note = {"against": against, "allowed_because": "so be it"} if against else {}
        entry = Entry(number=self.journal.last + 1, move=write(move), facts=facts, by=move.seat, **note)  # type: ignore[arg-type]
        self.journal.append(entry, after)
        self.tables.append(after)
        assert after.values["step"] == OVER or self.waiting(), f"{where}: nobody can go on."

    def waiting(self) -> list[Move]:
        """What those may do whom play waits for."""
        return [move for seat in GAME.waits_for(self.state) for move in GAME.options(self.state, seat)]

    @rule(seed=SEEDS)
    def somebody_moves(self, seed: int) -> None:
        dice = random.Random(seed)
        for _ in range(dice.randint(1, 25)):
            kinds: dict[str, list[Move]] = defaultdict(list)
            for move in self.waiting():
                if not isinstance(move, BreakOff | Yield) or self.state.values["step"] == OVER:
                    kinds[type(move).__name__].append(move)
            if not kinds:
                return
            self.make(dice.choice(kinds[dice.choice(sorted(kinds))]), dice)

    @rule(seed=SEEDS)
    def what_is_refused_is_allowed(self, seed: int) -> None:
        """Wish for anything: what the rules refuse changes nothing, and the table may allow it all the same."""
        dice = random.Random(seed)
        for _ in range(20):
            move = wish_of(dice, self.state)
            verdict = GAME.judge(self.state, move)
            for reason in verdict.reasons:
                assert reason.rule in rule_book(), f"{write(move)} is refused by {reason.rule}, which is no rule."
                assert str(reason.text).endswith((".", "!", "?")), f"{write(move)}: {reason.text}"
            if verdict.allowed:
                continue
            try:
                GAME.play(self.state, move, seeded(1), allowed=True)
            except Impossible as impossible:
                assert str(impossible).endswith((".", "!", "?")), f"{write(move)}: {impossible}"
                continue
            self.make(move, dice, allowed=True)
            return

    @rule(seed=SEEDS, changed=st.sampled_from(OPTIONS))
    def something_is_done_by_hand(self, seed: int, changed: tuple[str, str]) -> None:
        dice = random.Random(seed)
        rules = GAME.phrases.read(f"Cpu rules {changed[0]} {changed[1]}")
        for move in (rules, wish_by_hand(dice, self.state), wish_by_hand(dice, self.state)):
            if GAME.judge(self.state, move).allowed:
                self.make(move, dice)

    @precondition(lambda self: self.journal.last > 0)
    @rule(share=st.floats(0, 0.99))
    def something_is_taken_back(self, share: float) -> None:
        goal = int(self.journal.last * share)
        last = self.journal.last
        found = leg(self.course, self.journal.entry, last, goal)
        after = self.state.after(found.facts)
        assert after == self.tables[found.to]
        self.journal.append(Entry(number=last + 1, move="", facts=found.facts, back_to=found.to), after)
        self.course.went_back(last + 1, found.to)
        self.tables.append(after)

    @rule()
    def it_is_closed_and_opened(self) -> None:
        """The file holds the same table, on which everybody may do the same."""
        self.journal.close()
        self.journal = Journal.open(self.path)
        opened = self.journal.state()
        assert opened == self.state
        for seat in GAME.seats(opened):
            assert set(map(write, GAME.options(opened, seat))) == set(map(write, GAME.options(self.state, seat)))
            assert GAME.asks(opened, seat) == GAME.asks(self.state, seat)
        dice = random.Random(self.journal.last)
        for move in (wish_of(dice, opened) for _ in range(20)):
            assert GAME.judge(opened, move) == GAME.judge(self.state, move), write(move)

    def teardown(self) -> None:
        if not hasattr(self, "journal"):
            return
        text = write_record(BOX, self.setup, self.journal.entries(), "A fight by chance")
        self.journal.close()
        self.folder.cleanup()
        again = replay(read(text, "by-chance.record"))
        assert not again.unmet, [str(one) for one in again.unmet[:3]]
        assert again.state == self.state, "Played again, it comes to another table."


@pytest.mark.parametrize("numbers", ["lines_up", "as_printed"])
@pytest.mark.parametrize("people", [2, 3, 5])
def test_a_fight_is_opened_again_however_many_it_is_lined_up_for(tmp_path: Path, numbers: str, people: int) -> None:
    players = tuple(McSetup(one) for one in list(WORLD.mcs)[:people])
    values: dict[str, Value] = {f"process.{one.seat}.{what}": None for one in players for what in ("worn", "shield")}
    setup = FightSetup(scenario="f3", players=players, rulings={"numbers": numbers}, values=values)
    with Journal.create(tmp_path / "fight.gattai", BOX, setup, at=1_000) as journal:
        laid = journal.state()
    with Journal.open(tmp_path / "fight.gattai") as journal:
        assert journal.state() == laid


def test_a_fight_that_ends_while_all_pick_leaves_nothing_of_it_behind() -> None:
    values: dict[str, Value] = {"step": SELECT, "round": 1, "window": ("teo",), "window.waiting": 1}
    picks: dict[str, Value] = {"secret.teo.select": True, "secret.teo.picks": ("7SP",)}
    table = BOX.begin(FightSetup(players=(McSetup("sable"), McSetup("teo")), values={**values, **picks}))
    ledger = Ledger(table, seeded(1))
    end_fight(ledger, CPU)
    assert not [path for path in ledger.table.values if path.startswith(("window", "secret."))]


def test_nobody_can_be_allowed_what_is_not_there() -> None:
    table = BOX.begin(FightSetup(players=(McSetup("sable"), McSetup("teo")), values={"step": SELECT, "round": 1}))
    with pytest.raises(Impossible, match="Nothing here is called teo"):
        GAME.play(table, GAME.phrases.read("Sable changes to Teo"), seeded(1), allowed=True)


ALL_PICK = """
game    virtual-machine
given   scenario f1; player sable; player teo; round 1; step select; Sable: hand 9♠ 2♠ 3♦ 4♦ 5♦; Teo: hand 3♠
        agenda = [["select", "sable"], ["select", "teo"], ["select", "cpu"], ["reveal"]]
"""


def test_vm_7_nobody_can_be_allowed_to_pick_what_another_holds() -> None:
    """Too many cards may be allowed; a pick that named a card elsewhere would name what its seat may not see."""
    table = replay(read(ALL_PICK)).state
    mine, theirs = table.cards(hand("sable")), table.cards(hand("teo"))
    many, _ = GAME.play(table, PickCards("sable", mine), seeded(1), allowed=True)
    assert len(many.listed("secret.sable.picks")) == len(mine)
    with pytest.raises(Impossible, match="does not lie where it is taken from"):
        GAME.play(table, PickCards("sable", theirs[:1]), seeded(1), allowed=True)


TestFights = Fights.TestCase
_USUAL, _SHORT = 100, 6
_EXAMPLES = settings().max_examples
TestFights.settings = settings(
    max_examples=_SHORT if _EXAMPLES == _USUAL else _EXAMPLES,
    stateful_step_count=10,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)
