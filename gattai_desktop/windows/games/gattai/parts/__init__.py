"""Draws the parts of the table that only Gattaibushido:FUSION! has: Pilots, Threats, Factions, the Final Form."""
