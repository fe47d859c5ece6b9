"""Shows the questions of a showdown: what waits with its figures, what each answer would do, which warrior attacks."""

from collections.abc import Callable
from typing import Final

from gattai_desktop.board.speech import called, first_large, said, speak
from gattai_desktop.board.words import DrawnWords, PlainText, spoken
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.guide import Guide
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.asked_by import asked_by
from gattai_desktop.games.tasuo.attacks import attack_of, attacker_of, form_of
from gattai_desktop.games.tasuo.decisive import would_win
from gattai_desktop.games.tasuo.declaring import AttackMove
from gattai_desktop.games.tasuo.defences import StopAttack, price_of
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.effect_aims import AT_WHICH
from gattai_desktop.games.tasuo.effect_choices import (
    CHOICE,
    YES,
    ChooseCard,
    ChooseWord,
    DeclineChoice,
    PutUnderDeck,
    place_of_set,
)
from gattai_desktop.games.tasuo.effect_text import what_is_asked_and_done, what_is_done
from gattai_desktop.games.tasuo.foreseen import barred_to, foreseen
from gattai_desktop.games.tasuo.policies import TakePassBack, falling
from gattai_desktop.games.tasuo.queue import entries
from gattai_desktop.games.tasuo.responses import AnswerWithCard, against_defending
from gattai_desktop.games.tasuo.taxes import TAX
from gattai_desktop.games.tasuo.trigger_order import OrderEffectFirst
from gattai_desktop.games.tasuo.using import CallInAnswerBy
from gattai_desktop.games.tasuo.values import active
from gattai_desktop.games.tasuo.warriors import warrior_named
from gattai_desktop.games.tasuo.windows import FALL, KIND, PassWindow
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.tasuo.as_it_lies import as_it_lies
from gattai_desktop.windows.games.tasuo.deeds import DRIVE_NAMES
from gattai_desktop.windows.games.tasuo.equal_cards import one_for_equals, titled
from gattai_desktop.windows.games.tasuo.field_looks import place_name
from gattai_desktop.windows.games.tasuo.queue_looks import answer_in_few, line_of, queue_looks
from gattai_desktop.windows.games.tasuo.when_asked import ASKED, standing_words
from gattai_desktop.windows.kit.ask_look import AnswerLook, AskLook, Opens
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.guide_words import guide_of, move_for
from gattai_desktop.windows.kit.plain_ask import plain_ask
from gattai_desktop.windows.kit.room_answers import ToldApart
from gattai_desktop.windows.kit.seat_view import SeatView

_MANY: Final = 4
"""Answers from which on none shows what it would do, so that all have room."""
_SHORT: Final = 56
"""Most letters of what an answer would do that have room below its title in the smallest window: two lines."""


def showdown_ask_look(view: SeatView, ask: Ask) -> AskLook:
    """Return the look of a question of a showdown."""
    look = plain_ask(view, ask)
    if not ask.options:
        return look
    after, soon = after_pass(view)
    each = zip(look.answers, ask.options, strict=True)
    answers = tuple(_answer(view.sight, one, option, after, soon) for one, option in each)
    # The plate of the guide moves aside for a question: what it says stands there instead.
    guide = guide_of(view)
    led = _led(guide) if guide is not None else None
    told = move_for(guide, view)
    answers = tuple(evolve(one, led=option == told) for one, option in zip(answers, ask.options, strict=True))
    answers = tuple(_none_of(ask, one, option) for one, option in zip(answers, ask.options, strict=True))
    lying = (as_it_lies(view.sight, view.seat, ask.options, one) for one in (ask.options, answers))
    # Who is asked which card it is comes with the keyboard to a card: the answer that refuses all stands last.
    pairs = sorted(zip(*lying, strict=True), key=lambda one: isinstance(one[0], DeclineChoice))
    options, answers = (tuple(column) for column in zip(*pairs, strict=True))
    look = evolve(look, first=answers[0].id)
    answers = one_for_equals(view, options, answers)
    if ask.kind == "first":
        title = speak("tasuo", "{name}: who begins?", name=view.name(ask.seat))
        return evolve(look, title=title, why=led or look.why or look.title, answers=answers)
    look = _naming_effect(view, look, ask)
    if ask.kind != "window":
        none = isinstance(ask.options[-1], DeclineChoice)  # it is asked all the same, so that nobody learns that
        return evolve(
            look, why=led or (speak("tasuo", "You have none to choose.") if none else look.why), answers=answers
        )
    # Pass is pressed most often: it has the same key at every window, and the keyboard comes to it.
    passing = next((n for n, one in enumerate(ask.options) if isinstance(one, PassWindow)), 0)
    waits = speak("tasuo", "choose until when you pass")
    until = AnswerLook(Opens(ASKED), speak("tasuo", "Ask me later"), "P", detail=waits)
    standing = view.text(f"until.{ask.seat}")
    if standing:  # only who has said so sees it
        again = AnswerLook(TakePassBack(ask.seat), speak("tasuo", "Ask me again"), "P")
        return evolve(look, title=standing_words(standing), why=_why(view, ask), answers=(again,), first=again.id)
    # What many answers would do, or one in many words, is said, and stands on the cards: all are seen at once.
    many = len(answers) >= _MANY
    answers = tuple(
        evolve(one, detail="", aloud=spoken(one.detail)) if many or len(spoken(one.detail)) > _SHORT else one
        for one in (*answers, until)
    )
    return evolve(look, title=_title(view, ask), why=led or _why(view, ask), answers=answers, first=passing)


