"""Movement: from zone to zone, over obstacles, falls, and the range of sight."""
