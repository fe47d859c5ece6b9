"""Strike Range: how far above the Pile a card may safely be played (RULES 2.10).

Distances are counted in ranks, 2 to 14; an Ace is 14.
"""

from typing import Final, cast

from gattai_desktop.cards.card import ACE, Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import Rulings, rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.cards.comparing import two_on_ace
from gattai_desktop.games.gattai.effects import modifiers
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.rumble import bgm, final_form
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.stages import STAGES
from gattai_desktop.games.gattai.zones import FLIPPED

UNLIMITED: Final = ACE
"""A Strike that nothing lies outside of: no difference is greater."""


@frozen
class Strike:
    """One play, measured against the card that it beats."""

    difference: int | None
    """Ranks above the card it is measured against; None where a ruling measures nothing."""
    strike_range: int
    """Of the player who makes it, in ranks."""

    @property
    def safe(self) -> bool:
        return self.difference is None or self.difference <= self.strike_range

    @property
    def resonant(self) -> bool:
        # With a Strike of 0 even a true play is not safe (STRIKE-10).
        return self.difference == 1 and self.safe

    @property
    def dissonant(self) -> bool:
        return not self.safe

    @property
    def dissonance(self) -> int:
        """How far the play lies outside the Strike, in ranks (STRIKE-8)."""
        return max(0, (self.difference or 0) - self.strike_range)


def difference(card: Card, reference: Card | None, rulings: Rulings) -> int | None:
    """Return how many ranks a card lies above another (STRIKE-3); a Two on an Ace by R-14."""
    if reference is None:
        return None
    if two_on_ace(card, reference):
        return None if rulings.two_over_ace_difference == "no_check" else int(rulings.two_over_ace_difference)
    return card.rank - reference.rank


def strike_range(table: Table, seat: Seat, rulings: Rulings) -> int:
    """Return the Strike of a player in this Throwdown, as it was set or as it stands now (STRIKE-13, R-80).

    A player for a Final Form has that of the Form (RUMBLE-11). Raises NotKnown on a sight that may not see the
    Coach's.
    """
    of_the_form = final_form.strike(table, seat)
    if of_the_form is not None:
        return of_the_form
    if rulings.strike_recalc == "live_all" or (rulings.strike_recalc == "live_coach" and seat == COACH_SEAT):
        base = reckoned(table, seat, rulings)
    else:
        base = cast("int", table.values[throwdown.strike_path(seat)])
    return _for_now(table, seat, base)


def _for_now(table: Table, seat: Seat, base: int) -> int:
    changed = base + modifiers.for_a_while(table.values, seat, "strike")
    return max(0, changed * modifiers.times_for_a_while(table.values, seat, "strike"))


def grown(table: Table, rulings: Rulings) -> int | None:
    """The Coach's Strike once his BGM has grown, where his Strike follows the TR (R-80, C-23); None where not."""
    if rulings.strike_recalc == "fixed" or not bgm.as_final(rulings) or not bgm.fighting(table):
        return None
    ratings = [
        bgm.full_rating(table, key) if bgm.is_bgm(table, key) else cast("int", table.values[f"threat.{key}.tr"])
        for key in throwdown.threats(table)
    ]
    return _for_now(table, COACH_SEAT, _of_ratings(table, ratings))


def reckoned(table: Table, seat: Seat, rulings: Rulings) -> int:
    """Work out a Strike: Steel or Flesh of a Pilot (STRIKE-1), the Threats of the Coach (STRIKE-2, R-113)."""
    if (fixed := first_contact.strike(table)) is not None:
        return fixed
    if seat == COACH_SEAT:
        return _of_coach(table, rulings)
    her = pilot(table, seat)
    stat = "steel" if throwdown.side_of(table, seat) == throwdown.started_by(table) else "flesh"
    return max(0, modifiers.standing(table, seat, "strike", her.number(stat) + her.number("strike_modifier")))


