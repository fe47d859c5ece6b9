"""Shows a question of a bot battle: each answer with what it leads to."""

from collections.abc import Hashable, Sequence

from gattai_desktop.board.speech import called, content, speak
from gattai_desktop.board.words import DrawnWords
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Answer
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.abilities import LeaveOnTop, PutBelow, PutUnder, RecoverNothing
from gattai_desktop.games.rumblebots.bots import bot_of, contraption_of
from gattai_desktop.games.rumblebots.contraptions import LeaveIdle, SaveIt, UseFor, UseIt
from gattai_desktop.games.rumblebots.crown import First, Keep, choices
from gattai_desktop.games.rumblebots.totals import totals, wall
from gattai_desktop.windows.kit.ask_look import AnswerLook, AskLook
from gattai_desktop.windows.kit.faces import drawn, face
from gattai_desktop.windows.kit.guide_words import guide_of, move_for
from gattai_desktop.windows.kit.plain_ask import figures, token_of_seat, unseen_ask
from gattai_desktop.windows.kit.seat_view import SeatView


def bot_ask_look(seen: SeatView, ask: Ask) -> AskLook:
    """Return the look of an open question; for another seat only who is asked."""
    if not ask.options:
        return unseen_ask(seen, ask)
    token, waiting = token_of_seat(ask.seat), len(seen.asks) - 1
    meant = [_meaning(seen, option) for option in ask.options]
    shown = (place for place, one in enumerate(meant) if meant.index(one) == place)  # equal Bots have one plate
    answers = tuple(_answer(seen, ask.options, meant, place, figure) for figure, place in enumerate(shown, 1))
    return AskLook(ask.seat, token, drawn(ask.text), _why(seen, ask), answers, waiting, first=0)


def _why(seen: SeatView, ask: Ask) -> DrawnWords | str:
    if ask.kind == "peek":
        lying = seen.sight.cards(zones.look(ask.seat))
        if lying:
            bot = bot_of(lying[-1])
            words = "It is {bot}: attack {attack}, defence {defence}."
            return speak("bots", words, bot=bot.name, attack=bot.attack, defence=bot.defence)
    guide = guide_of(seen)
    if (
        guide is not None and not guide.strayed
    ):  # its plate moves aside for a question: what it says stands there instead
        return drawn(say("{now} {why}", now=guide.now, why=guide.why))
    return drawn(ask.why)


def _meaning(seen: SeatView, option: Answer) -> Hashable:
    """Return what an answer comes to: that with one of several equal Bots is one, unless an ability has worked."""
    if not isinstance(option, PutUnder | UseFor):
        return option
    card = option.card
    kept, worked = card.key in seen.sight.listed("kept"), seen.sight.values.get(f"once.{card.key}")
    return type(option), bot_of(card).id, kept, worked


def _answer(
    seen: SeatView, options: Sequence[Answer], meant: Sequence[Hashable], place: int, figure: int
) -> AnswerLook:
    """Return the look of the answer at a place; its like have none of their own, and are pressed on the table."""
    option, key = options[place], figures(figure)
    title, detail, sign = _said(seen, option)
    if apart := _apart(meant, place):
        detail = speak("bots", "{what}; {apart}", what=detail, apart=apart)
    guide = guide_of(seen)
    led = guide is not None and move_for(guide, seen) == option
    if isinstance(option, Keep):
        lying = _lying(seen, option)
        return AnswerLook(place, title, key, sign, detail, lying=lying, lying_words=_going(seen, option), led=led)
    copies = tuple(n for n, one in enumerate(meant) if one == meant[place] and n != place)
    return AnswerLook(place, title, key, sign, detail, copies=copies, led=led)


