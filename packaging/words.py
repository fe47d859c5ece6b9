"""Gathers every text that a person sees and keeps the translation files: `make words`.

    make words                      gather, say how much of each language is there, build what the program reads
    make words ARGS="--missing de"  print what has no German yet

resources/words/gattai_XX.ts are Qt's translation files, one a language; a translator edits them by hand or with Qt
Linguist. gattai_XX.qm beside each is what the program reads; generated.py makes it from the .ts, and it is not
tracked. A text that is no longer said loses its translation.

Where texts come from, and in which context they are kept:

- `self.tr("…")`: the name of the class, as in Qt; `speak("…", "…")`: the context named there.
- What the floors below the windows hand up as templates (`say`, `wording`, `refusal` and what calls them): "game".
- Tables that are data: names, moves, rules, rulings, packs (gathered in word_tables.py).
"""

from __future__ import annotations

import argparse
import ast
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import generated

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "gattai_desktop"
FOLDER = ROOT / "resources" / "words"
# English holds what English says of one thing and of many; every other language holds everything.
LANGUAGES = ("de", "en")
SOURCE = "en"

# Functions that take a text, with its place among their arguments. `None` stands for the class around the call.
_TEMPLATES = {"say": 0, "wording": 0, "refusal": 1, "Words": 0, "no_such": 0}
# Values that hold texts, with the fields that do; the first of them may be given by its place.
_HOLDING = {
    "Shown": ("title", "kind", "line", "refused"),
    "LogWords": ("line", "wished", "unseen"),
    "Template": ("template", "many"),
    "CardsTold": ("template",),
}
# Errors whose message is a template too, where it is written as one.
_ERRORS = frozenset(
    {
        "SessionMissing",
        "SessionExists",
        "NotASession",
        "SessionInUse",
        "SessionNewer",
        "SessionDamaged",
        "NotSaved",
        "DeckNotKept",
    }
    | {"NotMovedOn", "NotReadable", "RowDamaged", "NotEncoded", "FactDoesNotFit", "UnreadableSetup", "NotReadAgain"}
    | {"NotARecord", "TaleNotKept", "NoSuchEvening", "Unreadable"}
)
# Modules that pass on what others give them, or whose texts are gathered in word_tables.py: with the calls meant.
_FROM_TABLES = {
    "board/speech.py": ("",),
    "cards/encoding.py": ("wording(message,",),
    "cards/facts.py": ("wording(message,",),
    "cards/words.py": ("",),
    "games/game.py": ("",),
    "games/verdict.py": ("",),
    "games/told.py": ("",),
    "games/gattai/story/first_contact_script.py": ("say(beat.learn)", "say(one.learn)"),
    "games/gattai/telling/gattai_tale.py": ("Words(HARMONY_NAMES",),
    "games/gattai/telling/of_cards.py": ("say(self.template",),
    "games/gattai/telling/moments.py": ("Words(HARMONY_NAMES",),
    "games/gattai/telling/of_moves.py": ("say(template,",),
    "games/gattai/telling/sentence.py": ("say(template",),
    "games/gattai/telling/what_could_stand.py": ("Words(EVENTS",),
    "players/gattai/consequence.py": ("Words(EVENTS",),
    "games/gattai/telling/turning_points.py": ("Words(HARMONY_NAMES",),
    "games/gattai/telling/of_values.py": ("Words(HARMONY_NAMES", "say(self."),
    "players/standings_told.py": ("say(side.",),
    "records/coverage.py": ("wording(chapter",),
    "games/near_names.py": ("wording(words,",),
    "records/fault.py": ("wording(message,",),
    "sessions/errors.py": ("wording(message,",),
    "sessions/setup_data.py": ("wording(message,",),
    "games/virtual_machine/hello_world.py": ("say(told.", "say(PASSED", "say(LEARNED"),
    "games/virtual_machine/telling.py": ("Words(own or sentence_of",),
    "games/rumblebots/by_hand.py": ("wording(_ZONES",),
    "games/virtual_machine/by_hand.py": ("wording(_ZONES",),
    "games/tasuo/names.py": ("wording(_ZONES",),
    "games/tasuo/telling.py": ("Words(sentence_of",),
    "games/tasuo/seven_turns.py": ("say(told.", "say(NEXT", "say(WATCH", "say(FOE_DOES", "say(STRAYED", "say(LEARNED"),
    "games/tasuo/told_moments.py": ("say(WON_BY",),
    "games/rumblebots/telling.py": ("say(self.template",),
}


