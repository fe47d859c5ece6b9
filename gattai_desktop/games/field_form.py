"""A form: what a person is asked at once, such as who plays and on what, before a table is laid.

A game says in fields what it asks; each window, the command line and the Coach's desk show them by their kinds
(`Kind.says`, `Field.help`), and hand back what was typed. A box that has a form has beside it what makes a set-up of
the answers: `form: Callable[[], FieldForm]`, `setup_of: Callable[[FormAnswers], Any]`.
"""

from collections.abc import Mapping

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.kinds import Held, NotPossible
from gattai_desktop.games.kinds_of_many import Fields, FieldValues, Needed

FormAnswers = FieldValues
"""What a person answered, by the names of the fields; what was left open is as it would be anyway."""


class NotAnswered(ValueError):
    """A form cannot be taken as it was filled in; `faults` says of each field why, and can be told in any language."""

    def __init__(self, faults: Mapping[str, str]) -> None:
        self.faults = faults
        super().__init__("\n".join(f"{name}: {text}" for name, text in faults.items()))


@frozen
class FieldForm:
    """What is asked, in the order in which it is asked."""

    fields: Fields

    def answered(self, typed: Mapping[str, str]) -> FormAnswers:
        """Return what was typed into the fields as values. Raises NotAnswered with every fault."""
        answers: dict[str, Held] = {}
        faults: dict[str, str] = {}
        for one in self.fields:
            text = typed.get(one.name, "")
            try:
                left_open = not text and not isinstance(one.default, Needed)
                answers[one.name] = one.usable if left_open else one.kind.typed(text)
            except NotPossible as wrong:
                faults[one.name] = wrong.args[0]
        if faults:
            raise NotAnswered(faults)
        return answers
