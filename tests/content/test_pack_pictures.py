"""Pictures of a pack's own: read by their headers, refused with a reason, and carried wherever the pack goes."""

import struct
import zipfile
import zlib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest

from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.own_box import read_copies
from gattai_desktop.content.own_pack import OwnPack, read_own_pack, without_pictures
from gattai_desktop.content.pack_file import NoPackFile, files_in
from gattai_desktop.content.pack_pictures import FOLDER, MAX_PICTURE, MAX_PICTURES, keep_picture
from gattai_desktop.content.pack_shelf import PackShelf, renamed
from gattai_desktop.content.picture_file import NoPicture, PictureHeader, header_of
from tests.content.coach_packs import SCENARIOS, files_of, written

NAME = "quay.png"
SCENARIO = SCENARIOS.replace('picture = "harbour"', f'picture = "{NAME}"')
LINE = SCENARIO.splitlines().index(f'picture = "{NAME}"') + 1


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">L", len(data)) + name + data + struct.pack(">L", zlib.crc32(name + data))


def png(wide: int = 16, high: int = 9, *between: bytes) -> bytes:
    head = struct.pack(">LLBBBBB", wide, high, 8, 2, 0, 0, 0)
    row = b"\0" + bytes((200, 60, 90)) * min(wide, 64)
    pixels = zlib.compress(row * min(high, 64))
    parts = chunk(b"IHDR", head), *between, chunk(b"IDAT", pixels), chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def jpeg(wide: int, high: int) -> bytes:
    """As much of a JPEG file as its header is: behind a block as a camera writes it, in which another size stands."""
    said = b"\xff\xe1" + struct.pack(">H", 12) + b"\xff\xc0\x00\x0b\x08\x00\x01\x00\x01\x00"
    size = b"\xff\xc2" + struct.pack(">HBHHB", 17, 8, high, wide, 3) + bytes(9)
    return b"\xff\xd8" + said + size + b"\xff\xda\x00\x02pixels\xff\xd9"


def webp(kind: bytes, data: bytes) -> bytes:
    whole = b"WEBP" + kind + struct.pack("<L", len(data)) + data
    return b"RIFF" + struct.pack("<L", len(whole)) + whole


EXTENDED = bytes(4) + (699).to_bytes(3, "little") + (499).to_bytes(3, "little") + bytes(8)


def header(data: bytes) -> PictureHeader:
    return header_of(data, 16_000_000, 4096)


def pack_in(folder: Path, data: bytes | None = None, scenario: str = SCENARIO) -> Path:
    """Write a pack whose scenario has a picture of its own."""
    written(folder, files_of(scenarios=scenario))
    (folder / FOLDER).mkdir()
    (folder / FOLDER / NAME).write_bytes(png() if data is None else data)
    return folder


def one_file(path: Path, pack: OwnPack, **more: bytes) -> Path:
    path.write_bytes(pack.file)
    with zipfile.ZipFile(path, "a") as opened:
        for name, data in more.items():
            opened.writestr(name, data)
    return path


def fault(folder: Path) -> str:
    with pytest.raises(UnusablePack) as refused:
        read_own_pack(folder)
    (one,) = refused.value.faults
    assert (one.file, one.line, one.field) == ("scenarios.toml", LINE, "picture")
    return one.text


def test_the_size_of_each_format_is_read_without_decoding_it() -> None:
    bits = (699 | 499 << 14).to_bytes(4, "little")
    lossy = bytes(3) + b"\x9d\x01\x2a" + struct.pack("<HH", 700, 500) + bytes(12)
    assert header(png(700, 500)) == PictureHeader("png", 700, 500)
    assert header(jpeg(700, 500)) == PictureHeader("jpeg", 700, 500)
    assert header(webp(b"VP8 ", lossy)) == PictureHeader("webp", 700, 500)
    assert header(webp(b"VP8L", b"\x2f" + bits + bytes(12))) == PictureHeader("webp", 700, 500)
    assert header(webp(b"VP8X", EXTENDED)) == PictureHeader("webp", 700, 500)


