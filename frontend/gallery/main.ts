import { mount } from "svelte";
import type { Prompt } from "../src/generated/wire";
import "../src/style/base.css";
import "../src/style/fonts.css";
import { preferredLanguage, words } from "../src/words/words.svelte";
import Gallery from "./Gallery.svelte";
import Prompts from "./Prompts.svelte";

const asked = new URLSearchParams(location.search);
await words.speak(preferredLanguage(asked.get("lang"), []));
const place = document.getElementById("page");
const file = asked.get("prompts");
if (place && file) {
    await words.open(asked.get("folder") ?? "nde", asked.get("book") ?? "nde2");
    mount(Prompts, { target: place, props: { prompts: (await (await fetch(file)).json()) as Prompt[] } });
} else if (place) {
    await words.open("nde", "nde2");
    mount(Gallery, { target: place });
}
