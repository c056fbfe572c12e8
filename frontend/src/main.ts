import { mount } from "svelte";
import App from "./App.svelte";
import "./style/fonts.css";
import "./style/base.css";
import { install } from "./install.svelte";
import { settings } from "./settings.svelte";
import { words } from "./words/words.svelte";

settings.read();
install.begin();
await words.speak(settings.language);
const place = document.getElementById("page");
if (place) mount(App, { target: place });
