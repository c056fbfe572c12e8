// Texts of the page: Fluent, one language per download.
//
// The page's own words lie in `texts/`, the words of a book beside the book. English stands in for whatever a language
// lacks, and is fetched only then. Python reads the same files; a test compares what both make of them.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { namesById, packName, type PackWord } from "./pack";

export const LANGUAGES = ["en", "pl", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", fr: "Français" };
export type Values = Record<string, FluentVariable>;

type Load = () => Promise<string>;
const OURS = import.meta.glob("../../texts/*/page.ftl", { query: "?raw", import: "default" }) as Record<string, Load>;
const BOOKS = import.meta.glob("@texts/rulesets/*/texts/**/{terms,page}.ftl", {
    query: "?raw",
    import: "default",
}) as Record<string, Load>;

/** The texts of one language: those of the page, and those of the book on the table, if there is one. */
export async function loadTexts(language: Language, book?: { folder: string; id: string }): Promise<FluentBundle> {
    const wanted = [OURS[`../../texts/${language}/page.ftl`], ...(book ? ofBook(language, book) : [])];
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of await Promise.all(wanted.map(async (load) => (await load?.()) ?? ""))) {
        bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
    return bundle;
}

function ofBook(language: Language, book: { folder: string; id: string }): (Load | undefined)[] {
    const place = `rulesets/${book.folder}/texts/${language}`;
    // The texts of an edition come last, and win.
    const ends = ["", `/${book.id}`].flatMap((edition) => ["terms", "page"].map((name) => `${place}${edition}/${name}.ftl`));
    return ends.map((end) => {
        const path = Object.keys(BOOKS).find((key) => key.endsWith(end));
        return path === undefined ? undefined : BOOKS[path];
    });
}

/** A text with its values filled in; nothing if there is no such text or a value is missing. */
export function formatText(bundle: FluentBundle, key: string, values: Values = {}): string | undefined {
    const message = bundle.getMessage(key);
    if (message?.value == null) return undefined;
    const problems: Error[] = [];
    const said = bundle.formatPattern(message.value, values, problems);
    return problems.length ? undefined : said;
}

class Words {
    language = $state<Language>("en");
    #bundles = $state.raw<FluentBundle[]>([]);
    #book: { folder: string; id: string } | undefined;
    #brought: readonly PackWord[] = [];
    #own = $state.raw(namesById([]));

    /** Speak this language from now on. */
    async speak(language: Language, book = this.#book): Promise<void> {
        const bundles = [await loadTexts(language, book)];
        if (language !== "en" && import.meta.env.DEV) bundles.push(await loadTexts("en", book));
        this.#bundles = bundles;
        this.#book = book;
        this.language = language;
        document.documentElement.lang = language;
    }

    /** Have a book's words at hand too. */
    open(folder: string, id: string): Promise<void> {
        return this.speak(this.language, { folder, id });
    }

    /** Call things what this table calls them; they go before the words of the book. */
    bring(own: readonly PackWord[]): void {
        if (own === this.#brought || (!own.length && !this.#brought.length)) return;
        this.#brought = own;
        this.#own = namesById(own);
    }

    say = (key: string, values: Values = {}): string => {
        for (const bundle of this.#bundles) {
            const said = formatText(bundle, key, values);
            if (said !== undefined) return said;
        }
        console.error(`no text ${key} in ${this.language}`);
        return `⟨${key}⟩`;
    };

    /** The name of a word of the rules in a field, or everywhere; the word itself if it has none. Several words are joined. */
    term = (word: string, field = ""): string => {
        const own = packName(this.#own, word, this.language);
        if (own !== undefined) return own;
        const joined = word.replaceAll(" ", "_");
        const keys = [`term-${field}-${joined}`, `term-${joined}`].filter((key) => /^[\w-]+$/.test(key));
        for (const bundle of this.#bundles) {
            for (const key of keys) {
                const said = formatText(bundle, key);
                if (said !== undefined) return said;
            }
        }
        return word;
    };

    has = (key: string): boolean => this.#bundles.some((bundle) => bundle.hasMessage(key));
}

export const words = new Words();
export const { say, term } = words;

/** A text as one looks for it: without its marks and capitals. */
export const foldText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "l").toLowerCase();

/** A label and what it is about, as a language puts them together. */
export const labelled = (label: string, value: string): string => say("labelled", { label, value });

/** The language a reader wants: chosen here before, else the browser's, else English. */
export function preferredLanguage(stored: string | null, browser: readonly string[]): Language {
    const wishes = [stored ?? "", ...browser].map((wish) => wish.toLowerCase().split("-")[0]);
    const found = wishes.find((wish) => (LANGUAGES as readonly string[]).includes(wish ?? ""));
    return (found as Language | undefined) ?? "en";
}
