"""The story: aspects, plot points, compels, the world, and the milestones on the way."""
