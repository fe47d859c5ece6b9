"""Says what decks of Tasuo Showdown are made of, what is wrong with one, and what it promises (RULES TS, 3j)."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from gattai_desktop.board.speech import content, message, said, speak
from gattai_desktop.content.own_packs import OwnPacks
from gattai_desktop.content.tasuo.card_packs import built_in_cards, known_cards
from gattai_desktop.content.tasuo.deck_packs import NotPacked, OwnCards
from gattai_desktop.games.tasuo.card_words import (
    ARENA,
    BLOODLUSTED,
    CONTINUUM,
    DEFENSIVE,
    ITEM,
    KA_SUMMON,
    KEY,
    OFFENSIVE,
    RESPONSIVE,
    TASUO_MODE,
    TYPES,
    WARRIOR,
    WEAPON,
)
from gattai_desktop.games.tasuo.decks import (
    DEFAULT_LIMITS,
    MOST_COUNTERS,
    MOST_DEFENSIVE,
    MOST_ULTRA,
    SIZE,
    DeckList,
    NoDeck,
    faults_of,
    list_of,
    opening_hand,
    read_deck,
    written_deck,
)
from gattai_desktop.games.tasuo.designs import MOST_COPIES, CardDesign, DesignSet, picture_of
from gattai_desktop.games.tasuo.zones import SEATS
from gattai_desktop.windows.games.tasuo import card_signs
from gattai_desktop.windows.games.tasuo.card_words_shown import kind_words, spoken_design, type_line
from gattai_desktop.windows.games.tasuo.deck_charts import charts_of, known_in
from gattai_desktop.windows.games.tasuo.deck_facets import facets, marks, traits
from gattai_desktop.windows.games.tasuo.deck_mends import mends_of, needs_note, needs_of
from gattai_desktop.windows.kit.deck_workshop import (
    DeckCard,
    DeckFacet,
    DeckFlaw,
    DeckGroup,
    DeckReport,
    DeckRule,
    HandOrder,
    PackedDeck,
    WrongDeckList,
)

_LEGEND, _ULTRA = "legend", "ultra"
_GROUPS: Final[Mapping[str, str]] = {
    WARRIOR: WARRIOR,
    OFFENSIVE: OFFENSIVE,
    DEFENSIVE: DEFENSIVE,
    RESPONSIVE: RESPONSIVE,
    BLOODLUSTED: BLOODLUSTED,
    **dict.fromkeys((ITEM, WEAPON, CONTINUUM, ARENA), _LEGEND),
    **dict.fromkeys((TASUO_MODE, KA_SUMMON), _ULTRA),
}
"""The group of each kind of card, in the order in which a deck is laid out."""


class ShowdownDecks:
    """Decks of Tasuo Showdown, for the room in which decks are built."""

    game = KEY

    def __init__(self, kept: OwnPacks) -> None:
        """kept: the packs that this person brought in."""
        self._own = OwnCards(kept)

    @property
    def _designs(self) -> DesignSet:
        return known_cards()

    def title(self) -> str:
        return speak("tasuo", "Decks of Tasuo Showdown")

    def groups(self) -> tuple[DeckGroup, ...]:
        return deck_groups()

    def facets(self) -> tuple[DeckFacet, ...]:
        return facets()

    def cards(self) -> tuple[DeckCard, ...]:
        return tuple(deck_cards(self._designs.designs.values(), lambda one: one.name))

    def stranger(self, key: str) -> DeckCard:
        words = speak("tasuo", "No card is called {name}.", name=key)
        back = f"back-{SEATS[0]}"
        return DeckCard(key=key, face=back, name=key, line=words, group=_LEGEND, spoken=words, most=MOST_COPIES)

    def ready(self) -> tuple[tuple[str, str, str], ...]:
        decks = built_in_cards().cards.decks.values()
        return tuple((one.name, content(one.text), written_deck(list_of(one, self._designs))) for one in decks)

    def copies(self, deck: str) -> dict[str, int]:
        found = self._read(deck)
        return dict(Counter(dict(found.cards)) + Counter(dict(found.ultra)))

    def unknown(self, deck: str) -> tuple[str, ...]:
        faults = faults_of(self._read(deck), self._designs)
        return tuple(said(one.text) for one in faults if one.rule == "TS-D7")

    def changed(self, deck: str, card: str, copies: int) -> str:
        found, design = self._read(deck), self._designs.by_name.get(card)
        parts = (dict(found.cards), dict(found.ultra))
        home = parts[1] if design is not None and design.is_ultra else parts[0]
        for part in parts:
            if part is not home or copies <= 0:
                part.pop(card, None)
        if copies > 0:
            home[card] = copies
        return written_deck(DeckList(tuple(parts[0].items()), tuple(parts[1].items())))

    def report(self, deck: str) -> DeckReport:
        found = self._read(deck)
        faults = faults_of(found, self._designs)
        mends = mends_of(faults, found, self._designs)
        flaws = tuple(
            DeckFlaw(words=said(one.text), rule=one.rule, advice=one.advice, mend=mend)
            for one, mend in zip(faults, mends, strict=True)
        )
        wrong = {one.rule for one in faults}
        count = sum(copies for _, copies in found.cards)
        words = speak("tasuo", "legal")
        if any(not one.advice for one in flaws):
            words = speak("tasuo", "may not be played yet")
        charts = charts_of(found, self._designs)
        rules = tuple(self._rules(found, wrong))
        return DeckReport(
            count=count,
            summary=words,
            rules=rules,
            flaws=flaws,
            charts=charts,
            needs_title=speak("tasuo", "Ultra Deck"),
            needs_note=needs_note(),
            needs=tuple(needs_of(found, self._designs)),
        )

    def first_hand(self, deck: str, order: HandOrder) -> tuple[str, ...]:
        names = opening_hand(self._read(deck), order)
        known = self._designs.by_name
        return tuple(f"tasuo:{known[name].id}" for name in names if name in known)

    def in_one_line(self, deck: str) -> str:
        return written_deck(self._read(deck)).strip().replace("\n", "; ")

    def packed(self, name: str, deck: str, author: str, licence: str) -> Mapping[str, str]:
        try:
            return self._own.pack_of(name, self._read(deck), author, licence)
        except NotPacked as wrong:
            raise WrongDeckList(message(wrong)) from wrong

    def unpacked(self, folder: Path) -> tuple[PackedDeck, ...]:
        made, decks = self._own.take_in(folder)
        return tuple(PackedDeck(name=name, text=text, author=made.author, licence=made.licence) for name, text in decks)

    def unusable(self) -> tuple[str, ...]:
        return tuple(f"{one.title}: {one.faults[0]}" for one in self._own.unusable)

    # ------------------------------------------------------------------ what is said of a deck

    def _read(self, deck: str) -> DeckList:
        try:
            return read_deck(deck)
        except NoDeck as wrong:
            raise WrongDeckList(message(wrong)) from wrong

    def _rules(self, deck: DeckList, wrong: set[str]) -> Iterator[DeckRule]:
        known = list(known_in(deck, self._designs))
        count = sum(copies for _, copies in deck.cards)
        yield _rule(speak("tasuo", "Cards"), count, SIZE, holds="TS-D1" not in wrong)
        most = max((copies for _, copies in known), default=0)
        name = speak("tasuo", "Copies of one card")
        yield _rule(name, most, MOST_COPIES, holds="TS-D2" not in wrong)
        defensive = sum(copies for one, copies in known if one.kind == DEFENSIVE)
        yield _rule(speak("tasuo", "Defensive"), defensive, MOST_DEFENSIVE, holds="TS-D3" not in wrong)
        counters = sum(copies for one, copies in known if one.is_counter)
        yield _rule(speak("tasuo", "of these Counter"), counters, MOST_COUNTERS, holds="TS-D4" not in wrong)
        ultra = sum(copies for _, copies in deck.ultra)
        yield _rule(speak("tasuo", "Ultra Deck"), ultra, MOST_ULTRA, holds="TS-D5" not in wrong)


def deck_groups() -> tuple[DeckGroup, ...]:
    """Return the kinds of cards by which a list is filtered and a deck is laid out."""
    names = {
        WARRIOR: (speak("tasuo", "Warriors"), card_signs.KIND_SIGNS[WARRIOR]),
        OFFENSIVE: (speak("tasuo", "Offensive"), card_signs.type_sign(TYPES["P"])),
        DEFENSIVE: (speak("tasuo", "Defensive"), card_signs.DEFENSIVE_SIGN),
        RESPONSIVE: (speak("tasuo", "Responsive"), card_signs.KIND_SIGNS[RESPONSIVE]),
        BLOODLUSTED: (speak("tasuo", "Bloodlusted"), card_signs.KIND_SIGNS[BLOODLUSTED]),
        _LEGEND: (speak("tasuo", "Legend"), card_signs.KIND_SIGNS[ITEM]),
        _ULTRA: (speak("tasuo", "Ultra Deck"), card_signs.KIND_SIGNS[TASUO_MODE]),
    }
    return tuple(DeckGroup(key=key, name=name, sign=sign) for key, (name, sign) in names.items())


def deck_cards(designs: Iterable[CardDesign], key: Callable[[CardDesign], str]) -> Iterator[DeckCard]:
    """Yield cards as lists of them show them, kind by kind. key: returns by what the lists know one."""
    order = list(dict.fromkeys(_GROUPS.values()))
    for one in sorted(designs, key=lambda one: order.index(_GROUPS[one.kind])):
        yield DeckCard(
            key=key(one),
            face=picture_of(one),
            name=one.name,
            line=type_line(one),
            kind=kind_words(one.kind),
            group=_GROUPS[one.kind],
            spoken=spoken_design(one),
            most=DEFAULT_LIMITS.copies_ultra if one.is_ultra else one.most_copies,
            marks=tuple(marks(one)),
            traits=tuple(traits(one)),
        )


def _rule(name: str, value: int, most: int, *, holds: bool) -> DeckRule:
    words = speak("tasuo", "{value} of {most}", value=value, most=most)
    return DeckRule(name=name, words=words, value=value, most=most, holds=holds)
