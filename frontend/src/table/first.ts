// First steps: whether somebody's own dice have fallen yet.
import type { Line } from "../generated/wire";

/** Whether something is told of this one for which dice have fallen, after the line with which somebody came. */
export function hasRolled(lines: readonly Line[], who: string, came: number): boolean {
    const theirs = lines.filter((line) => line.number > came);
    const thrown = new Set(theirs.filter((line) => line.what === "rolled").map((line) => line.conv));
    return theirs.some((line) => line.what === "told" && thrown.has(line.conv) && Object.values(line.body ?? {}).includes(who));
}
