"""Makes the sheets of a bot battle: which ready deck each player takes, and what lies in the discards."""

from collections.abc import Hashable
from typing import Final

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.card import Card
from gattai_desktop.content.rumblebots.known_bots import bot_called, name_of
from gattai_desktop.games.rumblebots.bots import bot_of
from gattai_desktop.games.rumblebots.draft import TakeDeck, deck_list, deck_name, decks
from gattai_desktop.games.rumblebots.zones import discard
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook

_BUILD: Final = "build"


def ask_whose_deck(requests: Requests, about: str) -> None:
    """Ask for which player to choose a deck, and which. about: the player, where that is known."""
    seen = requests.view
    if about in seen.pilots:
        _which(requests, about)
        return
    choices = tuple(
        SheetChoice(seat, PlateLook(seen.name(seat), deck_now(seen, seat), fill="", edge=seat, crest=seat))
        for seat in seen.pilots
    )
    look = SheetLook(speak("bots", "Whose deck?"), (), (), choices, columns=min(2, len(choices)))
    requests.ask(look, lambda seat, _texts: _which(requests, str(seat)))


def show_discards(requests: Requests, seat: str) -> None:
    """List the discards of a player, the newest first: everybody may look through them (RULES RB-H15)."""
    seen = requests.view
    lines = tuple(_spoken(card) for card in reversed(seen.sight.cards(discard(seat))))
    title = speak("bots", "Discards of {name}", name=seen.name(seat))
    look = SheetLook(title, lines or (speak("bots", "None yet"),))
    requests.ask(look)


def _spoken(card: Card) -> str:
    bot = bot_of(card)
    parts = [speak("bots", "{name}: attack {attack}", name=bot.name, attack=bot.attack)]
    parts.append(speak("bots", "defence {number}", number=bot.defence))
    parts += [speak("bots", "criticals {number}", number=bot.criticals)] if bot.criticals else []
    parts += [speak("bots", "barriers {number}", number=bot.barriers)] if bot.barriers else []
    return ", ".join(parts)


def _which(requests: Requests, seat: str) -> None:
    seen = requests.view
    choices = tuple(
        SheetChoice(key, PlateLook(deck_name(seen.sight, key), _words(seen, key))) for key in decks(seen.sight)
    )
    words = speak("bots", "at the desk; a battle with it begins there")
    build = SheetChoice(_BUILD, PlateLook(speak("bots", "Build a deck"), words, fill=""))
    title = speak("bots", "Which deck does {name} take?", name=seen.name(seat))
    look = SheetLook(title, (), (), (*choices, build), columns=1)

    def chosen(key: Hashable, _texts: dict[str, str]) -> None:
        if key == _BUILD:
            requests.open("desk", f"{TakeDeck.shown.flow}.{seat}")
        else:
            requests.play(TakeDeck(seat, str(key)))

    requests.ask(look, chosen)


def _words(seen: SeatView, key: str) -> str:
    """Return what is in a deck: the strongest Bots and the Contraption."""
    *kinds, contraption = deck_list(seen.sight, key)
    heavy = [bot.name for kind in dict.fromkeys(kinds) if (bot := bot_called(kind)) is not None and bot.tier > 1]
    return ", ".join([*heavy, name_of(contraption)])


def deck_now(seen: SeatView, seat: str) -> str:
    """Return which ready deck a player plays; "" for none."""
    key = seen.text(f"player.{seat}.deck")
    return speak("bots", "now {deck}", deck=deck_name(seen.sight, key)) if key else ""
