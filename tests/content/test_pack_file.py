"""A pack as one file: written the same each time, read whole or refused in words, whatever a stranger put into it."""

import io
import random
import stat
import struct
import zipfile
from pathlib import Path

import pytest

from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.pack_file import MAX_FILES, MAX_PACKED, NoPackFile, files_in, packed, unpacked
from gattai_desktop.content.reading import MAX_FILE
from gattai_desktop.content.tasuo.card_packs import read_card_pack

HEAD = """[pack]
id = "mine"
title = "Mine"
format = 1
game = "tasuo"

[pack.attribution]
work = "Mine"
author = "Ren"
licence = "CC0-1.0"
licence_url = "https://creativecommons.org/publicdomain/zero/1.0/"
changes = "None."
notice = "Ren made it."
"""
CLASSES = '[[class]]\nid = "mine"\nname = "Mine"\n'


def _kept(folder: Path, files: dict[str, str] | bytes) -> Path:
    path = folder / "mine.gattai-pack"
    path.write_bytes(files if isinstance(files, bytes) else packed(files))
    return path


def _zip(*entries: tuple[zipfile.ZipInfo | str, bytes]) -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as packing:
        for name, text in entries:
            packing.writestr(name, text)
    return written.getvalue()


def test_a_pack_goes_into_one_file_and_comes_out_of_it(tmp_path: Path) -> None:
    path = _kept(tmp_path, {"classes.toml": CLASSES, "pack.toml": HEAD})
    assert files_in(path) == {"pack.toml": HEAD.encode(), "classes.toml": CLASSES.encode()}
    with unpacked(path) as folder:
        pack = read_card_pack(folder).pack
    assert (pack.title, pack.attribution.author, [one.name for one in pack.entries]) == ("Mine", "Ren", ["Mine"])
    assert not folder.exists()


def test_the_same_pack_is_the_same_file() -> None:
    assert packed({"pack.toml": HEAD, "classes.toml": CLASSES}) == packed({"classes.toml": CLASSES, "pack.toml": HEAD})


def test_a_fault_inside_is_told_with_file_line_and_field(tmp_path: Path) -> None:
    path = _kept(tmp_path, {"pack.toml": HEAD, "classes.toml": '[[class]]\nid = "mine"\nname = 7\n'})
    with unpacked(path) as folder, pytest.raises(UnusablePack) as refused:
        read_card_pack(folder)
    (fault,) = refused.value.faults
    assert (fault.file, fault.line, fault.field) == ("classes.toml", 3, "name")


@pytest.mark.parametrize(
    "name",
    [
        "../pack.toml", "/pack.toml", "a/pack.toml", "a\\pack.toml", "C:pack.toml", "..", "pack.py", "Pack.toml",
        "pack.toml/", "pack.toml\x00.py", "p\nack.toml", "x" * 61 + ".toml", ".toml", "päck.toml",
    ],
)  # fmt: skip
def test_a_name_that_no_pack_has_is_refused(tmp_path: Path, name: str) -> None:
    entry = zipfile.ZipInfo("pack.toml")
    entry.filename = entry.orig_filename = name
    written = _zip(("pack.toml", HEAD.encode()), (entry, b"x"))
    with pytest.raises(NoPackFile, match="may not be called"):
        files_in(_kept(tmp_path, written))


def test_a_link_is_refused(tmp_path: Path) -> None:
    entry = zipfile.ZipInfo("pack.toml")
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    with pytest.raises(NoPackFile, match="no plain file"):
        files_in(_kept(tmp_path, _zip((entry, b"/etc/passwd"))))


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_the_same_name_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoPackFile, match="is twice in"):
        files_in(_kept(tmp_path, _zip(("pack.toml", b"a"), ("pack.toml", b"b"))))


def test_a_pack_without_its_head_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoPackFile, match=r"There is no pack\.toml in mine\.gattai-pack"):
        files_in(_kept(tmp_path, {"classes.toml": CLASSES}))


def test_what_would_become_large_is_refused_while_it_is_read(tmp_path: Path) -> None:
    bomb = _zip(("pack.toml", b"\0" * (200 * MAX_FILE)))
    assert len(bomb) < MAX_PACKED
    with pytest.raises(NoPackFile, match="too large"):
        files_in(_kept(tmp_path, bomb))
    many = _zip(*((f"file-{number}.toml", b"\0" * MAX_FILE) for number in range(10)))
    with pytest.raises(NoPackFile, match="too large"):
        files_in(_kept(tmp_path, many))


def test_a_size_that_is_claimed_is_not_believed(tmp_path: Path) -> None:
    bomb = _zip(("pack.toml", b"\0" * (4 * MAX_FILE)))
    claimed = bomb.replace(struct.pack("<L", 4 * MAX_FILE), struct.pack("<L", 10))
    with pytest.raises(NoPackFile):
        files_in(_kept(tmp_path, claimed))


def test_too_many_files_and_too_large_a_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(NoPackFile, match=f"at most {MAX_FILES}"):
        files_in(_kept(tmp_path, {f"file-{number}.toml": "" for number in range(MAX_FILES + 1)}))
    with pytest.raises(NoPackFile, match="larger than"):
        files_in(_kept(tmp_path, b"x" * (MAX_PACKED + 1)))


@pytest.mark.parametrize("flag", [1, 1 << 6])
def test_a_secret_file_is_refused(tmp_path: Path, flag: int) -> None:
    whole = bytearray(packed({"pack.toml": HEAD}))
    at = whole.index(b"PK\x01\x02")
    whole[at + 8 : at + 10] = struct.pack("<H", flag | 1)
    with pytest.raises(NoPackFile, match="not read here"):
        files_in(_kept(tmp_path, bytes(whole)))


def test_what_is_no_pack_at_all_is_told(tmp_path: Path) -> None:
    with pytest.raises(NoPackFile, match="is no file"):
        files_in(tmp_path / "away.gattai-pack")
    with pytest.raises(NoPackFile, match="is no file"):
        files_in(tmp_path)
    for found in (b"", b"PK", b"no zip", packed({"pack.toml": HEAD})[:-30]):
        with pytest.raises(NoPackFile, match="is damaged, or no pack"):
            files_in(_kept(tmp_path, found))


def test_a_damaged_file_is_read_or_refused_and_nothing_else_happens(tmp_path: Path) -> None:
    whole = packed({"pack.toml": HEAD, "classes.toml": CLASSES})
    chance = random.Random(17)
    told = 0
    for _ in range(600):
        damaged = bytearray(whole)
        for _ in range(chance.randint(1, 4)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        cut = damaged[: chance.randrange(len(damaged))] if chance.random() < 0.2 else damaged
        try:
            files_in(_kept(tmp_path, bytes(cut)))
        except NoPackFile as wrong:
            told += str(wrong) != ""
    assert told > 200
    assert [one.name for one in tmp_path.iterdir()] == ["mine.gattai-pack"]