def _of_coach(table: Table, rulings: Rulings) -> int:
    ratings = [cast("int", table.values[f"threat.{key}.tr"]) for key in throwdown.threats(table)]
    if ratings:
        return _of_ratings(table, ratings)
    match rulings.coach_without_threat:
        case "entered_by_coach":
            entered = throwdown.ENTERED_STRIKE in table.values
            return cast("int", table.values[throwdown.ENTERED_STRIKE if entered else throwdown.strike_path(COACH_SEAT)])
        case "zero":
            return 0
        case "unlimited":
            return UNLIMITED


def _of_ratings(table: Table, ratings: list[int]) -> int:
    """The highest TR, one more for each further Threat, and what their powers change (STRIKE-2)."""
    base = max(ratings) + len(ratings) - 1
    for key in throwdown.threats(table):
        base = modifiers.standing(table, f"threat.{key}", "strike", base)
    return base


# ---------------------------------------------------------------------- what follows from a play


def result(ledger: Ledger, seat: Seat, strike: Strike, stage: int) -> tuple[Item, ...]:
    """Announce how a Pilot's play was, and return the events that it fires (STRIKE-5, STRIKE-6, STRIKE-8).

    `stage` is the one that counts for the amount of Schism (R-49). The Coach's plays have no result.
    """
    if seat == COACH_SEAT:
        return ()
    rulings = rulings_of(ledger.table)
    if strike.resonant and rulings.resonance == "on":
        return resonance(ledger, seat, strike)
    if not strike.dissonant:
        return ()
    announce_dissonant(ledger, seat, strike)
    if rulings.dissonance_check == "flip":
        return (("dissonance_flip", seat, strike.dissonance),)
    return (("fire", "Schism", seat, schism_points(stage, rulings), seat, "dissonant"),)


def schism_points(stage: int, rulings: Rulings) -> int:
    """What a Dissonant play fires: the stage by R-27; in a Rumble always the Rumble stage (RUMBLE-9, C-17)."""
    rumble = STAGES[stage].rumble
    return rumble or (1 if rulings.schism_amount == "one" else stage)


def resonance(ledger: Ledger, seat: Seat, strike: Strike) -> tuple[Item, ...]:
    """Announce a Resonant play and return its Charge (STRIKE-5)."""
    ledger.announce("resonant", rule="STRIKE-5", seat=seat, difference=strike.difference, strike=strike.strike_range)
    found = final_form.form_of(ledger.table, seat)
    if found is not None and rulings_of(ledger.table).rumble_resonance == "rumble_charges":
        return (("rumble_chargeup", found.side, 1),)
    charges = first_contact.has_event(ledger.table, "Chargeup")
    return (("fire", "Chargeup", seat, 1, seat, "resonant"),) if charges else ()


def announce_dissonant(ledger: Ledger, seat: Seat, strike: Strike) -> None:
    """Say that a play lies outside the Strike (STRIKE-4)."""
    ledger.announce("dissonant", rule="STRIKE-4", seat=seat, difference=strike.difference, strike=strike.strike_range)


def flip_against(ledger: Ledger, seat: Seat, dissonance: int) -> None:
    """Let the Coach flip the top card of his Deck against a Dissonance (STRIKE-8, CARD-10)."""
    card = decks.take(ledger, COACH_SEAT, FLIPPED, rule="STRIKE-8", up=True)
    if card is None:
        return
    rulings = rulings_of(ledger.table)
    value = int(rulings.flip_ace_value) if card.rank == ACE else card.rank
    hit = value <= dissonance
    cause = ledger.announce("flip", rule="STRIKE-8", seat=seat, card=card.key, dissonance=dissonance, hit=hit)
    decks.discard(ledger, (card,), rule="STRIKE-8")
    if hit:
        with ledger.because(cause):
            points = max(1, final_form.rumble_stage(ledger.table))
            ledger.next(("fire", "Schism", seat, points, seat, "dissonant"))


def rumble_chargeup(ledger: Ledger, side: Seat, number: int) -> None:
    """Give a Final Form Rumble Charges, up to what it had at first (R-73, R-118)."""
    found = final_form.form(ledger.table, side)
    if found is not None:
        path = final_form.form_path(side, "charges")
        ledger.set(path, min(found.max_charges, found.charges + number), rule="RUMBLE-11")


DOINGS = {"dissonance_flip": flip_against, "rumble_chargeup": rumble_chargeup}
