"""Counts in a bot battle: factions in both gangs, clashes won by each Bot, the faction kept most often."""

from gattai_desktop.cards.card import Back
from gattai_desktop.cards.state import Sight
from gattai_desktop.content.rumblebots.known_bots import name_of
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.bots import FACTIONS, bot_of


def faction_counts(sight: Sight) -> tuple[tuple[str, tuple[int, int]], ...]:
    """Return for each faction how many of it defend and how many attack."""
    found = []
    for faction in FACTIONS:
        defence, attack = (
            sum(
                faction in bot_of(card).factions
                for card in sight.cards(zones.gang(sight.text(side)))
                if not isinstance(card, Back)
            )
            for side in ("champion", "challenger")
        )
        found.append((faction, (defence, attack)))
    return tuple(found)


def statistics(sight: Sight) -> tuple[tuple[str, int, int], ...]:
    """Return the Bots that won or held most clashes of the match: name, won, held; the best first."""
    keys = dict.fromkeys(
        path.split(".", 2)[2] for path in sight.values if path.startswith(("stats.won.", "stats.held."))
    )
    rows = [(name_of(key), sight.number(f"stats.won.{key}"), sight.number(f"stats.held.{key}")) for key in keys]
    return tuple(sorted((row for row in rows if row[1] or row[2]), key=lambda row: (-row[1] - row[2], row[0])))


def most_kept(sight: Sight) -> tuple[str, int]:
    """Return the faction that was kept most often in the match, and how often."""
    counts = {faction: sight.number(f"stats.kept.{faction}") for faction in FACTIONS}
    best = max(counts, key=lambda faction: counts[faction])
    return best, counts[best]
