"""Equipment: gear handed out, loads, assets, money, gear tests and survival."""
