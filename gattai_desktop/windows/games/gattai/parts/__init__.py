"""Parts of the table that only Gattaibushido:FUSION! shows: Pilots, Threats, Factions, the Final Form."""
