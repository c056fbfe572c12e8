// The connection to a table: one seat's stream, what is waited for, and what this seat does.
//
// What was sent and not yet acknowledged is kept and sent again under the same id after a break: the server does nothing
// twice. The socket brings the view, whole at first and then the places that have changed; nothing here knows how a fact
// changes a table. A connection that has gone silent, as after a sleep, is noticed by a ping that nobody answers.
import type { RoomState } from "../generated/room";
import type { Order } from "../generated/orders";
import type { Chance, Hello, LoggedLine, Now, Outgoing, Present, TurnsShown, ViewChanges, Trouble, View } from "../generated/wire";
import { get, Refused } from "./api";
import { applyChanges } from "./patch";

/** An order of this seat on its way: kept here, or sent and not yet acknowledged. */
export interface PendingOrder {
    id: string;
    order: Order;
    sent: boolean;
}

interface Waiting extends PendingOrder {
    done: () => void;
    refused: (said: string) => void;
}

const FIRST_LINES = 60;
const PAUSES = [300, 1000, 2500, 5000, 10_000];
const PING_EVERY = 15_000;
/** So long may a ping go unanswered; after a sleep somebody is waiting. */
const PATIENCE = 8000;
const PATIENCE_AWAKE = 2500;
/** Closed for good: signed out, shown out, or another seat now. */
const OVER = new Set([4401, 4403]);
const CHANGED = 4409;

export class TableConnection {
    status = $state<"connecting" | "open" | "lost" | "over">("connecting");
    ended = $state("");
    lines = $state.raw<LoggedLine[]>([]);
    /** Lines up to this number were there before this page: they do not make an entrance. */
    known = $state(0);
    now = $state.raw<Now>();
    present = $state.raw<Present[]>([]);
    state = $state.raw<Record<string, unknown>>({});
    room = $state.raw<RoomState>();
    /** Whose turn it is; null while nobody acts by turns, and nothing in a book that does not say. */
    order = $state.raw<TurnsShown | null>();
    /** The number of the newest line, and how often the game has changed: whoever asks the server more does so then. */
    newest = $state(0);
    turns = $state(0);
    hello = $state.raw<Hello>();
    troubles = $state.raw<Trouble[]>([]);
    chances = $state.raw<Record<string, readonly Chance[]>>({});
    /** Orders on their way, the oldest first. */
    sending = $state.raw<readonly PendingOrder[]>([]);
    ready = $state(false);

    #socket: WebSocket | undefined;
    #waiting = new Map<string, Waiting>();
    #odds = new Set<string>();
    #tries = 0;
    #stream = "";
    #over = false;
    #timers: number[] = [];
    #silence = 0;
    #opening: { opened: () => void; failed: (error: unknown) => void } | undefined;

    constructor(
        readonly table: string,
        readonly seat: string,
        readonly language: () => string,
    ) {}

    get path(): string {
        return `/api/tables/${encodeURIComponent(this.table)}/seats/${encodeURIComponent(this.seat)}`;
    }

