"""Says in words what a card is: its kind, its court, what it does, and all of it for a screen reader."""

from gattai_desktop.board.speech import first_large, said, speak
from gattai_desktop.content.tasuo.card_packs import class_called, design_called
from gattai_desktop.games.tasuo.card_words import (
    ARENA,
    BLOODLUSTED,
    CONTINUUM,
    DEFENSIVE,
    ITEM,
    KA_SUMMON,
    OFFENSIVE,
    RESPONSIVE,
    TASUO_MODE,
    WARRIOR,
    WEAPON,
)
from gattai_desktop.games.tasuo.designs import AttackForm, CardDesign
from gattai_desktop.games.tasuo.effect_text import effect_sentences
from gattai_desktop.windows.games.tasuo.card_signs import court_of
from gattai_desktop.windows.games.tasuo.fighters import weight_of
from gattai_desktop.windows.games.tasuo.half_numbers import spoken_halves


def kind_words(kind: str) -> str:
    """Return what people call a kind of card."""
    return {
        WARRIOR: speak("tasuo", "Warrior"),
        OFFENSIVE: speak("tasuo", "Offensive"),
        DEFENSIVE: speak("tasuo", "Defensive"),
        RESPONSIVE: speak("tasuo", "Responsive"),
        BLOODLUSTED: speak("tasuo", "Bloodlusted"),
        ITEM: speak("tasuo", "Item"),
        WEAPON: speak("tasuo", "Weapon"),
        CONTINUUM: speak("tasuo", "Continuum"),
        ARENA: speak("tasuo", "Arena"),
        TASUO_MODE: speak("tasuo", "Tasuo Mode"),
        KA_SUMMON: speak("tasuo", "KA Summon"),
    }.get(kind, kind)


def element_words(element: str) -> str:
    """Return the name of an element."""
    return {
        "fire": speak("tasuo", "fire"),
        "lava": speak("tasuo", "lava"),
        "steel": speak("tasuo", "steel"),
        "earth": speak("tasuo", "earth"),
        "wood": speak("tasuo", "wood"),
        "water": speak("tasuo", "water"),
        "ice": speak("tasuo", "ice"),
        "wind": speak("tasuo", "wind"),
        "thunder": speak("tasuo", "thunder"),
        "hado": speak("tasuo", "hado"),
    }.get(element, element)


def manner_words(manner: str) -> str:
    """Return how a Bloodlusted card is used (RULES TS-H11)."""
    return speak("tasuo", "Swift") if manner == "swift" else kind_words(manner)


def type_line(design: CardDesign) -> str:
    """Return the line above a card's words: "Warrior · Smith", "Weapon · two-handed"."""
    kind = kind_words(design.kind)
    if design.kind == TASUO_MODE:
        beneath = design_called(design.onto)
        return speak("tasuo", "Tasuo Mode on {warrior}", warrior=beneath.name if beneath else design.onto)
    if design.manner:
        return f"{kind}, {manner_words(design.manner)}"
    return " · ".join(part for part in (kind, _beside(design)) if part)


def _beside(design: CardDesign) -> str:
    if design.kaju:
        return speak("tasuo", "Kaju")
    if design.hands:
        return speak("tasuo", "one-handed") if design.hands == 1 else speak("tasuo", "two-handed")
    if design.fights:
        return class_called(design.warrior_class)
    return court_of(design).name


def text_of(design: CardDesign) -> str:
    """Return the words of a card's effects; of one without any, what its attack may."""
    sentences = effect_sentences(design)
    if sentences:
        return " ".join(first_large(said(one)) for one in sentences)
    attack = design.attack
    if attack is None or not (attack.targets or attack.chainable):
        return speak("tasuo", "No effect of its own.")
    return " ".join(_flags(attack))


def _flags(attack: AttackForm) -> list[str]:
    parts = [speak("tasuo", "Targets.")] if attack.targets else []
    return [*parts, speak("tasuo", "Chainable.")] if attack.chainable else parts


def explained(design: CardDesign) -> str:
    """Return the words of a card, and of one without effects also what it means that its attack targets or chains."""
    attack = design.attack
    if attack is None or effect_sentences(design):
        return text_of(design)
    parts = [speak("tasuo", "Targets: only cards that say so stop it.")] if attack.targets else []
    chains = [speak("tasuo", "Chainable: after a hit two dice may grant another attack.")] if attack.chainable else []
    return " ".join([*parts, *chains]) or text_of(design)


def attack_words(attack: AttackForm) -> str:
    """Return an attack as it is spoken: "Punch 3, fire"."""
    damage, element = spoken_halves(attack.damage), element_words(attack.element)
    return speak("tasuo", "{type} {damage}, {element}", type=attack.type, damage=damage, element=element)


def spoken_design(design: CardDesign) -> str:
    """Return what a screen reader says of a card: its name, what it is, its figures, its words."""
    return f"{design.name}, {about_design(design)}"


def about_design(design: CardDesign) -> str:
    """Return what a screen reader says of a card after its name."""
    parts = [type_line(design).replace(" · ", ", ")]
    if design.fights:
        parts.append(speak("tasuo", "life {life}", life=spoken_halves(design.life)))
        parts.append(speak("tasuo", "a call costs {armor} armor", armor=weight_of(design.life)))
    if design.attack is not None:
        parts.append(attack_words(design.attack))
    if design.is_counter:
        parts.append(speak("tasuo", "Counter"))
    flags = _flags(design.attack) if design.attack is not None and design.line else []
    return " ".join([", ".join(parts) + ".", *flags, text_of(design)])