class Text(NamedTuple):
    """One text as it stands in the code. `counted` says that it has a form for one and a form for many."""

    context: str
    source: str
    counted: bool = False


class Unresolved(NamedTuple):
    """A call whose text could not be found out."""

    place: str
    call: str


class _Module:
    """The texts of one module; names are followed to what was put into them, parameters to the calls around."""

    def __init__(self, path: Path) -> None:
        self.name = path.relative_to(PACKAGE).as_posix()
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.parents: dict[ast.AST, ast.AST] = {}
        self.calls: dict[str, list[ast.Call]] = {}
        for node in ast.walk(self.tree):
            for child in ast.iter_child_nodes(node):
                self.parents[child] = node
            if isinstance(node, ast.Call):
                self.calls.setdefault(_called(node), []).append(node)
        self.unresolved: list[Unresolved] = []

    def texts(self) -> Iterator[Text]:
        """Yield every text of the module."""
        below = self.name.partition("/")[0] in {"cards", "games", "content", "records", "sessions", "players", "model"}
        for name, place in _TEMPLATES.items():
            for call in self.calls.get(name, ()) if below or name in {"say", "wording"} else ():
                for text in self._of(call, place):
                    yield Text("game", text, "{count}" in text)
                yield from (Text("names", text) for text in self._words_in(call))
        for name, fields in _HOLDING.items():
            for call in self.calls.get(name, ()):
                held = (*call.args[:1], *(one.value for one in call.keywords if one.arg in fields))
                for text in self._all(held, set()) or ():
                    if _says_something(text):
                        yield Text("game", text, name == "LogWords" and "{count}" in text)
        for name in sorted(_ERRORS):
            for call in self.calls.get(name, ()):
                found = self._strings(call.args[0], set()) if call.args else None
                yield from (Text("game", text) for text in found or ())
        if not below:
            for call in self.calls.get("tr", ()):
                yield from (Text(self._class(call), text) for text in self._of(call, 0))
            for call in self.calls.get("speak", ()):
                yield from self._spoken(call)

    def _words_in(self, call: ast.Call) -> Iterator[str]:
        """Words that a sentence takes in as values, where they are written in the same module: "a higher rank"."""
        for one in call.keywords:
            # A refusal names the ruling behind it, which is no word of the sentence.
            found = self._strings(one.value, set()) if one.arg not in {None, "ruling"} else None
            yield from (text for text in found or () if _says_something(text))

    def _spoken(self, call: ast.Call) -> Iterator[Text]:
        context = call.args[0]
        if not (isinstance(context, ast.Constant) and isinstance(context.value, str)):
            return  # a language is asked for in general
        counted = any(one.arg == "count" for one in call.keywords)
        for text in self._of(call, 1):
            yield Text(context.value, text, counted and "{count}" in text)

    def _of(self, call: ast.Call, place: int) -> list[str]:
        if len(call.args) <= place:
            return []
        found = self._strings(call.args[place], set())
        if found is None:
            written = ast.unparse(call)
            if not written.startswith(_FROM_TABLES.get(self.name, ("\0",))):
                self.unresolved.append(Unresolved(f"{self.name}:{call.lineno}", written[:120]))
            return []
        return [text for text in found if _says_something(text)]

    def _class(self, node: ast.AST) -> str:
        while node in self.parents:
            node = self.parents[node]
            if isinstance(node, ast.ClassDef):
                return node.name
        return self.name

    def _strings(self, node: ast.AST | None, seen: set[ast.AST]) -> list[str] | None:
        """Return every text that an expression could be; None where that cannot be told."""
        if node is None or node in seen:
            return []
        seen = seen | {node}
        match node:
            case ast.Constant(value=str(text)):
                return [text]
            case ast.Constant(value=None):
                return []
            case ast.IfExp():
                return self._all((node.body, node.orelse), seen)
            case ast.BoolOp():
                return self._all(node.values, seen)
            case ast.Tuple() | ast.List():
                return self._all(node.elts, seen)
            case ast.Dict():
                return self._all(node.values, seen)
            case ast.Starred() | ast.Subscript():
                return self._strings(node.value, seen)
            case ast.BinOp(op=ast.Add()):
                left, right = self._strings(node.left, seen), self._strings(node.right, seen)
                return None if left is None or right is None else [a + b for a in left for b in right]
            case ast.Call(func=ast.Attribute(attr="get", value=table)):
                return self._all((table, *node.args[1:]), seen)
            case ast.Name():
                return self._name(node, seen)
            case _:
                return None

    def _all(self, nodes: Iterable[ast.AST], seen: set[ast.AST]) -> list[str] | None:
        found: list[str] = []
        for node in nodes:
            more = self._strings(node, seen)
            if more is None:
                return None
            found += more
        return found

    def _name(self, name: ast.Name, seen: set[ast.AST]) -> list[str] | None:
        scope: ast.AST = name
        while scope in self.parents:
            scope = self.parents[scope]
            if isinstance(scope, ast.FunctionDef):
                place = _parameter(scope, name.id)
                if place is not None:
                    return self._given(scope, *place, seen)
            if isinstance(scope, ast.FunctionDef | ast.Module):
                put = _put_into(scope, name.id)
                if put:
                    return self._all(put, seen)
        return None

    def _given(self, function: ast.FunctionDef, place: int, word: str, seen: set[ast.AST]) -> list[str] | None:
        """What the calls of a function in this module give for a parameter."""
        calls = self.calls.get(function.name, ())
        given: list[ast.AST] = []
        for call in calls:
            named = [one.value for one in call.keywords if one.arg == word]
            given += named or call.args[place : place + 1]
        return self._all(given, seen) if given else None


