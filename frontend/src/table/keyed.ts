// Keys for lists that books and people fill: what has the same name as another is still a thing of its own.
import type { Prompt } from "../generated/wire";

/** Each item with a key that no other has: its own, or, if that is taken, its own and a number. */
export function keyed<Item>(items: Iterable<Item>, keyOf: (item: Item) => unknown): [key: string, item: Item][] {
    const taken = new Set<string>();
    return Array.from(items, (item) => {
        const own = String(keyOf(item));
        let key = own;
        for (let more = 2; taken.has(key); more += 1) key = `${own}\n${more}`;
        taken.add(key);
        return [key, item];
    });
}

/** The first of each name: who picks either of two sends the same. */
function firsts<One>(many: readonly One[], nameOf: (one: One) => string): One[] {
    const known = new Set<string>();
    return many.filter((one) => !known.has(nameOf(one)) && known.add(nameOf(one)));
}

/** A prompt in which no choice, field or idea comes twice, nor in those that follow it. */
export function distinct(prompt: Prompt): Prompt {
    const byId = (one: { id: string }): string => one.id;
    const fields = firsts(prompt.fields, (field) => field.name);
    const parts = prompt.parts ? { parts: prompt.parts.map(distinct) } : {};
    return { ...prompt, ...parts, options: firsts(prompt.options, byId), fields: fields.map((field) => ({ ...field, words: firsts(field.words, byId), ideas: firsts(field.ideas, byId) })) };
}
