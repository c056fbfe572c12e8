"""What the command line has of the 2d20 book: its flags, and commands that only it has."""
