"""What packs of Bots hold: Bots, Contraptions and ready decks (RULES RB-1, RB-5)."""

from typing import Any, Final, cast, get_args

from gattai_desktop.cards.words import say, wording
from gattai_desktop.content.schema import ID, NAME, TEXT, Contents, CountedFamily, Family
from gattai_desktop.games.kinds import Faults, Flag, Number, OneOf, Option, Text
from gattai_desktop.games.kinds_of_many import Field, Fields, Fieldset, FieldValues, ListOf
from gattai_desktop.games.kinds_of_text import IdOf
from gattai_desktop.games.rumblebots.bots import (
    FACTIONS,
    OFTEN,
    Ability,
    Bot,
    BotCondition,
    BotEffect,
    Contraption,
    ReadyDeck,
    Recovers,
    Use,
    When,
)
from gattai_desktop.games.rumblebots.setup import DECK_SIZE, KEY

_MOST: Final = 99
"""Most that a Bot's figures are read as."""


def _words(of: Any) -> OneOf:  # noqa: ANN401 - a Literal of words
    return OneOf(tuple(word for word in get_args(of) if word))


_FACTION: Final = OneOf(FACTIONS, tuple(Option(one, one.capitalize()) for one in FACTIONS))
_ABILITY: Final[Fields] = (
    Field("when", _words(When), help="When it is looked at."),
    Field("effect", _words(BotEffect), help="What it changes or does."),
    Field("amount", Number(-_MOST, _MOST), 0, "How much is added."),
    Field("condition", _words(BotCondition), "", "What has to hold."),
    Field("faction", _FACTION, "", "The faction that the condition asks for."),
    Field("count", Number(0, _MOST), 0, "The number that the condition asks for."),
    Field("recovers", _words(Recovers), "", "Which card goes back to the deck."),
    Field("shuffled", Flag(), False, "The deck is shuffled after it."),
    Field("optional", Flag(), False, "Its owner may leave it."),
)


def _ability(values: FieldValues, faults: Faults) -> Ability | None:
    given = cast("dict[str, Any] | None", values["ability"])
    if given is None:
        return None
    place = faults.inside("ability")
    if given["condition"] in ("faction", "each_other") and not given["faction"]:
        place.inside("faction").add(wording("The condition asks for a faction."))
    if (given["effect"] == "recover") != bool(given["recovers"]):
        place.inside("recovers").add(wording("An ability that recovers says which card, and no other does."))
    return Ability(**given)


def _one_or_two_factions(bot: Bot, faults: Faults) -> None:
    if not 1 <= len(bot.factions) <= 2:
        words = "A Bot has one or two factions, not {number}."
        faults.inside("factions").add(wording(words, number=len(bot.factions)))


def _has_a_contraption(deck: ReadyDeck, faults: Faults) -> None:
    if not deck.contraption and not faults.noted:
        faults.inside("contraption").add(wording("A deck has a Contraption."))


BOTS: Final = Family(
    file="bots",
    word="bot",
    entry=Bot,
    help="A Bot.",
    checks=(_one_or_two_factions,),
    fields=(
        ID,
        NAME,
        Field("factions", ListOf(_FACTION), help="One or two factions."),
        Field("tier", Number(1, 3), help="How strong it is."),
        Field("attack", Number(0, _MOST), help="What it attacks with."),
        Field("defence", Number(0, _MOST), help="What has to be broken."),
        Field("criticals", Number(0, 9), 0, "Attacks that no defence stops."),
        Field("barriers", Number(0, 9), 0, "Attacks that it stops."),
        Field("ability", Fieldset(_ABILITY), None, "What it can do.", makes=_ability),
        TEXT,
    ),
)
CONTRAPTIONS: Final = Family(
    file="contraptions",
    word="contraption",
    entry=Contraption,
    help="A Contraption.",
    fields=(
        ID,
        NAME,
        Field("effect", _words(Use), help="What it does when it is used."),
        Field("amount", Number(0, _MOST), help="How much of it."),
        Field("text", Text(), help="What it does, in words: players read it."),
    ),
)
DECKS: Final = Family(
    file="decks",
    word="deck",
    entry=ReadyDeck,
    help="Bots and a Contraption that go together.",
    checks=(_has_a_contraption,),
    fields=(
        ID,
        NAME,
        Field("bots", ListOf(IdOf(("bot",)), DECK_SIZE, DECK_SIZE, OFTEN), help="Which Bots it is made of."),
        Field("contraption", IdOf(("contraption",)), help="Which one is played with it."),
    ),
)
CONTENTS: Final = Contents(
    game=KEY,
    builds_on=("bot-battle",),
    families=(BOTS, CONTRAPTIONS, DECKS),
    counted=(
        CountedFamily("decks", say("Decks"), "hand"),
        CountedFamily("bots", say("Bots"), "program"),
        CountedFamily("contraptions", say("Contraptions"), "lever"),
    ),
    picture="arena",
)
