"""Five ways to answer a rule: live, replay, odds, bots, script."""
