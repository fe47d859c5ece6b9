"""Which rule, ruling, example or option is shown by which record or test: what `gattai-desktop rules` lists."""

import ast
import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal

from attrs import asdict

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import wording
from gattai_desktop.content.gattai.options import carried
from gattai_desktop.content.gattai.scenarios import built_in

_ID: Final = re.compile(r"(?<![\w-])([A-Z]+)-((?:EX|H|W)?\d+[a-c]?)(?![\w-])")
_RULING: Final = re.compile(r"\bruling ([a-z_]+|R-\d+|[A-Z]+-H\d+)")
_IN_NAME: Final = re.compile(r"_([a-z]+)_((?:ex_|h|w)?\d+[a-c]?)(?=_|$)")
_SHOWN: Final = {"record": "record", "test": "test", "table": "table", "open": "open"}
"""How the list says by what a rule is shown."""
ShownBy = Literal["record", "test", "table", "open"]


@frozen
class OptionCoverage:
    """An option of a book's lists: the entry of a pack that carries it, and the records that show it."""

    id: str
    name: str
    chapter: str
    pack: str
    entry: str
    records: tuple[str, ...]


def options_shown(tests: Path) -> tuple[OptionCoverage, ...]:
    """Return every option with its entry and its records, which are named after one of both ("eagle-strike").

    `tests` is the folder of tests of a checkout.
    """
    named: dict[str, list[str]] = defaultdict(list)
    for path in sorted((tests / "records" / "content").glob("*.record")):
        named[path.stem.partition("-")[0]].append(path.relative_to(tests.parent).as_posix())
    return tuple(
        OptionCoverage(
            **asdict(one.option),
            pack=one.pack,
            entry=one.entry,
            records=tuple(dict.fromkeys((*named[one.option.id], *named[one.entry]))),
        )
        for one in carried(built_in())
    )


def options_as_text(found: Iterable[OptionCoverage], spoken: Callable[[object], str]) -> str:
    """Return the list of options for people, with the counts at the end."""
    listed = tuple(found)
    lines: list[str] = []
    chapter = ""
    for one in listed:
        if one.chapter != chapter:
            chapter = one.chapter
            lines += ["", spoken(wording(chapter))]
        entry = f"{one.pack}: {one.entry}" if one.entry else spoken(wording("no entry"))
        lines.append(f"  {one.id:<22} {entry:<38} {', '.join(one.records)}".rstrip())
    carried = sum(bool(one.entry) for one in listed)
    shown = sum(bool(one.entry and one.records) for one in listed)
    words = "{count} options: {carried} in the packs, {shown} shown by a record"
    counts = wording(words, count=len(listed), carried=carried, shown=shown)
    return "\n".join(["", *lines, "", spoken(counts)])


@frozen
class Coverage:
    """What shows one id.

    `shown` is "record" or "test" where something does, `by` where; "table" where the rules leave it to the people at
    the table, "open" where nothing shows it yet; `reason` says why for these two.
    """

    id: str
    sentence: str
    chapter: str
    shown: ShownBy
    by: tuple[str, ...] = ()
    reason: str = ""


