"""What the desks of those games have in common that are played with decks."""

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.speech import speak
from gattai_desktop.windows.kit.game_desk import DeskCard, DeskGap, DeskPart


def decks_part() -> DeskPart:
    """Return the part of a pack that holds its decks."""
    return DeskPart(
        key="decks",
        title=speak("desk", "Decks"),
        new=speak("desk", "New deck"),
        sign="hand",
        word="deck",
        wide=350,
        high=140,
    )


def deck_card(entry_id: str, name: str, line: str, figures: tuple[str, ...], face: str) -> DeskCard:
    """Return the card of a deck. line: of how many cards it is. figures: what they come to. face: one of its cards."""
    spoken = in_turn((line, ", ".join(figures)))
    return DeskCard(id=entry_id, name=name, line=line, sign="hand", face=face, figures=figures, spoken=spoken)


def no_deck(words: str) -> DeskGap:
    """Return the gap of a pack without a deck, in the words of its game."""
    return DeskGap(words=words, part="decks", first=speak("desk", "Make a deck first"))
