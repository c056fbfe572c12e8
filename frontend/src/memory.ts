// Values kept in local storage. Storage may be forbidden; then nothing is remembered, and that is all.

export function recall<T>(name: string): T | undefined {
    try {
        const kept = localStorage.getItem(`moothall-${name}`);
        return kept === null ? undefined : (JSON.parse(kept) as T);
    } catch {
        return undefined;
    }
}

export function remember(name: string, value: unknown): void {
    try {
        localStorage.setItem(`moothall-${name}`, JSON.stringify(value));
    } catch {
        // not remembered
    }
}

export function forget(name: string): void {
    try {
        localStorage.removeItem(`moothall-${name}`);
    } catch {
        // nothing to forget
    }
}
