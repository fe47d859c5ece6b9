"""Which option of the book's lists is carried by which entry of a pack, and shown by which records."""

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from attrs import asdict

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.gattai.options import carried
from gattai_desktop.content.gattai.scenarios import built_in


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


def options_as_text(found: Iterable[OptionCoverage]) -> str:
    """Return the list of options for people, with the counts at the end."""
    listed = tuple(found)
    lines: list[str] = []
    chapter = ""
    for one in listed:
        if one.chapter != chapter:
            chapter = one.chapter
            lines += ["", chapter]
        entry = f"{one.pack}: {one.entry}" if one.entry else "no entry"
        lines.append(f"  {one.id:<22} {entry:<38} {', '.join(one.records)}".rstrip())
    carried = sum(bool(one.entry) for one in listed)
    shown = sum(bool(one.entry and one.records) for one in listed)
    return "\n".join(["", *lines, "", f"{len(listed)} options: {carried} in the packs, {shown} shown by a record"])
