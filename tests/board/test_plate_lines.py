"""LOOK 7, Drives: all titles of a row on one base line, one calm line below, and air between both."""

import pytest

from gattai_desktop.board.fonts import register_fonts
from gattai_desktop.board.plate_lines import PlateLines, alone, base_lines, shortenings
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.board.side_by_side import Speaker, agree
from gattai_desktop.board.words import DrawnWords, Mini, PlainText, spoken, words_width
from gattai_desktop.cards.frozen import evolve
from tests.board.sentences import words

HIGH, TITLE, SIZE = 76.0, 18.0, 14
CARDS = words("{star} {8H}  {jag} {TC} {QS}  {stairs} {4S} {7S}")
REASON, FEW = "A Rumble begins in stage 3 only.", "Only in stage 3"


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    register_fonts()


def speaker(sub: DrawnWords | str, short: str = "", title: float = 90.0) -> Speaker:
    """A plate with that line below a title which needs 90 pixels, with the cap of its key 120."""
    return Speaker(shortenings(sub, short), 36.0, title + 30, title, under=24.0)


def row(room: float, *speakers: Speaker, high: float = HIGH) -> tuple[PlateLines, ...]:
    lines, needs = agree(speakers, room, high, TITLE, SIZE)
    assert sum(needs) <= room
    return lines


def cards(lines: PlateLines) -> int:
    return sum(isinstance(piece, Mini) for piece in lines.words)


def test_where_there_is_room_everything_is_said_on_one_line() -> None:
    counter, rumble = row(700, speaker(CARDS), speaker(REASON, FEW))
    assert (counter.rows, rumble.rows) == (1, 1)
    assert counter.words == CARDS
    assert spoken(rumble.words) == REASON


def test_who_can_say_it_in_a_few_words_says_so_before_a_card_is_left_out() -> None:
    counter, rumble = row(words_width(CARDS, SIZE) + 36 + 190, speaker(CARDS), speaker(REASON, FEW))
    assert spoken(rumble.words) == FEW
    assert counter.words == CARDS
    assert counter.rows == rumble.rows == 1


def test_cards_that_have_no_room_are_counted_in_the_same_line() -> None:
    (counter,) = row(160, speaker(CARDS))
    assert counter.rows == 1
    assert 0 < cards(counter) < 5
    assert counter.words[-1] == PlainText(f"  +{5 - cards(counter)}")


def test_a_plate_does_not_grow_far_beyond_its_neighbours_for_what_it_can_say_in_a_few_words() -> None:
    _, rumble = row(400, speaker("= 7", title=40.0), speaker(REASON, FEW))
    assert spoken(rumble.words) == FEW


def test_where_one_plate_needs_a_second_line_all_stand_as_if_they_had_one() -> None:
    long, short = row(250, speaker("Comes into the fight for a while"), speaker("Coach wins"))
    assert long.rows == short.rows == 2
    assert long.size == short.size


def test_the_cap_of_the_key_goes_beside_the_words_where_the_title_leaves_it_no_room() -> None:
    first, second = row(200, speaker(""), speaker("= 7"))
    assert not first.capped
    assert first.low
    assert second.low
    assert first.rows == second.rows == 1, "the cap needs a line of its own where there are no words"
    assert spoken(second.words) == "= 7"


def test_no_key_gives_way_to_words() -> None:
    """Given titles that leave room for nothing else, then the words below fall silent, and each key is seen."""
    plates = row(200, speaker("Comes into the fight for a long while"), speaker("Coach wins at once"), high=43.0)
    assert all(one.keyed for one in plates)
    assert not all(one.words for one in plates)


def test_words_that_are_no_wider_than_their_title_do_not_fall_silent_for_others() -> None:
    """Given a row that lacks room for one line of words, then a plate with a wider title goes on saying its own."""
    lines = row(340, speaker("It fights", title=220.0), speaker("Comes into the fight", title=60.0), high=43.0)
    assert [spoken(one.words) for one in lines] == ["It fights", ""]


def test_where_titles_take_two_lines_the_keys_stand_below_them_if_there_is_height() -> None:
    high, low = row(150, speaker(""), speaker(""), high=99.0), row(150, speaker(""), speaker(""), high=43.0)
    assert all(one.folded and one.low for one in high)
    assert all(one.folded and not one.keyed for one in low)


def test_large_words_become_smaller_no_further_than_they_must() -> None:
    """Given an enlarged row in which a line lacks a little room, then its words are a little smaller, not the least."""
    plates = tuple(speaker(words("{6H} goes, hand back to 9")) for _ in range(4))
    room = 4 * (words_width(words("{6H} goes, hand back to 9"), 18) + 36 + 24)
    lines, needs = agree(plates, room, 115.0, 28.0, 25)
    assert sum(needs) <= room
    assert {one.size for one in lines} <= {17, 18}


def test_below_titles_on_two_lines_large_words_become_smaller_no_further_than_they_must() -> None:
    """In an enlarged window they were the least that can be read, below titles more than twice as large."""
    plates = (evolve(speaker("no turn; at round end draws to 4", title=300.0), folded=180.0),) * 4
    lines, needs = agree(plates, 4 * 240, 160.0, 31.0, 27)
    assert sum(needs) <= 4 * 240
    assert all(one.folded and one.low for one in lines)
    assert min(one.size for one in lines) > 1.5 * TEXT_FLOOR


def test_a_plate_that_stands_alone_makes_large_words_smaller_no_further_than_it_must() -> None:
    room = words_width(words(REASON), 20)
    assert alone(REASON, "", 25, room, 60.0, 28.0).size in (19, 20)


def test_plates_without_a_line_have_their_titles_in_the_middle() -> None:
    (only,) = row(400, speaker(""))
    assert only.rows == 0
    middle = base_lines(HIGH, TITLE, SIZE, 0)
    assert middle.title == pytest.approx(HIGH / 2 + TITLE * 0.73 / 2)


@pytest.mark.parametrize("high", [60.0, 66.0, 76.0, 99.0, 160.0])
@pytest.mark.parametrize("rows", [1, 2])
def test_a_small_card_never_touches_the_title_above_it(high: float, rows: int) -> None:
    title, size = high * 0.24, max(TEXT_FLOOR, high * 0.19)
    lines = base_lines(high, title, size, rows)
    assert lines.first - size * 1.04 - lines.title >= 3
    assert lines.title - title * 0.73 >= 3


def test_a_plate_that_stands_alone_says_less_before_it_takes_a_second_line() -> None:
    assert spoken(alone(REASON, FEW, SIZE, 120, HIGH, TITLE).words) == FEW
    assert alone(REASON, "", SIZE, 120, HIGH, TITLE).rows == 2
