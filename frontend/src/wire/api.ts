// Asking the server: every refusal is one error that says, in the reader's language, what was wrong.
import type { Refusal } from "../generated/wire";
import { words } from "../words/words.svelte";

export class Refused extends Error {
    constructor(
        readonly status: number,
        readonly key: string,
        said: string,
        readonly cite: string | null = null,
    ) {
        super(said);
    }
}

/** The server did not answer. */
export class Unreachable extends Error {}

async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
    const address = new URL(path, location.origin);
    if (!address.searchParams.has("lang")) address.searchParams.set("lang", words.language);
    const headers: Record<string, string> = { "accept-language": words.language };
    const asked: RequestInit = { method, headers, credentials: "same-origin", signal: signal ?? null };
    if (body !== undefined) {
        asked.body = JSON.stringify(body);
        headers["content-type"] = "application/json";
    }
    const response = await answered(takesLanguage(method, path) ? address : new URL(path, location.origin), asked);
    if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
    throw await refusal(response);
}

/** Only these look at the query; the others refuse what they do not know. */
function takesLanguage(method: string, path: string): boolean {
    return method === "GET" ? /\/(view|log|choices|goes|as|books|kept)\b/.test(path) : /\/(odds|odds\/map|odds\/rules|check|forecast)$/.test(path);
}

async function answered(address: URL, asked: RequestInit): Promise<Response> {
    try {
        return await fetch(address, asked);
    } catch (error) {
        if (asked.signal?.aborted) throw error;
        throw new Unreachable(words.say("error-unreachable"));
    }
}

async function refusal(response: Response): Promise<Error> {
    try {
        const said = (await response.json()) as Refusal;
        return new Refused(response.status, said.error, said.said, said.cite);
    } catch {
        return new Refused(response.status, "", words.say("error-unreachable"));
    }
}

/** Send a file as it is. */
export async function upload<T>(path: string, file: Blob): Promise<T> {
    const response = await answered(new URL(path, location.origin), {
        method: "POST",
        headers: { "accept-language": words.language, "content-type": file.type || "application/octet-stream" },
        credentials: "same-origin",
        body: file,
    });
    if (response.ok) return (await response.json()) as T;
    throw await refusal(response);
}

/** Ask for something. A `$derived` that asks is asked anew in another language: it is read before the first wait. */
export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
/** A signal gives the question up: the server stops working on it. */
export const post = <T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> => ask<T>("POST", path, body, signal);
export const remove = <T>(path: string): Promise<T> => ask<T>("DELETE", path);
