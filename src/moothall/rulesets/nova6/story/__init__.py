"""The story: compels, narrative control, sessions and scenarios, milestones, game creation."""