    /** Connect; resolves when the table is there to see, or fails with the reason why it is not. */
    open(): Promise<void> {
        this.#timers.push(window.setInterval(() => this.#ping(PATIENCE), PING_EVERY));
        window.addEventListener("online", this.#awake);
        window.addEventListener("offline", this.#asleep);
        window.addEventListener("pageshow", this.#awake);
        document.addEventListener("visibilitychange", this.#awake);
        return new Promise((opened, failed) => {
            this.#opening = { opened, failed };
            this.#connect({ last: String(FIRST_LINES) });
        });
    }

    /** How many orders are kept here until there is a connection again. */
    get unsent(): number {
        return this.sending.filter((one) => !one.sent).length;
    }

    close(): void {
        this.#over = true;
        this.#timers.forEach((timer) => window.clearInterval(timer));
        window.clearTimeout(this.#silence);
        window.removeEventListener("online", this.#awake);
        window.removeEventListener("offline", this.#asleep);
        window.removeEventListener("pageshow", this.#awake);
        document.removeEventListener("visibilitychange", this.#awake);
        this.#socket?.close();
    }

    /** Carry out an order; resolves when it is on disk, or fails with the reason why not. */
    do(order: Order): Promise<void> {
        const id = crypto.getRandomValues(new Uint32Array(4)).join("-");
        return new Promise((done, fail) => {
            this.#waiting.set(id, { id, order, sent: false, done, refused: (said) => fail(new Error(said)) });
            this.#dispatch(id);
        });
    }

    #dispatch(id: string): void {
        const waiting = this.#waiting.get(id);
        if (waiting) waiting.sent = this.#send({ type: "do", id, command: waiting.order });
        this.#tally();
    }

    #tally(): void {
        this.sending = [...this.#waiting.values()].map(({ id, order, sent }) => ({ id, order, sent }));
    }

    /** Ask for the odds of a prompt, once; they come later. */
    askOdds(prompt: string): void {
        if (this.#odds.has(prompt)) return;
        if (this.#send({ type: "odds", id: `odds-${prompt}`, prompt })) this.#odds.add(prompt);
    }

    /** Read everything again in another language. */
    reload(): void {
        const first = (this.lines[0]?.number ?? 1) - 1;
        this.lines = [];
        this.#odds.clear();
        this.chances = {};
        this.#socket?.close();
        this.#connect({ after: String(first) });
    }

    // ---- the socket

    #connect(from: { after: string } | { last: string }): void {
        if (this.#over) return;
        const address = new URL(`${this.path}/socket`, location.origin);
        address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
        address.search = new URLSearchParams({ ...from, stream: this.#stream, lang: this.language() }).toString();
        const socket = new WebSocket(address);
        this.#socket?.close();
        this.#socket = socket;
        socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(event.data as string) as Outgoing);
        socket.onclose = (event) => socket === this.#socket && this.#lost(event);
    }

    #lost(event: { code: number; reason: string }): void {
        if (this.#over) return;
        window.clearTimeout(this.#silence);
        this.#silence = 0;
        if (event.code === CHANGED) return void this.#changed(event.reason);
        if (OVER.has(event.code)) return this.#end(event.reason);
        this.status = "lost";
        for (const waiting of this.#waiting.values()) waiting.sent = false;
        this.#tally();
        if (this.#opening) void this.#ask();
        const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 0;
        const socket = this.#socket;
        this.#timers.push(window.setTimeout(() => socket === this.#socket && this.#again(), pause));
    }

    #end(reason: string): void {
        this.status = "over";
        this.ended = reason;
        this.close();
    }

    /** The seat is another's now, or has another role: with that everything is read anew. */
    async #changed(reason: string): Promise<void> {
        try {
            await get<View>(`${this.path}/view`);
            location.reload();
        } catch {
            this.#end(reason);
        }
    }

    /** A refused socket gives no reason: ask for the view over HTTP, which does. */
    async #ask(): Promise<void> {
        try {
            await get<View>(`${this.path}/view`);
        } catch (error) {
            if (!(error instanceof Refused) || error.status >= 500 || error.status === 429) return;
            this.#opening?.failed(error);
            this.close();
        }
    }

    /** The device is awake, or has a network again: is the connection still there? */
    #awake = (): void => {
        if (document.visibilityState !== "visible") return;
        if (this.status === "lost") this.#again();
        else this.#ping(PATIENCE_AWAKE);
    };

    #asleep = (): void => this.#hangUp();

    #again(): void {
        const newest = this.lines.at(-1)?.number;
        this.#connect(newest === undefined ? { last: String(FIRST_LINES) } : { after: String(newest) });
    }

    #ping(patience: number): void {
        if (!this.#send({ type: "ping" }) || this.#silence) return;
        this.#silence = window.setTimeout(() => this.#hangUp(), patience);
    }

    /** The server is gone, though the socket has not said so. */
    #hangUp(): void {
        if (this.status !== "open") return;
        const socket = this.#socket;
        this.#socket = undefined;
        socket?.close();
        this.#lost({ code: 0, reason: "" });
    }

    #send(message: object): boolean {
        if (this.#socket?.readyState !== WebSocket.OPEN || this.status !== "open") return false;
        this.#socket.send(JSON.stringify(message));
        return true;
    }

    #hear(frame: Outgoing): void {
        window.clearTimeout(this.#silence);
        this.#silence = 0;
        switch (frame.type) {
            case "hello":
                return this.#greeted(frame);
            case "line":
                this.newest = Math.max(this.newest, frame.number);
                if (frame.number > (this.lines.at(-1)?.number ?? 0)) this.lines = [...this.lines, frame];
                return;
            case "seen":
                return this.#see(frame);
            case "now":
                this.now = frame;
                this.ready = true;
                this.#opening?.opened();
                this.#opening = undefined;
                return;
            case "present":
                this.present = frame.present;
                return;
            case "ack":
                return this.#settle(frame.id, (waiting) => waiting.done());
            case "refused":
                return this.#settle(frame.id, (waiting) => waiting.refused(frame.said));
            case "trouble":
                this.troubles = [...this.troubles, frame].slice(-5);
                return;
            case "odds":
                if (frame.known) this.chances = { ...this.chances, [frame.prompt]: frame.chances };
                return;
            case "pong":
                return;
            default:
                return frame satisfies never;
        }
    }

    #greeted(hello: Hello): void {
        if (this.#stream && hello.stream !== this.#stream) this.lines = [];
        this.#stream = hello.stream;
        if (!this.hello) this.known = hello.number;
        this.hello = hello;
        this.status = "open";
        this.#tries = 0;
        this.#odds.clear();
        for (const id of this.#waiting.keys()) this.#dispatch(id);
    }

    #settle(id: string, how: (waiting: Waiting) => void): void {
        const waiting = this.#waiting.get(id);
        this.#waiting.delete(id);
        this.#tally();
        if (waiting) how(waiting);
    }

    #see(seen: ViewChanges): void {
        if (seen.state.length) this.turns += 1;
        this.state = applyChanges(this.state, seen.state);
        this.room = applyChanges(this.room, seen.house);
        if (seen.turns !== undefined) this.order = seen.turns;
    }
}
