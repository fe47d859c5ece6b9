"""How Gattaibushido:FUSION! looks at the table and on the wall."""
