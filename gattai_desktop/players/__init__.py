"""Floor 6: players that choose by themselves, and whole evenings played by them.

A player gets what a person at its seat would have: a sight and the moves that the rules offer. None of them looks
behind the curtain.
"""
