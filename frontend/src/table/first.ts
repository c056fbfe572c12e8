// First steps: whether somebody's own dice have fallen yet.
import type { Line } from "../generated/wire";

/** Whether something is told of this one for which dice have fallen. */
export function hasRolled(lines: readonly Line[], who: string): boolean {
    const thrown = new Set(lines.filter((line) => line.what === "rolled").map((line) => line.conv));
    return lines.some((line) => line.what === "told" && thrown.has(line.conv) && Object.values(line.body ?? {}).includes(who));
}
