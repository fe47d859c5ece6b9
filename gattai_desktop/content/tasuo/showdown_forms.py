"""The forms of a new showdown: the lesson, and a game of two, each a person or the program (RULES TS, 3e, 3k, 3l)."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from typing import Final, cast

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Lying, Seat
from gattai_desktop.content.pack import GamePacks, Pack
from gattai_desktop.content.tasuo.brought_cards import BroughtCards, list_or_none
from gattai_desktop.content.tasuo.card_packs import KeptCards, built_in_cards, know_packs, with_packs
from gattai_desktop.content.tasuo.families import CONTENTS
from gattai_desktop.games.box import Box
from gattai_desktop.games.by_program import PROGRAMS
from gattai_desktop.games.kinds import Flag, OneOf
from gattai_desktop.games.kinds_of_many import Field, Fields, FieldValues
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.games.table_form import SEATS, SESSION_NAME, DeckText, FormChoice, Glance, Seats, TableForm
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.box import packed
from gattai_desktop.games.tasuo.decks import (
    DeckFault,
    DeckLimits,
    NoDeck,
    chosen_limits,
    faults_of,
    in_one_line,
    list_of,
    read_deck,
)
from gattai_desktop.games.tasuo.designs import DesignSet, ReadyCards
from gattai_desktop.games.tasuo.policies import COULD, POLICIES, SEEN
from gattai_desktop.games.tasuo.setup import DuelistSetup, ShowdownSetup
from gattai_desktop.games.tasuo.seven_turns_script import SCENARIO, SLAG, TIDE, seven_turns

DUEL: Final = "two-players"
"""The key of the showdown of two."""
LENGTHS: Final = ("five", "seven")
"""How many bodies end a showdown, as the ruling TS-H67 names it."""
MATCHES: Final = ("one_duel", "best_of_three")
"""Whether one duel is played or a match, as the ruling TS-H86 names it."""
_RULINGS: Final = {"length": LENGTHS[0], "match": MATCHES[0]}
"""The fields that are rulings, with what they are as usual."""
_TWO: Final = Seats(zones.SEATS, 2, 2, refused=say("Two play here."))
_DECKS: Final = {zones.RED: "red_deck", zones.BLUE: "blue_deck"}
_WHOSE: Final = {zones.RED: say("Red's deck"), zones.BLUE: say("Blue's deck")}
_ASKED: Final = {zones.RED: "red_asked", zones.BLUE: "blue_asked"}
"""The fields that say which deck a player has, and when a player is asked."""


def showdown(
    names: Mapping[Seat, str],
    decks: Mapping[Seat, str],
    cards: DesignSet,
    *,
    scenario: str = "",
    rulings: Mapping[str, str] | None = None,
) -> ShowdownSetup:
    """Return the set-up of a showdown.

    names: who plays, by seat; decks: the id of a ready deck, or a list of cards.
    """
    players = tuple(
        DuelistSetup(
            seat,
            names.get(seat, ""),
            decks[seat] if decks[seat] in cards.decks else "",
            own="" if decks[seat] in cards.decks else in_one_line(list_or_none(decks[seat])),
        )
        for seat in zones.SEATS
    )
    return ShowdownSetup(scenario=scenario, players=players, rulings=rulings or {})


def _setup_of(scenario: str, brought: BroughtCards, answers: FieldValues) -> ShowdownSetup:
    decks = {seat: str(answers[name]) for seat, name in _DECKS.items()}
    rulings = {name: str(answers[name]) for name, usual in _RULINGS.items() if answers[name] != usual}
    names = cast("Mapping[Seat, str]", answers[SEATS])
    used = brought.with_decks(decks.values())
    made = showdown(names, decks, used.cards, scenario=scenario, rulings=rulings)
    when = {f"policy.{seat}": str(answers[name]) for seat, name in _ASKED.items()}
    asked: dict[str, Value] = {path: moment for path, moment in when.items() if moment != SEEN}
    left_out: dict[str, tuple[Lying, ...]] = {} if answers["ultra"] else {zones.ultra(seat): () for seat in zones.SEATS}
    return evolve(made, values=asked, zones=left_out, packs=used.copies)


def _begun_with(setup: ShowdownSetup, own: Iterable[str]) -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Return what was chosen for a showdown: what answers the choices, and the other rulings. own: lists of decks."""
    kept = {in_one_line(list_or_none(text)): text for text in own}
    decks = {_DECKS[one.seat]: kept.get(one.own, one.own) or one.deck for one in setup.players if one.own or one.deck}
    asked = {name: str(setup.values.get(f"policy.{seat}", SEEN)) for seat, name in _ASKED.items()}
    ultra = "no" if any(setup.zones.get(zones.ultra(seat)) == () for seat in zones.SEATS) else "yes"
    others = {**_RULINGS, **setup.rulings}
    return {**decks, "ultra": ultra, **asked, **{name: others.pop(name) for name in _RULINGS}}, others


