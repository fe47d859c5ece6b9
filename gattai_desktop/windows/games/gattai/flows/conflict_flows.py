"""Asks for the rest of moves in a conflict: a goal, an opponent and a card, an Omen's use, an Assist's price.

Each flow asks on the sheet and ends in a move. Nothing here decides: every plate stands for an option of the rules.
"""

from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import Judgement, PlateLook
from gattai_desktop.board.speech import called, card_aloud, content, first_large, speak
from gattai_desktop.board.words import Mini, PlainText, as_words, spoken
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.cards.omens import SpendCoachOmens, SpendOmen
from gattai_desktop.games.gattai.gambit.offer import OfferGambit, OfferGambitInSpecialty
from gattai_desktop.games.gattai.names import zone_name
from gattai_desktop.games.gattai.story.first_contact import ACT
from gattai_desktop.games.gattai.story.first_contact_acts import GAMBITS, LAST_ACT, QUARREL
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.gattai.throwdown.drives import Concede
from gattai_desktop.games.gattai.throwdown.threat_aims import short_aim
from gattai_desktop.games.gattai.throwdown.turn import turn_now
from gattai_desktop.games.gattai.waiting import can_drive
from gattai_desktop.games.move import Move, Quoted, write
from gattai_desktop.windows.games.gattai.looks.assists import assist_line, assist_title, open_assists
from gattai_desktop.windows.games.gattai.looks.gambit import no_helpers
from gattai_desktop.windows.games.gattai.looks.options import gathered, loose_moves, move_plate
from gattai_desktop.windows.kit.about_whom import whose
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.plate_words import kind_title
from gattai_desktop.windows.kit.preview import bubble
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room_answers import ToldApart
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import Aside, SheetChoice, SheetField, SheetLook, Suggestion

_PRESETS: Final = 4
"""Most ready texts below a field."""


def offer_gambit(requests: Requests) -> None:
    """Ask which Pilot a Gambit is offered to, and for what goal."""
    seen = requests.view
    offers = gambits_in_order(seen, tuple(seen.options_of(OfferGambit)))
    apart = gambits_told_apart(seen, offers)
    if apart is not None:
        requests.choose(offers, apart.title, apart.common)


