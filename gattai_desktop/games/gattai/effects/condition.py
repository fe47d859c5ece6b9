"""Conditions in content packs: "drive in (counter, escalate) and resonant", "stage <= Rank".

    cond  = all , { " or " , all } ;
    all   = test , { " and " , test } ;
    test  = [ "not " ] , name , [ sign , value | "in" , "(" , name , { "," , name } , ")" ] ;
    sign  = "==" | "!=" | "<=" | ">=" | "<" | ">" ;

The names are what a table can be asked about (`condition_values.py`); what stands alone must be so.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import wording
from gattai_desktop.games.gattai.effects.sums import NoNumber, Sum, read_sum
from gattai_desktop.games.notation import MAX_TRIGGERS, Pieces

Facts = Callable[[str], Value]
"""What the table answers for a name."""

QUESTIONS: Final = (
    *("self", "own", "on_team", "step", "stage", "rumble", "in_throwdown", "in_conflict", "involved"),
    *("own_turn", "against_pilots", "harmony", "schism", "omens", "tier", "fan_club", "armory", "pit_crew"),
    *("scene", "session", "charges", "buffers", "hand", "rating", "robo_present", "endurance", "deeds"),
    *("peers", "eldest", "here", "here_razed", "here_named", "razed", "locked", "masked", "full", "coach_omens"),
    "harmony_after",
    *("spent", "won", "lost", "bgm_attacks", "parts_defeated", "rank", "worn", "from_boon", "follows"),
    *("robo_hurt", "hit_razed", "faces", "gambit_won", "trash", "at_lair", "risking", "risked", "risk_fits"),
)
"""The names of which every table knows the value (`condition_values.py`); what happens in a window tells more."""

_SIGNS: Final = ("==", "!=", "<=", ">=", "<", ">")


@frozen
class Test:
    """One question: `name sign value`, `name in (words)`, or a name alone."""

    name: str
    sign: str = ""
    value: Sum | None = None
    words: tuple[str, ...] = ()
    never: bool = False

    def holds(self, facts: Facts, numbers: Mapping[str, int]) -> bool:
        return self._so(facts(self.name), facts, numbers) is not self.never

    def _so(self, found: Value, facts: Facts, numbers: Mapping[str, int]) -> bool:
        if self.sign == "in":
            return found in self.words or any(found == facts(word) for word in self.words if found is not None)
        if self.value is None:
            return bool(found)
        other = self._other(facts, numbers)
        if self.sign in {"==", "!="}:
            # "drive == rumble": the word that something is may be what another question is called, too.
            same = found == other or (found is not None and found == self.value.word)
            return same is (self.sign == "==")
        if not isinstance(found, int) or not isinstance(other, int):
            return False
        return {"<=": found <= other, ">=": found >= other, "<": found < other, ">": found > other}[self.sign]

    def _other(self, facts: Facts, numbers: Mapping[str, int]) -> Value:
        assert self.value is not None
        word = self.value.word
        if word and word not in numbers:
            known = facts(word)
            return word if known is None else known
        try:
            return self.value.worth(numbers)
        except NoNumber:
            return None


@frozen
class Condition:
    """Tests of which every one of some row must hold."""

    rows: tuple[tuple[Test, ...], ...]

    def holds(self, facts: Facts, numbers: Mapping[str, int]) -> bool:
        return any(all(test.holds(facts, numbers) for test in row) for row in self.rows)

    @property
    def tests(self) -> Iterator[Test]:
        return (test for row in self.rows for test in row)

    @property
    def asks_about(self) -> frozenset[str]:
        return frozenset(test.name for test in self.tests)


def read_condition(pieces: Pieces) -> Condition:
    """Read a condition where the pieces stand. Raises NotationFault."""
    rows = [_row(pieces)]
    while pieces.take_word("or"):
        rows.append(_row(pieces))
    found = Condition(tuple(rows))
    if sum(len(row) for row in found.rows) > MAX_TRIGGERS:
        raise pieces.too_long(wording("A condition asks at most {most} questions.", most=MAX_TRIGGERS))
    return found


def _row(pieces: Pieces) -> tuple[Test, ...]:
    tests = [_test(pieces)]
    while pieces.take_word("and"):
        tests.append(_test(pieces))
        if len(tests) > MAX_TRIGGERS:
            raise pieces.too_long(wording("A condition asks at most {most} questions.", most=MAX_TRIGGERS))
    return tuple(tests)


def _test(pieces: Pieces) -> Test:
    never = pieces.take_word("not")
    name = pieces.name()
    if name is None:
        raise pieces.broken(wording("what the condition asks about, such as resonant"))
    for sign in _SIGNS:
        if pieces.take(sign):
            return Test(name, sign, read_sum(pieces), never=never)
    if pieces.take_word("in"):
        return Test(name, "in", words=_words(pieces), never=never)
    return Test(name, never=never)


def _words(pieces: Pieces) -> tuple[str, ...]:
    if not pieces.take("("):
        raise pieces.broken(wording("'('"))
    words: list[str] = []
    while True:
        word = pieces.name()
        if word is None:
            raise pieces.broken(wording("a word"))
        words.append(word)
        if len(words) > MAX_TRIGGERS:
            raise pieces.too_long(wording("A list holds at most {most} words.", most=MAX_TRIGGERS))
        if pieces.take(")"):
            return tuple(words)
        if not pieces.take(","):
            raise pieces.broken(wording("',' or ')'"))


@lru_cache(maxsize=1024)
def parse_condition(text: str) -> Condition:
    """Read a text that is one condition. Raises NotationFault."""
    pieces = Pieces(text)
    found = read_condition(pieces)
    pieces.expect_end("'and', 'or' or the end")
    return found