def _faults(deck: str, limits: DeckLimits, cards: DesignSet) -> list[DeckFault]:
    """Return what keeps a deck from this table; where no Ultra Deck is played, its Ultra cards stay outside."""
    found = list_of(cards.decks[deck], cards) if deck in cards.decks else read_deck(deck)
    if not limits.most_ultra:
        found = evolve(found, ultra=())
    return [one for one in faults_of(found, cards, limits) if not one.advice]


def _refused(brought: BroughtCards, answers: FieldValues, rulings: Mapping[str, str]) -> Words:
    """Say what is wrong with the decks by the rulings of the table, the first fault of each (RULES TS, 3j)."""
    limits = chosen_limits(rulings if answers.get("ultra", True) else {"ultra_deck": "none"})
    cards = brought.with_decks(str(answers[name]) for name in _DECKS.values() if name in answers).cards
    for seat, name in _DECKS.items():
        if name not in answers:
            continue
        whose = _WHOSE[seat]
        try:
            faults = _faults(str(answers[name]), limits, cards)
        except NoDeck as wrong:
            return say("{deck}: {fault}", deck=whose, fault=wrong.args[0])
        if len(faults) > 1:
            more = len(faults) - 1
            return say("{deck}: {fault}, and {more} more", deck=whose, fault=faults[0].text, more=more)
        if faults:
            return say("{deck}: {fault}", deck=whose, fault=faults[0].text)
    return say("")


def _lesson(answers: FieldValues) -> ShowdownSetup:
    return seven_turns(built_in_cards().cards, cast("Mapping[Seat, str]", answers[SEATS]))


@cache
def forms() -> tuple[TableForm, ...]:
    """Return the ways of playing a showdown, the lesson first."""
    lesson = Seats(zones.SEATS[:1], 1, 1, refused=say("One person plays here, against the program."))
    return (
        _form(
            SCENARIO,
            say("Seven turns"),
            say("A guided first showdown, alone against the program"),
            (SESSION_NAME, Field(SEATS, lesson, lesson.first(1))),
            _lesson,
            say("about ten minutes"),
        ),
        *_duels(BroughtCards(built_in_cards().cards)),
    )


def _duels(brought: BroughtCards, first: tuple[str, ...] = ()) -> tuple[TableForm, ...]:
    """The showdown of two. first: the ready decks with which it is offered, the usual ones where there is none."""
    red, blue = (*first, TIDE)[:2] if first else (SLAG, TIDE)
    return (
        _form(
            DUEL,
            say("A showdown"),
            say("Two play, each a person or the program"),
            (SESSION_NAME, Field(SEATS, _TWO, _TWO.first(2)), *_fields(brought.cards, red, blue), PROGRAMS),
            partial(_setup_of, DUEL, brought),
            say("about 20 minutes"),
            _choices(brought.cards, red, blue),
            brought,
        ),
    )


def played(pack: Pack, copies: tuple[PackCopy, ...]) -> tuple[TableForm, ...]:
    """Return the showdowns with the decks of a pack of somebody's own; a session of one keeps these copies."""
    own = tuple(one.id for one in pack.of(ReadyCards))
    if not own:
        return ()
    brought = BroughtCards(with_packs((pack,)), (pack,), copies)
    return tuple(
        evolve(
            one,
            key=f"{pack.id}/{one.key}",
            name=say("{name}", name=pack.title),
            group=say(""),
            session=say("{name}", name=pack.title),
            source=pack.attribution.notice,
        )
        for one in _duels(brought, own)
    )


def box_with(packs: tuple[Pack, ...]) -> Box:
    """Return the box with the cards and decks of packs of somebody's own."""
    return packed(with_packs(packs))


