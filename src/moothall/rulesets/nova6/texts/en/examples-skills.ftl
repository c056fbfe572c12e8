### Worked examples of skills in play, with people of our own.

example_nova6_ex_run-and-jump = From barge to barge
    .given = Odile, Move 2, jumps from one barge to the next (−1d) and wants to run on. She rolls 4, 4, 4 and 2 and reads the three 4s.
    .then = 12 is a success, and the triple is 1 stunt point: she is across, and one zone further.
