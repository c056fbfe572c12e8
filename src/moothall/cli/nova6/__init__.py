"""The command line of NOVA6: odds, rolls, gear and characters."""
