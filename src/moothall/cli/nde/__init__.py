"""The command line of NDE: its flags, its rolls, its characters."""