def gambits_in_order(seen: SeatView, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return offers of a Gambit as they are listed: of each Pilot the plain one, then that in her Specialty."""
    offers = [move for move in moves if isinstance(move, OfferGambit)]
    special_last = sorted(offers, key=lambda move: isinstance(move, OfferGambitInSpecialty))
    # In First Contact everybody is to have had one: whoever had none in this act stands first.
    seats = sorted(seen.pilots, key=lambda seat: bool(seen.value(f"{GAMBITS}.{seat}")))
    listed = tuple(move for seat in seats for move in special_last if move.pilot == seat)
    return listed if len(listed) == len(moves) else moves


def gambits_told_apart(seen: SeatView, moves: tuple[Move, ...]) -> ToldApart | None:
    """Return how it is asked which Gambit is offered; None for any other moves."""
    if not all(isinstance(move, OfferGambit) for move in moves):
        return None
    twice = speak("table", "In her Specialty the consequence comes twice.")
    special = any(isinstance(move, OfferGambitInSpecialty) for move in moves)
    lines = (twice if special else "", no_helpers(seen))
    return ToldApart(kind_title(OfferGambit), " ".join(line for line in lines if line))


def take_a_side(requests: Requests, place: int = -1) -> None:
    """List who may fight for whom, where the row has no room for them all. place: of the plate that is focused."""
    seen = requests.view
    moves = gathered(seen, [move for move in loose_moves(seen) if move.steps])
    choices = tuple(
        SheetChoice(write(move), move_plate(seen, move), then=partial(_take, requests, place, move))
        for place, move in enumerate(moves)
    )
    first = choices[place].key if 0 <= place < len(choices) else None
    requests.ask(SheetLook(speak("table", "Take a side"), choices=choices, first=first))


def _take(requests: Requests, place: int, move: Move) -> None:
    """Let somebody fight or not, and show the list again: several are often pressed in a row."""
    requests.play(move)
    seen = requests.view
    if seen.ask is None and not seen.model.curtain_down and gathered(seen, loose_moves(seen)):
        take_a_side(requests, place)


def suggested(seen: SeatView, field: str, move: Move | None = None) -> Suggestion:
    """Return what an empty field for a goal or for stakes says, and what may be put into it.

    A Gambit is for what its Pilot wants, a challenge for what alone is suggested, unless something else is written.
    In the last act of First Contact it is about The Weapon and The Enemy: the Pilots' goals were decided before.
    """
    last_act = seen.number(ACT) == LAST_ACT
    if field == "goal" and last_act:
        vault = speak("table", "Open the vault and wake The Weapon.")
        return Suggestion(vault, (vault,), vault)
    if field == "stakes" and last_act and not seen.is_coach:
        stop = speak("table", "Stop The Enemy.")
        return Suggestion(stop, (stop,), stop)
    if field == "goal":
        goals = tuple(goal for seat in seen.pilots if (goal := seen.prose(f"pilot.{seat}.goal")))
        own = seen.prose(f"pilot.{move.pilot}.goal") if isinstance(move, OfferGambit) else ""
        return Suggestion(speak("table", "For example: open the vault"), goals[:_PRESETS], own)
    if field == "concession":
        return Suggestion(speak("table", "For example: they get away unseen"))
    if field != "stakes":
        return Suggestion()
    stakes = _stakes(seen)
    return Suggestion(speak("table", "What the winner gets"), stakes, stakes[0] if len(stakes) == 1 else "")


def challenge(requests: Requests) -> None:
    """Ask whom to challenge, and for what stakes."""
    seen = requests.view
    found, label = suggested(seen, "stakes"), speak("table", "What for")
    field = SheetField("stakes", label, hint=found.hint, presets=found.presets)
    if found.unwritten:
        goal = found.unwritten.rstrip(".")
        hint = speak("table", "{words}, or something else", words=goal)
        field = SheetField("stakes", label, hint=hint, wraps=True)
    opponents = tuple(dict.fromkeys(move.opponent for move in seen.options_of(Challenge)))
    choices = tuple(
        SheetChoice(
            seat,
            PlateLook(seen.name(seat), _opponent_words(seen, seat), judgement="legal", crest=seat),
            written=partial(_challenge_with, requests, seat),
            things=(seat,),
        )
        for seat in opponents
    )
    # In the second act of First Contact Pilots quarrel with each other.
    among_pilots = seen.number(ACT) == QUARREL
    likely = [seat for seat in opponents if not (among_pilots and seat == COACH_SEAT)]
    first = likely[0] if found.unwritten and likely else None
    requests.ask(
        SheetLook(kind_title(Challenge), fields=(field,), choices=choices, aside=rehearsed(requests), first=first)
    )


def _challenge_with(requests: Requests, opponent: Seat, texts: dict[str, str]) -> None:
    """Ask for the card of the challenge, which is laid face-down."""
    seen = requests.view
    moves = [move for move in seen.options_of(Challenge) if move.opponent == opponent]
    title = speak("table", "Challenge {name} with which card?", name=seen.name(opponent))
    stakes = texts["stakes"] or suggested(seen, "stakes").unwritten
    line = speak("table", "It lies face-down until both initiative cards are revealed. The higher one opens the Pile.")
    choices = tuple(
        SheetChoice(
            move.card.key,
            _card_plate(move.card),
            then=partial(requests.play, evolve(move, stakes=Quoted(stakes)), as_is=True),
            things=(move.card,),
        )
        for move in sorted(moves, key=lambda move: move.card.strength)
    )
    # The higher card opens the Pile: the highest is the sensible one.
    first = choices[-1].key if choices else None
    requests.ask(
        SheetLook(title, (line,), choices=choices, columns=3, aside=rehearsed(requests, opponent), first=first)
    )


def rehearsed(requests: Requests, leader: Seat = "", threats: tuple[str, ...] = ()) -> Aside | None:
    """Return what shows how hard a fight of the Team under a leader would be; None for a seat that may not know."""
    if not requests.view.is_coach:
        return None

    def make(paint: Paint, parent: QWidget) -> QWidget | None:
        # A table at which nobody decides on a fight needs no automatic players.
        from gattai_desktop.windows.games.gattai.odds.how_hard import how_hard

        return how_hard(requests.view.model, paint, parent, leader, threats)

    return make


def _stakes(seen: SeatView) -> tuple[str, ...]:
    if seen.is_coach:
        notes = (first_large(content(short_aim(seen.text(f"threat.{key}.note")))) for key in seen.keys("threats"))
        return tuple(note for note in notes if note)[:_PRESETS]
    goal = seen.prose(f"pilot.{seen.seat}.goal")
    return (goal,) if goal else ()


def _opponent_words(seen: SeatView, seat: Seat) -> str:
    if seat == COACH_SEAT:
        names = [seen.prose(f"threat.{key}.name") for key in seen.keys("threats")]
        if len(names) == 1:
            return speak("table", "{threat} fights for him", threat=names[0])
        return speak("table", "Threats fight for him")
    return speak("board", "{count} cards in hand", count=seen.count(f"hand.{seat}"))


def spend_omen(requests: Requests) -> None:
    """Ask what to spend an Omen for."""
    seen = requests.view
    moves: list[Move] = [*seen.options_of(SpendOmen), *seen.options_of(SpendCoachOmens)]
    if moves:
        requests.choose(moves, speak("table", "Spend an Omen"))


def concede(requests: Requests) -> None:
    """Ask whether to concede the Throwdown; where nothing else is left to her side, it begins at that."""
    seen = requests.view
    move = next(seen.options_of(Concede), None)
    if move is None:
        return
    look = bubble(seen, move)
    members = turn_now(seen.sight).members
    nothing_else = all(isinstance(one, Concede) for one in seen.options if one.steps)
    title, words = speak("table", "Fight on"), speak("table", "Keep the Hand")
    if nothing_else:
        # She cannot fight on herself: she may only wait with it, or let an ally play.
        title, words = speak("table", "Not yet"), ""
        if any(can_drive(seen.sight, seat) for seat in members if seat != seen.seat):
            words, nothing_else = speak("table", "Your side can still play"), False
    on = PlateLook(title, words, key="Esc", fill="", edge="edge")
    lays = speak("table", "Lay the Hand down") if seen.hand else ""
    give_up = PlateLook(speak("table", "Concede"), lays, judgement="price")
    choices = (SheetChoice("no", on), SheetChoice("yes", give_up, then=partial(requests.play, move)))
    lines = (*look.lines, *((look.note,) if look.note else ()))
    first = "yes" if nothing_else else "no"
    title = speak("table", "Concede the Throwdown?")
    requests.ask(SheetLook(title, lines, choices=choices, edge="price", can_close=False, first=first))


def show_pile(requests: Requests, stage: str) -> None:
    """Show the Pile of an earlier stage: every card with its player."""
    seen = requests.view
    zone = f"pile.{stage}"
    entries = throwdown.earlier_entries(seen.sight, int(stage))
    lines = []
    for place, one in enumerate(seen.sight.zones.get(zone, ())):
        who = seen.name(entries[place][0]) if place < len(entries) and entries[place][0] else ""
        lines.append((Mini(face(one.card)), PlainText(f"  {card_aloud(one.card)}  {who}")))
    requests.ask(SheetLook(first_large(called(zone_name(seen.sight, zone))), tuple(lines)))


# ---------------------------------------------------------------------- an Assist


def use_assist(requests: Requests) -> None:
    """Ask which Assist to use; of a single one, show what it does and costs, and use it after a second press."""
    seen = requests.view
    groups: dict[str, list[Move]] = {}
    for move in open_assists(seen):
        groups.setdefault(assist_title(seen, move), []).append(move)
    if len(groups) == 1:
        ((title, moves),) = groups.items()
        if len(moves) == 1:
            requests.consider(moves[0], spoken(assist_line(seen, moves[0])))
        else:
            _pay_assist(requests, title, moves)
    elif groups:
        choices = tuple(
            SheetChoice(title, _assist_plate(seen, title, moves), then=partial(_pay_assist, requests, title, moves))
            for title, moves in groups.items()
        )
        requests.ask(SheetLook(speak("table", "Which Assist?"), choices=choices))


def _pay_assist(requests: Requests, title: str, moves: list[Move]) -> None:
    """Ask which card pays for an Assist, where there are several."""
    if len(moves) == 1:
        requests.play(moves[0])
        return
    choices = tuple(
        SheetChoice(place, _paid_with(requests.view, move), then=partial(requests.play, move))
        for place, move in enumerate(moves)
    )
    requests.ask(SheetLook(title, (speak("table", "With which card?"),), choices=choices, columns=3))


def _assist_plate(seen: SeatView, title: str, moves: list[Move]) -> PlateLook:
    """Return the plate of one of several Assists: what it does, and the card that it takes where only one pays."""
    whom, line = whose(seen, moves[0]), assist_line(seen, moves[0])
    cards = [card for move in moves if isinstance(card := getattr(move, "card", None), Card)]
    if len(cards) == 1:
        line = (PlainText(f"{speak('table', 'For')} "), Mini(face(cards[0])), PlainText(": "), *as_words(line))
    return PlateLook(title, line, judgement="legal", crest=whom.seat, crest_sign=whom.sign)


def _paid_with(seen: SeatView, move: Move) -> PlateLook:
    card = getattr(move, "card", None)
    if isinstance(card, Card):
        return _card_plate(card, "legal")
    return PlateLook(assist_title(seen, move), assist_line(seen, move), judgement="legal")


def _card_plate(card: Card, judgement: Judgement = "") -> PlateLook:
    words = card_aloud(card)
    return PlateLook(words, (Mini(face(card)),), judgement=judgement, name=words)
