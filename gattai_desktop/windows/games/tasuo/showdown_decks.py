"""Says what decks of Tasuo Showdown are made of, what is wrong with one, and what it promises (RULES TS, 3j)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.speech import content, message, said, speak
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo.card_words import (
    AREA,
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
from gattai_desktop.games.tasuo.deck_limits import MOST_ULTRA
from gattai_desktop.games.tasuo.decks import (
    MOST_COUNTERS,
    MOST_DEFENSIVE,
    SIZE,
    DeckList,
    NoDeck,
    chance_of_none,
    faults_of,
    list_of,
    opening_hand,
    read_deck,
    written_deck,
)
from gattai_desktop.games.tasuo.designs import MOST_COPIES, CardDesign, DesignSet
from gattai_desktop.windows.games.tasuo import card_signs
from gattai_desktop.windows.games.tasuo.card_words_shown import spoken_design, type_line
from gattai_desktop.windows.games.tasuo.fighters import weight_of
from gattai_desktop.windows.kit.deck_workshop import (
    DeckBar,
    DeckCard,
    DeckChart,
    DeckFlaw,
    DeckGroup,
    DeckReport,
    DeckRule,
    HandOrder,
    WrongDeckList,
)

translate = QCoreApplication.translate

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
_EVADE: Final = "Evade"


class ShowdownDecks:
    """Decks of Tasuo Showdown, for the room in which decks are built."""

    game = KEY

    def __init__(self) -> None:
        self._designs: DesignSet = built_in_cards().cards
        order = list(dict.fromkeys(_GROUPS.values()))
        found = sorted(self._designs.designs.values(), key=lambda one: order.index(_GROUPS[one.kind]))
        self._order: tuple[CardDesign, ...] = tuple(found)

    def title(self) -> str:
        return translate("tasuo", "Decks of Tasuo Showdown")

    def groups(self) -> tuple[DeckGroup, ...]:
        names = {
            WARRIOR: (translate("tasuo", "Warriors"), card_signs.KIND_SIGNS[WARRIOR]),
            OFFENSIVE: (translate("tasuo", "Offensive"), card_signs.type_sign(TYPES["P"])),
            DEFENSIVE: (translate("tasuo", "Defensive"), card_signs.DEFENSIVE_SIGN),
            RESPONSIVE: (translate("tasuo", "Responsive"), card_signs.KIND_SIGNS[RESPONSIVE]),
            BLOODLUSTED: (translate("tasuo", "Bloodlusted"), card_signs.KIND_SIGNS[BLOODLUSTED]),
            _LEGEND: (translate("tasuo", "Legend"), card_signs.KIND_SIGNS[ITEM]),
            _ULTRA: (translate("tasuo", "Ultra Deck"), card_signs.KIND_SIGNS[TASUO_MODE]),
        }
        return tuple(DeckGroup(key=key, name=name, sign=sign) for key, (name, sign) in names.items())

    def cards(self) -> tuple[DeckCard, ...]:
        return tuple(
            DeckCard(
                key=one.name,
                face=f"tasuo:{one.id}",
                name=one.name,
                line=type_line(one),
                group=_GROUPS[one.kind],
                spoken=spoken_design(one),
                most=one.most_copies,
            )
            for one in self._order
        )

    def ready(self) -> tuple[tuple[str, str, str], ...]:
        decks = self._designs.decks.values()
        return tuple((one.name, content(one.text), written_deck(list_of(one, self._designs))) for one in decks)

    def copies(self, deck: str) -> dict[str, int]:
        found = self._read(deck)
        return dict(Counter(dict(found.cards)) + Counter(dict(found.ultra)))

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
        flaws = tuple(DeckFlaw(words=said(one.text), rule=one.rule, advice=one.advice) for one in faults)
        wrong = {one.rule for one in faults}
        count = sum(copies for _, copies in found.cards)
        words = translate("tasuo", "legal")
        if any(not one.advice for one in faults):
            words = translate("tasuo", "may not be played yet")
        charts = (self._costs(found), self._stops(found), self._hands(found))
        rules = tuple(self._rules(found, wrong))
        return DeckReport(count=count, summary=words, rules=rules, flaws=flaws, charts=charts)

    def first_hand(self, deck: str, order: HandOrder) -> tuple[str, ...]:
        names = opening_hand(self._read(deck), order)
        known = self._designs.by_name
        return tuple(f"tasuo:{known[name].id}" for name in names if name in known)

    def in_one_line(self, deck: str) -> str:
        return "; ".join(deck.strip().splitlines())

    # ------------------------------------------------------------------ what is said of a deck
    def _read(self, deck: str) -> DeckList:
        try:
            return read_deck(deck)
        except NoDeck as wrong:
            raise WrongDeckList(message(wrong)) from wrong

    def _known(self, deck: DeckList) -> Iterator[tuple[CardDesign, int]]:
        known = self._designs.by_name
        return ((known[name], copies) for name, copies in deck.cards if name in known)

    def _rules(self, deck: DeckList, wrong: set[str]) -> Iterator[DeckRule]:
        known = list(self._known(deck))
        count = sum(copies for _, copies in deck.cards)
        yield _rule(translate("tasuo", "Cards"), count, SIZE, holds="TS-D1" not in wrong)
        most = max((copies for _, copies in known), default=0)
        name = translate("tasuo", "Copies of one card")
        yield _rule(name, most, MOST_COPIES, holds="TS-D2" not in wrong)
        defensive = sum(copies for one, copies in known if one.kind == DEFENSIVE)
        yield _rule(translate("tasuo", "Defensive"), defensive, MOST_DEFENSIVE, holds="TS-D3" not in wrong)
        counters = sum(copies for one, copies in known if one.is_counter)
        yield _rule(translate("tasuo", "of these Counter"), counters, MOST_COUNTERS, holds="TS-D4" not in wrong)
        ultra = sum(copies for _, copies in deck.ultra)
        yield _rule(translate("tasuo", "Ultra Deck"), ultra, MOST_ULTRA, holds="TS-D5" not in wrong)

    def _costs(self, deck: DeckList) -> DeckChart:
        found = Counter[int]()
        for one, copies in self._known(deck):
            if one.kind == WARRIOR:
                found[weight_of(one.life)] += copies
        lives = {
            1: translate("tasuo", "life to 7"),
            2: translate("tasuo", "life 7.5 to 9"),
            3: translate("tasuo", "life 9.5 and more"),
        }
        bars = [
            DeckBar(value=found[cost], signs=(card_signs.ARMOR,) * cost, words=words) for cost, words in lives.items()
        ]
        note = speak("tasuo", "{count} warriors", count=found.total())
        return DeckChart(title=translate("tasuo", "What a call costs"), note=note, bars=tuple(bars))

    def _stops(self, deck: DeckList) -> DeckChart:
        defences = [(one.defence, copies) for one, copies in self._known(deck) if one.defence is not None]
        bars = []
        for kind in TYPES.values():
            stopping = (
                copies
                for terms, copies in defences
                if (terms.tag == _EVADE if kind == AREA else not terms.types or kind in terms.types)
                and terms.aim != "targets"
            )
            bars.append(DeckBar(value=sum(stopping), signs=(card_signs.type_sign(kind),), words=kind))
        aimed = sum(copies for terms, copies in defences if terms.aim != "plain")
        words = translate("tasuo", "what Targets")
        bars.append(DeckBar(value=aimed, signs=(card_signs.TARGETS,), words=words))
        note = speak("tasuo", "{count} defences", count=sum(copies for _, copies in defences))
        return DeckChart(title=translate("tasuo", "Cards that stop a …"), note=note, bars=tuple(bars))

    def _hands(self, deck: DeckList) -> DeckChart:
        cards = max(sum(copies for _, copies in deck.cards), 1)
        warriors = sum(copies for one, copies in self._known(deck) if one.kind == WARRIOR)
        chance = round(100 * (1 - chance_of_none(cards, min(warriors, cards))))
        words = speak("tasuo", "{chance} in 100 hold a warrior", chance=chance)
        return DeckChart(title=translate("tasuo", "First five cards"), note=words)


def _rule(name: str, value: int, most: int, *, holds: bool) -> DeckRule:
    words = speak("tasuo", "{value} of {most}", value=value, most=most)
    return DeckRule(name=name, words=words, value=value, most=most, holds=holds)
