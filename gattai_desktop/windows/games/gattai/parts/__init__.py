"""Parts of the table that only Gattaibushido:FUSION! shows: the Pile, Pilots, Threats, Factions, the Final Form."""
