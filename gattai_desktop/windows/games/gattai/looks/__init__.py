"""Works out what the windows show of Gattaibushido:FUSION! from what a seat sees."""
