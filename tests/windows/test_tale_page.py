"""The page of a tale: whole, safe, alone, and readable without its pictures."""

import re
from html.parser import HTMLParser

import pytest
from PySide6.QtGui import QColor, QFont
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.signs import sign_data
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.records.tale import tale_of
from gattai_desktop.windows.kit.paper import WIDE, Paper, pdf_of, pictures_of
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.tale.spoken_tale import LONGEST_SENTENCE, SpokenTale, spoken_tale, with_sentences
from gattai_desktop.windows.tale.tale_heading import title_lines
from gattai_desktop.windows.tale.tale_page import page_of
from gattai_desktop.windows.tale.tale_paper import lay_tale
from tests.records.evenings import evening

HOSTILE = "\"'><script>alert(1)</script><img src=x onerror=alert(1)>&amp;{braces}\u202e"
ALONE = {"meta", "polyline", "path", "rect", "line", "circle", "ellipse", "polygon"}
"""Elements that hold nothing, and need no end here."""
LEADS_OUT = {
    "script", "link", "img", "iframe", "object", "embed", "form", "base", "image", "use", "foreignobject", "a",
}  # fmt: skip
GAMES = (("gattai", "neon-harbour", 200), ("rumblebots", "", 200), ("virtual-machine", "", 300), ("tasuo", "", 400))


class StrictPage(HTMLParser):
    """Reads a page, and fails where elements do not lie in each other, or an attribute stands twice."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"<{tag}> has an attribute twice: {names}"
        self.found.append((tag, dict(attrs)))
        if tag not in ALONE:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in ALONE:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in ALONE:
            assert self.open, f"</{tag}> ends nothing"
            assert self.open.pop() == tag, f"</{tag}> ends another element"

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def read(page: str) -> StrictPage:
    """Read a page strictly, to its end."""
    parser = StrictPage()
    parser.feed(page)
    parser.close()
    assert parser.open == []
    return parser


def spoken(game: str = "gattai", scenario: str = "neon-harbour", moves: int = 200, seed: int = 2) -> SpokenTale:
    played = evening(game, scenario, moves, seed)
    return spoken_tale(tale_of(played.box, played.name, played.start, played.entries))


@pytest.mark.parametrize(("game", "scenario", "moves"), GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_is_whole_and_leads_nowhere(qtbot: QtBot, game: str, scenario: str, moves: int, language: str) -> None:
    speak_language(language)
    try:
        tale = spoken(game, scenario, moves, 3)
        page = page_of(tale, Paint())
    finally:
        speak_language("en")
    parser = read(page)
    names = {tag for tag, _ in parser.found}
    assert not names & {
        "script",
        "link",
        "img",
        "iframe",
        "object",
        "embed",
        "form",
        "base",
        "image",
        "use",
        "foreignobject",
    }
    for tag, attributes in parser.found:
        assert not any(name.startswith("on") for name in attributes)
        assert not {"src", "href", "xlink:href", "srcset", "action", "data"} & set(attributes), tag
    without_namespace = page.replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|//[a-z]|url\(|@import|file:|data:", without_namespace)
    assert page.startswith("<!DOCTYPE html>")
    assert dict(parser.found)["html"]["lang"] == language


def test_each_picture_has_its_words_and_ornaments_are_silent(qtbot: QtBot) -> None:
    tale = spoken()
    parser = read(page_of(tale, Paint()))
    pictures = [attributes for tag, attributes in parser.found if tag == "svg"]
    told = [one["aria-label"] for one in pictures if one.get("role") == "img"]
    assert all(one.get("role") == "img" or one.get("aria-hidden") == "true" for one in pictures)
    assert [one.picture_words for one in tale.points] == told[-len(tale.points) :]
    assert all(told)
    assert tale.title in told
    assert any(tale.course_words in (one or "") for one in told)


@pytest.mark.parametrize(("game", "scenario", "moves"), GAMES)
def test_every_sign_of_a_turning_point_is_one_that_is_drawn(game: str, scenario: str, moves: int) -> None:
    for seed in range(1, 6):
        played = evening(game, scenario, moves, seed)
        points = tale_of(played.box, played.name, played.start, played.entries).points
        assert [one.point.sign for one in points if one.point.sign and not sign_data(one.point.sign)] == []


def test_on_a_narrow_screen_the_title_stands_below_the_picture(qtbot: QtBot) -> None:
    narrow = page_of(spoken(), Paint()).partition("@media screen and (max-width: 60rem)")[2].partition("@media")[0]
    assert "header { display: block" in narrow


def test_what_people_typed_is_only_ever_text(qtbot: QtBot) -> None:
    """Names, titles and sentences are typed by people: none of them becomes an element or an attribute."""
    tale = spoken()
    usual = [tag for tag, _ in read(page_of(tale, Paint())).found]
    typed = evolve(
        tale,
        title=HOSTILE,
        over_title=HOSTILE,
        sentences=tuple(HOSTILE for _ in tale.sentences),
        gauge=HOSTILE,
        course=tuple((value, HOSTILE) for value, _ in tale.course),
        course_words=HOSTILE,
        points=tuple(
            evolve(one, time=HOSTILE, title=HOSTILE, text=HOSTILE, picture_words=HOSTILE) for one in tale.points
        ),
        people=tuple(evolve(one, name=HOSTILE, did=HOSTILE) for one in tale.people),
        notices=(HOSTILE,),
    )
    page = page_of(typed, Paint())
    parser = read(page)
    found = [tag for tag, _ in parser.found]
    # A title that cannot be cut stands there as text, and labels stand where there were none.
    drawn = {"svg", "path", "g", "text", "time"}
    assert [tag for tag in found if tag not in drawn] == [tag for tag in usual if tag not in drawn]
    assert "<script" not in page
    assert sum(text.count("<script>alert(1)</script>") for text in parser.texts) >= 8


def test_a_typed_sentence_wins_and_an_empty_line_is_left_out(qtbot: QtBot) -> None:
    tale = spoken()
    assert len(tale.sentences) == 5
    mine = with_sentences(tale, ["Nobody  had seen\nit coming.", "", tale.sentences[2], "x" * 9_000])
    assert mine.sentences == ("Nobody had seen it coming.", tale.sentences[2], "x" * LONGEST_SENTENCE)
    page = page_of(mine, Paint())
    assert "Nobody had seen it coming." in page
    assert tale.sentences[0] not in page


def test_a_page_has_both_grounds_and_prints_on_a4_in_two_columns(qtbot: QtBot) -> None:
    page = page_of(spoken(), Paint())
    assert "prefers-color-scheme: dark" in page
    printed = page[page.index("@media print") :]
    assert "size: A4" in page
    assert re.search(r"main \{[^}]*grid-template-columns: minmax\(0, 2fr\) minmax\(0, 3fr\)", printed)


def test_the_notice_of_the_packs_stands_at_the_foot(qtbot: QtBot) -> None:
    tale = spoken()
    page = page_of(tale, Paint())
    assert tale.notices
    assert all(notice in page[page.index("<footer>") :] for notice in tale.notices)


def test_a_day_and_a_page_without_anything_are_told(qtbot: QtBot) -> None:
    tale = spoken(moves=0)
    parser = read(page_of(tale, Paint()))
    assert tale.points == ()
    assert "Nothing has turned the tide this evening yet." in parser.texts


@pytest.mark.parametrize(
    ("title", "lines"),
    [
        ("The tide comes in", ("The tide", "comes in")),
        ("Contact", ("Contact",)),
        ("Die Nacht über dem Eis", ()),
        ("", ()),
        ("x" * 60, ()),
    ],
)
def test_titles_are_cut_in_lines_where_their_letters_are(title: str, lines: tuple[str, ...]) -> None:
    assert title_lines(title) == lines


@pytest.mark.parametrize("title", ["Die Nacht, in der er kam", "Wie es war, und was davon blieb: " * 6])
def test_a_title_that_cannot_be_cut_stays_in_its_picture(
    title: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its ink is light: below the picture nobody could read it. And none of its words stands alone for want of room."""
    written: dict[str, tuple[float, float]] = {}
    write = Paper.text

    def text(paper: Paper, x: float, y: float, wide: float, words: str, font: QFont, ink: QColor) -> float:
        end = write(paper, x, y, wide, words, font, ink)
        written[words] = end, paper.high(words, font, wide - 1) - (end - y)
        return end

    monkeypatch.setattr(Paper, "text", text)
    tale = evolve(spoken(), title=title)
    pictures_of(lambda paper: lay_tale(paper, tale, Paint()), 100)
    end, higher = written[title]
    assert end <= WIDE * 300 / 1280
    assert higher > 0, "its lines are as equal as can be"


