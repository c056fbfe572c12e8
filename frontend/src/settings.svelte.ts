// Settings of this device: language, light, sound, and how large the rolls of others are. They stay on the device.
import type { OthersRolls } from "./table/stage";
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
    sound = $state(true);
    rolls = $state<OthersRolls>("large");

    read(): void {
        this.language = preferredLanguage(stored("language"), navigator.languages);
        const light = stored("light");
        if (light === "day" || light === "lamp") this.shine(light);
        this.sound = stored("sound") !== "off";
        const rolls = stored("rolls");
        if (rolls === "small" || rolls === "log") this.rolls = rolls;
    }

    hear(sound: boolean): void {
        this.sound = sound;
        store("sound", sound ? "on" : "off");
    }

    watch(rolls: OthersRolls): void {
        this.rolls = rolls;
        store("rolls", rolls);
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
