"""The games that can be played at the table; `game.py` is the contract that each fulfils."""
