// Settings of this device: language and light. They stay on the device.
import { preferredLanguage, words, type Language } from "./words/words.svelte";

export type Light = "auto" | "day" | "lamp";

/** Storage may be forbidden; then nothing is remembered, and that is all. */
function stored(name: string): string | null {
    try {
        return localStorage.getItem(`moothall-${name}`);
    } catch {
        return null;
    }
}

function store(name: string, value: string): void {
    try {
        localStorage.setItem(`moothall-${name}`, value);
    } catch {
        // not remembered
    }
}

class Settings {
    language = $state<Language>("en");
    light = $state<Light>("auto");

    read(): void {
        this.language = preferredLanguage(stored("language"), navigator.languages);
        const light = stored("light");
        if (light === "day" || light === "lamp") this.shine(light);
    }

    async speak(language: Language): Promise<void> {
        await words.speak(language);
        this.language = language;
        store("language", language);
    }

    shine(light: Light): void {
        this.light = light;
        store("light", light);
        if (light === "auto") delete document.documentElement.dataset["light"];
        else document.documentElement.dataset["light"] = light;
    }
}

export const settings = new Settings();
