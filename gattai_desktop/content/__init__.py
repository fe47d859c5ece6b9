"""Floor 3: content packs, read and checked. Data only: nothing in a pack is ever run.

`scenarios.scenario("first-contact")` is the set-up of a table; `pack.read_pack(folder)` reads a pack of your own.
"""
