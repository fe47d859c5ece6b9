"""What a Bot is worth to its owner."""

from gattai_desktop.cards.card import Card
from gattai_desktop.games.rumblebots.bots import bot_of


def worth_of(card: Card) -> float:
    """What a Bot is worth to its owner, roughly."""
    bot = bot_of(card)
    return bot.attack + bot.criticals + bot.defence / 2
