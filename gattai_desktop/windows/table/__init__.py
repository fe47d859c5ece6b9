"""The table window, and everything that lies in it whatever the moment."""