def _apart(meant: Sequence[Hashable], place: int) -> str:
    """Return how a Bot differs from another one of its kind that is offered as well; "" where none differs."""
    match meant[place]:
        case (how, kind, kept, worked):
            others = [one[2:] for one in meant if isinstance(one, tuple) and one[:2] == (how, kind)]
        case _:
            return ""
    found = []
    if any(other != kept for other, _ in others):
        found.append(speak("bots", "kept") if kept else speak("bots", "not kept"))
    if any(bool(other) != bool(worked) for _, other in others):
        found.append(speak("bots", "brought one back already") if worked else speak("bots", "brought none back yet"))
    return ", ".join(found)


def _lying(seen: SeatView, option: Keep) -> tuple[tuple[str, bool], ...]:
    """Return every Bot of the gang as it would lie: those that stay, then those that go."""
    stay = choices(seen.sight, option.seat)[option.faction]
    gang = seen.sight.cards(zones.gang(option.seat))
    return tuple((face(card), card in stay) for card in sorted(gang, key=lambda card: card not in stay))


def _said(seen: SeatView, option: Answer) -> tuple[str, str, str]:
    """Return title, what the answer leads to, and its sign."""
    match option:
        case Keep():
            return called(option.faction.capitalize()), _kept(seen, option), option.faction
        case PutUnder():
            bot = bot_of(option.card)
            words = speak("bots", "under your deck; attack {attack}", attack=bot.attack)
            return bot.name, words, "undo"
        case First():
            return option.card.name, content(bot_of(option.card).text), "undo"
        case UseFor():
            words = speak("bots", "with {contraption}", contraption=option.contraption.name)
            return option.card.name, words, "lever"
        case UseIt():
            return speak("bots", "Use it"), _used(seen, option), "lever"
        case SaveIt():
            return speak("bots", "Save it"), speak("bots", "It stays ready for later"), ""
        case LeaveIdle():
            return speak("bots", "Not in this battle"), speak("bots", "You are asked again in the next one"), ""
        case RecoverNothing():
            return speak("bots", "None"), _left(seen, option), ""
        case LeaveOnTop():
            return speak("bots", "Leave it on top"), speak("bots", "It is the next to be revealed"), "tick"
        case PutBelow():
            return speak("bots", "Put it under the deck"), speak("bots", "It comes last"), "down"
        case _:
            return str(option), "", ""


def _kept(seen: SeatView, option: Keep) -> str:
    """Return what the wall would be: "defence 8, criticals 5"."""
    stay = choices(seen.sight, option.seat)[option.faction]
    found = wall(seen.sight, option.seat, stay, option.faction)
    return speak("bots", "defence {defence}, criticals {needed}", defence=found.defence, needed=found.needed)


def _going(seen: SeatView, option: Keep) -> str:
    """Return the words for the Bots that would go, which are drawn veiled."""
    stay = choices(seen.sight, option.seat)[option.faction]
    go = dict.fromkeys(card.name for card in seen.sight.cards(zones.gang(option.seat)) if card not in stay)
    if not go:
        return speak("bots", "All stay")
    return speak("bots", "Out: {bots}", bots=", ".join(go))


def _left(seen: SeatView, option: RecoverNothing) -> str:
    """Return what becomes of the gang if nothing goes under the deck: where all were kept, nothing is discarded."""
    kept = seen.sight.listed("kept")
    if all(card.key in kept for card in seen.sight.cards(zones.gang(option.seat))):
        return speak("bots", "All stay")
    return speak("bots", "What was not kept is discarded")


def _used(seen: SeatView, option: UseIt) -> str:
    kind = contraption_of(option.contraption)
    found = totals(seen.sight)
    match kind.effect:
        case "attack":
            words, now = "attack {now} → {then}, and wins", found.attack  # else nobody is asked
            return speak("bots", words, now=now, then=now + kind.amount)
        case "barriers":
            return speak("bots", "criticals needed {now} → {then}", now=found.needed, then=found.needed + kind.amount)
        case "replace":
            bot = seen.sight.cards(zones.gang(option.seat))[-1].name
            return speak("bots", "{bot} goes under your deck; the next Bot is revealed", bot=bot)
        case _:
            return content(kind.text)
