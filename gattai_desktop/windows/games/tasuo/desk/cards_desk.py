"""What the desk knows of Tasuo Showdown: decks, and cards and classes of one's own."""

from collections import Counter
from collections.abc import Mapping
from itertools import chain, count
from typing import Final

from gattai_desktop.board.speech import content, said, speak
from gattai_desktop.cards.value import as_list, as_names
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.content.tasuo.draft_cards import cards_for
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.tasuo.card_words import KEY, WARRIOR
from gattai_desktop.games.tasuo.decks import DEFAULT_LIMITS, SIZE, DeckList, faults_of
from gattai_desktop.games.tasuo.designs import CardDesign, DesignSet, picture_of
from gattai_desktop.windows.games.tasuo.card_words_shown import about_design, kind_words, type_line
from gattai_desktop.windows.games.tasuo.deck_mends import mends_of
from gattai_desktop.windows.games.tasuo.desk.own_card_shape import ATTACK, LIFE, OwnCardShape
from gattai_desktop.windows.games.tasuo.showdown_decks import deck_cards, deck_groups
from gattai_desktop.windows.kit.deck_workshop import DeckCard
from gattai_desktop.windows.kit.desk_decks import deck_card, decks_part, no_deck
from gattai_desktop.windows.kit.game_desk import (
    CountedCards,
    DeskCard,
    DeskGap,
    DeskPart,
    EntryShape,
    GameDesk,
    entry_name,
)

_BACK: Final = "back-red"
"""What stands for a card that cannot be shown, since something is wrong with it."""


class CardsDesk(GameDesk):
    """The desk of whoever makes cards and decks of Tasuo Showdown."""

    game = KEY
    evening = ""

    def begins(self) -> str:
        return speak("desk", "Begin a showdown")

    def parts(self) -> tuple[DeskPart, ...]:
        return (
            decks_part(),
            DeskPart(
                key="cards",
                title=speak("desk", "Cards"),
                new=speak("desk", "New card"),
                sign="pile",
                word="card",
                wide=196,
                high=104,
            ),
            DeskPart(
                key="classes",
                title=speak("desk", "Classes"),
                new=speak("desk", "New class"),
                sign="person",
                word="class",
                wide=196,
                high=96,
                seldom=True,
            ),
        )

    def shape(self, word: str) -> EntryShape | None:
        return OwnCardShape() if word == "card" else None

    def counted(self, draft: PackDraft, word: str, field: str) -> CountedCards | None:
        if word != "deck" or field not in ("cards", "ultra"):
            return None
        ultra = field == "ultra"

        def cards() -> tuple[DeckCard, ...]:
            found = [one for one in cards_for(draft).designs.values() if one.is_ultra is ultra]
            parts = ([one for one in found if one.own is own] for own in (True, False))
            return tuple(one for part in parts for one in deck_cards(part, lambda one: one.id))

        if ultra:
            return CountedCards(cards=cards, back=_BACK, large=True)
        groups = tuple(one for one in deck_groups() if one.key != "ultra")
        return CountedCards(cards=cards, groups=groups, back=_BACK, least=SIZE, most=SIZE, large=True)

    def face(self, draft: PackDraft, word: str, entry_id: str) -> str:
        """While something is wrong with a card, it is shown face down."""
        if word != "card":
            return ""
        design = _own(draft, entry_id)
        return picture_of(design) if design is not None else _BACK

    def fresh(self, draft: PackDraft, word: str) -> Mapping[str, object]:
        match word:
            case "deck":
                ready = next(iter(built_in_cards().cards.decks.values()))
                cards = tuple({"card": card, "copies": copies} for card, copies in ready.cards)
                return {"name": speak("desk", "New deck"), "cards": cards, "ultra": ready.ultra}
            case "class":
                return {"name": speak("desk", "New class")}
        first = next((one for one, _ in draft.named(("class",))), "")
        return {
            "name": _fresh_name(draft, speak("desk", "New card")),
            "kind": WARRIOR,
            "class": first,
            "life": LIFE,
            "attack": ATTACK,
        }

    def card(self, draft: PackDraft, word: str, entry_id: str) -> DeskCard:
        values = draft.values(word, entry_id)
        name = entry_name(values)
        if word == "deck":
            return _deck(draft, values, name)
        if word == "class":
            return DeskCard(id=entry_id, name=name, line=content(str(values["text"] or "")), sign="person")
        design = _own(draft, entry_id)
        if design is None:
            line = kind_words(str(values["kind"]))
            return DeskCard(id=entry_id, name=name, line=line, sign="pile", face=_BACK)
        spoken = about_design(design)
        return DeskCard(
            id=entry_id, name=name, line=type_line(design), sign="pile", face=picture_of(design), spoken=spoken
        )

    def said_of(self, draft: PackDraft, evening: str) -> str:
        counts = (
            speak("desk", "{count} decks", count=len(draft.entries("deck"))),
            speak("desk", "{count} cards of its own", count=len(draft.entries("card"))),
        )
        return ", ".join(counts)

    def gaps(self, draft: PackDraft, evening: str) -> tuple[DeskGap, ...]:
        decks = draft.entries("deck")
        if not decks:
            return (no_deck(speak("desk", "No deck yet: a showdown is played with decks")),)
        known = cards_for(draft)
        return tuple(_standing(known, one) for one in decks)


