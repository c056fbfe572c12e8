// Taking one's last answer back, while nothing has come of it.
import type { Line } from "../generated/wire";
import { taken } from "./story";

/** Whether a player has an answer to take back: the last one counts, and its conversation has told nothing since. */
export function canTakeBack(lines: readonly Line[]): boolean {
    const gone = new Set<number>();
    const later = new Set<string>();
    for (const line of lines.toReversed()) {
        taken(line).forEach((number) => gone.add(number));
        if (gone.has(line.number)) continue;
        if (line.what === "answered" || line.what === "passed") return !later.has(line.conv);
        if (line.conv && line.what !== "asked") later.add(line.conv);
    }
    return false;
}