def pass_unseen(model: GameModel, seat: Seat) -> PassWindow | None:
    """Return the pass with which a seat answers a window without a look at its cards; None where none asks it."""
    return PassWindow(seat) if any(one.kind == "window" and one.seat == seat for one in model.asks()) else None


def _led(guide: Guide) -> DrawnWords:
    """Return what the guide says to do, and why; how one comes back to the lesson stands on its plate only."""
    if guide.strayed:
        return drawn(guide.now)
    return (*drawn(guide.now), PlainText(" "), *drawn(guide.why))


def _naming_effect(view: SeatView, look: AskLook, ask: Ask) -> AskLook:
    """Return the look of a question that an effect puts, with the name of its card and what that does."""
    card = asked_by(view.sight) if ask.kind in (CHOICE, TAX) else None
    if card is None:
        return look
    if ask.text == AT_WHICH:
        return evolve(look, title=speak("tasuo", "{card}: at which?", card=card.name), why=_done_by(card))
    return evolve(look, title=f"{card.name}: {said(ask.text)}", why=_done_by(card))


def _title(view: SeatView, ask: Ask) -> str:
    waiting = queue_looks(view.sight, view.name)
    name = view.name(ask.seat)
    if not waiting and view.text(KIND) == FALL:
        return speak("tasuo", "{name}: a warrior has fallen. Answer?", name=name)
    if not waiting:
        return speak("tasuo", "{name}: a Play Phase begins. Answer?", name=name)
    if waiting[0].seat == ask.seat:
        return speak("tasuo", "{name}: anything more, before {card}?", name=name, card=waiting[0].name)
    return speak("tasuo", "{name}: answer {card}?", name=name, card=waiting[0].name)


def _why(view: SeatView, ask: Ask) -> str:
    """Return what waits on top, with its figure; of an attack the attacker too. Of an own card what is asked."""
    table = view.sight
    found = entries(table)
    if not found:
        return ""
    if found[-1].seat == ask.seat:
        waiting = queue_looks(table, view.name)
        below = next((one.name for one in waiting if one.seat != ask.seat), "")
        words = speak("tasuo", "Nobody answers {card}.", card=waiting[0].name)
        more = speak("tasuo", "Another card of yours could still answer {card} below it.", card=below) if below else ""
        return " ".join(filter(None, (words, more)))
    line, attack = line_of(table, found[-1]), attack_of(table)
    if found[-1].kind != "attack" or attack is None:
        return first_large(line)
    attacker = attacker_of(table, attack)
    form = form_of(table, attack)
    words = speak(
        "tasuo", "{type} by {warrior}: {line}", type=form.type, warrior=attacker.name if attacker else "?", line=line
    )
    if attack.depth:  # the same warrior as before: else it looks like the question that was answered just now
        words = speak("tasuo", "The combo goes on. {words}", words=words)
    if barred := barred_to(table, attack):
        words = f"{words}. {speak('tasuo', 'It cannot be stopped by {tags}.', tags=', '.join(barred))}"
    bound = " ".join(said(one.text) for one in against_defending(table, attack))
    return f"{words.removesuffix('.')}. {bound}" if bound else words


def _answer(table: Sight, look: AnswerLook, option: Answer, after: str, soon: str) -> AnswerLook:
    if isinstance(option, PassWindow):
        return evolve(look, key="Space", sign="", detail=after, brief=soon)
    if isinstance(option, ChooseWord):
        return evolve(look, title=_word_title(option.word))
    card = getattr(option, "card", None)
    if not isinstance(card, TasuoCard):
        return look
    brief = ""
    if isinstance(option, StopAttack) and card.design.defence:
        brief = _priced(table, card, card.design.defence.tag)
    elif isinstance(option, AnswerWithCard):
        brief = answer_in_few(card)
    return evolve(look, title=titled(option), detail=_does(table, card, option), about=card.picture, brief=brief)


def _word_title(word: str) -> str:
    """Return what a word that is chosen stands for, as it is called on the field."""
    if word in zones.PLACES:
        return place_name(word)
    place = place_of_set(word)
    if place >= 0:
        return speak("tasuo", "Set card {number}", number=place + 1)
    return speak("tasuo", "Yes") if word == YES else called(word)


def _none_of(ask: Ask, look: AnswerLook, option: Answer) -> AnswerLook:
    """Say of the answer that chooses none of several cards what it does, and not that something is declined.

    Where there is none to choose, nothing is.
    """
    if len(ask.options) == 1 and isinstance(option, DeclineChoice):
        return evolve(look, title=speak("tasuo", "Go on"))
    cards = sum(isinstance(one, ChooseCard | PutUnderDeck) for one in ask.options)
    if not isinstance(option, DeclineChoice) or not cards:
        return look
    return evolve(look, title=speak("tasuo", "None of them") if cards > 1 else speak("tasuo", "Not this card"))


