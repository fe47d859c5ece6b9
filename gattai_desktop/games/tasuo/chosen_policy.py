"""A player chooses by what she is asked in windows, also while one is open (RULES 3h, TS-H44)."""

from collections.abc import Iterator

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.games.ask import AllBut
from gattai_desktop.games.move import Move, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.response_window import open_items
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.policies import ALWAYS, COULD, POLICIES, Policy, is_alone
from gattai_desktop.games.tasuo.windows import ASKED, WINDOW, PassWindow, is_really_asked, pause
from gattai_desktop.games.verdict import Reason, refusal


@wish("is asked {policy}")
class SetPolicy(Move):
    """Wish: be asked in windows by another policy from now on; the other player is not told (RULES TS-H44).

    It is said, never offered.
    """

    policy: Policy
    shown = Shown("Ask me as usual", line="Whenever an answer could be there, by what all can see.")
    while_asked = AllBut()

    def shown_now(self) -> Shown:
        if self.policy == ALWAYS:
            return Shown("Ask me every time")
        if self.policy == COULD:
            return Shown("Ask me only when I have an answer")
        return self.shown

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat not in zones.SEATS or self.policy not in POLICIES:
            yield refusal("TS-H44", "Nobody is asked like that.")
        elif self.policy == COULD and not is_alone(state, self.seat):
            yield refusal("TS-H44", "On one screen the curtain itself would tell.")

    def play(self, ledger: Ledger) -> None:
        ledger.set(f"policy.{self.seat}", self.policy, rule="TS-H44")
        ledger.set(f"until.{self.seat}", None, rule="TS-H44")
        asks_her = tuple(open_items(ledger.table)[:1]) == (WINDOW,) and ledger.table.text(ASKED) == self.seat
        if asks_her and not (pause(ledger.table) or is_really_asked(ledger.table)):
            ledger.agenda.pop(0)  # the open question is one that she has just said she does not want
            PassWindow(self.seat).answer(ledger, WINDOW)


MOVES = (SetPolicy,)
