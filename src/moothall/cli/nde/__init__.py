"""What the command line knows of the small book: its flags, its throws, its characters."""
