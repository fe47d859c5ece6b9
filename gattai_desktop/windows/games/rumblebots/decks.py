"""Makes the sheets of a bot battle: which ready deck each player takes, and what lies in discards and decks."""

from functools import partial
from typing import Final

from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import content, listed, speak
from gattai_desktop.content.rumblebots.known_bots import bot_called, name_of
from gattai_desktop.games.rumblebots.bots import Bot, Contraption, bot_of
from gattai_desktop.games.rumblebots.draft import TakeDeck, deck_list, deck_name, decks, left_in_deck
from gattai_desktop.games.rumblebots.zones import discard
from gattai_desktop.windows.games.rumblebots.own_decks import OwnDeck, built_meanwhile, leaves_to_build, own_decks
from gattai_desktop.windows.kit.requests import CHOOSE, Requests
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
    look = SheetLook(speak("bots", "Whose deck?"), choices=choices, columns=min(2, len(choices)))
    requests.ask(look, lambda seat, _texts: _which(requests, str(seat)))


def show_discards(requests: Requests, seat: str) -> None:
    """List the discards of a player, the newest first: everybody may look through them (RULES RB-H15)."""
    seen = requests.view
    lines = tuple(_spoken(bot_of(card)) for card in reversed(seen.sight.cards(discard(seat))))
    title = speak("bots", "Discards of {name}", name=seen.name(seat))
    left = len(left_in_deck(seen.sight, seat))
    plate = PlateLook(
        speak("bots", "What is left in the deck"), speak("bots", "{count} in the deck", count=left), fill=""
    )
    choices = (SheetChoice("deck", plate, then=partial(show_deck, requests, seat)),) if left else ()
    requests.ask(SheetLook(title, lines or (speak("bots", "None yet"),), choices=choices, columns=1))


def show_deck(requests: Requests, seat: str) -> None:
    """List the Bots that are left in a player's ready deck, by their names: its list and what lies open tell them."""
    seen = requests.view
    bots = [bot for one in left_in_deck(seen.sight, seat) if (bot := bot_called(one)) is not None]
    title = speak("bots", "Left in the deck of {name}", name=seen.name(seat))
    requests.ask(SheetLook(title, tuple(_spoken(one) for one in sorted(bots, key=lambda bot: bot.name))))


def _spoken(bot: Bot) -> str:
    parts = [speak("bots", "{name}: attack {attack}", name=bot.name, attack=bot.attack)]
    parts.append(speak("bots", "defence {number}", number=bot.defence))
    parts += [speak("bots", "criticals {number}", number=bot.criticals)] if bot.criticals else []
    parts += [speak("bots", "barriers {number}", number=bot.barriers)] if bot.barriers else []
    return ", ".join(parts)


def _which(requests: Requests, seat: str) -> None:
    seen = requests.view
    own = own_decks(seen)
    built = built_meanwhile(seen, own)
    mine, ready = (speak("bots", "Your own decks"), speak("bots", "Ready decks")) if own else ("", "")
    now = seen.text(f"player.{seat}.deck")
    choices = tuple(
        SheetChoice(
            key, _known_plate(seen, key, now=key == now), group=ready, then=partial(requests.play, TakeDeck(seat, key))
        )
        for key in decks(seen.sight)
    )
    words = speak("bots", "at the desk; then it can be taken here")
    plate = PlateLook(speak("bots", "Build a deck"), words, fill="")
    build = SheetChoice(_BUILD, plate, group=mine, then=partial(_to_the_desk, requests, seat))
    offered = (*(_own_plate(requests, seat, one, mine) for one in own), build, *choices) if own else (*choices, build)
    title = speak("bots", "Which deck does {name} take?", name=seen.name(seat))
    first = built.key if built is not None else now or None
    requests.ask(SheetLook(title, choices=offered, columns=1, first=first))


def _to_the_desk(requests: Requests, seat: str) -> None:
    """Let a deck be made; whoever comes back is asked again, and what was made is chosen."""
    leaves_to_build(requests.view)
    requests.open("desk", f"{TakeDeck.shown.flow}.{seat}")


def _own_plate(requests: Requests, seat: str, deck: OwnDeck, group: str) -> SheetChoice:
    """One deck of one's own: it is taken, finished at the desk, or played in a battle of its own."""
    name = content(deck.name)
    if deck.lacks:
        words = speak("bots", "{what}. Finish it at the desk", what=deck.lacks)
        look = PlateLook(name, words, judgement="refused")
        return SheetChoice(deck.key, look, then=partial(_to_the_desk, requests, seat), group=group)
    if deck.strangers:
        words = speak("bots", "{cards}: not in the box of this table", cards=listed(deck.strangers))
        return SheetChoice(deck.key, PlateLook(name, words), then=partial(_tell_strangers, requests, seat, deck),
                           group=group)  # fmt: skip
    look = PlateLook(name, _heavy(deck.kinds))
    return SheetChoice(deck.key, look, then=partial(requests.play, deck.taken_by(seat)), group=group)


def _tell_strangers(requests: Requests, seat: str, deck: OwnDeck) -> None:
    """Say why a deck cannot be played at this table, and ask whether the same people begin a battle with it."""
    title = speak("bots", "{deck} cannot be played at this table", deck=content(deck.name))
    told = speak("bots", "The box of this table does not have: {cards}.", cards=listed(deck.strangers))
    why = speak("bots", "What you made yourself comes into a box when the table is laid, and not later.")
    stays = speak("bots", "those who sit here play it; this one stays on the shelf")
    choices = (
        SheetChoice(
            "another",
            PlateLook(speak("bots", "Begin another battle with it"), stays),
            then=partial(requests.open, "another", f"{deck.battle} {CHOOSE}"),
        ),
        SheetChoice(
            "back",
            PlateLook(speak("bots", "Take another deck"), speak("bots", "at this table"), fill=""),
            then=partial(_which, requests, seat),
        ),
    )
    requests.ask(SheetLook(title, (told, why), choices=choices, columns=1))


def _known_plate(seen: SeatView, key: str, *, now: bool) -> PlateLook:
    """Return the plate of a deck that the table knows. now: it is the one that is chosen so far."""
    words = _words(seen, key)
    if not now:
        return PlateLook(deck_name(seen.sight, key), words)
    words = speak("bots", "chosen now: {cards}", cards=words)
    return PlateLook(deck_name(seen.sight, key), words, signs=(CardMark("tick", "live"),))


def _words(seen: SeatView, key: str) -> str:
    """Return what is in a deck: the strongest Bots and the Contraption."""
    *kinds, contraption = deck_list(seen.sight, key)
    heavy = [bot.name for kind in dict.fromkeys(kinds) if (bot := bot_called(kind)) is not None and bot.tier > 1]
    return ", ".join([*heavy, name_of(contraption)])


def _heavy(kinds: tuple[Bot | Contraption, ...]) -> str:
    """Return what is in a deck that was not taken yet: the strongest Bots and the Contraption."""
    return ", ".join(content(one.name) for one in dict.fromkeys(kinds) if isinstance(one, Contraption) or one.tier > 1)


def deck_now(seen: SeatView, seat: str) -> str:
    """Return which ready deck a player plays; "" for none."""
    key = seen.text(f"player.{seat}.deck")
    return speak("bots", "now {deck}", deck=deck_name(seen.sight, key)) if key else ""
