import { mount } from "svelte";
import "../src/style/base.css";
import "../src/style/fonts.css";
import { wished, words } from "../src/words/words.svelte";
import Gallery from "./Gallery.svelte";

await words.speak(wished(new URLSearchParams(location.search).get("lang"), []));
await words.open("nde", "nde2");
const place = document.getElementById("page");
if (place) mount(Gallery, { target: place });
