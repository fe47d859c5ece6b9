"""Packs of Bots, read and checked whole; and the set-up of a match from ready decks."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final, cast

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.faults import NoSuchScenario
from gattai_desktop.content.pack import Attribution, GamePacks, Pack, read_pack
from gattai_desktop.content.rumblebots.families import CONTENTS
from gattai_desktop.games.kinds import OneOf
from gattai_desktop.games.kinds_of_many import Field, FieldValues
from gattai_desktop.games.near_names import did_you_mean
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.games.rumblebots.bots import MOST_PLAYERS, Bot, BotSet, Contraption, ReadyDeck
from gattai_desktop.games.rumblebots.setup import BATTLES, PlayerSetup, Setup
from gattai_desktop.games.table_form import SEATS, SESSION_NAME, FormChoice, Glance, Seats, TableForm
from gattai_desktop.resources import resource

SEATS_AT_TABLE: Final[tuple[Seat, ...]] = ("red", "blue", "green", "pink")
"""Who sits at a table of two, three or four."""

QUICK: Final = "quick-battle"
DRAFT: Final = "draft"
FREE: Final = "free-decks"
WAYS: Final = {QUICK: "quick", DRAFT: "draft", FREE: "free"}
"""The ways of playing, each with the option of the house ruling RB-H1 behind it."""


@frozen
class BotPack:
    """A pack of Bots, and what is in it as a box of cards."""

    pack: Pack
    bots: BotSet

    @property
    def attribution(self) -> Attribution:
        return self.pack.attribution


def read_bot_pack(folder: Path) -> BotPack:
    """Read a pack of Bots. Raises UnusablePack with every fault of every file."""
    pack = read_pack(folder, CONTENTS)
    bots = {one.id: one for one in pack.of(Bot)}
    others = {one.id: one for one in pack.of(Contraption)}
    return BotPack(pack, BotSet(bots, others, {one.id: one for one in pack.of(ReadyDeck)}))


@cache
def built_in_bots() -> BotPack:
    """Return the Bots that the program brings along."""
    return read_bot_pack(resource("packs/bot-battle"))


# ---------------------------------------------------------------------- setting up a match


def match(
    seats: Mapping[Seat, str] | Sequence[Seat],
    *,
    way: str = QUICK,
    decks: Mapping[Seat, str] | None = None,
    battles: int = BATTLES,
    rulings: Mapping[str, str] | None = None,
    more: Mapping[str, ReadyDeck] | None = None,
) -> Setup:
    """Return the set-up of a match; `seats` says who sits where, clockwise, `decks` who plays which ready deck.

    more: ready decks beside those of the box, by their ids. A seat without a deck gets the next one, in the order of
    the pack. Raises NoSuchScenario for a way or a deck that there is not.
    """
    names = dict(seats) if isinstance(seats, Mapping) else dict.fromkeys(seats, "")
    if way not in WAYS:
        raise NoSuchScenario(f"No way of playing is called '{way[:40]}'. There are: {', '.join(WAYS)}.")
    ready = {**(more or {}), **built_in_bots().bots.decks}
    players = []
    values: dict[str, Value] = {}
    for place, (seat, called) in enumerate(names.items()):
        if way != QUICK:
            players.append(PlayerSetup(seat, called))
            continue
        key = (decks or {}).get(seat) or list(ready)[place % len(ready)]
        if key not in ready:
            raise NoSuchScenario(f"No ready deck is called '{key[:40]}'.{did_you_mean(key, ready)}")
        players.append(PlayerSetup(seat, called, ready[key].bots, (ready[key].contraption,)))
        values[f"player.{seat}.deck"] = key
    chosen = {**(rulings or {}), **({"way": WAYS[way]} if way != QUICK else {})}
    return Setup(
        name="Bot Battle", scenario=way, players=tuple(players), battles=battles, rulings=chosen, values=values
    )


# ---------------------------------------------------------------------- the forms of a new match


def _setup_of(way: str, answers: FieldValues) -> Setup:
    return match(cast("Mapping[Seat, str]", answers[SEATS]), way=way)


def forms() -> tuple[TableForm, ...]:
    """Return the ways of playing a bot battle."""
    glance = Glance(
        picture="arena",
        summary=say("Decks of small Bots fight in the arena for crystals."),
        length=say("about half an hour"),
        fewest=2,
        most=MOST_PLAYERS,
        difficulty=2,
        fair_for="beginner",
    )
    return tuple(
        TableForm(
            key=way,
            name=name,
            line=line,
            session=say("Bot Battle"),
            group=say("Bot battle"),
            glance=glance,
            fields=(SESSION_NAME, Field(SEATS, _PLAYERS, _PLAYERS.first(3))),
            setup_of=partial(_setup_of, way),
            players=say("Players, clockwise"),
            kind=say("Two to four players"),
            source=built_in_bots().attribution.notice,
        )
        for way, name, line in (
            (QUICK, say("Quick battle"), say("Ready decks of eight")),
            (DRAFT, say("Draft"), say("Eight of twelve Bots")),
            (FREE, say("Free decks"), say("Out of the whole box")),
        )
    )


def played(pack: Pack, copies: tuple[PackCopy, ...]) -> tuple[TableForm, ...]:
    """Return the quick battle with the decks of a pack of somebody's own, as far as the box has their cards.

    A session of it keeps these copies.
    """
    box = built_in_bots().bots
    own = [one for one in pack.of(ReadyDeck) if _in_the_box(one, box)]
    if not own:
        return ()
    decks = {one.id: one for one in (*own, *box.decks.values())}
    names = tuple((key, say("{name}", name=one.name)) for key, one in decks.items())
    usual = {seat: own[place % len(own)].id for place, seat in enumerate(SEATS_AT_TABLE)}

    def setup_of(answers: FieldValues) -> Setup:
        seats = cast("Mapping[Seat, str]", answers[SEATS])
        chosen = {seat: str(answers[_deck_of(seat)]) for seat in seats}
        made = match(seats, decks=chosen, more={one.id: one for one in own})
        return evolve(made, name=pack.title, packs=copies)

    return (
        evolve(
            forms()[0],
            key=f"{pack.id}/{QUICK}",
            name=say("{name}", name=pack.title),
            line=say("Ready decks of eight"),
            group=say(""),
            session=say("{name}", name=pack.title),
            fields=(
                *forms()[0].fields,
                *(Field(_deck_of(seat), OneOf(tuple(decks)), key, "A deck, by its id.") for seat, key in usual.items()),
            ),
            setup_of=setup_of,
            choices=tuple(
                FormChoice(
                    asks=_deck_of(seat),
                    name=say("Deck of {seat}", seat=seat),
                    options=tuple(sorted(names, key=lambda one, key=key: one[0] != key)),  # type: ignore[misc]
                    further=False,
                    seat=seat,
                )
                for seat, key in usual.items()
            ),
            source=pack.attribution.notice,
        ),
    )


def _deck_of(seat: Seat) -> str:
    """The field that says which deck somebody plays."""
    return f"deck_{seat}"


def _in_the_box(deck: ReadyDeck, box: BotSet) -> bool:
    """Whether all cards of a deck are in the box that the program brings along."""
    return deck.contraption in box.contraptions and all(one in box.bots for one in deck.bots)


_PLAYERS: Final = Seats(SEATS_AT_TABLE, 2, MOST_PLAYERS, refused=say("A bot battle has two to four players."))


def _built_in() -> tuple[Pack, ...]:
    return (built_in_bots().pack,)


PACKS: Final = GamePacks(contents=CONTENTS, built_in=_built_in, forms=forms, played=played)
