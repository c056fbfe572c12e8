"""Character creation: advances, the steps, and whether a sheet keeps to the book and its pack."""
