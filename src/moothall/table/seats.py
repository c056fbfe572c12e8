"""Permissions: which commands each role may send, in one table."""

from __future__ import annotations

from typing import Literal

from moothall.table import commands as c

Actor = Literal["host", "gm", "co_gm", "player", "spectator"]
"""A role at the table, or the server as host, which lets people in."""

GMS: frozenset[Actor] = frozenset({"gm", "co_gm"})
PLAYING: frozenset[Actor] = GMS | {"player"}
ALL: frozenset[Actor] = PLAYING | {"spectator"}
GM_ALONE: frozenset[Actor] = frozenset({"gm"})
HOST: frozenset[Actor] = frozenset({"host"})

MAY: dict[type[c.Command], frozenset[Actor]] = {
    c.Open: PLAYING,
    c.Answer: PLAYING,
    c.LetPass: PLAYING,
    c.EnterDice: PLAYING,
    c.StandBy: frozenset({"player"}),
    c.TakeBack: PLAYING,
    c.WithdrawAction: PLAYING,
    c.CloseWindow: GMS,
    c.MakeRuling: GMS,
    c.Rewind: GMS,
    c.Adjust: GMS,
    c.ReleaseDice: GMS,
    c.StartAgain: GMS,
    c.FinishByHand: GMS,
    c.Drop: GMS,
    c.RefuseWish: GMS,
    c.Say: PLAYING,
    c.Whisper: PLAYING,
    c.RollFreely: PLAYING,
    c.RollSecretly: GMS,
    c.WriteNote: PLAYING,
    c.HandOut: GMS,
    c.Withdraw: GMS,
    c.SetClock: GMS,
    c.RemoveClock: GMS,
    c.SetScene: GMS,
    c.SetGround: GMS,
    c.SetFace: PLAYING,
    c.Prepare: GMS,
    c.ShowPrepared: GMS,
    c.DiscardPrepared: GMS,
    c.Pause: GMS,
    c.RaiseCard: ALL,
    c.SetDial: GMS,
    c.SetPace: GMS,
    c.AskMe: PLAYING,
    c.SetOrder: frozenset({"player"}),
    c.SetDice: GMS,
    c.MakeSeat: GM_ALONE | HOST,
    c.ChangeSeat: GM_ALONE,
    c.Mute: GMS,
    c.RemoveSeat: GM_ALONE,
    c.StepAway: PLAYING,
    c.GiveHero: GMS,
    c.TakeSeat: HOST,
    c.LeaveSeat: ALL | HOST,
    c.NoteLink: HOST,
    c.NoteUnlink: HOST,
}

SPEAKING = (c.Say, c.Whisper, c.RollFreely, c.WriteNote)
"""Commands that a muted seat may not send."""

MOVING = (c.Open, c.Answer, c.LetPass, c.EnterDice, c.TakeBack, c.WithdrawAction)
"""Commands that only a GM may send while play is paused."""
