"""What begins, ends or pays for a conflict and needs more than a press: a goal, an opponent with a card, an Omen.

Each flow asks on the sheet and ends in a move. Nothing here decides: every plate stands for an option of the rules.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, first_large
from gattai_desktop.board.words import Mini, PlainText
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.cards.omens import SpendCoachOmens, SpendOmen
from gattai_desktop.games.gattai.gambit.offer import OfferGambit, OfferGambitInSpecialty
from gattai_desktop.games.gattai.names import zone_name
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.gattai.throwdown.drives import Concede
from gattai_desktop.games.move import Move, Quoted
from gattai_desktop.windows.kit.faces import card_spoken, face
from gattai_desktop.windows.kit.preview import bubble
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook

translate = QCoreApplication.translate

_PRESETS: Final = 4
"""Texts at most that a press puts into a field."""


def offer_gambit(requests: Requests) -> None:
    """Ask to whom a Gambit is offered, and what she wants."""
    seen = requests.view
    # Each Pilot stands in a row of her own: the plain offer, and beside it that in her Specialty.
    special_last = sorted(seen.options_of(OfferGambit), key=lambda move: isinstance(move, OfferGambitInSpecialty))
    offers = [move for seat in seen.pilots for move in special_last if move.pilot == seat]
    choices = []
    for place, move in enumerate(offers):
        special = isinstance(move, OfferGambitInSpecialty)
        name = seen.name(move.pilot)
        specialty = first_large(seen.prose(f"pilot.{move.pilot}.specialty"))
        words = specialty if special else translate("table", "Offer it to her")
        twice = translate("table", "{name}, her Specialty: twice").replace("{name}", name)
        title = twice if special else name
        choices.append(SheetChoice(place, PlateLook(title, words, judgement="legal", crest=move.pilot)))
    goals = tuple(goal for seat in seen.pilots if (goal := seen.prose(f"pilot.{seat}.goal")))
    field = SheetField(
        "goal",
        translate("table", "What she wants"),
        hint=translate("table", "Open the vault"),
        presets=goals[:_PRESETS],
    )
    look = SheetLook(translate("table", "Offer a Gambit"), (), (field,), tuple(choices))

    def offer(key: Hashable, texts: dict[str, str]) -> None:
        requests.play(evolve(offers[int(str(key))], goal=Quoted(texts["goal"])), as_is=True)

    requests.ask(look, offer)


def challenge(requests: Requests) -> None:
    """Ask who is challenged, and for what stakes."""
    seen = requests.view
    moves = [*seen.options_of(Challenge)]
    opponents = tuple(dict.fromkeys(move.opponent for move in moves))
    presets = _stakes(seen)
    field = SheetField(
        "stakes", translate("table", "What for"), hint=translate("table", "What the winner gets"), presets=presets
    )
    choices = tuple(
        SheetChoice(seat, PlateLook(seen.name(seat), _opponent_words(seen, seat), judgement="legal", crest=seat))
        for seat in opponents
    )
    look = SheetLook(translate("table", "Challenge to a Throwdown"), (), (field,), choices)

    def chosen(key: Hashable, texts: dict[str, str]) -> None:
        _challenge_with(requests, str(key), texts["stakes"])

    requests.ask(look, chosen)


def _challenge_with(requests: Requests, opponent: Seat, stakes: str) -> None:
    """Ask with which card, which goes face-down."""
    seen = requests.view
    moves = {move.card: move for move in seen.options_of(Challenge) if move.opponent == opponent}
    cards = [one.card for one in seen.hand if one.card in moves]
    title = translate("table", "Challenge {name} with which card?").replace("{name}", seen.name(opponent))
    line = translate(
        "table", "It lies face-down until both initiative cards are revealed. The higher one opens the Pile."
    )
    look = SheetLook(title, (line,), (), card_choices(cards), columns=3)

    def chosen(key: Hashable, _texts: dict[str, str]) -> None:
        card = next(one for one in cards if one.key == key)
        requests.play(evolve(moves[card], stakes=Quoted(stakes)), as_is=True)

    requests.ask(look, chosen)


def _stakes(seen: SeatView) -> tuple[str, ...]:
    if seen.is_coach:
        notes = (seen.prose(f"threat.{key}.note") for key in seen.keys("threats"))
        return tuple(note for note in notes if note)[:_PRESETS]
    goal = seen.prose(f"pilot.{seen.seat}.goal")
    return (goal,) if goal else ()


def _opponent_words(seen: SeatView, seat: Seat) -> str:
    if seat == COACH_SEAT:
        return translate("table", "Threats fight for him")
    count = str(seen.count(f"hand.{seat}"))
    return translate("table", "{count} cards in hand").replace("{count}", count)


def spend_omen(requests: Requests) -> None:
    """Ask what an Omen is spent for."""
    seen = requests.view
    moves: list[Move] = [*seen.options_of(SpendOmen), *seen.options_of(SpendCoachOmens)]
    if moves:
        requests.choose(moves, translate("table", "Spend an Omen"))


def concede(requests: Requests) -> None:
    """Ask once whether the Throwdown is given up."""
    seen = requests.view
    move = next(seen.options_of(Concede), None)
    if move is None:
        return
    look = bubble(seen, move)
    choices = (
        SheetChoice(
            "no", PlateLook(translate("table", "Fight on"), translate("table", "Take it back"), fill="", edge="edge")
        ),
        SheetChoice(
            "yes", PlateLook(translate("table", "Concede"), translate("table", "Lay the Hand down"), judgement="price")
        ),
    )
    lines = (*look.lines, *((look.note,) if look.note else ()))
    sheet = SheetLook(translate("table", "Concede the Throwdown?"), lines, (), choices, edge="price", first="no")
    requests.ask(sheet, lambda key, _texts: requests.play(move) if key == "yes" else None)


def show_pile(requests: Requests, zone: str) -> None:
    """Open a Pile that was pushed aside: every card with who played it."""
    seen = requests.view
    lying = seen.sight.zones.get(zone, ())
    entries = throwdown.earlier_entries(seen.sight, int(zone.partition(".")[2])) if zone.startswith("pile.") else ()
    lines = []
    for place, one in enumerate(lying):
        who = seen.name(entries[place][0]) if place < len(entries) and entries[place][0] else ""
        lines.append((Mini(face(one.card)), PlainText(f"  {card_spoken(one.card)}  {who}")))
    title = first_large(called(zone_name(seen.sight, zone)))
    requests.ask(SheetLook(title, tuple(lines)), lambda _key, _texts: None)


def card_choices(cards: Iterable[Card]) -> tuple[SheetChoice, ...]:
    """Return a plate for each card, in the order of the hand."""
    shown = [(card, card_spoken(card)) for card in sorted(cards, key=lambda one: one.strength)]
    return tuple(SheetChoice(card.key, PlateLook(spoken, (Mini(face(card)),), name=spoken)) for card, spoken in shown)
