// Written by `python3 dev.py types` from src/moothall/table/room.py. Do not change it here.

/** All of it. */
export interface RoomState {
    seats: Seat[];
    dials: Dial[];
    dice: DiceWay[];
    notes: Note[];
    postings: Posting[];
    handouts: Handout[];
    exhibits: Exhibit[];
    clocks: RoomClock[];
    wishes: Wish[];
    hands: Hand[];
    orders: AwayOrder[];
    scene: Scene | null;
    ground: Ground | null;
    faces: Face[];
    links?: Link[];
    shelf?: ShelfItem[];
    paused: boolean;
    card: string;
    pace: "brisk" | "book" | "everything";
}

/** A place at the table. Who sits there is known to the others by its name alone. */
export interface Seat {
    id: string;
    name: string;
    role: "gm" | "co_gm" | "player" | "spectator";
    muted: boolean;
    away: boolean;
    person?: string;
    last?: string;
}

/** How much is automatic: for one group of rules and one seat, either of which may be all of them (empty). */
export interface Dial {
    group: string;
    seat: string;
    level: "auto" | "brisk" | "ask" | "off";
}

/** Whose dice fall how; the empty seat is everybody without a way of their own. */
export interface DiceWay {
    seat: string;
    way: "system" | "hand";
}

/** A note for these seats. */
export interface Note {
    id?: string;
    owner?: string;
    text?: string;
    readers?: string[];
}

/** A note for the whole table. */
export interface Posting {
    id: string;
    owner: string;
    text: string;
}

/** A page, and perhaps a picture, that was handed to these seats. */
export interface Handout {
    id?: string;
    title?: string;
    text?: string;
    picture?: string;
    readers?: string[];
}

/** A page, and perhaps a picture, that everybody may look at. */
export interface Exhibit {
    id: string;
    title: string;
    text: string;
    picture: string;
}

/** A counter of the GM's, which the players see or not. */
export interface RoomClock {
    id?: string;
    name?: string;
    length?: number;
    at?: number;
    seen?: boolean;
}

/** An action that the GM settles by hand, because its rules are turned off: its seat, procedure and arguments. */
export interface Wish {
    id?: string;
    seat?: string;
    procedure?: string;
    args?: string;
}

/** A hand that is raised: who stands by for whom, for which kind of offer, and how. It is its seat's own. */
export interface Hand {
    seat?: string;
    question?: string;
    who?: string;
    about?: string;
    text?: string;
}

/** A standing order: how a kind of question is answered while its seat is away, or every other one (empty). */
export interface AwayOrder {
    seat?: string;
    question?: string;
    answer?: string;
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

/** The face of a figure: one of the pages' own, or a picture. Of a figure that is not seen only the GM knows it. */
export interface Face {
    who?: string;
    picture?: string;
    seen?: boolean;
}

/** An invitation that exists. What opens it is kept elsewhere. */
export interface Link {
    id: string;
    role: "gm" | "co_gm" | "player" | "spectator";
    seat: string;
    used: boolean;
}

/** Things that a GM has prepared under one title. Nobody else knows of them. */
export interface ShelfItem {
    id: string;
    title: string;
    holds: Prepared;
    shown: boolean;
}

/** All that is shown with one press: a scene, its squares, pages, clocks and actions. */
export interface Prepared {
    scene: Scene | null;
    ground: Ground | null;
    pages: PreparedPage[];
    clocks: PreparedClock[];
    actions: PreparedAction[];
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
