import re
from itertools import pairwise

import pytest

from gattai_desktop.board import fonts
from gattai_desktop.board.fonts import shortened, text_font, width_in
from gattai_desktop.board.words import Mini, PlainText, Sign, broken, spoken, words_width, wrapped
from tests.board.sentences import words


def test_what_is_seen_is_also_said() -> None:
    assert spoken(words("{horns} Coach counters with {TD}")) == "Coach counters with Ten of diamonds"
    assert spoken(words("{star} {8H}")) == "Resonant Eight of hearts"


def test_cards_side_by_side_are_read_one_after_another() -> None:
    assert spoken(words("{8H}{TD} {2C} open")) == "Eight of hearts, Ten of diamonds, Two of clubs open"
    dear = (Mini("8H"), PlainText("  "), Sign("stairs", "price"), PlainText(" "), Mini("TD"))
    assert spoken(dear) == "Eight of hearts, at a price Ten of diamonds"


def test_long_sentences_break_at_spaces_and_lose_nothing(qapp: object) -> None:
    line = words("Momo counters with {4H} and then says something long about it, {red} too")
    parts = broken(line, 14, 120)
    assert len(parts) > 2
    assert " ".join(spoken(part) for part in parts).split() == spoken(line).split()
    assert all(words_width(part, 14) <= 121 for part in parts)


def test_a_word_longer_than_a_line_goes_on_in_the_next_one(qapp: object) -> None:
    line = words("{red} Sonderschutztruppen: Favor {4H}")
    for room in range(40, 160, 4):
        parts = broken(line, 14, room, hyphens=True)
        assert all(words_width(part, 14) <= room for part in parts), room
        assert re.sub("- ?| ", "", "".join(spoken(part) for part in parts)) == "Sonderschutztruppen:FavorFourofhearts"


def test_a_short_word_is_not_torn_where_there_is_no_room_at_all(qapp: object) -> None:
    assert [spoken(part) for part in broken("Das ist so", 14, 1, hyphens=True)] == ["Das", "ist", "so"]


def test_a_sign_goes_to_the_next_line_with_its_card(qapp: object) -> None:
    line = words("{stairs} {2D} {stairs} {8H} {9C}")
    for room in range(60, 160, 4):
        first, *_ = broken(line, 13, room)
        shown = [piece for piece in first if not (isinstance(piece, PlainText) and not piece.words.strip())]
        assert not isinstance(shown[-1], Sign)


def test_a_word_of_two_pieces_is_not_torn(qapp: object) -> None:
    """A name that somebody has and what the sentence adds to it: "Coach" and "'s"."""
    line = words("off *Coach*'s Deck into *Coach*'s Trash")
    for room in range(60, 220):
        lines = broken(line, 14, room)
        said = ["".join(piece.words for piece in one if isinstance(piece, PlainText)) for one in lines]
        assert not any(one.startswith("'") for one in said), f"{room}: {said}"
        assert " ".join(" ".join(said).split()) == "off Coach's Deck into Coach's Trash"


@pytest.mark.parametrize("line", ["Ren: Charges 3 → *4*, and Momo: Charges 13 → 14", "Evolutions to spend *1* → *2*"])
def test_what_was_and_what_is_stand_on_one_line(qapp: object, line: str) -> None:
    whole = len(re.findall("→", line))
    for room in range(60, 260, 4):
        parts = [spoken(part) for part in broken(words(line), 14, room)]
        assert " ".join(parts) == spoken(words(line)), room
        assert sum(len(re.findall(r"\d → \d", part)) for part in parts) == whole, (room, parts)
        parts = list(wrapped(line.replace("*", ""), text_font(14), room, 9))
        assert sum(len(re.findall(r"\d → \d", part)) for part in parts) == whole, (room, parts)


def test_a_sign_goes_with_the_word_that_is_not_torn(qapp: object) -> None:
    for room in range(60, 160, 3):
        lines = broken(words("everybody hears {star} *Coach*'s Deck"), 14, room)
        assert sum(isinstance(piece, Sign) for one in lines for piece in one) == 1
        assert not any(spoken(one).startswith("'") for one in lines)


