// Texts of the page: Fluent, one language per download.
//
// The page's own words lie in `texts/`; those of a book come from the server, with English for whatever its language
// lacks. Python reads the same files; a test compares what both make of them.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { namesById, packName, type PackWord } from "./pack";

export const LANGUAGES = ["en", "pl", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", fr: "Français" };
export type Values = Record<string, FluentVariable>;

type Load = () => Promise<string>;
const OURS = import.meta.glob("../../texts/*/page.ftl", { query: "?raw", import: "default" }) as Record<string, Load>;

/** The texts of a book in one language, and those that stand in for what it lacks, as the server sends them. */
export interface BookTexts {
    /** The language in which the book speaks. */
    spoken: string;
    texts: { lang: string; ftl: readonly string[] };
    stand_in: { lang: string; ftl: readonly string[] } | null;
}
type BookTextsIn = (language: Language) => Promise<BookTexts>;

/** The texts of one language: those of the page, and those of the book on the table, if there is one. What comes later wins. */
export async function loadTexts(language: Language, book: readonly string[] = []): Promise<FluentBundle> {
    return bundled(language, [(await OURS[`../../texts/${language}/page.ftl`]?.()) ?? "", ...book]);
}

function bundled(language: string, texts: readonly string[]): FluentBundle {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    return bundle;
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
    /** The language in which the book on the table speaks; the reader's own while there is none. */
    spoken = $state("en");
    #book: BookTextsIn | undefined;
    #brought: readonly PackWord[] = [];
    #own = $state.raw(namesById([]));

    /** Speak this language from now on. */
    async speak(language: Language, book = this.#book): Promise<void> {
        const given = await book?.(language);
        const bundles = [await loadTexts(language, given?.texts.ftl)];
        if (given?.stand_in) bundles.push(bundled(given.stand_in.lang, given.stand_in.ftl));
        if (language !== "en" && import.meta.env.DEV) bundles.push(await loadTexts("en"));
        this.#bundles = bundles;
        this.#book = book;
        this.language = language;
        this.spoken = given?.spoken ?? language;
        document.documentElement.lang = language;
    }

    /** Have a book's words at hand too. */
    open(book: BookTextsIn): Promise<void> {
        return this.speak(this.language, book);
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
