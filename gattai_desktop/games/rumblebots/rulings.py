"""The house rulings of a table, RB-H1 to RB-H15: where the rules are silent, what is played, and what else could be.

Code asks a ruling by its name, `rulings_of(table).two_factions == "both"`. What a row means to a player stands in
`rulings.toml`. A row with one option is a decision that has no sensible other; it is listed so that it can be read.
"""

from typing import Final, Literal

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.house_rulings import RulingRows, row


@frozen(kw_only=True)
class HouseRulings:
    """The chosen option of every row."""

    way: Literal["quick", "draft", "free"] = row(1, "quick")
    first_champion: Literal["champion_keeps", "first_out_takes"] = row(2, "champion_keeps")
    direction: Literal["alternates", "clockwise"] = row(3, "alternates")
    barriers_seen: Literal["all"] = row(4, "all")
    comparing: Literal["after_ability", "before_and_after"] = row(5, "after_ability")
    opening_bot: Literal["no_abilities", "abilities"] = row(6, "no_abilities")
    two_factions: Literal["both", "as_chosen"] = row(7, "both")
    idle_signs: Literal["no_effect"] = row(8, "no_effect")
    beaten_order: Literal["chosen", "as_revealed"] = row(9, "chosen")
    endless: Literal["once_and_sixty", "no_limit"] = row(10, "once_and_sixty")
    empty_challenger: Literal["surrenders", "skipped"] = row(11, "surrenders")
    contraption_use: Literal["battle", "clash"] = row(12, "battle")
    round_space: Literal["two_or_three", "three"] = row(13, "two_or_three")
    reactors: Literal["first_bot", "score_only"] = row(14, "first_bot")
    looks: Literal["discards_only"] = row(15, "discards_only")


_ROWS: Final = RulingRows(HouseRulings, "RB-H", __package__ or "")
switch, ruling_id, RULINGS = _ROWS.switch, _ROWS.id_of, _ROWS.of_game()
rulings_book, rule_book, glossary = _ROWS.rulings_book, _ROWS.rule_book, _ROWS.glossary


def rulings_of(table: Table) -> HouseRulings:
    """Return the rulings that a table plays by. Raises NoSuchRuling for an option that no row has."""
    return _ROWS.chosen(table)
