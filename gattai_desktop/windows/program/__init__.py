"""Opens, keeps and closes the windows of this program."""
