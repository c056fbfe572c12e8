// A character in the making. What is changed here goes to the server, which knows the book; what comes back is shown.
import type { DraftView, FieldShown, SheetProblem, SheetShown } from "../generated/wire";
import { forget, recall, remember } from "../memory";
import { post, Refused, Unreachable } from "../wire/api";
import { say } from "../words/words.svelte";
import { isAbout } from "./fields";

export type Sheet = Record<string, unknown>;
export type ChosenOptions = Record<string, string>;

const TYPED = new Set<FieldShown["kind"]>(["name", "line", "lines", "told"]);
const PAUSE = 250;
const AGAIN = 3000;

interface StoredDraft {
    sheet: Sheet;
    options: ChosenOptions;
}

/** A request to the workshop. */
interface DraftRequest {
    sheet?: Sheet;
    changes?: { at: string; value: unknown }[];
    growing?: Record<string, unknown>;
    options: ChosenOptions;
    pack?: string;
}

const nameOf = (sheet: Sheet): string => (typeof sheet["name"] === "string" ? sheet["name"].trim() : "");

/** The draft that this device keeps of a book, if it keeps one. */
export function storedDraft(book: string): StoredDraft | undefined {
    return recall<StoredDraft>(`draft-${book}`);
}

/** Whether the same request may well succeed a little later. */
function isPassing(error: unknown): boolean {
    return error instanceof Unreachable || (error instanceof Refused && [429, 502, 503, 504].includes(error.status));
}

export class Draft {
    view = $state.raw<DraftView>();
    problem = $state("");
    growing = $state.raw<Record<string, unknown>>({});
    options = $state.raw<ChosenOptions>({});
    /** The sheet that was worked on before this one. */
    before = $state.raw<Sheet>();
    /** Fields that were filled in and have not come back yet. */
    #ahead = $state.raw<Record<string, unknown>>({});
    #unsent = new Map<string, unknown>();
    #timer: ReturnType<typeof setTimeout> | undefined;
    #queue: Promise<void> = Promise.resolve();

    constructor(
        readonly book: string,
        /** Whether this device keeps it, so that nothing is lost when the page is closed. */
        readonly kept: boolean,
        options: ChosenOptions = {},
        /** Where the workshop is: with the book, or at a seat of a table, whose options and pack it has. */
        readonly place = `/api/books/${book}`,
    ) {
        this.options = options;
    }

    /** The pack it is made with; nothing where the book has none. */
    get pack(): string {
        return this.view?.pack ?? "";
    }

    get sheet(): Sheet {
        return this.view?.sheet ?? {};
    }

    get name(): string {
        return nameOf(this.sheet);
    }

    get nameBefore(): string {
        return nameOf(this.before ?? {});
    }

    valueOf = (field: FieldShown): unknown => (field.at in this.#ahead ? this.#ahead[field.at] : field.value);

    /** The problems of a field; none are known of one that has not come back yet. */
    problemsOf = (field: FieldShown): SheetProblem[] => (field.at in this.#ahead ? [] : (this.view?.problems ?? []).filter((one) => isAbout(one, field.at)));

    /** Begin a new sheet, or go on with one. One that cannot be worked on is refused, and the draft stays as it is. */
    begin(sheet?: Sheet, options: ChosenOptions = this.options, pack: string = this.pack): Promise<void> {
        return this.#next(async () => {
            this.problem = "";
            const before = this.sheet;
            this.view = await this.#ask({ ...(sheet ? { sheet } : { pack }), options });
            if (nameOf(before)) this.before = before;
            this.options = options;
            this.growing = {};
            this.#ahead = {};
            this.#unsent.clear();
        });
    }