def hostile() -> Iterator[tuple[str, bytes, str]]:
    """What a stranger may have called a picture, and why it is none."""
    yield "nothing", b"", "no whole picture"
    yield "SVG", b"<svg xmlns='http://www.w3.org/2000/svg'><image href='file:///etc/passwd'/></svg>", "no whole picture"
    yield "GIF", b"GIF89a" + bytes(40), "no whole picture"
    yield "cut off", png()[:-20], "no whole picture"
    yield "cut off in its head", png()[:18], "no whole picture"
    yield "a JPEG that is all beginning", b"\xff\xd8\xff", "no whole picture"
    yield "a JPEG cut off", jpeg(700, 500)[:-2], "no whole picture"
    yield "a WebP cut off", webp(b"VP8X", EXTENDED)[:-4], "no whole picture"
    yield "a moving PNG", png(16, 9, chunk(b"acTL", bytes(8))), "It moves"
    yield "a moving WebP", webp(b"VP8X", b"\x02" + EXTENDED[1:]), "It moves"
    yield "huge", png(60_000, 60_000), "60000 x 60000 pixels"
    yield "long", png(1, 5000), "1 x 5000 pixels"
    yield "no pixels", png(0, 9), "0 x 9 pixels"
    yield "many bytes", png(16, 9, chunk(b"tEXt", bytes(MAX_PICTURE))), "larger than 1024 KB"


@pytest.mark.parametrize(("called", "data", "why"), [*hostile()], ids=[one[0] for one in hostile()])
def test_a_file_that_is_no_picture_is_told_with_file_line_and_field(
    tmp_path: Path, called: str, data: bytes, why: str
) -> None:
    assert why in fault(pack_in(tmp_path / "pack", data)), called


def test_a_picture_that_is_missing_is_told(tmp_path: Path) -> None:
    folder = pack_in(tmp_path / "pack")
    (folder / FOLDER / NAME).unlink()
    assert fault(folder) == f"The picture {NAME} cannot be shown: No such file is in the folder pictures."


@pytest.mark.parametrize(
    "name", ["../quay.png", "a/quay.png", "..", "Quay.PNG", "quay.svg", "nul.png", "quay.png\\u0000"]
)
def test_a_name_that_leads_elsewhere_is_refused(tmp_path: Path, name: str) -> None:
    folder = pack_in(tmp_path / "pack", scenario=SCENARIO.replace(NAME, name))
    (tmp_path / NAME).write_bytes(png())
    assert "is no name of a picture of your own" in fault(folder)


@pytest.mark.parametrize("linked", [FOLDER, f"{FOLDER}/{NAME}"])
def test_a_link_to_a_picture_elsewhere_is_refused(tmp_path: Path, linked: str) -> None:
    folder, away = pack_in(tmp_path / "pack"), tmp_path / "away"
    try:
        (folder / linked).rename(away)
        (folder / linked).symlink_to(away)
    except OSError:
        pytest.skip("This system makes no links.")
    assert "link to another place" in fault(folder)


def test_more_pictures_than_a_pack_may_have_are_told(tmp_path: Path) -> None:
    begin = SCENARIO.index("[[scenario]]")
    one = SCENARIO[begin:]
    ids = [f'"evening.quay{number}"' for number in range(MAX_PICTURES + 1)]
    many = [
        one.replace('"evening.dark-quay"', called).replace(NAME, f"quay{number}.png")
        for number, called in enumerate(ids)
    ]
    folder = pack_in(tmp_path / "pack", scenario="\n".join(many))
    for number in range(MAX_PICTURES + 1):
        (folder / FOLDER / f"quay{number}.png").write_bytes(png())
    with pytest.raises(UnusablePack, match=f"at most {MAX_PICTURES} pictures"):
        read_own_pack(folder)


def test_a_pack_takes_its_pictures_along_in_one_file_and_under_another_id(tmp_path: Path) -> None:
    folder = pack_in(tmp_path / "pack")
    (folder / FOLDER / "unused.png").write_bytes(png(2, 2))
    pack = read_own_pack(folder)
    there = PackShelf(tmp_path / "packs")
    there.keep(there.look(one_file(tmp_path / "given.gattai-pack", pack)))
    (kept,) = there.read().packs
    assert kept == pack
    assert kept.pack.pictures == {NAME: png()}, "what nothing names stays behind"
    (form,) = kept.forms()
    assert Path(form.glance.picture).read_bytes() == png()
    there.keep(there.look(tmp_path / "given.gattai-pack", "other-quay"))
    assert there.read().by_id("other-quay").pack.pictures == {NAME: png()}  # type: ignore[union-attr]
    assert renamed(pack, "third").pack.pictures == {NAME: png()}