def after_pass(view: SeatView) -> tuple[str, str]:
    """Return what passing leads to unless somebody answers yet: what waits on top does what all can see that it does.

    In full, and in few words. It depends on nothing that a hand or a set card could add.
    """
    waiting = queue_looks(view.sight, view.name)
    if not waiting:
        words = speak("tasuo", "then {name}'s turn goes on", name=view.name(active(view.sight)))
        return words, speak("tasuo", "then the turn goes on")
    top = waiting[0]
    if top.negated:
        words = speak("tasuo", "then {card} leaves without effect", card=top.name)
        return words, speak("tasuo", "then it leaves")
    if top.hits:
        falls, soon = _coming_of_hit(view.sight, view.name)
        words = speak("tasuo", "then {card} hits: {line}", card=top.name, line=falls or top.line)
        return words, soon or speak("tasuo", "then it hits")
    words = speak("tasuo", "then {card} {line}", card=top.name, line=top.line)
    if top.line[:1].isdigit():  # a figure is no sentence with the card: "then Backdraft: 1 more damage"
        words = speak("tasuo", "then {card}: {line}", card=top.name, line=top.line)
    if waiting[-1].hits and all(one.seat == top.seat for one in waiting):  # it goes with an attack nobody has answered
        falls, soon = _coming_of_hit(view.sight, view.name, below=True)
        return f"{words}; {falls}" if falls else words, soon or speak("tasuo", "then it counts")
    return words, speak("tasuo", "then it counts")


def _coming_of_hit(table: Sight, name: Callable[[Seat], str], *, below: bool = False) -> tuple[str, str]:
    """Return whom the open attack destroys if it hits, or who wins by it; and in few words, with a name from below."""
    attack = attack_of(table)
    fallen = falling(table, attack) if attack is not None else ()
    if attack is not None and would_win(table, foreseen(table, attack)):
        winner = name(attack.seat)
        return speak("tasuo", "{name} wins", name=winner), speak("tasuo", "then {name} wins", name=winner)
    if len(fallen) == 1:
        words = speak("tasuo", "{warrior} falls", warrior=fallen[0].name)
        return words, speak("tasuo", "then {what}", what=words) if below else speak("tasuo", "then it falls")
    count = len(fallen)
    if not count:
        return "", ""
    return speak("tasuo", "{number} fall", number=count), speak("tasuo", "then {number} fall", number=count)


def _does(table: Sight, card: TasuoCard, option: Answer) -> str:
    if isinstance(option, StopAttack) and card.design.defence is not None:
        tag, meant = card.design.defence.tag, option.meant(table)
        warrior = warrior_named(table, option.saved(table, meant)) if meant and meant.kind != "attack" else None
        if warrior is not None:  # from an effect
            return _priced(table, card, speak("tasuo", "{tag}: protects {warrior}", tag=tag, warrior=warrior.name))
        return _priced(table, card, speak("tasuo", "{tag}: stops it", tag=tag))
    if isinstance(option, OrderEffectFirst):
        return first_large(said(what_is_done(card.design)[option.number - 1]))
    if isinstance(option, CallInAnswerBy):
        return first_large(said(what_is_asked_and_done(card.design, option.number - 1)))
    if not option.phrase.startswith(("answers", "stops")):
        return ""
    return _done_by(card)


def _priced(table: Sight, card: TasuoCard, words: str) -> str:
    """Return what a Defensive card does with what it costs."""
    armor, gauge = price_of(table, card)
    costs = [speak("tasuo", "armor {cost}", cost=-armor)] if armor else []
    costs += [speak("tasuo", "gauge {cost}", cost=-gauge)] if gauge else []
    return ", ".join((words, *costs))


def _done_by(card: TasuoCard) -> str:
    return " ".join(first_large(said(one)) for one in what_is_done(card.design))


# ---------------------------------------------------------------------- which warrior attacks


def attackers_told_apart(moves: tuple[Move, ...]) -> ToldApart | None:
    """Return how attacks are asked for that differ by their warrior alone; None for any others."""
    first = moves[0] if moves else None
    if not isinstance(first, AttackMove) or len(moves) < 2:
        return None
    if not all(isinstance(one, AttackMove) and evolve(one, card=first.card) == first for one in moves):
        return None
    used = (first.used.name,) if first.used is not None else ()
    common = ", ".join((*used, *(DRIVE_NAMES.get(one, one) for one in first.named_drives)))
    names = tuple(one.card.name for one in moves if isinstance(one, AttackMove))
    return ToldApart(_asked(first), common, names)


def _asked(attack: AttackMove) -> str:
    target = getattr(attack, "target", None)
    if isinstance(target, Card):
        return speak("tasuo", "Who attacks {warrior}?", warrior=target.name)
    return speak("tasuo", "Who attacks all?") if attack.at_all else speak("tasuo", "Who attacks armor?")
