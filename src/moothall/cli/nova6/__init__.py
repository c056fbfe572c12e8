"""What the command line knows of NOVA6: the chances of one throw."""
