"""Packs that were made to hang a reader or to fill the memory: each fault is told, and there is an end to them."""

from pathlib import Path

import pytest

from gattai_desktop.content.faults import MAX_FAULTS, UnusablePack
from gattai_desktop.content.gattai.families import CONTENTS
from gattai_desktop.content.pack import read_pack
from gattai_desktop.content.reading import MAX_DEPTH, MAX_DOTS, MAX_FILE, MAX_NUMBER, NotToml, parse_toml
from gattai_desktop.windows.settings.settings import Settings, read_settings

MOST = MAX_FILE - 100


def faults_of(folder: Path, techs: str) -> tuple[str, ...]:
    (folder / "pack.toml").write_text("[pack]\n")
    (folder / "techs.toml").write_text(techs)
    with pytest.raises(UnusablePack) as wrong:
        read_pack(folder, CONTENTS)
    return tuple(str(fault) for fault in wrong.value.faults)


@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    ("techs", "told"),
    [
        ("a." * (MOST // 2) + "a = 1", f"techs.toml: Line 1 holds more than {MAX_DOTS} dots in a row of names."),
        ("[" + "a." * 200 + "a]", f"techs.toml: Line 1 holds more than {MAX_DOTS} dots in a row of names."),
        ("a = " + "9" * MOST, "techs.toml: A number in it is too large"),
        ("a = 0x" + "f" * 5_000, "techs.toml: A number in it is too large"),
        ("a = " + "[" * MOST, "techs.toml: "),
        ("a = " + "[" * 60 + "]" * 60, f"techs.toml: Its tables and lists are nested deeper than {MAX_DEPTH}."),
        ("\n".join(f"[t{number}]" for number in range(50_000)), "Entries here are called [[tech]]."),
        ("[[tech]]\n" + "\n".join(f"k{number}=1" for number in range(50_000)), "This field is not known."),
        ("[[tech]]\n" * 50_000, "entries are too many: 500 at most."),
    ],
    ids=["dots", "dotted head", "number", "hex number", "brackets", "lists", "tables", "fields", "entries"],
)
def test_a_file_that_was_made_to_take_for_ever_is_refused_at_once(techs: str, told: str, tmp_path: Path) -> None:
    faults = faults_of(tmp_path, techs)
    assert any(told in fault for fault in faults)
    assert len(faults) <= MAX_FAULTS


@pytest.mark.parametrize("more", [", and so on. ", "The fog lies over it. ", ". . ", "It's late. ", "a."])
@pytest.mark.parametrize("sign", ['"', "'", '"""', "'''"])
def test_a_text_may_hold_as_many_dots_as_it_likes(sign: str, more: str) -> None:
    dots = "…" + "." * 150 + (more * 170).replace("'", "’" if sign == "'" else "'")
    assert parse_toml(f"text = {sign}{dots}{sign} # {dots}".encode(), MAX_FILE) == {"text": dots}


@pytest.mark.timeout(60)
@pytest.mark.parametrize("name", ["a", '"a,b"', '"a b.c d"', "'a,b'", "'\"' ", '"\\"," ', '"#"'])
@pytest.mark.parametrize(
    "before",
    [
        "",
        '"',
        "x = { y = 1.5, ",
        'x = { y = """\n"""", ',
        'x = { y = """\\"""\n""""", ',
        "x = { y = '''\n''''', ",
        "x = { y = '\\', ",
    ],
)
def test_no_quotation_marks_hide_a_chain_of_names(before: str, name: str) -> None:
    chain = f"{name}." * (MOST // (len(name) + 2))
    with pytest.raises(NotToml):
        parse_toml(f"{before}{chain}a = 1 }}".encode(), MAX_FILE)


@pytest.mark.timeout(60)
@pytest.mark.parametrize("part", ['"""', "'''", '"\\', '\\"', '"""\\', "'\"", '""\\"', "#\n'''"])
def test_quotation_marks_without_end_are_told_at_once(part: str) -> None:
    with pytest.raises(NotToml):
        parse_toml(("." * (MAX_DOTS + 1) + part * (MOST // len(part) - 100)).encode(), MAX_FILE)


def test_a_file_that_is_too_large_is_not_read_at_all() -> None:
    with pytest.raises(NotToml, match="larger than 512 KB"):
        parse_toml(b"#" * (MAX_FILE + 1), MAX_FILE)


@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    "text",
    ["zoom = " + "9" * 400, "zoom = " + "9" * 5_000, "zoom = 0x" + "f" * 5_000, "a." * 30_000 + "a = 1", "zoom = nan"],
    ids=["large", "larger", "hex", "dots", "nan"],
)
def test_settings_that_no_person_wrote_cost_nothing_but_themselves(text: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text)
    assert read_settings(path) == Settings()


@pytest.mark.parametrize(
    ("fine", "past", "told"),
    [
        (f"a = {MAX_NUMBER}", f"a = {MAX_NUMBER + 1}", "too large"),
        (f"a = -{MAX_NUMBER}", f"a = -{MAX_NUMBER + 1}", "too large"),
        (
            "a = " + "[" * (MAX_DEPTH - 1) + "]" * (MAX_DEPTH - 1),
            "a = " + "[" * MAX_DEPTH + "]" * MAX_DEPTH,
            "deeper than",
        ),
        (".".join("a" * MAX_DEPTH) + " = 1", ".".join("a" * (MAX_DOTS + 2)) + " = 1", "dots"),
        ("#" * MAX_FILE, "#" * (MAX_FILE + 1), "larger than"),
    ],
)
def test_a_limit_is_read_to_its_end_and_no_further(fine: str, past: str, told: str) -> None:
    """The same holds for settings and for the manifests of cards."""
    parse_toml(fine.encode(), MAX_FILE)
    with pytest.raises(NotToml, match=told):
        parse_toml(past.encode(), MAX_FILE)