def test_the_pdf_holds_every_sheet(qtbot: QtBot) -> None:
    tale = spoken()
    data = pdf_of(tale.title, lambda paper: lay_tale(paper, tale, Paint()))
    assert data.startswith(b"%PDF-")
    assert data.rstrip().endswith(b"%%EOF")
    sheets = pictures_of(lambda paper: lay_tale(paper, tale, Paint()), 400)
    assert len(sheets) == 1
    assert len(re.findall(rb"/Type\s*/Page\b", data)) == len(sheets)


def test_a_tale_that_does_not_fit_goes_on_with_another_sheet(qtbot: QtBot) -> None:
    tale = spoken()
    long = evolve(tale, people=tuple(evolve(tale.people[0], did="did many things, " * 20) for _ in range(12)))
    assert len(pictures_of(lambda paper: lay_tale(paper, long, Paint()), 300)) > 1


def test_names_on_cards_are_as_wide_as_they_were_painted_in_any_letters(qtbot: QtBot) -> None:
    """Where the letters of the program are not installed, names ran over the edge of their cards."""
    tale = spoken("tasuo", "", 400)
    named = re.findall(r"<text [^>]*font-weight=\"700\"[^>]*>", page_of(tale, Paint()))
    assert named
    for one in named:
        wide = re.search(r"textLength=\"([\d.]+)\" lengthAdjust", one)
        left = re.search(r" x=\"([\d.]+)\"", one)
        assert wide is not None, one
        assert left is not None, one
        assert float(left[1]) + float(wide[1]) <= 250, one


@pytest.mark.parametrize(
    ("title", "long"), [("Neon Harbour", False), ("Kiki's und Jürgens Abend", False), (HOSTILE, True), ("ß" * 60, True)]
)
def test_a_long_title_in_the_letters_of_the_page_is_written_smaller(qtbot: QtBot, title: str, long: bool) -> None:
    page = page_of(evolve(spoken(), title=title), Paint())
    assert ('<h1 class="long">' in page) is long


def test_a_title_that_ends_a_sentence_ends_it_once(qtbot: QtBot) -> None:
    played = evening("tasuo", "", 60, 2)
    tale = spoken_tale(tale_of(played.box, "The end.", played.start, played.entries))
    assert " played The end." in " ".join(tale.sentences)
    assert ".." not in " ".join(tale.sentences)
