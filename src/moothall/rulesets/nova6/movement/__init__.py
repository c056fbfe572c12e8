"""Movement: from zone to zone, over obstacles, falls, and how far characters see."""
