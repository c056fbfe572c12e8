// The line to a table: one seat's stream, what is waited for, and what this seat does.
//
// What was sent and not yet acknowledged is kept and sent again under the same id after a break: the server does nothing
// twice. The view is asked for anew whenever something has happened; nothing here knows how a fact changes a table.
import type { House } from "../generated/house";
import type { Order } from "../generated/orders";
import type { Chance, Hello, Line, Now, Outgoing, Present, Trouble, View } from "../generated/wire";
import { get } from "./api";

export type Sending = "sent" | "unsent";

interface Waiting {
    order: Order;
    done: () => void;
    refused: (said: string) => void;
}

const FIRST_LINES = 60;
const PAUSES = [300, 1000, 2500, 5000, 10_000];
const PING_EVERY = 15_000;
/** Closed for good: signed out, shown out, or another seat now. */
const OVER = new Set([4401, 4403, 4409]);

export class TableLine {
    status = $state<"connecting" | "open" | "lost" | "over">("connecting");
    ended = $state("");
    lines = $state.raw<Line[]>([]);
    /** Lines up to this number were there before this page: they do not make an entrance. */
    known = $state(0);
    now = $state.raw<Now>();
    present = $state.raw<Present[]>([]);
    state = $state.raw<Record<string, unknown>>({});
    house = $state.raw<House>();
    hello = $state.raw<Hello>();
    troubles = $state.raw<Trouble[]>([]);
    chances = $state.raw<Record<string, readonly Chance[]>>({});
    unsent = $state(0);
    ready = $state(false);

    #socket: WebSocket | undefined;
    #waiting = new Map<string, Waiting>();
    #odds = new Set<string>();
    #tries = 0;
    #stream = "";
    #looking = false;
    #lookAgain = false;
    #over = false;
    #timers: number[] = [];

    constructor(
        readonly table: string,
        readonly seat: string,
        readonly language: () => string,
    ) {}

    get path(): string {
        return `/api/tables/${encodeURIComponent(this.table)}/seats/${encodeURIComponent(this.seat)}`;
    }

    /** See the table, then stay on the line. */
    async open(): Promise<void> {
        const view = await get<View>(`${this.path}/view`);
        this.#see(view);
        this.now = view.now;
        this.present = view.present;
        this.#stream = view.stream;
        this.known = view.number;
        this.ready = true;
        this.#connect(Math.max(view.number - FIRST_LINES, 0));
        const ping = window.setInterval(() => this.#send({ type: "ping" }), PING_EVERY);
        this.#timers.push(ping);
        window.addEventListener("online", this.#awake);
        document.addEventListener("visibilitychange", this.#awake);
    }

    close(): void {
        this.#over = true;
        this.#timers.forEach((timer) => window.clearInterval(timer));
        window.removeEventListener("online", this.#awake);
        document.removeEventListener("visibilitychange", this.#awake);
        this.#socket?.close();
    }

    /** Do something; comes back when it is on disk, or fails with the reason why not. */
    do(order: Order): Promise<void> {
        const id = crypto.getRandomValues(new Uint32Array(4)).join("-");
        return new Promise((done, fail) => {
            this.#waiting.set(id, { order, done, refused: (said) => fail(new Error(said)) });
            if (!this.#send({ type: "do", id, command: order as unknown as Record<string, unknown> })) this.unsent = this.#waiting.size;
        });
    }

    /** Ask for the odds of a prompt, once; they come later. */
    weigh(prompt: string): void {
        if (this.#odds.has(prompt)) return;
        if (this.#send({ type: "odds", id: `odds-${prompt}`, prompt })) this.#odds.add(prompt);
    }

    /** Read everything anew in another language. */
    anew(): void {
        const first = (this.lines[0]?.number ?? 1) - 1;
        this.lines = [];
        this.#odds.clear();
        this.chances = {};
        this.#socket?.close();
        this.#connect(first);
        void this.#look();
    }

    // ---- the socket

    #connect(after: number): void {
        if (this.#over) return;
        const address = new URL(`${this.path}/socket`, location.origin);
        address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
        address.search = new URLSearchParams({ after: String(after), stream: this.#stream, lang: this.language() }).toString();
        const socket = new WebSocket(address);
        this.#socket = socket;
        socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(event.data as string) as Outgoing);
        socket.onclose = (event) => socket === this.#socket && this.#lost(event);
    }

    #lost(event: CloseEvent): void {
        if (this.#over) return;
        if (OVER.has(event.code)) {
            this.status = "over";
            this.ended = event.reason;
            return this.close();
        }
        this.status = "lost";
        this.unsent = this.#waiting.size;
        const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 0;
        const socket = this.#socket;
        this.#timers.push(window.setTimeout(() => socket === this.#socket && this.#again(), pause));
    }

    #awake = (): void => {
        if (document.visibilityState === "visible" && this.status === "lost") this.#again();
    };

    #again(): void {
        this.#connect(this.lines.at(-1)?.number ?? 0);
    }

    #send(message: object): boolean {
        if (this.#socket?.readyState !== WebSocket.OPEN || this.status !== "open") return false;
        this.#socket.send(JSON.stringify(message));
        return true;
    }

    #hear(frame: Outgoing): void {
        switch (frame.type) {
            case "hello":
                return this.#greeted(frame);
            case "line":
                if (frame.number > (this.lines.at(-1)?.number ?? 0)) this.lines = [...this.lines, frame];
                return void this.#look();
            case "now":
                this.now = frame;
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
        this.hello = hello;
        this.status = "open";
        this.#tries = 0;
        this.#odds.clear();
        for (const [id, waiting] of this.#waiting) {
            this.#send({ type: "do", id, command: waiting.order });
        }
        this.unsent = 0;
    }

    #settle(id: string, how: (waiting: Waiting) => void): void {
        const waiting = this.#waiting.get(id);
        this.#waiting.delete(id);
        if (waiting) how(waiting);
    }

    // ---- the view

    /** Look at the table anew: once at a time, and once more if something happened meanwhile. */
    async #look(): Promise<void> {
        if (this.#looking) {
            this.#lookAgain = true;
            return;
        }
        this.#looking = true;
        try {
            do {
                this.#lookAgain = false;
                this.#see(await get<View>(`${this.path}/view`));
            } while (this.#lookAgain);
        } catch {
            // The line says when it is lost; the next thing that happens brings the view again.
        } finally {
            this.#looking = false;
        }
    }

    #see(view: View): void {
        this.state = view.state as Record<string, unknown>;
        this.house = view.house as House;
    }
}
