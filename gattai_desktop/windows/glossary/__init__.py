"""The words of a game's book where people meet them: underlined in a text, explained beside it, listed in a room."""