def test_a_pack_with_another_picture_is_another_version(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path / "packs")
    shelf.keep(shelf.look(pack_in(tmp_path / "first")))
    again = shelf.look(pack_in(tmp_path / "second", png(32, 18)))
    assert (again.known, again.instead_of) == (False, "The Dark Quay")


@pytest.mark.parametrize("name", ["pictures/../up.png", "pictures/a/b.png", "pictures/quay.svg", "Pictures/quay.png"])
def test_a_name_in_one_file_that_leads_elsewhere_loses_nothing(tmp_path: Path, name: str) -> None:
    shelf = PackShelf(tmp_path / "packs")
    shelf.keep(shelf.look(pack_in(tmp_path / "first")))
    changed = read_own_pack(pack_in(tmp_path / "second", png(32, 18)))
    with pytest.raises(NoPackFile, match="may not be called"):
        shelf.look(one_file(tmp_path / "hostile.gattai-pack", changed, **{name: png()}))
    assert [one.pack.pictures for one in shelf.read().packs] == [{NAME: png()}]


def test_a_picture_in_one_file_that_unpacks_to_more_than_it_may_is_not_unpacked(tmp_path: Path) -> None:
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as packing:
        packing.writestr("pack.toml", files_of()["pack.toml"])
        packing.writestr(f"{FOLDER}/{NAME}", bytes(300 * MAX_PICTURE))
    file = tmp_path / "bomb.gattai-pack"
    file.write_bytes(whole.getvalue())
    with pytest.raises(NoPackFile, match="a picture has at most 1024 KB"):
        files_in(file)


def test_a_folder_of_pictures_that_stands_by_itself_in_one_file_is_passed_by(tmp_path: Path) -> None:
    """Many programs that make a zip write the folder, too."""
    pack = read_own_pack(pack_in(tmp_path / "pack"))
    assert read_own_pack(one_file(tmp_path / "by-hand.gattai-pack", pack, **{f"{FOLDER}/": b""})) == pack


def test_a_session_keeps_no_pictures_and_its_pack_is_read_all_the_same(tmp_path: Path) -> None:
    pack = read_own_pack(pack_in(tmp_path / "pack"))
    (copy,) = pack.copies
    assert set(copy.files) == set(files_of())
    (again,) = read_copies([copy])
    assert again.files == pack.files
    (form,) = again.forms()
    assert not Path(form.glance.picture).exists()


def test_a_pack_that_is_taken_out_of_a_session_names_no_picture(tmp_path: Path) -> None:
    texts = without_pictures(read_own_pack(pack_in(tmp_path / "pack")).files)
    found = read_own_pack(written(tmp_path / "taken", texts))
    assert found.forms()[0].glance.picture == "empty"
    assert texts["threats.toml"] == files_of()["threats.toml"]


def test_a_faulty_pack_that_is_kept_to_be_mended_keeps_its_pictures(tmp_path: Path) -> None:
    folder = pack_in(tmp_path / "pack", scenario=SCENARIO.replace("fewest", "fewset"))
    for number in range(MAX_PICTURES):  # chosen before this one, and named by no entry any more
        keep_picture(folder, f"earlier {number}", png(32 + number), "png")
    shelf = PackShelf(tmp_path / "packs")
    kept = shelf.keep_to_mend(folder)
    assert [one.name for one in (kept / FOLDER).iterdir()] == [NAME]
    assert (kept / FOLDER / NAME).read_bytes() == png()


def test_a_picture_has_a_name_of_its_own_and_nothing_is_written_over(tmp_path: Path) -> None:
    first = keep_picture(tmp_path, "Der Kai (März).final", png(), "png")
    second = keep_picture(tmp_path, "Der Kai (März).final", png(32, 18), "png")
    assert first.startswith("der-kai-m-rz-final-")
    assert keep_picture(tmp_path, "Der Kai (März).final", png(), "png") == first != second
    assert sorted(one.name for one in (tmp_path / FOLDER).iterdir()) == sorted((first, second))
    with pytest.raises(NoPicture):
        header(b"no picture")
