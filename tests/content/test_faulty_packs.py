"""Two thousand packs that chance has spoilt: each is refused whole in words with file and line, or still sound."""

import io
import random
import re
import tempfile
import zipfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.pack_file import MAX_WHOLE, NoPackFile, packed
from gattai_desktop.content.pack_shelf import PackNotKept, PackShelf
from tests.content.coach_packs import files_of

Files = dict[str, str]
_PACKS: Final = 2000
_VALUE: Final = re.compile(r"^(\s*[a-z_]+ = )(.+)$", re.MULTILINE)
_OTHERS: Final = (
    "9", "-1", "true", '"?"', '""', "[]", "[1, [2]]", "{ a = 1 }", "1979-05-27", "nan", "inf", "1e400", "[{}]",
    '"+Nothing:Nobody(X)"', '["\\u0000"]', "9" * 4400, '"' + "a" * 5000 + '"',
)  # fmt: skip
_NAMES: Final = ("../up.toml", "..", "/etc/pack.toml", "a\\..\\b.toml", "C:\\pack.toml", "deep/pack.toml", "con.TOML")
_NO_WORDS: Final = re.compile(r"Traceback|Error\b|<class|object at 0x|None\b")


def _flipped_file(chance: random.Random, files: Files) -> bytes:
    """A few bytes of the whole file are others."""
    whole = bytearray(packed(files))
    for _ in range(chance.randint(1, 6)):
        whole[chance.randrange(len(whole))] ^= 1 << chance.randrange(8)
    return bytes(whole)


def _flipped_text(chance: random.Random, files: Files) -> bytes:
    """A few bytes of one text are others; it may be no UTF-8 any more."""
    name = chance.choice(sorted(files))
    text = bytearray(files[name].encode())
    for _ in range(chance.randint(1, 4)):
        text[chance.randrange(len(text))] ^= 1 << chance.randrange(8)
    return _zip({**{one: other.encode() for one, other in files.items()}, name: bytes(text)})


def _swapped_fields(chance: random.Random, files: Files) -> bytes:
    """Two fields of a file have each other's values."""
    name = chance.choice(sorted(files))
    one, other = chance.sample(list(_VALUE.finditer(files[name])), 2)
    first, second = sorted((one, other), key=lambda found: found.start())
    text = files[name]
    text = text[: first.start(2)] + second[2] + text[first.end(2) : second.start(2)] + first[2] + text[second.end(2) :]
    return packed({**files, name: text})


def _wrong_kind(chance: random.Random, files: Files) -> bytes:
    """A field has a value of another kind."""
    name = chance.choice(sorted(files))
    found = chance.choice(list(_VALUE.finditer(files[name])))
    text = files[name]
    return packed({**files, name: f"{text[: found.start(2)]}{chance.choice(_OTHERS)}{text[found.end(2) :]}"})


def _wrong_name(chance: random.Random, files: Files) -> bytes:
    """A field, a table or an entry is called otherwise, or is gone, or is there twice."""
    name = chance.choice(sorted(files))
    rows = files[name].splitlines()
    place = chance.choice([number for number, row in enumerate(rows) if row.strip() and not row.startswith("#")])
    rows[place : place + 1] = chance.choice(
        ([], [rows[place]] * 2, [rows[place].replace("a", "e", 1)], [rows[place][: chance.randrange(len(rows[place]))]])
    )
    return packed({**files, name: "\n".join(rows)})


def _deep(chance: random.Random, files: Files) -> bytes:
    """A value is nested deeper than anything that could be meant."""
    name, deep = chance.choice(sorted(files)), chance.choice((9, 60, 2000, 90_000))
    found = chance.choice(list(_VALUE.finditer(files[name])))
    opens, closes = chance.choice((("[", "]"), ("{ a = ", " }")))
    value = chance.choice((opens * deep + "1" + closes * deep, opens * deep))
    text = files[name]
    return packed({**files, name: f"{text[: found.start(2)]}{value}{text[found.end(2) :]}"})


def _bomb(chance: random.Random, files: Files) -> bytes:
    """A small file that would become a very large one, or very many."""
    whole = {one: other.encode() for one, other in files.items()}
    if chance.random() < 0.5:
        return _zip({**whole, chance.choice(sorted(files)): b"#" * (MAX_WHOLE + chance.randrange(10**6))})
    return _zip({**whole, **{f"x{number}.toml": b"" for number in range(chance.randint(41, 300))}})


def _leads_out(chance: random.Random, files: Files) -> bytes:
    """A file in it has a name that leads elsewhere."""
    return _zip({**{one: other.encode() for one, other in files.items()}, chance.choice(_NAMES): b"x = 1\n"})


def _cut_off(chance: random.Random, files: Files) -> bytes:
    """The file ends too soon."""
    whole = packed(files)
    return whole[: chance.randrange(len(whole))]


def _zip(files: dict[str, bytes]) -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as packing:
        for name, text in files.items():
            packing.writestr(zipfile.ZipInfo(name), text)
    return written.getvalue()


_SPOILING: Final[tuple[Callable[[random.Random, Files], bytes], ...]] = (
    _flipped_file, _flipped_text, _swapped_fields, _wrong_kind, _wrong_name, _deep, _bomb, _leads_out, _cut_off,
)  # fmt: skip
_ALWAYS_REFUSED: Final = (_bomb, _leads_out, _cut_off)


@pytest.mark.parametrize("part", range(8))
def test_a_pack_that_chance_has_spoilt_is_refused_whole_in_clear_words(
    part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scratch, shelf = tmp_path / "scratch", PackShelf(tmp_path / "packs")
    scratch.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(scratch))
    refused: Counter[str] = Counter()
    for number in range(part, _PACKS, 8):
        chance = random.Random(f"faulty pack {number}")
        spoil = _SPOILING[number // 8 % len(_SPOILING)]
        file = tmp_path / "spoilt.gattai-pack"
        file.write_bytes(spoil(chance, files_of()))
        try:
            shelf.look(file)
        except UnusablePack as wrong:
            assert wrong.faults, number
            for fault in wrong.faults:
                _clear(fault.text, number)
                assert fault.file.endswith(".toml"), (number, fault)
                whole_file = not fault.entry and not fault.field
                assert fault.line or whole_file, (number, fault)
            refused[spoil.__name__] += 1
        except (NoPackFile, PackNotKept) as wrong:
            _clear(str(wrong), number)
            refused[spoil.__name__] += 1
        else:
            assert spoil not in _ALWAYS_REFUSED, number
        assert not shelf.folder.exists(), number
        assert not list(scratch.iterdir()), number
        assert sorted(one.name for one in tmp_path.iterdir()) == ["scratch", "spoilt.gattai-pack"], number
    assert set(refused) == {one.__name__ for one in _SPOILING}
    assert refused.total() > 0.7 * _PACKS / 8


def _clear(words: str, number: int) -> None:
    """A sentence for a person: it has an end, is not endless, and quotes nothing of the program."""
    assert 8 < len(words) < 600, (number, words)
    assert words[-1] in ".?!", (number, words)
    assert not _NO_WORDS.search(words), (number, words)
