// The books that unit tests look at: the server's own answers, which `tests/web/test_page_unit_tests.py` writes.
import type { Book } from "../generated/layouts";
import type { BookPage } from "../generated/wire";

const FILES: Record<string, BookPage> = import.meta.glob("../../build/books/*.json", { eager: true, import: "default" });

/** What the server says of a book in a language. */
export function bookPage(book: string, language = "en"): BookPage {
    const found = FILES[`../../build/books/${book}.${language}.json`];
    if (!found) throw new Error(`no page of ${book}: run tests/web/test_page_unit_tests.py, which writes it`);
    return found;
}

export const layoutOf = (book: string): Book => bookPage(book).layout as unknown as Book;

/** Every book by its id. */
export const books = (): [string, Book][] => Object.values(FILES).filter((page) => page.texts.lang === "en").map((page) => [page.id, layoutOf(page.id)]);
