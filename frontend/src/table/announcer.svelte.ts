// What passes over the page: rounds and phases, a full clock, the fall of a chief; and the account of a fight that is over.
import { untrack } from "svelte";
import type { RoomState } from "../generated/room";
import type { TurnsShown } from "../generated/wire";
import type { Sound } from "../sounds";
import { accountOf, type Beginning, type Part } from "./account";
import { newly, watched, type Watched } from "./alarms";
import type { Person } from "./people";
import { talliesOf } from "./stage";
import { newsOf, type Say } from "./turns";

export interface Passing {
    said: string;
    over: boolean;
    sound: readonly Sound[];
}

/** The table as it is shown at a moment. */
export interface Seen {
    ready: boolean;
    order: TurnsShown | null | undefined;
    state: Record<string, unknown>;
    room: RoomState | undefined;
    people: readonly Person[];
    lines: Parameters<typeof accountOf>[1];
    newest: number;
}

interface Account {
    parts: readonly Part[];
    rounds: number | null;
}

export class Announcer {
    /** What to say of rounds and phases to whoever listens. */
    news = $state("");
    /** Banners, as they pass over the page one after the other. */
    banners = $state.raw<readonly Passing[]>([]);
    /** What is told of the fight that was last here, until it is put away. */
    account = $state.raw<Account>();
    /** Where the fight began that goes on, if this page saw it begin. */
    #fight: Beginning | undefined;
    /** Whether the page had come before the last change of turns. */
    #watching = false;
    #lastRound: number | null = null;
    #alarms: Watched | undefined;
    #told: TurnsShown | null | undefined;

    constructor(
        private readonly seen: () => Seen,
        private readonly say: Say,
    ) {}

    /** The banner that is over has passed. */
    passed(): void {
        this.banners = this.banners.slice(1);
    }

    /** A round, a phase and the end of a fight are announced once. */
    turns(): void {
        const { order, ready } = this.seen();
        const said = newsOf(this.#told, order, this.say);
        if (said && this.#told !== undefined) this.#pass({ said, over: !order, sound: [] });
        if (said) this.news = said;
        untrack(() => this.#follow(this.#told, order));
        this.#told = order;
        this.#watching = ready;
    }

    /** Remember where a fight began, and give the account of one that is over. */
    #follow(before: TurnsShown | null | undefined, order: TurnsShown | null | undefined): void {
        const { people, lines, newest } = this.seen();
        if (order && !before && this.#watching) {
            this.#fight = { line: newest, tallies: talliesOf(people) };
            this.account = undefined;
        }
        if (!order && before && this.#fight) {
            const parts = accountOf(this.#fight, lines, people, talliesOf(people));
            if (parts.length) this.account = { parts, rounds: this.#lastRound };
        }
        if (!order) this.#fight = undefined;
        this.#lastRound = order?.round ?? null;
    }

    /** A clock that is full, and the fall of a chief, go over the page once. */
    watch(): void {
        const { ready, state, room, people } = this.seen();
        if (!ready) return;
        const own = state["clock"] as { at: number; length: number } | null | undefined;
        const dials = [
            ...(own ? [{ ...own, id: "", name: this.say("shown-clock") }] : []),
            ...(room?.clocks ?? []).map((one) => ({ id: one.id ?? "", name: one.name ?? "", at: one.at ?? 0, length: one.length ?? 0 })),
        ];
        const now = watched(people, dials);
        const fresh = this.#alarms ? newly(this.#alarms, now) : { chiefs: [], full: [] };
        this.#alarms = now;
        for (const id of fresh.full) this.#ring(this.say("banner-clock", { name: dials.find((one) => one.id === id)?.name ?? "" }), "tick");
        for (const id of fresh.chiefs) this.#ring(this.say("banner-down", { name: people.find((one) => one.id === id)?.name ?? "" }), "drum");
    }

    #ring(said: string, sound: Sound): void {
        this.#pass({ said, over: true, sound: [sound] });
        this.news = said;
    }

    #pass(one: Passing): void {
        this.banners = [...untrack(() => this.banners), one];
    }
}
