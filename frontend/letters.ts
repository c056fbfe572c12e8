// The letters of one language out of a large face: made while the pages are built, so that nobody fetches the rest.
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const POLISH = "ĄĆĘŁŃŚŹŻąćęłńśźż";
/** What `fonts.css` names, and of which face it is a part. */
const FACES = {
    "alegreya-500": "@fontsource/alegreya/files/alegreya-latin-ext-500-normal.woff2",
    "alegreya-sans-400": "@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-400-normal.woff2",
    "alegreya-sans-700": "@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-700-normal.woff2",
};
const PLACE = new URL("build/letters/", import.meta.url);

async function cut(name: string, face: string): Promise<void> {
    const whole = await readFile(createRequire(import.meta.url).resolve(face));
    const place = fileURLToPath(new URL(`${name}-polish.woff2`, PLACE));
    await mkdir(dirname(place), { recursive: true });
    // Two builds may be at it at once; neither shall read half a file.
    const fresh = `${place}.${process.pid}`;
    await writeFile(fresh, await subset(whole, POLISH, { targetFormat: "woff2" }));
    await rename(fresh, place);
}

export function letters(): Plugin {
    return {
        name: "letters",
        apply: "build",
        buildStart: async () => void (await Promise.all(Object.entries(FACES).map(([name, face]) => cut(name, face)))),
    };
}
