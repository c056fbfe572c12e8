// Words that a table brings along: what its themepack calls things, in every language it is told in.

export interface PackWord {
    key: string;
    lang: string;
    text: string;
}

type Said = Map<string, Map<string, string>>;

/** The words that lie in a state at a path; none if there is nothing there. */
export function packWords(state: unknown, path: readonly string[]): readonly PackWord[] {
    let found: unknown = state;
    for (const part of path) found = (found as Record<string, unknown> | null | undefined)?.[part];
    return path.length && Array.isArray(found) ? (found as PackWord[]) : [];
}

/** Names of things, by id: a key names a kind and an id, and anything after that is about the thing. */
export function namesById(words: readonly PackWord[]): Said {
    const said: Said = new Map();
    for (const { key, lang, text } of words) {
        const [, id, more] = key.split(".");
        if (id === undefined || more !== undefined) continue;
        const known = said.get(id) ?? new Map<string, string>();
        if (!known.has(lang)) known.set(lang, text);
        said.set(id, known);
    }
    return said;
}

/** The name of a thing in a language, as it was written, or in English. */
export function packName(said: Said, id: string, language: string): string | undefined {
    const known = said.get(id);
    return known?.get(language) ?? known?.get("") ?? known?.get("en");
}
