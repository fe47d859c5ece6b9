"""Take a rule of Virtual Machine away, and a record that names the rule fails."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.games.move import Move
from gattai_desktop.games.verdict import Reason
from gattai_desktop.games.virtual_machine import virtual_machine
from gattai_desktop.games.virtual_machine.rulings import rule_book
from gattai_desktop.games.virtual_machine.virtual_machine import VirtualMachine
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.record import Record
from gattai_desktop.records.replay import replay

RECORDS = Path(__file__).parents[2] / "records" / "virtual_machine"
WRITES = ("move", "move_from", "turn", "shuffle", "set", "announce")
LONGEST = 4_000
"""Facts after which a table that lacks a rule is taken for one that never comes to rest."""


class NeverRests(Exception):
    """Without the rule the table goes round in a circle."""


@contextmanager
def heard(says: Callable[[str], bool]) -> Iterator[None]:
    """Ask before every fact and every reason by which rule it is; what is answered with False does not happen."""
    judged = VirtualMachine._reasons

    def reasons(game: VirtualMachine, state: State, move: Move) -> Iterator[Reason]:
        yield from (one for one in judged(game, state, move) if says(one.rule))

    def asking(write: Callable[..., int]) -> Callable[..., int]:
        def writes(ledger: Ledger, *values: Any, rule: str, **more: Any) -> int:
            if len(ledger.facts) > LONGEST:
                raise NeverRests
            return write(ledger, *values, rule=rule, **more) if says(rule) else len(ledger.facts) - 1

        return writes

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(VirtualMachine, "_reasons", reasons)
        for name in WRITES:
            patch.setattr(Ledger, name, asking(getattr(Ledger, name)))
        yield


@cache
def named_by() -> dict[str, tuple[Path, ...]]:
    """The records that name each rule in their heading."""
    found: dict[str, list[Path]] = {}
    for path in sorted(RECORDS.glob("*.record")):
        heading = path.read_text(encoding="utf-8").partition("\n")[0]
        for rule in dict.fromkeys(re.findall(r"VM-[HW]?\d+", heading)):
            found.setdefault(rule, []).append(path)
    return {rule: tuple(paths) for rule, paths in found.items()}


@cache
def record_of(path: Path) -> Record:
    return read_file(path)


def fails_without(rule: str, path: Path) -> bool:
    record = record_of(path)
    with heard(lambda one: one != rule):
        try:
            return bool(replay(record).unmet)
        except NeverRests:
            return True


@cache
def written_by(path: Path) -> frozenset[str]:
    """The rules that write or refuse something in a record."""
    record, spoken = record_of(path), set[str]()
    with heard(lambda one: not spoken.add(one)):  # type: ignore[func-returns-value]
        replay(record)
    return frozenset(spoken)


@cache
def code() -> str:
    folder = Path(virtual_machine.__file__).parent
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))


def stands_in_the_code(rule: str) -> bool:
    return bool(re.search(rf'(rule=|refusal\(\s*|rule = )"{re.escape(rule)}"', code()))


@pytest.mark.parametrize("rule", sorted(named_by()))
def test_a_rule_that_is_taken_away_is_missed(rule: str) -> None:
    """A rule that writes and refuses nothing under an id of its own only works out a number."""
    paths = [path for path in named_by()[rule] if rule in written_by(path)]
    if paths:
        assert any(fails_without(rule, path) for path in paths), f"{rule} is missed by none of {paths}."
    else:
        assert not stands_in_the_code(rule), f"No record that names {rule} lets it write or refuse anything."


def test_a_record_names_rules_that_there_are() -> None:
    assert set(named_by()) <= set(rule_book())