def _parameter(function: ast.FunctionDef, name: str) -> tuple[int, str] | None:
    arguments = [one.arg for one in (*function.args.posonlyargs, *function.args.args)]
    method = bool(arguments) and arguments[0] in {"self", "cls"}
    if name in arguments:
        return arguments.index(name) - method, name
    return (99, name) if name in [one.arg for one in function.args.kwonlyargs] else None


def _put_into(scope: ast.AST, name: str) -> list[ast.AST]:
    """What is put into a name in this scope: by assignments, and row by row in a loop over a literal."""
    found: list[ast.AST] = []
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)]) if target == name:
                found.append(node.value)
            case ast.AnnAssign(target=ast.Name(id=target), value=value) if target == name and value is not None:
                found.append(value)
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=value):
                found += _unpacked(names, value, name)
            case ast.For(target=ast.Name(id=target)) | ast.comprehension(target=ast.Name(id=target)) if target == name:
                found.append(node.iter)
            case ast.For(target=ast.Tuple(elts=names)) | ast.comprehension(target=ast.Tuple(elts=names)):
                found += _row_by_row(names, node.iter, name)
            case _:
                pass
    return found


def _unpacked(names: list[ast.expr], value: ast.expr, name: str) -> Iterator[ast.AST]:
    places = [place for place, one in enumerate(names) if isinstance(one, ast.Name) and one.id == name]
    if places:
        yield value.elts[places[0]] if isinstance(value, ast.Tuple) and len(value.elts) == len(names) else value


def _row_by_row(names: list[ast.expr], rows: ast.expr, name: str) -> Iterator[ast.AST]:
    places = [place for place, one in enumerate(names) if isinstance(one, ast.Name) and one.id == name]
    if places and isinstance(rows, ast.Tuple | ast.List):
        for row in rows.elts:
            if isinstance(row, ast.Tuple):
                yield row.elts[places[0]]
    elif places:
        yield rows


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Name):
        return function.id
    if isinstance(function, ast.Attribute):
        # `window.say(…)` shows a text that was looked up already.
        return function.attr if function.attr != "say" else f".{function.attr}"
    return ""


def _says_something(text: str) -> bool:
    # An owner's apostrophe is a word in other languages, and quotation marks are others.
    return any(letter.isalpha() or letter in "'“" for letter in _without_braces(text))


def _without_braces(text: str) -> str:
    while "{" in text and "}" in text[text.index("{") :]:
        start = text.index("{")
        text = text[:start] + text[text.index("}", start) + 1 :]
    return text


