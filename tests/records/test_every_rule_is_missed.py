"""Take a rule's code away, and a record that names the rule fails.

Every fact and every refusal carries the id of its rule. So a rule can be taken away without touching the code: what it
would write is not written, what it would refuse is not refused. Rules that only work a number out write nothing under
an id of their own; docs/records.md says how they were tried by hand.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.games.gattai.book.rule_book import RULE_BOOK
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.move import Move
from gattai_desktop.games.verdict import Reason
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.record import Record
from gattai_desktop.records.replay import replay

RECORDS = Path(__file__).parent
PATHS = [
    path
    for path in sorted(RECORDS.rglob("*.record"))
    if path.parent.name not in ("rumblebots", "virtual_machine", "tasuo")
]
WRITES = ("move", "move_from", "turn", "flip_stack", "shuffle", "set", "announce")
LONGEST = 4_000
"""Facts after which a table that lacks a rule is taken for one that never comes to rest."""


class NeverEnds(Exception):
    """Without the rule the table goes round in a circle."""


@contextmanager
def heard(says: Callable[[str], bool]) -> Iterator[None]:
    """Ask before every fact and every reason by which rule it is; what is answered with False does not happen."""
    judged = Gattai._reasons

    def reasons(game: Gattai, state: State, move: Move) -> Iterator[Reason]:
        yield from (one for one in judged(game, state, move) if says(one.rule))

    def asking(write: Callable[..., int]) -> Callable[..., int]:
        def writes(ledger: Ledger, *values: Any, rule: str, **more: Any) -> int:
            if len(ledger.facts) > LONGEST:
                raise NeverEnds
            return write(ledger, *values, rule=rule, **more) if says(rule) else len(ledger.facts) - 1

        return writes

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Gattai, "_reasons", reasons)
        for name in WRITES:
            patch.setattr(Ledger, name, asking(getattr(Ledger, name)))
        yield


@cache
def record(path: Path) -> Record:
    return read_file(path)


@cache
def touched() -> dict[str, list[Path]]:
    """The records that name a rule and in which it writes or refuses something, those named after it first."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in PATHS:
        text, rules = path.read_text(encoding="utf-8"), set[str]()
        read = record(path)
        with heard(lambda rule, rules=rules: rules.add(rule) is None):  # type: ignore[misc]
            assert not replay(read).unmet, path.name
        for rule in rules:
            if re.search(rf"\b{re.escape(rule)}\b", text):
                found[rule].append(path)
    return {rule: sorted(paths, key=lambda path: not path.stem.startswith(rule)) for rule, paths in found.items()}


def fails_without(rule: str, path: Path) -> bool:
    read, turns = record(path), 0

    def says(asked: str) -> bool:
        nonlocal turns
        turns += asked == rule
        if turns > LONGEST:
            raise NeverEnds
        return asked != rule

    with heard(says):
        try:
            return bool(replay(read).unmet)
        except Exception:  # noqa: BLE001 - whatever breaks without the rule shows that it is missed
            return True


# A rule whose id stands in the code and of which no record can show that it is missed, with the reason.
ELSEWHERE = {
    "ED-6": "taking back is the session's: tests/sessions, tests/model",
    "GEAR-3": "what it refuses is never offered: the Coach says yes or no",
    "SCORE-2": "its lines are numbers of the sheet: tried by hand, docs/records.md",
    "SETUP-8": "the end of First Contact: tests/games/gattai/test_first_contact.py",
    "MICRO-4": "what it refuses is never offered; who may be picked is in MICRO-2.record",
    "THROW-27": "there is always a winning card while a turn is played",
    "STORY-3": "what it does is written as DECK-10 and DECK-15, and its own note is dropped again",
    "DECK-11": "the note that it leaves is also left by STORY-3 and OUT-13",
    "FC-5": "tests/games/gattai/test_first_contact.py plays its acts",
}


@pytest.mark.slow
@pytest.mark.parametrize("rule", [rule for rule in RULE_BOOK if not rule.startswith(("R-", "U-"))])
def test_a_record_that_names_the_rule_fails_without_it(rule: str) -> None:
    if rule in ELSEWHERE:
        return
    paths = touched().get(rule, [])
    if not paths:
        assert not stands_in_the_code(rule), f"No record that names {rule} lets it write or refuse anything."
        return
    assert any(fails_without(rule, path) for path in paths), f"{rule} is missed by none of {[p.name for p in paths]}."


@cache
def code() -> str:
    """The chapters of the rules, without the words of their switches."""
    folder = Path(str(__import__("gattai_desktop.games.gattai", fromlist=["_"]).__file__)).parent
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


def stands_in_the_code(rule: str) -> bool:
    return bool(re.search(rf'(rule=|refusal\(\s*|ule = )"{re.escape(rule)}"', code()))
