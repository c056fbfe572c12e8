// Written by `python3 dev.py types` from src/moothall/table/commands.py. Do not change it here.

/** Begin a procedure of the book. The GM may begin it for a player's hero, and may keep its dice to themselves. */
export interface Open {
    do: "open";
    procedure: string;
    args?: Record<string, unknown>;
    secret?: boolean;
    ahead?: AnswerAhead[];
}

/** An answer that was given before its question came, as plain values; it is judged when the question comes. */
export interface AnswerAhead {
    kind: string;
    answer: unknown;
    about: string;
    shown: string;
    seat: string;
}

/** Answer a prompt, or take a chip; what is said `ahead` answers questions that will come after it. */
export interface Answer {
    do: "answer";
    prompt: string;
    answer: unknown;
    ahead?: AnswerAhead[];
}

/** Let a window go by. */
export interface LetPass {
    do: "let_pass";
    prompt: string;
}

/** End a window: seats that have not answered pass. */
export interface CloseWindow {
    do: "close_window";
    prompt: string;
}

/** Say what real dice showed. */
export interface EnterDice {
    do: "throw";
    prompt: string;
    faces: number[];
}

/** Decide an outcome: all of it is one step, cited as a ruling. It may settle what a player wished for. */
export interface MakeRuling {
    do: "rule";
    rulings: Ruling[];
    wish?: string;
    note?: string;
}

/** One thing the GM decides: a value at a path of the state, or a fact of the book. */
export interface Ruling {
    path: string[];
    value: unknown;
    how: "set" | "add" | "remove" | "fact";
    kind: string;
}

/** Settle what a player wished for by letting nothing come of it. */
export interface RefuseWish {
    do: "refuse_wish";
    wish: string;
    note?: string;
}

/** Raise a hand: take an offer of this kind for another character as soon as it is made; or lower it again. */
export interface StandBy {
    do: "stand_by";
    kind: string;
    who: string;
    about: string;
    text?: string;
    ready?: boolean;
}

/** Take back one's own last answer, while nothing stands on it. */
export interface TakeBack {
    do: "take_back";
}

/** Withdraw an action that has begun, as if it never had, until its dice have fallen. */
export interface WithdrawAction {
    do: "withdraw_action";
    conv: string;
}

/** Go on from an earlier entry of the game's log, with everything that was the case then. */
export interface Rewind {
    do: "rewind";
    to: number;
}

/** Answer otherwise what the table had answered by itself; what the same action led to since is played again. */
export interface Adjust {
    do: "adjust";
    entry: number;
    answer: unknown;
}

/** Let dice that were seen before a rewind not come again. */
export interface ReleaseDice {
    do: "release_dice";
}

/** Begin a conversation anew that is stuck, with the same arguments. */
export interface StartAgain {
    do: "start_again";
    conv: string;
}

/** End a conversation that is stuck with what the GM decides. */
export interface FinishByHand {
    do: "finish_by_hand";
    conv: string;
    rulings: Ruling[];
}

/** End a conversation, and nothing more comes of it. */
export interface Drop {
    do: "drop";
    conv: string;
}

/** Speak to the table; a line that begins with `/r` is a roll. */
export interface Say {
    do: "say";
    text: string;
}

/** Speak to some seats. */
export interface Whisper {
    do: "whisper";
    to: string[];
    text: string;
}

/** Roll dice that belong to no rule. */
export interface RollFreely {
    do: "roll_freely";
    dice: string;
}

/** Roll dice behind the screen. */
export interface RollSecretly {
    do: "roll_secretly";
    dice: string;
}

/** Write a note: for oneself, for these seats, or for everybody. An empty text removes it. */
export interface WriteNote {
    do: "write_note";
    text: string;
    readers?: string[];
    everyone?: boolean;
    note?: string;
}

/** Give a page, perhaps with a picture, to these seats or to everybody. */
export interface HandOut {
    do: "hand_out";
    title: string;
    text?: string;
    picture?: string;
    readers?: string[];
    everyone?: boolean;
    handout?: string;
}

/** Take a page back. */
export interface Withdraw {
    do: "withdraw";
    handout: string;
}

/** Make a clock, move it, show it or hide it. */
export interface SetClock {
    do: "set_clock";
    name: string;
    length: number;
    at?: number;
    seen?: boolean;
    clock?: string;
}

/** Take a clock away. */
export interface RemoveClock {
    do: "remove_clock";
    clock: string;
}

/** Say what there is to see in the scene of this title; nothing at all takes the description away. */
export interface SetScene {
    do: "set_scene";
    title: string;
    text?: string;
    picture?: string;
    traits?: string[];
    areas?: [number, number][][];
}

/** Say how many squares there are, what is drawn on them, and where walls and cover stand. */
export interface SetGround {
    do: "set_ground";
    width: number;
    height: number;
    picture?: string;
    walls?: [number, number][];
    cover?: [number, number][];
}

