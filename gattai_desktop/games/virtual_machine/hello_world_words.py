"""What the guide of "Hello, World" says in each of its acts."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import Words, say

TITLES: Final[Mapping[int, str]] = {
    1: "Draw and choose",
    2: "The Count",
    3: "Attack",
    4: "Team Hand",
    5: "The round ends",
    6: "Interrupt",
    7: "Ace and reload",
    8: "Pair and Boot",
}
ABOUT: Final[Mapping[int, Words]] = {
    1: say("a hand, and the cards of a round"),
    2: say("whose card is next, and walking"),
    3: say("a card against Accuracy and Evade"),
    4: say("cards that help everybody"),
    5: say("what the end of a round brings"),
    6: say("something that comes between"),
    7: say("the best card, and a new hand"),
    8: say("the first row that helps"),
}
LEARNED: Final[Mapping[int, str]] = {
    1: "All choose their cards for a round in secret and at once.",
    2: "The Count runs from low to high; whose card it reaches has a turn.",
    3: "A card hits from Accuracy up to below Evade; HP go down by the Damage.",
    4: "One card a round may go to the Team Hand after its attack.",
    5: "The more areas the MCs stand in, the more cards the CPU draws.",
    6: "With 10 charges an Interrupt may come at any moment.",
    7: "An Ace always hits and doubles; a reload fills the hand.",
    8: "A higher row of the Team Hand brings a Boot once and an Uptime while it lies.",
}
PASSED: Final = "Pass the table to {name}."


@frozen
class LessonWords:
    """The words of one lesson: what to do, why, and the one thing to learn by it."""

    now: str
    why: str
    learn: str


WORDS: Final[Mapping[str, LessonWords]] = {
    "deal": LessonWords("Start the fight.",
        "All draw cards: Sable 4, Teo 9, as their Draw says; the CPU one more than there are MCs.",
        "Draw says how many cards a full hand has."),
    "open": LessonWords("Open the first round.",
        "The Port Sniffer waits on the Bench, the Stray Thread in the Lamp Room.",
        "Mobs stand anywhere but where the MCs begin."),
    "choose 1 sable": LessonWords("Choose {cards}, then lay down.",
        "Your Play is 1: one card. Nobody is in reach yet, so a low one is enough to walk; keep the 9 to hit with.",
        "All choose in secret and at once."),
    "choose 1 teo": LessonWords("Choose {cards}, then lay down.",
        "Your Play is 3: three cards, a turn for each. From 5 up to below a mob's Evade they hit.",
        "All choose in secret and at once."),
    "choose 1 cpu": LessonWords("Choose {cards}, then lay down.",
        "One card for each mob, a turn for each. Both are high enough to hit.",
        "All choose in secret and at once."),
    "choose 2 sable": LessonWords("Choose {cards}, then lay down.",
        "A 9 hits: it reaches your Accuracy and stays below their Evade. The King is too high for that, the 2 too low.",
        "What you choose says when you act: low cards come first."),
    "choose 2 teo": LessonWords("Choose {cards}, then lay down.",
        "The Ace always hits, the Jack hits a mob; the 3 is too low to hit, and is given up to reload.",
        "What you choose says when you act: low cards come first."),
    "choose 2 cpu": LessonWords("Choose {cards}, then lay down.",
        "Again a card for each mob: 6 and 9 reach its Accuracy and stay below the MCs' Evade.",
        "What you choose says when you act: low cards come first."),
    "show": LessonWords("Show the hand: press it, or H.", "It lies covered, so that nobody reads it by chance.",
        "A hand is shown when somebody asks for it by name."),
    "choose freely": LessonWords("Choose the cards that you want to play this round.",
        "Cards between your Accuracy and their Evade hit.", "All choose in secret and at once."),
    "none hits": LessonWords("Reload this round.",
        "None of your cards would hit anybody; a reload at the round's end fills the hand.",
        "Each MC reloads in its own way: Out, Turn or Round."),
    "none hits, choose": LessonWords("Choose a low card, then lay down.",
        "None of your cards would hit anybody: a low one is enough to walk, or is given up to reload.",
        "Each MC reloads in its own way: Out, Turn or Round."),
    "chosen": LessonWords("You have chosen: let the others choose.", "Nothing tells what you chose before all have.",
        "All choose in secret and at once."),
    "all choose": LessonWords("All choose their cards for this round.", "Nobody sees what the others choose.",
        "All choose in secret and at once."),
    "move": LessonWords("Go to {area} with {who}.",
        "The first turn of a round brings Move Points, 3 to Sable; each link costs what stands on it.",
        "On the first turn of a round you gain Move Points."),
    "end in vain": LessonWords("End the turn of {who}.",
        "Nobody stands in reach, so the card is discarded.", "A card is used once only."),
    "attack": LessonWords("Attack {target} with {card}.",
        "Teo hits from 5 on, and below the Queen of the Port Sniffer's Evade. It is 2 areas away: in Range.",
        "A card hits from Accuracy up to below Evade."),
    "attack again": LessonWords("Attack {target} once more, with {card}.",
        "Every card of yours is a turn of its own. Teo's further shots at the same enemy do one step less.",
        "Several cards give several turns."),
    "attack in area": LessonWords("Attack {target} with {card}.",
        "Sable has Range 0: she hits whoever stands in her own area, and hits hard.",
        "Range 0 reaches the own area only."),
    "give": LessonWords("The CPU: give {card} to {who}.",
        "Each card of the CPU gives a turn to another mob.", "A mob without a card does nothing."),
    "they attack": LessonWords("{who}: attack {target}.",
        "The CPU's mobs attack by the same rules.", "Mobs hit from their Accuracy up to your Evade."),
    "they move": LessonWords("{who}: go to {area}.",
        "A mob has no Move Points: Auto says how many links it may walk in a round.", "Auto counts links, not points."),
    "give team": LessonWords("Give {card} to the Team Hand.",
        "Every card there counts for a poker hand of all MCs. One card alone is High Card: nothing yet.",
        "Each MC may give one card a round."),
    "pair": LessonWords("Give {card} to the Team Hand.",
        "Two nines are a Pair: all hit one step more easily, and the next other MC hits harder.",
        "A new row brings a Boot to the next other MC, and an Uptime to all."),
    "end": LessonWords("End the turn of {who}.",
        "The Count goes on to the next card.", "The Count goes from card to card."),
    "buy": LessonWords("Teo: buy a card.",
        "At any moment 3 Move Points are a card or a change of gear. The CPU draws to 4 now: 2 MCs in 2 areas.",
        "Move Points are worth more than steps."),
    "interrupt": LessonWords("Teo: lay {card} towards Bullet Time.",
        "His meter is full: 10 charges. Bullet Time needs a 4, and comes whatever the count is.",
        "Charges come from deeds of your Role: a Badass picks on the strong."),
    "bullet": LessonWords("Take a turn at once with {card}.",
        "It is a turn like any other, only now.", "After an Interrupt the meter is at 0."),
    "ace": LessonWords("Take the Ace low.",
        "An Ace acts before every 2 or after the Kings, as you like.", "An Ace is low or high."),
    "attack with ace": LessonWords("Attack {target} with {card}.",
        "An Ace always hits, and doubles the damage.", "At 0 HP or less somebody is downed."),
    "reload": LessonWords("Reload with this turn.",
        "A 3 is below Teo's Accuracy. He gives this turn up, and draws up to 9.",
        "Each MC reloads in its own way: Out, Turn or Round."),
    "move back": LessonWords("Go to {area} with {who}.",
        "At the same count the MCs act before the CPU. The Stray Thread stands there.", "At a tie the MCs act first."),
    "attack with boot": LessonWords("Attack {target} with {card}.",
        "The Boot of the Pair lifts Teo's Damage one step for this turn: 20 to 30.",
        "A Boot serves one turn, an Uptime as long as the Team Hand lies."),
    "free": LessonWords("Play on as you like.",
        "The guide goes on with the next turn.", "You may always do something else."),
    "over": LessonWords("You can play now. Bring the next fight: First Boot.",
        "After a fight the Garbage Collector passes: all have full HP.", "Charges stay from fight to fight."),
}  # fmt: skip
