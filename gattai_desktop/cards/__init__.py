"""Floor 1: cards, zones, facts, the table and sight.

Nothing here knows a game or Qt. A `State` is an immutable table: zones of cards and named values.
It changes by facts only (`facts`), which a `Ledger` writes while a move is played; `sight` cuts out
what a seat may not see.
"""