def know(packs: Iterable[tuple[Pack, tuple[PackCopy, ...]]]) -> None:
    """Let the cards of packs that are kept be played in a deck of one's own."""
    know_packs(KeptCards(pack, copies) for pack, copies in packs)


def _fields(cards: DesignSet, red: str, blue: str) -> Fields:
    ready = tuple(cards.decks)
    deck = "Its ready deck, by its id; or a list of cards."
    return (
        Field(_DECKS[zones.RED], DeckText(ready), red, f"What Red plays. {deck}"),
        Field(_DECKS[zones.BLUE], DeckText(ready), blue, f"What Blue plays. {deck}"),
        Field("ultra", Flag(), True, "Whether the Ultra Decks are played."),
        Field("length", OneOf(LENGTHS), LENGTHS[0], "How many bodies end it."),
        Field("match", OneOf(MATCHES), MATCHES[0], "One duel, or the best of three."),
        Field(_ASKED[zones.RED], OneOf(POLICIES), SEEN, "When Red is asked."),
        Field(_ASKED[zones.BLUE], OneOf(POLICIES), SEEN, "When Blue is asked."),
    )


def _choices(cards: DesignSet, red: str, blue: str) -> tuple[FormChoice, ...]:
    decks = cards.decks.values()
    asked = (
        (POLICIES[0], say("by what all can see")),
        (POLICIES[1], say("every time")),
        (POLICIES[2], say("only when an answer is possible")),
    )

    lines = {one.id: say("{words}", words=one.text) for one in decks}

    def ready(first: str) -> tuple[tuple[str, Words], ...]:
        named = sorted(decks, key=lambda one: one.id != first)
        return tuple((one.id, say("{name}", name=one.name)) for one in named)

    return (
        FormChoice(
            asks=_DECKS[zones.RED], name=_WHOSE[zones.RED], options=ready(red), further=False, decks=True, lines=lines
        ),
        FormChoice(
            asks=_DECKS[zones.BLUE],
            name=_WHOSE[zones.BLUE],
            options=ready(blue),
            further=False,
            decks=True,
            lines=lines,
        ),
        FormChoice(asks="ultra", name=say("Ultra Decks"), options=(("yes", say("played")), ("no", say("left out")))),
        FormChoice(
            asks="length",
            name=say("The end"),
            options=((LENGTHS[0], say("at Body Count 5")), (LENGTHS[1], say("at Body Count 7"))),
        ),
        FormChoice(
            asks="match",
            name=say("Duels"),
            options=((MATCHES[0], say("one duel")), (MATCHES[1], say("the best of three"))),
        ),
        *(
            FormChoice(
                asks=_ASKED[seat],
                name=name,
                options=asked,
                for_one=(COULD,),
                usual_for_one=COULD,  # the program is told nothing by it, and nobody presses where there is no answer
                seat=seat,
            )
            for seat, name in ((zones.RED, say("Red is asked")), (zones.BLUE, say("Blue is asked")))
        ),
    )


def _form(
    key: str,
    name: Words,
    line: Words,
    fields: Fields,
    setup_of: Callable[[FieldValues], ShowdownSetup],
    length: Words,
    choices: tuple[FormChoice, ...] = (),
    brought: BroughtCards | None = None,
) -> TableForm:
    return TableForm(
        key=key,
        name=name,
        line=line,
        session=name if key == SCENARIO else say("Tasuo Showdown"),
        group=say("Tasuo Showdown"),
        glance=Glance(
            picture="duel",
            summary=say("A duel of two: warriors, combos and cards that answer each other."),
            length=length,
            fewest=1,
            most=2,
            difficulty=2 if key == SCENARIO else 4,
            fair_for="beginner" if key == SCENARIO else "",
        ),
        fields=fields,
        setup_of=setup_of,
        choices=choices,
        begun_with=_begun_with if choices else None,
        refused=partial(_refused, brought or BroughtCards(built_in_cards().cards)),
        kind=say("A duel of two"),
        source=built_in_cards().pack.attribution.notice,
    )


def _built_in() -> tuple[Pack, ...]:
    return (built_in_cards().pack,)


PACKS: Final = GamePacks(
    contents=CONTENTS, built_in=_built_in, forms=forms, played=played, box_with=box_with, know=know
)
