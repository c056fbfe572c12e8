"""The command line of the 2d20 book: its flags, and commands that only it has."""
