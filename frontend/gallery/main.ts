import { mount } from "svelte";
import type { Book } from "../src/generated/layouts";
import type { BookPage, Prompt } from "../src/generated/wire";
import "../src/style/base.css";
import "../src/style/fonts.css";
import { preferredLanguage, words } from "../src/words/words.svelte";
import Gallery from "./Gallery.svelte";
import Prompts from "./Prompts.svelte";

const asked = new URLSearchParams(location.search);
await words.speak(preferredLanguage(asked.get("lang"), []));
const place = document.getElementById("page");
const file = asked.get("prompts");
const book = asked.get("book") ?? "nde2";
// Tests lay the server's answers beside the gallery.
type LaidOut = BookPage & { layout: Book };
const bookIn = async (language: string): Promise<LaidOut> => (await (await fetch(`books/${book}.${language}.json`)).json()) as LaidOut;
await words.open(bookIn);
if (place && file) {
    mount(Prompts, { target: place, props: { prompts: (await (await fetch(file)).json()) as Prompt[] } });
} else if (place) {
    mount(Gallery, { target: place, props: { book: (await bookIn(words.language)).layout } });
}