def test_no_line_begins_with_the_comma_behind_a_card(qapp: object) -> None:
    """Given a row of cards, wherever its lines end, then what stands behind a card stays with it."""
    row = words("Everybody has seen {card1}, {card2}, {card3}.", card1=Mini("3S"), card2=Mini("KD"), card3=Mini("2C"))
    for room in range(60, 320, 3):
        for line in broken(row, 14, room):
            assert spoken(line)[:1] not in (",", ".")


def test_no_line_begins_with_the_sign_behind_a_number(qapp: object) -> None:
    """Given a number, a semicolon and another number, wherever lines end, then the semicolon stays with the first."""
    line = words(
        "Blue defends with {defence}; {needed} criticals are needed",
        defence=PlainText("2", True),
        needed=PlainText("4"),
    )
    for room in range(60, 320, 3):
        for part in broken(line, 13, room):
            assert not spoken(part).startswith(";")


def test_two_letters_of_a_word_stand_on_no_last_line_where_it_need_not_be(qapp: object) -> None:
    font = text_font(14)
    for room in range(round(width_in(font, "Dead-")) + 1, round(width_in(font, "Deadzone"))):
        assert [spoken(one) for one in broken("Deadzone", 14, room, hyphens=True)] == ["Dead-", "zone"]


def test_a_long_word_is_torn_where_its_parts_meet(qapp: object) -> None:
    """It stood there as "Boa-thouse", as "Sicherheitssch-leuse" and as "Kaffeekü-che"."""
    found = {
        word: [spoken(one) for one in broken(word, 14, room, hyphens=True)]
        for word, room in (("Boathouse", 60), ("Sicherheitsschleuse", 110), ("Kaffeeküche", 70), ("Erschallen", 60))
    }
    assert found["Boathouse"] == ["Boat-", "house"]
    assert found["Sicherheitsschleuse"] == ["Sicherheits-", "schleuse"]
    assert found["Kaffeeküche"] == ["Kaffee-", "küche"]
    assert found["Erschallen"][0] != "Ersc-"


def test_a_long_word_is_torn_between_two_syllables(qapp: object) -> None:
    """Given narrow places, then no ending of two letters stands alone, and no sound of two letters is torn."""
    for word in ("Einstellungen", "Verteidigungen", "Herausforderinnen", "Schablonen", "Projektionswand", "Kritische"):
        for room in range(50, 120, 3):
            *full, last = (spoken(one) for one in broken(word, 14, room, hyphens=True))
            assert "".join(one.removesuffix("-") for one in full) + last == word
            parts = (*full, last)
            assert not full or last not in ("en", "ng", "nd", "er"), f"{room}: {parts}"
            assert not any(one.endswith(("c-", "t-", "p-")) and other[:1] == "h" for one, other in pairwise(parts))


@pytest.mark.parametrize("line", ["The Team begins at Harmony 4.", "Das Team beginnt mit *Harmonie* 4."])
def test_a_number_stays_with_what_it_counts(qapp: object, line: str) -> None:
    """Given a line that ends between a word and its number, then both go on in the next one, where both have room."""
    for room in range(90, 260, 3):
        parts = [spoken(part) for part in broken(words(line), 14, room)]
        assert " ".join(parts) == spoken(words(line))
        assert not any(part.startswith("4") for part in parts), (room, parts)
        assert all(words_width(part, 14) <= room for part in broken(words(line), 14, room))
    assert [spoken(part) for part in broken("At Harmony 4.", 14, 60)] == ["At", "Harmony", "4."]


def test_a_number_behind_a_comma_begins_what_comes_next(qapp: object) -> None:
    """Given two counts, then the number of the second takes no word of the first along, which would stand alone."""
    for room in (56, 60):
        assert [spoken(part) for part in broken("1 Schritt, 1 Bereich", 12, room)] == ["1 Schritt,", "1 Bereich"]


def test_a_line_that_has_room_is_measured_once(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is painted asks for it in every picture."""
    line = "Red escalates with the Ten of clubs"
    assert shortened(text_font(16), line, 500) == line
    monkeypatch.setattr(fonts, "QFontMetricsF", None)
    assert shortened(text_font(16), line, 500) == line
