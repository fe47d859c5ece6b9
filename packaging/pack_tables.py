"""Writes the tables of fields in docs/packs.md from the families of the games: `make tables`.

What stands between the two marks of the page is made here; all else on it is written by hand.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from gattai_desktop.content.about import ABOUT  # noqa: E402
from gattai_desktop.content.boxes import KEYS, box, packs_of  # noqa: E402
from gattai_desktop.content.pack import HEAD  # noqa: E402
from gattai_desktop.content.schema import Contents, Family  # noqa: E402
from gattai_desktop.games.kinds import Either, Kind  # noqa: E402
from gattai_desktop.games.kinds_of_many import Beside, Field, Fields, Fieldset, ListOf, Needed  # noqa: E402

PAGE = ROOT / "docs" / "packs.md"
BEGIN = "<!-- Made by `make tables` from the families in gattai_desktop/content: not edited by hand. -->"
END = "<!-- End of what was made. -->"


_OFTEN = 4
"""What more families have than so many is told of them together."""
_MANY = 12
"""Fields of a table within an entry that are told of the entry itself, once."""


def page(text: str) -> str:
    """Return the page with its tables as they should be now."""
    before, _, rest = text.partition(BEGIN)
    made = "\n".join(_tables())
    return f"{before}{BEGIN}\n\n{made}\n{END}{rest.partition(END)[2]}"


def _tables() -> Iterator[str]:
    yield "### Every pack\n\npack.toml, under `[pack]`\n"
    yield from _table(HEAD)
    for key in KEYS:
        contents = packs_of(key).contents
        yield f"### Packs of {box(key).name}\n"
        if contents.head:
            yield "pack.toml, beside the fields of every pack\n"
            yield from _table(contents.head)
        yield from _families(contents)
        for kind, words in contents.words.items():
            yield f"{kind}\n\n| word | what it means |\n| --- | --- |"
            yield from (f"| `{word}` | {_cell(meaning)} |" for word, meaning in words.items())
            yield ""


def _families(contents: Contents) -> Iterator[str]:
    """The fields that several families have come first and once, then what each has alone."""
    if any(ABOUT[0] in family.fields and ABOUT[-1] in family.fields for family in contents.families):
        yield "Every entry\n"
        yield from _table(ABOUT)
    often = _often(contents)
    if often:
        those = (family for family in contents.families if all(one in family.fields for one in often))
        words = [f"`[[{family.word}]]`" for family in those]
        yield f"Every {', '.join(words)}\n"
        yield from _table(often)
    alike: list[tuple[Fields, list[Family[Any]]]] = []
    for family in contents.families:
        about = ABOUT if ABOUT[-1] in family.fields else ()
        about = (*about, *often) if all(one in family.fields for one in often) else about
        own = tuple(one for one in family.fields if one not in about and not isinstance(one.kind, Beside))
        others = next((families for fields, families in alike if fields == own), None)
        if others is None:
            alike.append((own, [family]))
        else:
            others.append(family)
    for own, families in alike:
        for family in families:
            parts = "".join(f", `[{family.word}.{part}]`" for part in family.parts)
            yield f"- {family.file}.toml, `[[{family.word}]]`{parts}: {family.help}"
        yield ""
        if own:
            yield from _table(own)
    does = [one.kind.fields for family in contents.families for one in family.fields if isinstance(one.kind, Beside)]
    if does:
        yield "What an entry does: the same fields in itself, in its parts and under `[[….on]]`\n"
        yield from _table(tuple(one for one in does[0] if all(one in fields for fields in does)))


def _often(contents: Contents) -> Fields:
    """The fields that many families have beside those of every entry."""
    found: list[Field] = []
    for one in (one for family in contents.families for one in family.fields if not isinstance(one.kind, Beside)):
        there = sum(one in family.fields for family in contents.families)
        if there > _OFTEN and one not in (*ABOUT, *found):
            found.append(one)
    return tuple(found)


def _table(fields: Fields) -> Iterator[str]:
    yield "| field | may be | without it | |"
    yield "| --- | --- | --- | --- |"
    yield from _rows(fields, "")
    yield ""


def _rows(fields: Fields, outer: str) -> Iterator[str]:
    for one in fields:
        yield f"| `{outer}{one.name}` | {_cell(str(one.kind.says()))} | {_without(one)} | {_cell(one.help)} |"
        inner = _inner(one.kind)
        if inner and not outer:
            yield from _rows(inner, f"{one.name}.")


def _inner(kind: Kind) -> Fields:
    """The fields within a field, where they are not the same as those of an entry."""
    for one in kind.kinds if isinstance(kind, Either) else (kind,):
        found = one.of if isinstance(one, ListOf) else one
        if isinstance(found, Fieldset) and not any(
            inner.name == "when" and len(found.fields) > 12 for inner in found.fields
        ):
            return found.fields
    return ()


def _without(field: Field) -> str:
    if field.needed_if[0]:
        return f"needed where `{field.needed_if[0]}` is {' or '.join(field.needed_if[1])}"
    if isinstance(field.default, Needed):
        return "needed"
    if isinstance(field.default, bool):
        return "yes" if field.default else "no"
    return _cell(str(field.default)) if field.default not in (None, "", (), {}) else "–"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def main() -> int:
    """Write the page."""
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