/** Give a figure a face: one of the pages' own by its name, or a picture of the table; empty for none. */
export interface SetFace {
    do: "set_face";
    who: string;
    picture?: string;
}

/** Put things on the GM's shelf under one title, or replace an item there. Players see nothing of it. */
export interface Prepare {
    do: "prepare";
    title: string;
    holds: Prepared;
    item?: string;
}

/** All that is shown with one press: a scene, its squares, pages, clocks and actions. */
export interface Prepared {
    scene: Scene | null;
    ground: Ground | null;
    pages: PreparedPage[];
    clocks: PreparedClock[];
    actions: PreparedAction[];
}

/** The scene on show: its title, description and picture, and what holds there. */
export interface Scene {
    title: string;
    text: string;
    picture: string;
    traits: string[];
    areas: [number, number][][];
}

/** The squares people stand on: how many, what is drawn on them, and where walls and cover are. */
export interface Ground {
    width: number;
    height: number;
    picture: string;
    walls: [number, number][];
    cover: [number, number][];
}

/** A page that will be given to these seats, or to everybody. */
export interface PreparedPage {
    title: string;
    text: string;
    picture: string;
    readers: string[];
    everyone: boolean;
}

/** A clock that will stand so. */
export interface PreparedClock {
    name: string;
    length: number;
    at: number;
    seen: boolean;
}

/** An action that will be begun, such as bringing foes in; its arguments are JSON. */
export interface PreparedAction {
    procedure: string;
    args: string;
}

/** Show everything that an item of the shelf holds, in one step. */
export interface ShowPrepared {
    do: "show_prepared";
    item: string;
}

/** Take an item off the shelf. */
export interface DiscardPrepared {
    do: "discard_prepared";
    item: string;
}

/** Stop play, or go on. */
export interface Pause {
    do: "pause";
    paused?: boolean;
}

/** Raise a safety card: play stops, and only the GM learns who raised it. */
export interface RaiseCard {
    do: "raise_card";
    card?: "stop" | "slow" | "break";
}

/** Say how automatic a group of rules, or one kind of question, is for a seat or for all (empty). */
export interface SetDial {
    do: "set_dial";
    group: string;
    level: "auto" | "brisk" | "ask" | "off";
    seat?: string;
}

/** Want to be asked a kind of question that a brisk table would answer by itself, or no longer. */
export interface AskMe {
    do: "ask_me";
    kind: string;
    asks?: boolean;
}

/** Leave word how to answer while one's seat is away: a kind of question, or every one that nothing else is said of. */
export interface SetOrder {
    do: "set_order";
    kind?: string;
    answer?: string;
}

/** Say how much this table asks, where no dial says otherwise. */
export interface SetPace {
    do: "set_pace";
    pace: "brisk" | "book" | "everything";
}

/** Set whether dice are rolled by the system or by hand, for a seat or for all (empty). */
export interface SetDice {
    do: "set_dice";
    way: "system" | "hand";
    seat?: string;
}

/** Add a seat. */
export interface MakeSeat {
    do: "make_seat";
    seat: string;
    name: string;
    role: "gm" | "co_gm" | "player" | "spectator";
}

/** Give a seat another name or role. */
export interface ChangeSeat {
    do: "change_seat";
    seat: string;
    name: string;
    role: "gm" | "co_gm" | "player" | "spectator";
}

/** Let a seat not speak, or speak again. */
export interface Mute {
    do: "mute";
    seat: string;
    muted?: boolean;
}

/** Remove a seat. */
export interface RemoveSeat {
    do: "remove_seat";
    seat: string;
}

/** Be away for a while, or back again: oneself, or as a GM any seat. Meanwhile a GM decides in its place. */
export interface StepAway {
    do: "step_away";
    away?: boolean;
    seat?: string;
}

/** Hand a player's character over to another player, who plays it from now on. */
export interface GiveHero {
    do: "give_hero";
    hero: string;
    seat: string;
}

/** A person stands up. */
export interface LeaveSeat {
    do: "leave_seat";
    seat: string;
}

export type Order = Open | Answer | LetPass | CloseWindow | EnterDice | MakeRuling | RefuseWish | StandBy | TakeBack | WithdrawAction | Rewind | Adjust | ReleaseDice | StartAgain | FinishByHand | Drop | Say | Whisper | RollFreely | RollSecretly | WriteNote | HandOut | Withdraw | SetClock | RemoveClock | SetScene | SetGround | SetFace | Prepare | ShowPrepared | DiscardPrepared | Pause | RaiseCard | SetDial | AskMe | SetOrder | SetPace | SetDice | MakeSeat | ChangeSeat | Mute | RemoveSeat | StepAway | GiveHero | LeaveSeat;