def gather() -> tuple[list[Text], list[Unresolved]]:
    """Return every text of the program in its order, and the calls whose text could not be found out."""
    import word_tables

    found: dict[tuple[str, str], Text] = {}
    unresolved: list[Unresolved] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        module = _Module(path)
        for text in module.texts():
            _add(found, text)
        unresolved += module.unresolved
    for context, source in word_tables.texts():
        if _says_something(source):
            _add(found, Text(context, source, context == "game" and "{count}" in source))
    for title in word_tables.titles():
        _add(found, Text("game", title))
    return sorted(found.values(), key=lambda text: text.context.casefold()), unresolved


def _add(found: dict[tuple[str, str], Text], text: Text) -> None:
    had = found.get((text.context, text.source))
    found[text.context, text.source] = text._replace(counted=text.counted or (had is not None and had.counted))


# ---------------------------------------------------------------------- the files

Said = Mapping[tuple[str, str], tuple[str, ...]]
"""What a language says for each context and source: one form, or one a number."""


def read(language: str) -> dict[tuple[str, str], tuple[str, ...]]:
    """Return what a translation file holds; a text that is not translated yet is missing."""
    path = FOLDER / f"gattai_{language}.ts"
    if not path.exists():
        return {}
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 (our own file)
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None:
                continue
            forms = tuple(form.text or "" for form in translation.findall("numerusform")) or (translation.text or "",)
            if all(forms):
                found[name, message.findtext("source") or ""] = forms
    return found


def in_order(texts: Iterable[Text], said: Said) -> list[Text]:
    """Return the texts as the file has them, however the code was moved; a new one follows what it follows there."""
    places = {key: place for place, key in enumerate(said)}
    last: dict[str, int] = {}
    found = []
    for text in texts:
        last[text.context] = place = places.get((text.context, text.source), last.get(text.context, -1))
        found.append((text.context.casefold(), place, text))
    return [text for _, _, text in sorted(found, key=lambda one: one[:2])]


def write(language: str, texts: Iterable[Text], said: Said) -> None:
    """Write a translation file; what has no translation yet is marked as unfinished."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage=SOURCE)
    context: ET.Element | None = None
    name = ""
    for text in in_order(texts, said):
        if language == SOURCE and not text.counted:
            continue
        if context is None or text.context != name:
            context, name = ET.SubElement(root, "context"), text.context
            ET.SubElement(context, "name").text = name
        message = ET.SubElement(context, "message", {"numerus": "yes"} if text.counted else {})
        ET.SubElement(message, "source").text = text.source
        translation = ET.SubElement(message, "translation")
        forms = said.get((text.context, text.source), ())
        if not forms:
            translation.set("type", "unfinished")
        if text.counted:
            for form in (forms * 2)[:2] if forms else ("", ""):
                ET.SubElement(translation, "numerusform").text = form
        else:
            translation.text = forms[0] if forms else ""
    ET.indent(root, "  ")
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = ET.tostring(root, encoding="unicode")
    path = FOLDER / f"gattai_{language}.ts"
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Gather, keep what is translated, and build."""
    parser = argparse.ArgumentParser(description="Gather the texts of the program and build its languages.")
    parser.add_argument("--missing", metavar="LANGUAGE", help="print what has no translation yet, and change nothing")
    chosen = parser.parse_args(arguments)
    texts, unresolved = gather()
    for call in unresolved:
        print(f"{call.place}: the text of {call.call} is no literal; name its table in packaging/word_tables.py.")
    if chosen.missing:
        said = read(chosen.missing)
        for text in texts:
            if (text.context, text.source) not in said and (chosen.missing != SOURCE or text.counted):
                print(f"{text.context}\t{text.source!r}")
        return 0
    status = int(bool(unresolved))
    for language in LANGUAGES:
        said = read(language)
        wanted = [text for text in texts if language != SOURCE or text.counted]
        write(language, wanted, said)
        done = sum((text.context, text.source) in said for text in wanted)
        print(f"{language}: {done:,} of {len(wanted):,}")
        generated.build_language(FOLDER / f"gattai_{language}.ts")
    return status


if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]
    try:
        sys.exit(main(sys.argv[1:]))
    except generated.NotGenerated as reason:
        sys.exit(str(reason))
