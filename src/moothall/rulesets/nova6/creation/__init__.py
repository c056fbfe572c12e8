"""Character creation: advances, the steps, and the legality of sheets."""
