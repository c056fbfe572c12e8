// Short sounds of our own, made when they are wanted, and a buzz on phones. Silent until the first press on the page.
import { settings } from "./settings.svelte";
import type { Act } from "./table/stage";

export type Sound = "dice" | "great" | "one" | "heart" | "turn" | "asked" | "drum" | "tick";

/** What is heard of a roll: its dice, and what they came to. */
export function soundsOf(act: Act): Sound[] {
    const lost = act.changes.some((change) => change.glyph === "heart" && change.value < change.before);
    const single = act.faces.length === 1;
    return [...(act.lies ? [] : (["dice"] as const)), ...(act.outcome === "great" ? (["great"] as const) : []), ...(single && act.faces[0] === 1 ? (["one"] as const) : []), ...(lost ? (["heart"] as const) : [])];
}

/** Each stroke of a sound: when it begins, its height at first and last, how long and how loud, and its timbre. */
type Stroke = readonly [at: number, from: number, to: number, long: number, loud: number, shape: OscillatorType];

const STROKES: Record<Sound, readonly Stroke[]> = {
    dice: [[0.3, 420, 160, 0.05, 0.5, "triangle"], [0.46, 360, 140, 0.05, 0.35, "triangle"], [0.6, 330, 120, 0.06, 0.45, "triangle"]],
    great: [[0.72, 880, 878, 0.5, 0.16, "sine"], [0.86, 1320, 1316, 0.6, 0.14, "sine"]],
    one: [[0.68, 130, 70, 0.14, 0.6, "triangle"]],
    heart: [[0.98, 95, 48, 0.22, 0.7, "sine"]],
    turn: [[0, 300, 180, 0.07, 0.4, "triangle"], [0.16, 300, 180, 0.07, 0.4, "triangle"]],
    asked: [[0, 300, 180, 0.07, 0.4, "triangle"]],
    drum: [[0, 110, 50, 0.4, 0.8, "sine"], [0.22, 96, 44, 0.5, 0.7, "sine"]],
    tick: [[0, 1800, 1700, 0.02, 0.2, "square"]],
};
/** So many milliseconds a phone buzzes. */
const BUZZES: Partial<Record<Sound, number>> = { dice: 20, heart: 60, turn: 30 };
const QUIET = 0.25;

class Sounds {
    #audio: AudioContext | undefined;
    #heard = 0;

    /** Browsers let a page sound only after a press; so do we. */
    wake = (): void => {
        if (!settings.sound || this.#audio || typeof AudioContext === "undefined") return;
        this.#audio = new AudioContext();
        void this.#audio.resume().then(() => { this.#rest(); }); // some let it sound later only if it did at a press
    };

    /** Play some sounds; a phone buzzes for what is one's own. */
    play(which: readonly Sound[], own: boolean): void {
        if (!settings.sound || ("userActivation" in navigator && !navigator.userActivation.hasBeenActive)) return;
        this.wake();
        if (which.length) void this.#audio?.resume();
        for (const one of which) for (const stroke of STROKES[one]) this.#strike(stroke);
        const buzz = own ? which.flatMap((one) => BUZZES[one] ?? []) : [];
        if (buzz.length && "vibrate" in navigator) navigator.vibrate(buzz.flatMap((long) => [long, 80]));
    }

    /** A loudspeaker that has nothing to play costs a phone its battery all the same: so it is let go between sounds. */
    #rest(): void {
        if (!this.#heard) void this.#audio?.suspend();
    }

    #strike([at, from, to, long, loud, shape]: Stroke): void {
        const audio = this.#audio;
        if (!audio) return;
        const begin = audio.currentTime + at;
        const voice = audio.createOscillator();
        const gain = audio.createGain();
        voice.type = shape;
        voice.frequency.setValueAtTime(from, begin);
        voice.frequency.exponentialRampToValueAtTime(to, begin + long);
        gain.gain.setValueAtTime(loud * QUIET, begin);
        gain.gain.exponentialRampToValueAtTime(0.001, begin + long);
        voice.connect(gain).connect(audio.destination);
        this.#heard += 1;
        voice.onended = () => {
            this.#heard -= 1;
            this.#rest();
        };
        voice.start(begin);
        voice.stop(begin + long + 0.02);
    }
}

export const sounds = new Sounds();