    /** Fill in a field; what is typed is sent when there is a pause. */
    fill(field: FieldShown, value: unknown): void {
        this.#ahead = { ...this.#ahead, [field.at]: value };
        this.#unsent.set(field.at, value);
        clearTimeout(this.#timer);
        if (TYPED.has(field.kind)) this.#timer = setTimeout(() => void this.settle(), PAUSE);
        else void this.settle();
    }

    /** Send what is unsent, and wait for what comes back. */
    settle(): Promise<void> {
        clearTimeout(this.#timer);
        return this.#next(async () => {
            const changes = [...this.#unsent].map(([at, value]) => ({ at, value }));
            this.#unsent.clear();
            if (!changes.length || !this.view) return;
            try {
                this.view = await this.#ask({ sheet: this.sheet, changes, options: this.options });
            } catch (error) {
                if (isPassing(error)) return this.#later(changes, error);
                this.#settled(changes);
                throw error;
            }
            this.#settled(changes);
            this.problem = "";
        });
    }

    /** Let the server's values of these fields hold, unless they were written over meanwhile. */
    #settled(changes: readonly { at: string; value: unknown }[]): void {
        const settled = new Set(changes.filter(({ at, value }) => this.#ahead[at] === value).map(({ at }) => at));
        this.#ahead = Object.fromEntries(Object.entries(this.#ahead).filter(([at]) => !settled.has(at)));
    }

    /** The server is busy or out of reach: what was written stays where it is, and is sent again. */
    #later(changes: readonly { at: string; value: unknown }[], error: unknown): void {
        this.problem = (error as Error).message;
        for (const { at, value } of changes) if (!this.#unsent.has(at)) this.#unsent.set(at, value);
        this.#timer = setTimeout(() => void this.settle(), AGAIN);
    }

    /** Read the draft again in the reader's language and under these options. */
    reload(options: ChosenOptions = this.options): Promise<void> {
        return this.#next(async () => {
            if (!this.view) return;
            this.view = await this.#ask({ sheet: this.sheet, growing: this.growing, options });
            this.options = options;
        });
    }

    /** Let the server draw a random sheet. */
    async draw(): Promise<void> {
        const drawn = await this.#try(() => post<SheetShown>(`${this.place}/sheets/random`, { options: this.options, pack: this.pack }));
        if (drawn) await this.begin(drawn.sheet);
    }

    choose(at: string, value: unknown): Promise<void> {
        return this.#next(async () => {
            this.growing = { ...this.growing, [at]: value };
            this.view = await this.#ask({ sheet: this.sheet, growing: this.growing, options: this.options });
        });
    }

    async grow(): Promise<boolean> {
        this.problem = "";
        const asked = { sheet: this.sheet, growing: this.growing, options: this.options };
        const grown = await this.#try(() => post<SheetShown>(`/api/books/${this.book}/sheets/grow`, asked));
        if (grown) await this.begin(grown.sheet);
        return grown !== undefined;
    }

    /** Save the sheet as a file, with all that was filled in. */
    async save(): Promise<void> {
        await this.settle();
        saveSheet(this.sheet);
    }

    async print(): Promise<void> {
        await this.settle();
        window.print();
    }

    forget(): Promise<void> {
        forget(`draft-${this.book}`);
        return this.begin();
    }

    async #ask(asked: DraftRequest): Promise<DraftView> {
        const view = await post<DraftView>(`${this.place}/workshop`, asked);
        if (this.kept) remember(`draft-${this.book}`, { sheet: view.sheet, options: asked.options } satisfies StoredDraft);
        return view;
    }

    /** Queue a request: each works on the sheet that the one before has made. */
    #next(work: () => Promise<void>): Promise<void> {
        this.#queue = this.#queue.then(() => this.#try(work));
        return this.#queue;
    }

    async #try<T>(work: () => Promise<T>): Promise<T | undefined> {
        try {
            return await work();
        } catch (error) {
            this.problem = (error as Error).message;
            return undefined;
        }
    }
}

/** A sheet from a file; raises one sentence if it is none. */
export async function readSheet(file: File): Promise<Sheet> {
    let read: unknown;
    try {
        read = JSON.parse(await file.text());
    } catch {
        throw new Error(say("workshop-not-json", { file: file.name }));
    }
    if (typeof read !== "object" || read === null || typeof (read as Sheet)["ruleset"] !== "string") {
        throw new Error(say("workshop-not-a-sheet", { file: file.name }));
    }
    return read as Sheet;
}

/** As `moothall character` writes it. */
function saveSheet(sheet: Sheet): void {
    const address = URL.createObjectURL(new Blob([`${JSON.stringify(sheet, null, 1)}\n`], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${slug(String(sheet["name"] ?? ""))}.json`;
    link.click();
    URL.revokeObjectURL(address);
}

/** A name as files and ids can have it. */
export function slug(name: string): string {
    return name.normalize("NFD").replace(/[^a-z0-9]+/gi, "-").toLowerCase().replace(/^-+|-+$/g, "") || "hero";
}
