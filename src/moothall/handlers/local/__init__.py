"""Local turns: a rule is run once for each combination of what it reads of the table, and remembered.

A turn looks at very little of the table. So every field that can change is watched: what a turn reads is put on a
trail, and the trails make one tree for the whole game. Whatever else the table holds, a turn that reads the same does
the same. `cells` watches a state, `tree` keeps what turns read and did, `packed` walks it with a state as one int.
"""
