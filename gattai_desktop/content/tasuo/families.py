"""What packs of Tasuo Showdown hold: classes, cards and ready decks (RULES TS, 3e)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final, cast

from gattai_desktop.cards.words import AsWritten, say, wording
from gattai_desktop.content.schema import ID, NAME, TEXT, Contents, CountedFamily, Family, Named
from gattai_desktop.content.tasuo.card_kinds import ATTACK, EFFECTS, Halves
from gattai_desktop.games.kinds import Faults, Flag, Number, OneOf, Option
from gattai_desktop.games.kinds_of_many import Field, Fields, Fieldset, FieldValues, ListOf
from gattai_desktop.games.kinds_of_text import IdOf
from gattai_desktop.games.tasuo.attack_line import read_attack
from gattai_desktop.games.tasuo.card_words import KEY, KINDS, MANNERS, SWIFT
from gattai_desktop.games.tasuo.decks import MOST_ULTRA
from gattai_desktop.games.tasuo.design_checks import wrong_with
from gattai_desktop.games.tasuo.designs import (
    MOST_COPIES,
    AttackForm,
    CardDesign,
    ReadyCards,
    WarriorClass,
    card_key,
)
from gattai_desktop.games.tasuo.effect_words import CONDITIONS, TARGETS, TRIGGERS, VERBS

_MOST_LIFE: Final = 99
"""Most halves of life that a card is read with."""

_KINDS: Final = tuple(Option(word, name) for word, name in KINDS.items())
_MANNERS: Final = (Option(SWIFT, "Swift"), *(Option(one, KINDS[one]) for one in MANNERS[1:]))


def _attack(values: FieldValues, _faults: Faults) -> AttackForm | None:
    written = cast("str", values["attack"])
    return read_attack(written) if written else None


def _fits_its_kind(design: CardDesign, faults: Faults) -> None:
    # What could not be read is not missing, too.
    for name, words in () if faults.noted else wrong_with(design):
        faults.inside(name).add(words)


def _listed(values: FieldValues, _faults: Faults) -> tuple[tuple[str, int], ...]:
    rows = cast("Iterable[dict[str, Any]]", values["cards"])
    return tuple((row["card"], row["copies"]) for row in rows)


_Wrong = tuple[Named, str, str]


def _wrong_together(own: tuple[Named, ...], others: tuple[Named, ...]) -> Iterator[_Wrong]:
    """Yield what is wrong with entries of a pack beside all others: the entry, its field, and the sentence."""
    designs = {one.id: one for one in (*others, *own) if isinstance(one, CardDesign)}
    keys = {key: one.id for one in reversed(designs.values()) for key in _keys(one)}
    for one in own:
        if isinstance(one, CardDesign):
            yield from _wrong_card(one, designs)
            other = next((keys[key] for key in _keys(one) if keys[key] != one.id), "")
            if other:
                words = "At the table it could not be told from a copy of {id}. Give it another id."
                yield one, "id", wording(words, id=AsWritten(other))
        elif isinstance(one, ReadyCards):
            yield from _wrong_deck(one, designs)


def _keys(design: CardDesign) -> Iterator[str]:
    """Yield by what the table knows each copy of a card, whoever has it."""
    return (card_key("", design.id, copy) for copy in range(1, design.most_copies + 1))


def _wrong_card(design: CardDesign, designs: dict[str, CardDesign]) -> Iterator[_Wrong]:
    first = next(one for one in designs.values() if one.name.casefold() == design.name.casefold())
    if first is not design:
        yield (
            design,
            "name",
            wording("{id} has that name already; lists of decks name cards by their names.", id=first.id),
        )
    beneath = designs.get(design.onto)
    if beneath is not None and not beneath.fights:
        words = "'{id}' is of the kind {kind}, and a Tasuo Mode card is laid on a warrior."
        yield design, "onto", wording(words, id=design.onto, kind=KINDS[beneath.kind])


def _wrong_deck(deck: ReadyCards, designs: dict[str, CardDesign]) -> Iterator[_Wrong]:
    """Which cards a deck may hold is checked where decks are built: one that is under way is shared, too.

    More copies than any table has of a card are nothing that could be shared.
    """
    for card, times in Counter(one for one, _ in deck.cards).items():
        if times > 1:
            words = wording("'{id}' is listed {times} times; say once how many there are.", id=card, times=times)
            yield deck, "cards", words
    for field, listed in (("cards", deck.cards), ("ultra", tuple(Counter(deck.ultra).items()))):
        for card, copies in listed:
            most = designs[card].most_copies if card in designs else copies
            if copies > most:
                named = {"number": copies, "card": designs[card].name, "most": most}
                yield deck, field, wording("{number} copies of {card}, at most {most}", **named)


CLASSES: Final = Family(
    file="classes",
    word="class",
    many="Classes",
    entry=WarriorClass,
    help="A class of warriors.",
    fields=(ID, NAME, TEXT),
)
CARDS: Final = Family(
    file="cards",
    word="card",
    entry=CardDesign,
    help="A card.",
    checks=(_fits_its_kind,),
    fields=(
        ID,
        NAME,
        Field("kind", OneOf(tuple(KINDS), _KINDS), help="What kind of card it is."),
        Field("class", IdOf(("class",)), "", "The class of a warrior, or of an Arena.", to="warrior_class"),
        Field("life", Halves(0, _MOST_LIFE), 0, "The life of a warrior."),
        Field("attack", ATTACK, "", "Its attack: letter, damage, element, t Targets, c Chainable.", makes=_attack),
        Field("manner", OneOf(MANNERS, _MANNERS), "", "How a Bloodlusted card is used."),
        Field("hands", Number(1, 2), 0, "How many hands a Weapon takes."),
        Field("onto", IdOf(("card",)), "", "The warrior that a Tasuo Mode card is laid on.", label="laid on"),
        Field("kaju", Flag(), False, "It is a Kaju Frag: one in a deck, and all seven win."),
        Field("effect", EFFECTS, "", "What it does, as a line of the effects of cards.", to="line"),
    ),
)
_COPIES: Final[Fields] = (
    Field("card", IdOf(("card",)), help="Which."),
    Field("copies", Number(1, MOST_COPIES), 1, "How many of it."),
)
DECKS: Final = Family(
    file="decks",
    word="deck",
    entry=ReadyCards,
    help="A ready deck.",
    fields=(
        ID,
        NAME,
        Field("cards", ListOf(Fieldset(_COPIES), 50, 1), help="Its main deck.", makes=_listed),
        Field("ultra", ListOf(IdOf(("card",)), MOST_ULTRA), (), "Its Ultra Deck."),
        TEXT,
    ),
)
_WORDS: Final = {
    "Triggers": {one.word: one.meaning for one in TRIGGERS.values()},
    "Conditions": {one.word: one.meaning for one in CONDITIONS.values()},
    "Targets": {one.word: one.meaning for one in TARGETS.values()},
    "Verbs": {one.word: one.meaning for one in VERBS.values()},
}
CONTENTS: Final = Contents(
    game=KEY,
    builds_on=("tasuo",),
    families=(CLASSES, CARDS, DECKS),
    wrong=_wrong_together,
    words=_WORDS,
    counted=(
        CountedFamily("decks", say("Decks"), "hand"),
        CountedFamily("cards", say("Cards"), "pile"),
        CountedFamily("classes", say("Classes"), "person"),
    ),
    picture="duel",
)
