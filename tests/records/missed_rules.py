"""Takes a rule's code away without touching the code, to see whether a record misses it.

Every fact and every refusal carries the id of its rule. So what the rule would write is not written, what it would
refuse is not refused. Rules that only work a number out write nothing under an id of their own.
"""

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
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.record import Record
from gattai_desktop.records.replay import replay
from tests.house.house import PACKAGE

WRITES = ("move", "move_from", "turn", "flip_stack", "shuffle", "set", "announce")
LONGEST = 4_000
"""Facts after which a table that lacks a rule is taken for one that never comes to rest."""


class NeverEnds(Exception):
    """Without the rule the table goes round in a circle."""


@contextmanager
def heard(game: type, says: Callable[[str], bool]) -> Iterator[None]:
    """Ask before every fact and every reason by which rule it is; what is answered with False does not happen."""
    judged = game._reasons  # type: ignore[attr-defined]

    def reasons(one: object, state: State, move: Move) -> Iterator[Reason]:
        yield from (reason for reason in judged(one, state, move) if says(reason.rule))

    def asking(write: Callable[..., int]) -> Callable[..., int]:
        def writes(ledger: Ledger, *values: Any, rule: str, **more: Any) -> int:
            if len(ledger.facts) > LONGEST:
                raise NeverEnds
            return write(ledger, *values, rule=rule, **more) if says(rule) else len(ledger.facts) - 1

        return writes

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game, "_reasons", reasons)
        for name in WRITES:
            patch.setattr(Ledger, name, asking(getattr(Ledger, name)))
        yield


@cache
def _record(path: Path) -> Record:
    return read_file(path)


@cache
def written_by(path: Path) -> frozenset[str]:
    """The rules that write or refuse something in a record."""
    record, rules = _record(path), set[str]()
    with heard(type(record.box.game), lambda rule: rules.add(rule) is None):  # type: ignore[func-returns-value]
        assert not replay(record).unmet, path.name
    return frozenset(rules)


def fails_without(rule: str, path: Path) -> bool:
    record, turns = _record(path), 0

    def says(asked: str) -> bool:
        nonlocal turns
        turns += asked == rule
        if turns > LONGEST:
            raise NeverEnds
        return asked != rule

    with heard(type(record.box.game), says):
        try:
            return bool(replay(record).unmet)
        except Exception:  # noqa: BLE001 - whatever breaks without the rule shows that it is missed
            return True


@cache
def _code(game: str) -> str:
    """The chapters of the rules, without the words of their switches."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((PACKAGE / "games" / game).rglob("*.py")))


def assert_missed(rule: str, paths: list[Path], game: str) -> None:
    """A record misses the rule, of those in which it writes or refuses something; without one it stands nowhere."""
    if paths:
        names = [path.name for path in paths]
        assert any(fails_without(rule, path) for path in paths), f"{rule} is missed by none of {names}."
    else:
        stands = re.search(rf'(rule=|refusal\(\s*|ule = )"{re.escape(rule)}"', _code(game))
        assert not stands, f"No record that names {rule} lets it write or refuse anything."