def _fresh_name(draft: PackDraft, name: str) -> str:
    """The name, with a number where a card of the pack has it: decks list cards by their names."""
    taken = {one["name"] for one in draft.entries("card")}
    names = chain((name,), (f"{name} {number}" for number in count(2)))
    return next(one for one in names if one not in taken)


def _own(draft: PackDraft, entry_id: str) -> CardDesign | None:
    """A card of the pack; None while something is wrong with it."""
    found = cards_for(draft).designs.get(entry_id)
    return found if found is not None and found.own else None


def listed_cards(values: FieldValues, known: DesignSet) -> DeckList:
    """Return the cards of a deck by their names; what nobody knows is there by its id."""

    def name(card: str) -> str:
        return known.designs[card].name if card in known.designs else card

    rows = [one for one in as_list(values["cards"]) if isinstance(one, Mapping)]
    counts = ((str(one.get("card", "")), one.get("copies", 1)) for one in rows)
    cards = tuple((name(card), copies if isinstance(copies, int) else 1) for card, copies in counts)
    return DeckList(cards, tuple(Counter(name(one) for one in as_names(values["ultra"])).items()))


def _standing(known: DesignSet, values: FieldValues) -> DeskGap:
    """Whether a deck can be played, or the first thing that keeps it from that."""
    name, entry = entry_name(values), ("deck", str(values["id"]))
    deck = listed_cards(values, known)
    faults = [one for one in faults_of(deck, known, DEFAULT_LIMITS) if not one.advice]
    if not faults:
        return DeskGap(words=speak("desk", "{name} can be played", name=name), ready=True, entry=entry)
    mend = next(mends_of(faults[:1], deck, known))
    words = speak("desk", "{name}: {reason}", name=name, reason=said(faults[0].text))
    field = "ultra" if faults[0].rule == "TS-D5" else "cards"
    return DeskGap(words=f"{words}. {mend}".rstrip(". ") if mend else words, entry=entry, field=field)


def _deck(draft: PackDraft, values: FieldValues, name: str) -> DeskCard:
    known = cards_for(draft)
    rows = [one for one in as_list(values["cards"]) if isinstance(one, Mapping)]
    designs = [
        (known.designs[str(one["card"])], int(str(one.get("copies", 1))))
        for one in rows
        if str(one.get("card", "")) in known.designs and str(one.get("copies", 1)).isdecimal()
    ]
    cards = sum(copies for _, copies in designs)
    own = sum(copies for one, copies in designs if one.own)
    figures = (
        speak("desk", "{count} warriors", count=sum(copies for one, copies in designs if one.kind == WARRIOR)),
        speak("desk", "{number} Ultra", number=len(as_names(values["ultra"]))),
        *((speak("desk", "{number} of its own", number=own),) if own else ()),
    )
    line = speak("desk", "{number} of {most} cards", number=cards, most=SIZE)
    shown = max((one for one, _ in designs), key=lambda one: (one.own, one.life), default=None)
    return deck_card(str(values["id"]), name, line, figures, picture_of(shown) if shown is not None else "")
