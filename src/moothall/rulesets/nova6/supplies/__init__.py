"""What people have: gear at hand and worn, loads, assets, money, and going without."""