def shown_in(tests: Path, known: Iterable[str], rulings: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
    """Return for each known id the records and tests that show it; `tests` is the folder of tests of a checkout.

    `rulings` has the ids of rulings by their names: a record that sets one up shows it.
    """
    ids = frozenset(known)
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for path in sorted(tests.rglob("*.record")):
        place = path.relative_to(tests.parent).as_posix()
        for rule in _of_record(path, rulings):
            if rule in ids:
                found[rule][place] = None
    for path in sorted(tests.rglob("test_*.py")):
        place = path.relative_to(tests.parent).as_posix()
        for name, rules in _of_tests(path.read_text(encoding="utf-8")):
            for rule in rules:
                if rule in ids:
                    found[rule][f"{place}::{name}"] = None
    return {rule: tuple(places) for rule, places in found.items()}


def _of_record(path: Path, rulings: Mapping[str, str]) -> Iterator[str]:
    """The example after which a record is named, the ids of its heading, and those with which it expects refusals."""
    yield path.stem.split("_")[0]
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        if line.startswith(("#", "refused")):
            yield from ("-".join(parts) for parts in _ID.findall(line))
        for name in _RULING.findall(line):
            yield rulings.get(name, name)


@cache
def _of_tests(text: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """Every test with the ids in its name, its docstring, its cases and its comments; not those in other texts.

    The books of all games are looked for in the same files; each is parsed once.
    """
    lines = text.splitlines()
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return ()
    return tuple((test.name, _of_test(test, lines)) for test in _tests(tree))


def _tests(within: ast.Module | ast.ClassDef) -> Iterator[ast.FunctionDef]:
    for node in within.body:
        if isinstance(node, ast.ClassDef):
            yield from _tests(node)
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def _of_test(test: ast.FunctionDef, lines: Sequence[str]) -> frozenset[str]:
    first = min([test.lineno, *(one.lineno for one in test.decorator_list)])
    cases = "\n".join(lines[first - 1 : test.lineno - 1])
    comments = " ".join(line.partition("# ")[2] for line in lines[test.lineno - 1 : test.end_lineno] if "# " in line)
    rules = {"-".join(parts) for parts in _ID.findall(f"{cases} {comments} {ast.get_docstring(test) or ''}")}
    rules |= {f"{family}-{number}".upper().replace("_", "") for family, number in _IN_NAME.findall(test.name)}
    return frozenset(rules)


def coverage(book: Mapping[str, tuple[str, str]], shown: Mapping[str, tuple[str, ...]]) -> tuple[Coverage, ...]:
    """Return what shows each id of the book, which has chapter and sentence by id.

    Ids of the family U are left to the table.
    """
    return tuple(_covered(rule, chapter, said, shown.get(rule, ())) for rule, (chapter, said) in book.items())


def _covered(rule: str, chapter: str, said: str, by: tuple[str, ...]) -> Coverage:
    if by:
        kind: ShownBy = "record" if any(place.endswith(".record") for place in by) else "test"
        return Coverage(rule, said, chapter, kind, by)
    if rule.startswith("U-"):
        why = wording("The texts leave it to the table; cards and gauges go by hand.")
        return Coverage(rule, said, chapter, "table", reason=why)
    return Coverage(rule, said, chapter, "open", reason=wording("Nothing shows it yet."))


def as_text(found: Iterable[Coverage], spoken: Callable[[object], str]) -> str:
    """Return the list for people, chapter by chapter, with the counts at the end."""
    lines: list[str] = []
    chapter = ""
    counts: dict[str, int] = dict.fromkeys(_SHOWN, 0)
    for one in found:
        if one.chapter != chapter:
            chapter = one.chapter
            lines += ["", spoken(wording(chapter))]
        counts[one.shown] += 1
        kind, why = spoken(wording(_SHOWN[one.shown])), ", ".join(one.by) or spoken(one.reason)
        lines.append(f"  {one.id:<10} {kind:<9} {why}")
    words = "{count} ids: {record} shown by a record, {test} by a test, {table} left to the table, {open} open"
    return "\n".join([*lines[1:], "", spoken(wording(words, count=sum(counts.values()), **counts))])


def as_json(found: Iterable[Coverage], options: Iterable[OptionCoverage]) -> str:
    """Return both lists, of rules and of options, as one JSON object."""
    listed = tuple(found)
    counts = {kind: sum(one.shown == kind for one in listed) for kind in _SHOWN}
    rules = [{**asdict(one), "by": list(one.by)} for one in listed]
    picked = [{**asdict(one), "records": list(one.records)} for one in options]
    return json.dumps({"rules": rules, "counts": counts, "options": picked}, ensure_ascii=False, indent=1)
