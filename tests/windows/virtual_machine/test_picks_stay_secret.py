"""Nothing that is painted, spoken, logged or replayed names a picked card before all have picked, or an unseen bit."""

import random
import re

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.card import Back
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.by_hand import own_kind
from gattai_desktop.games.by_hand_cards import MoveCards
from gattai_desktop.games.virtual_machine.selecting import DeclareReload, PickAnew, PickCards, most_picked
from gattai_desktop.games.virtual_machine.status_byte import BITS, bit_of
from gattai_desktop.games.virtual_machine.values import SELECT
from gattai_desktop.games.virtual_machine.zones import BYTE, CPU, hand
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.kit.faces import face
from tests.windows.test_no_surface_tells import Watch, named_in, spoken_by
from tests.windows.virtual_machine.fights import GAME, played_until
from tests.windows.virtual_machine.spying import replayed, watching

PLACE = re.compile(r"Place (\d), (\w+)")


def a_round_begins(seed: int) -> MemoryJournal:
    """A journal that goes on from the moment when everybody is asked for the cards of a later round."""

    def is_there(table: object) -> bool:
        values = table.values  # type: ignore[attr-defined]
        return values["step"] == SELECT and values["round"] == 2

    return MemoryJournal(played_until(is_there, seed=seed))


def unseen_places(model: GameModel) -> dict[int, str]:
    """The places of the byte that the seat at the computer may not know, with the bit that stands there."""
    known = model.sight().zones[BYTE]
    open_to_cpu = GAME.sight(model._journal.state(), CPU).zones[BYTE]
    return {
        place: bit_of(there.card)
        for place, (lying, there) in enumerate(zip(known, open_to_cpu, strict=True), 1)
        if isinstance(lying.card, Back)
    }


class Onlooker(Watch):
    """Looks at table and wall as `Watch` does, and listens for places of the byte too."""

    def look(self) -> None:
        super().look()
        hidden = unseen_places(self.model)
        for window in (self.table, self.wall):
            for text in spoken_by(window):
                for place, word in PLACE.findall(text):
                    assert int(place) not in hidden or word.lower() not in BITS, f"{text} tells of place {place}"


@pytest.mark.parametrize("seed", [3, 11])
def test_no_surface_tells_a_pick_or_an_unseen_place_before_all_have_picked(
    seed: int, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch, dice = watching(Onlooker, a_round_begins(seed), seed, qtbot, monkeypatch), random.Random(seed)
    model, table = watch.model, watch.table
    picked: dict[str, set[str]] = {}
    open_cards = (one.card for zone in model.sight(PUBLIC).zones.values() for one in zone)
    lying_open = {face(card) for card in open_cards if not isinstance(card, Back)}
    seats = list(model.still_asked())
    dice.shuffle(seats)
    for seat in seats:
        model.pass_to(seat)
        watch.look()
        model.take_seat()
        watch.look()
        pane = table.scene.pane
        assert isinstance(pane, FightPane)
        held = [one.card for one in model.hand(seat)]
        for card in dice.sample(held, min(2, len(held))):
            pane.take(card)
        watch.look()
        model.cover(on=True)
        watch.look()
        model.cover(on=False)
        picked[seat] = {card.key for card in pane.select.picks}
        pane.open_page("team_hand")
        watch.look()
        pane.open_page("team_hand")
        last = seat == seats[-1]
        if last:
            assert the_replay_is_silent(qtbot, watch, lying_open, picked)
        if picked[seat] and dice.random() < 0.8:
            assert pane.press("Enter")
        else:
            picked[seat] = set()
            assert model.attempt(PickCards(seat, ()))
        if not last:
            watch.look()
            assert nothing_open_names(model, seat, picked[seat])
    assert watch.looked > 20
    assert any(picked.values())
    assert model.sight(PUBLIC).values["step"] != SELECT


def nothing_open_names(model: GameModel, seat: str, picks: set[str]) -> bool:
    """Whether neither values, facts nor sentences that others are told name a card that a seat has picked."""
    log = model.log(model.entry)
    for looker in (PUBLIC, *(one for one in model.seats if one != seat)):
        seen = GAME.sight(model._journal.state(), looker)
        told = " ".join(f"{path} {value}" for path, value in seen.values.items())
        for happened in log:
            told += " ".join(str(fact) for _, fact in happened.facts(looker)) + happened.words(looker)
        assert not any(re.search(rf"\b{key}\b", told) for key in picks), f"{looker} is told of a pick of {seat}"
    return True


def the_replay_is_silent(qtbot: QtBot, watch: Watch, lying_open: set[str], picked: dict[str, set[str]]) -> bool:
    """Step through the picks in the replay, while one is still to pick: no moment shows a card of a pick."""
    hidden = {key[:-1] for keys in picked.values() for key in keys}
    for entry, window in replayed(qtbot, watch, "Audit Day"):
        watch.painted.shown()
        window.grab()
        shown = watch.painted.shown() | {face for text in spoken_by(window) for face in named_in(text)}
        assert not (shown & hidden) - lying_open, f"the replay shows {(shown & hidden) - lying_open} at entry {entry}"
    return True


@pytest.mark.parametrize("seed", [3, 11])
def test_no_surface_tells_of_picks_that_go_from_hand_to_hand(
    seed: int, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was picked is given away by hand: its old owner knows no more of it than that it was given."""
    watch = watching(Onlooker, a_round_begins(seed), seed, qtbot, monkeypatch)
    model = watch.model
    given = own_kind(GAME.phrases.kinds, MoveCards)
    assert given is not None
    for seat, other in (("teo", "sable"), ("sable", "ixa")):
        model.pass_to(seat)
        model.take_seat()
        cards = tuple(one.card for one in model.hand(seat)[:2])
        assert model.attempt(PickCards(seat, cards[: most_picked(model.sight(seat), seat)]))
        watch.look()
        assert model.attempt(given(seat, (cards[0],), hand(other)))
        watch.look()
        assert nothing_open_names(model, seat, {card.key for card in cards})
        assert cards[0].key not in str(model.sight(seat).values.get(f"secret.{seat}.picks"))
        model.pass_to(other)
        watch.look()
        model.take_seat()
        watch.look()


def test_taking_back_and_reloading_tell_as_little(qtbot: QtBot) -> None:
    """Whoever lays down, takes back or reloads changes nothing that another is told but that something was chosen."""
    del qtbot
    journal = a_round_begins(3)
    model = GameModel(GAME, journal, seeded(1), clock=lambda: 1_000)
    seat = next(one for one in model.still_asked() if one != CPU)
    model.pass_to(seat)
    model.take_seat()
    cards = tuple(one.card for one in model.hand(seat)[:1])
    told = []
    for move in (PickCards(seat, cards), PickCards(seat, ()), DeclareReload(seat)):
        if not model.attempt(move):
            continue
        happened = model.log(model.entry)[0]
        told.append((happened.words(PUBLIC), [str(fact) for _, fact in happened.facts(PUBLIC)]))
        assert model.attempt(PickAnew(seat))
    assert len(told) >= 2
    assert all(one == told[0] for one in told)


def test_the_test_would_find_a_pick(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a window that says what another has picked, then it is found."""
    watch = watching(Onlooker, a_round_begins(3), 1, qtbot, monkeypatch)
    watch.model.pass_to("sable")
    watch.model.take_seat()
    card = watch.model.hand("sable")[0].card
    watch.model.pass_to("ixa")
    watch.wall.setToolTip(card.name)
    with pytest.raises(AssertionError, match="tells public of"):
        watch.look()
