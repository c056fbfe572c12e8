// Chances of the odds lab in the reader's language.
import { share } from "../table/chances";
import { say, words } from "../words/words.svelte";
import { pointsBetween } from "./lab";

const written = (number: number, digits: number): string => number.toLocaleString(words.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A chance in percent, to a tenth. */
export const tenths = (fraction: string): string => say("oddslab-percent", { percent: written(100 * share(fraction), 1) });

/** A chance in whole percent. */
export const about = (fraction: string): string => say("oddslab-about", { percent: written(100 * share(fraction), 0) });

/** The same without the sign of percent, where many stand together. */
export const whole = (fraction: string): string => written(100 * share(fraction), 0);

/** How far one chance is above another, in points of percent with their sign. */
export function change(before: string, after: string): string {
    const points = pointsBetween(before, after);
    if (Math.abs(points) < 0.05) return say("oddslab-same");
    return say(points > 0 ? "oddslab-more" : "oddslab-less", { points: written(Math.abs(points), 1) });
}
