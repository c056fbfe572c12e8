// The book of a table: its layout and its texts come from the server, once for each language and version.
import type { Book } from "../generated/layouts";
import type { BookPage, TableShown } from "../generated/wire";
import { words, type Language } from "../words/words.svelte";
import { get } from "./api";

/** The book of a table could not be fetched. */
export class Unopened extends Error {}

const pages = new Map<string, Promise<BookPage>>();

/** What the server says of a table's book in a language. */
function bookPage({ book, page: version }: Pick<TableShown, "book" | "page">, language: Language): Promise<BookPage> {
    const path = `/api/books/${encodeURIComponent(book)}/page?lang=${language}&v=${encodeURIComponent(version)}`;
    const asked = pages.get(path) ?? get<BookPage>(path);
    pages.set(path, asked);
    asked.catch(() => pages.delete(path)); // whoever tries again asks again
    return asked;
}

/** The layout of a table's book. */
export async function layoutOf(about: Pick<TableShown, "book" | "page">): Promise<Book> {
    try {
        return (await bookPage(about, words.language)).layout as unknown as Book;
    } catch (error) {
        throw new Unopened((error as Error).message);
    }
}

/** The layout of a table's book, with its words at hand from now on, also in other languages. */
export async function openBook(about: Pick<TableShown, "book" | "page">): Promise<Book> {
    const layout = await layoutOf(about);
    await words.open((language) => bookPage(about, language));
    return layout;
}
