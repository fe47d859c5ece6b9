"""The forms of a new bot battle: its ways of playing, and the decks of a pack of somebody's own."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final, cast

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import Words, say, wording
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.pack import GamePacks, Pack
from gattai_desktop.content.rumblebots.families import CONTENTS
from gattai_desktop.content.rumblebots.known_bots import with_packs
from gattai_desktop.content.rumblebots.matches import DRAFT, FREE, QUICK, SEATS_AT_TABLE, built_in_bots, match
from gattai_desktop.games.box import Box
from gattai_desktop.games.by_program import PROGRAMS
from gattai_desktop.games.kinds import OneOf
from gattai_desktop.games.kinds_of_many import Field, FieldValues
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.games.rumblebots.bots import MOST_PLAYERS, ReadyDeck
from gattai_desktop.games.rumblebots.box import packed
from gattai_desktop.games.rumblebots.first_battle import FIRST_BATTLE, first_battle
from gattai_desktop.games.rumblebots.setup import Setup
from gattai_desktop.games.table_form import SEATS, SESSION_NAME, FormChoice, Glance, Seats, TableForm


def _setup_of(way: str, answers: FieldValues) -> Setup:
    return match(cast("Mapping[Seat, str]", answers[SEATS]), way=way)


def _first_battle(answers: FieldValues) -> Setup:
    return first_battle(built_in_bots().bots, cast("Mapping[Seat, str]", answers[SEATS]))


def forms() -> tuple[TableForm, ...]:
    """Return the ways of playing a bot battle, the lesson first."""
    led = _form(FIRST_BATTLE, say("First battle"), say("A guided first battle"), _first_battle, _TWO)
    return (
        evolve(led, glance=evolve(_GLANCE, length=say("about ten minutes"), most=2), kind=say("Two players")),
        *(
            _form(way, name, line, partial(_setup_of, way), _PLAYERS)
            for way, name, line in (
                (QUICK, say("Quick battle"), say("Ready decks of eight")),
                (DRAFT, say("Draft"), say("Everybody keeps eight of twelve Bots")),
                (FREE, say("Free decks"), say("Out of the whole box")),
            )
        ),
    )


def _form(key: str, name: Words, line: Words, setup_of: Callable[[FieldValues], Setup], seats: Seats) -> TableForm:
    return TableForm(
        key=key,
        name=name,
        line=line,
        session=say("Bot Battle"),
        group=say("Bot battle"),
        glance=_GLANCE,
        fields=(SESSION_NAME, Field(SEATS, seats, seats.first(3)), PROGRAMS),
        setup_of=setup_of,
        players=say("Players, clockwise"),
        kind=say("Two to four players"),
        settles=frozenset({"way"}),
        source=built_in_bots().attribution.notice,
    )


def played(pack: Pack, copies: tuple[PackCopy, ...]) -> tuple[TableForm, ...]:
    """Return the quick battle with the decks of a pack of somebody's own; a session of it keeps these copies."""
    brought = with_packs((*pack.needed, pack))
    ready = brought.bots.decks
    own = [ready[brought.keys.get(one.id, one.id)] for one in pack.of(ReadyDeck)]
    if not own:
        return ()
    decks = {one.id: one for one in (*own, *ready.values())}
    names = tuple((key, say("{name}", name=one.name)) for key, one in decks.items())
    usual = {seat: own[place % len(own)].id for place, seat in enumerate(SEATS_AT_TABLE)}

    def setup_of(answers: FieldValues) -> Setup:
        seats = cast("Mapping[Seat, str]", answers[SEATS])
        chosen = {seat: str(answers[_deck_of(seat)]) for seat in seats}
        made = match(seats, decks=chosen, more=ready)
        return evolve(made, name=pack.title, packs=copies)

    quick = next(one for one in forms() if one.key == QUICK)
    return (
        evolve(
            quick,
            key=f"{pack.id}/{QUICK}",
            name=say("{name}", name=pack.title),
            line=say("Ready decks of eight"),
            group=say(""),
            session=say("{name}", name=pack.title),
            fields=(
                *quick.fields,
                *(Field(_deck_of(seat), OneOf(tuple(decks)), key, "A deck, by its id.") for seat, key in usual.items()),
            ),
            setup_of=setup_of,
            choices=tuple(
                FormChoice(
                    asks=_deck_of(seat),
                    name=say("Deck of {seat}", seat=_CALLED[seat]),
                    options=tuple(sorted(names, key=lambda one, key=key: one[0] != key)),  # type: ignore[misc]
                    further=False,
                    seat=seat,
                )
                for seat, key in usual.items()
            ),
            begun_with=partial(_begun_with, pack.id),
            source=pack.attribution.notice,
        ),
    )


def _begun_with(pack: str, setup: Setup, _own: Iterable[str]) -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Return what was chosen for a battle of a pack, the decks and the rulings; nothing of any other battle."""
    if pack not in {one.id for one in setup.packs}:
        return {}, {}
    decks = {one.seat: setup.values.get(f"player.{one.seat}.deck") for one in setup.players}
    rulings = {name: option for name, option in setup.rulings.items() if name != "way"}
    return {_deck_of(seat): str(deck) for seat, deck in decks.items() if deck}, rulings


def _deck_of(seat: Seat) -> str:
    """The field that says which deck somebody plays."""
    return f"deck_{seat}"


_CALLED: Final = {
    "red": wording("Red"),
    "green": wording("Green"),
    "blue": wording("Blue"),
    "pink": wording("Pink"),
}
"""What a seat is called in the words of a choice."""
_PLAYERS: Final = Seats(SEATS_AT_TABLE, 2, MOST_PLAYERS, refused=say("A bot battle has two to four players."))
_TWO: Final = Seats(SEATS_AT_TABLE[:2], 2, 2, refused=say("Two play here."))
_GLANCE: Final = Glance(
    picture="arena",
    summary=say("Decks of small Bots fight in the arena for crystals."),
    length=say("about half an hour"),
    fewest=2,
    most=MOST_PLAYERS,
    difficulty=2,
    fair_for="beginner",
)


def box_with(packs: tuple[Pack, ...]) -> Box:
    """Return the box with the cards and decks of packs of somebody's own."""
    return packed(with_packs(packs).bots)


PACKS: Final = GamePacks(
    contents=CONTENTS, built_in=lambda: (built_in_bots().pack,), forms=forms, played=played, box_with=box_with
)
