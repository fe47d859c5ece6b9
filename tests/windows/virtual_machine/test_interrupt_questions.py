"""The answers to the question of an Interrupt say what tells one from the other, and nothing that all would say."""

import re
from collections.abc import Mapping

import pytest

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.virtual_machine.interrupt_choices import FireAt, Patch, PlayAtOnce, Trip, WashAway
from gattai_desktop.games.virtual_machine.status_byte import BIT_CARDS
from gattai_desktop.games.virtual_machine.values import name_of
from gattai_desktop.games.virtual_machine.zones import BYTE, CPU
from gattai_desktop.windows.games.virtual_machine.asks import fight_ask_look
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.fights import recorded
from tests.windows.virtual_machine.fights import before, model_of, on_turn, played_until

SIX = ("sable", "teo", "ixa", "halcyon", "odile", "pim")


def asked(kind: str, who: str) -> SeatView:
    """What a seat sees whose Interrupt asks, amid a fight with six."""
    table = played_until(on_turn(who), before(mcs=SIX, values={f"process.{who}.meter": 10}))
    agenda = ((kind, who), ("interrupt_done", who))
    return SeatView.of(model_of(evolve(table, values={**table.values, "agenda": agenda}), who))


def details(view: SeatView) -> Mapping[object, str]:
    """What each answer says below its title."""
    ask = view.asks[0]
    look = fight_ask_look(view, ask)
    return {option: spoken(one.detail) for option, one in zip(ask.options, look.answers, strict=True)}


def standing_in(view: SeatView, area: str) -> list[str]:
    """The names of the CPU's processes in an area."""
    here = {lying.card.key for lying in view.sight.zones[f"area.{area}"]}
    return [str(name_of(view.sight, one)) for one in view.sight.listed(CPU) if one in here]


def test_an_area_that_is_washed_away_says_who_stands_there() -> None:
    view = asked("undertow", "halcyon")
    told = details(view)
    assert told
    for option, words in told.items():
        assert isinstance(option, WashAway)
        assert words == f"pushes {', '.join(standing_in(view, option.area))}"


def test_an_area_in_which_no_mob_stumbles_says_so() -> None:
    view = asked("pratfall", "pim")
    told = {option.area: words for option, words in details(view).items() if isinstance(option, Trip)}
    alone = {area for area in told if standing_in(view, area) == ["The Auditor"]}
    assert alone
    for area, words in told.items():
        assert (
            words == "No mob stands there" if area in alone else words.endswith(" cannot walk this round and the next")
        )


def test_a_turn_at_once_says_whom_its_card_would_hit_and_not_its_card_again() -> None:
    told = details(asked("bullet", "teo"))
    assert all(isinstance(option, PlayAtOnce) for option in told)
    assert all(words.startswith("hits ") and words.endswith(" from here") for words in told.values())
    assert len(set(told.values())) > 1
    assert not any("Teo" in words for words in told.values())


def test_a_shot_of_a_hand_says_its_outcome_without_its_target_and_without_the_same_question_again() -> None:
    view = asked("cylinder", "teo")
    told = details(view)
    for option, words in told.items():
        assert isinstance(option, FireAt)
        assert str(name_of(view.sight, option.target)) not in words
        assert "is asked" not in words
    assert any(words.startswith("HP ") for words in told.values())
    assert any(words.startswith(("it is dodged, as ", "it misses, as ")) for words in told.values())


@pytest.mark.parametrize("known", [True, False])
def test_a_patch_says_which_bit_stands_at_its_place_as_far_as_that_is_known(*, known: bool) -> None:
    view = asked("patch", "ixa")
    order = [one.card for one in view.sight.zones[BYTE]]
    places: dict[int, str] = {
        place: one.name for place, one in enumerate(order, 1) if isinstance(one, Card) and one in BIT_CARDS.values()
    }
    told = {
        words
        for option, words in details(view).items()
        if isinstance(option, Patch) and (option.place in places) is known
    }
    assert told == ({f"that is {bit}" for bit in places.values()} if known else {"not known yet"})


def test_each_sentence_of_what_an_answer_comes_to_begins_with_a_capital() -> None:
    """ "Damage 20, Armored halves it: 10. the meter of Sable goes from 0 to 1" stood on the plate."""
    model = recorded("VM-EX82", asks="hit")
    (ask,) = model.asks()
    model.pass_to(ask.seat)
    model.take_seat()
    said = [spoken(one.detail) for one in fight_ask_look(SeatView.of(model), ask).answers]
    found = [begins for line in said for begins in re.findall(r"\. (\w)", line)]
    assert found
    assert all(one.isupper() for one in found), said
