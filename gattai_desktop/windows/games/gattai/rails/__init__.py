"""The rails of Gattaibushido:FUSION!, left and right of the pane."""
