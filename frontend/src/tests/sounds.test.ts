import { afterEach, expect, it, vi } from "vitest";
import { soundsOf, sounds } from "../sounds";

interface Voice { onended: () => void }
const voices: Voice[] = [];
let state = "running";
const ramp = { setValueAtTime: (): void => undefined, exponentialRampToValueAtTime: (): void => undefined };

/** A loudspeaker that only notes whether it is on. */
class Speaker {
    currentTime = 0;
    destination = {};
    suspend = (): Promise<void> => Promise.resolve(void (state = "suspended"));
    resume = (): Promise<void> => Promise.resolve(void (state = "running"));
    createGain = (): object => ({ gain: ramp, connect: (to: object) => to });
    createOscillator(): Voice {
        const voice = { onended: (): void => undefined, frequency: ramp, connect: (to: object) => to, start: (): void => undefined, stop: (): void => undefined };
        voices.push(voice);
        return voice;
    }
}

afterEach(() => vi.unstubAllGlobals());

it("keeps the loudspeaker only while a sound is heard", async () => {
    vi.stubGlobal("AudioContext", Speaker);
    vi.stubGlobal("navigator", {});
    sounds.wake();
    await Promise.resolve();
    expect(state).toBe("suspended");
    sounds.play([], false);
    expect(state).toBe("suspended");
    sounds.play(["turn"], false);
    expect([state, voices.length]).toEqual(["running", 2]);
    voices[0]?.onended();
    expect(state).toBe("running");
    voices[1]?.onended();
    expect(state).toBe("suspended");
});

it("hears the dice of a roll only where they do not lie there already", () => {
    const act = { changes: [], faces: [1, 4], lies: true, outcome: "great" };
    expect(soundsOf(act as unknown as Parameters<typeof soundsOf>[0])).toEqual(["great"]);
    expect(soundsOf({ ...act, lies: false, faces: [1] } as unknown as Parameters<typeof soundsOf>[0])).toEqual(["dice", "great", "one"]);
});
