"""What the desk knows of a bot battle: decks, and Bots and Contraptions of one's own."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.speech import called, content, listed, speak
from gattai_desktop.cards.value import as_names
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.rumblebots.draft_bots import kinds_of
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.rumblebots.bots import FACTIONS, OFTEN, Bot, Contraption, picture_of
from gattai_desktop.games.rumblebots.setup import DECK_SIZE
from gattai_desktop.windows.games.rumblebots.cards import spoken_bot
from gattai_desktop.windows.kit.deck_workshop import DeckCard, DeckGroup
from gattai_desktop.windows.kit.desk_decks import deck_card, decks_part, no_deck
from gattai_desktop.windows.kit.game_desk import CountedCards, DeskCard, DeskGap, DeskPart, GameDesk, entry_name

_FIRST: Final = "k1"
"""The Contraption of a new deck, till somebody chooses another."""
_BACKS: Final = {"bot": "back-bots", "contraption": "back-contraptions"}


class BotsDesk(GameDesk):
    """The desk of whoever makes decks and Bots."""

    game = "rumblebots"
    evening = ""

    def begins(self) -> str:
        return speak("desk", "Begin a battle")

    def begins_another(self) -> str:
        return speak("desk", "Begin another battle")

    def parts(self) -> tuple[DeskPart, ...]:
        return (
            decks_part(),
            DeskPart(
                key="bots",
                title=speak("desk", "Bots"),
                new=speak("desk", "New Bot"),
                sign="program",
                word="bot",
                wide=196,
                high=104,
            ),
            DeskPart(
                key="contraptions",
                title=speak("desk", "Contraptions"),
                new=speak("desk", "New Contraption"),
                sign="lever",
                word="contraption",
                wide=196,
                high=96,
            ),
        )

    def counted(self, draft: PackDraft, word: str, field: str) -> CountedCards | None:
        if (word, field) != ("deck", "bots"):
            return None
        groups = tuple(DeckGroup(key=one, name=called(one.capitalize()), sign=one) for one in FACTIONS)
        return CountedCards(cards=lambda: cards_of(draft), groups=groups, back=_BACKS["bot"])

    def face(self, draft: PackDraft, word: str, entry_id: str) -> str:
        """While something is wrong with a card, it is shown face down."""
        if word not in _BACKS:
            return ""
        kind = kinds_of(draft).get(entry_id)
        return picture_of(kind) if kind is not None else _BACKS[word]

    def fresh(self, draft: PackDraft, word: str) -> Mapping[str, object]:
        match word:
            case "deck":
                return {"name": speak("desk", "New deck"), "bots": (), "contraption": _FIRST}
            case "bot":
                return {"name": speak("desk", "New Bot"), "factions": ("brine",), "attack": 3, "defence": 3}
        return {
            "name": speak("desk", "New Contraption"),
            "effect": "attack",
            "amount": 1,
            "text": speak("desk", "When you have revealed a Bot: attack +1 in this clash."),
        }

    def card(self, draft: PackDraft, word: str, entry_id: str) -> DeskCard:
        values = draft.values(word, entry_id)
        name = entry_name(values)
        known = kinds_of(draft)
        if word == "deck":
            return _deck(known, values, name)
        kind = known.get(entry_id)
        face = picture_of(kind) if kind is not None else ""
        line = content(str(values["text"] or ""))
        if word == "contraption":
            return DeskCard(id=entry_id, name=name, line=line, sign="lever", face=face)
        return DeskCard(id=entry_id, name=name, line=bot_line(values), sign="program", face=face, spoken=_said(values))

    def said_of(self, draft: PackDraft, evening: str) -> str:
        counts = (
            speak("desk", "{count} decks", count=len(draft.entries("deck"))),
            speak("desk", "{count} Bots of its own", count=len(draft.entries("bot"))),
        )
        return ", ".join(counts)

    def gaps(self, draft: PackDraft, evening: str) -> tuple[DeskGap, ...]:
        decks = draft.entries("deck")
        if not decks:
            return (no_deck(speak("desk", "No deck yet: a battle is played with decks")),)
        known = kinds_of(draft)
        return tuple(standing(known, one) for one in decks)

    def taken_back(self, draft: PackDraft) -> str:
        ready = sum(one.ready for one in self.gaps(draft, ""))
        if ready > 1:
            return speak("desk", "Back to the table with these decks")
        return speak("desk", "Back to the table with this deck") if ready else ""


def bots_in(values: FieldValues) -> tuple[str, ...]:
    """Return the ids of the Bots of a deck."""
    return as_names(values.get("bots"))


def standing(known: Mapping[str, Bot | Contraption], values: FieldValues) -> DeskGap:
    """Whether a deck can be played, or the first thing that keeps it from that."""
    name, bots = entry_name(values), bots_in(values)
    deck = ("deck", str(values["id"]))
    strangers = [one for one in bots if not isinstance(known.get(one), Bot)]
    often = [one for one, count in Counter(bots).items() if count > OFTEN]
    if strangers:
        words = speak("desk", "{name}: no Bot is called {id}, or it has a fault", name=name, id=strangers[0])
    elif often:
        bot = content(known[often[0]].name)
        words = speak("desk", "{name} has {bot} too often: {most} times at most", name=name, bot=bot, most=OFTEN)
    elif len(bots) != DECK_SIZE:
        words = speak("desk", "{name} has {number} of {most} Bots", name=name, number=len(bots), most=DECK_SIZE)
    elif not isinstance(known.get(str(values["contraption"])), Contraption):
        words = speak("desk", "{name} has no Contraption", name=name)
    else:
        return DeskGap(words=speak("desk", "{name} can be played", name=name), ready=True, entry=deck)
    return DeskGap(words=words, entry=deck)


def _deck(known: Mapping[str, Bot | Contraption], values: FieldValues, name: str) -> DeskCard:
    ids = bots_in(values)
    bots = [bot for one in ids if isinstance(bot := known.get(one), Bot)]
    lever = known.get(str(values["contraption"]))
    count = speak("desk", "{number} of {most} Bots", number=len(ids), most=DECK_SIZE)
    line = ", ".join([count, content(lever.name)] if lever is not None else [count])
    factions = Counter(faction for bot in bots for faction in bot.factions).most_common(2)
    figures = (
        speak("desk", "Attack {number}", number=sum(bot.attack for bot in bots)),
        speak("desk", "Defence {number}", number=sum(bot.defence for bot in bots)),
        *(f"{called(faction.capitalize())} {number}" for faction, number in factions),
    )
    strongest = max(bots, key=lambda bot: (bot.tier, bot.attack), default=None)
    face = picture_of(strongest) if strongest is not None else ""
    return deck_card(str(values["id"]), name, line, figures, face)


def bot_line(values: FieldValues) -> str:
    """Return one line about a Bot: its factions, its attack and its defence."""
    named = [called(one.capitalize()) for one in as_names(values["factions"])]
    figures = f"{values['attack']} / {values['defence']}"
    return ", ".join(one for one in (listed(named), figures) if one)


def _said(values: FieldValues) -> str:
    named = [called(one.capitalize()) for one in as_names(values["factions"])]
    attack = speak("board", "attack {number}", number=str(values["attack"]))
    parts = [listed(named), attack, speak("board", "defence {number}", number=str(values["defence"]))]
    text = content(str(values["text"] or ""))
    return in_turn((", ".join(one for one in parts if one), text))


def cards_of(draft: PackDraft) -> tuple[DeckCard, ...]:
    """Return all Bots that a deck may hold: those of the pack first, then those of the box."""
    return tuple(_card(key, one) for key, one in kinds_of(draft).items() if isinstance(one, Bot))


def _card(key: str, bot: Bot) -> DeckCard:
    factions = listed([called(one.capitalize()) for one in bot.factions])
    marks = [("blade", str(bot.attack)), ("rampart", str(bot.defence))]
    marks += [("crit", str(bot.criticals))] if bot.criticals else []
    marks += [("barrier", str(bot.barriers))] if bot.barriers else []
    tier = speak("desk", "tier {number}", number=bot.tier)
    return DeckCard(
        key=key,
        face=picture_of(bot),
        name=content(bot.name),
        line=f"{factions}, {tier}",
        group=bot.factions[0],
        spoken=f"{spoken_bot(bot)}. {tier}",
        most=OFTEN,
        marks=tuple(marks),
        traits=bot.factions[1:],
    )
