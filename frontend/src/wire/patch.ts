// Changes of a view as a socket sends them: the whole view at first, then the paths that have changed.
import type { Change } from "../generated/wire";

/** A view with these places changed. What has not changed stays the very same object. */
export function applyChanges<T>(view: T, changes: readonly Change[]): T {
    return changes.reduce<unknown>((now, change) => put(now, change.path, change.value), view) as T;
}

function put(view: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
    if (name === undefined) return value;
    if (Array.isArray(view)) return view.map((one, at) => (String(at) === name ? put(one, rest, value) : (one as unknown)));
    const held = view as Record<string, unknown>;
    return { ...held, [name]: put(held[name], rest, value) };
}
