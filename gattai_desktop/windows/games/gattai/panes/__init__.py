"""The centre panes of Gattaibushido:FUSION!."""
