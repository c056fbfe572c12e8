// What the page makes of the texts. Python hands over a list of texts with their values (in the file that
// MOOTHALL_SAID names) and reads back what came of each; it compares them with its own.
import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { bookPage } from "./books";
import { formatText, loadTexts, preferredLanguage } from "../words/words.svelte";

it("says what it is asked to", async () => {
    const file = process.env.MOOTHALL_SAID;
    const asked = file
        ? JSON.parse(readFileSync(file, "utf-8"))
        : [{ lang: "pl", book: "", key: "track-of", values: { label: "Serca", value: 2, most: 5 } }];
    const bundles = new Map();
    const said = [];
    for (const { lang, book, key, values } of asked) {
        const name = `${lang}/${book}`;
        if (!bundles.has(name)) bundles.set(name, await loadTexts(lang, book ? bookPage(book, lang).texts.ftl : []));
        said.push(formatText(bundles.get(name), key, values) ?? null);
    }
    if (file) writeFileSync(`${file}.said`, JSON.stringify(said));
    else expect(said).toEqual(["Serca: 2 z 5"]);
    expect(said).not.toContain(null);
});

it("says nothing where a text or a value is missing", async () => {
    const bundle = await loadTexts("en");
    expect(formatText(bundle, "no-such-text")).toBeUndefined();
    expect(formatText(bundle, "track-of", { label: "Hearts" })).toBeUndefined();
});

it("speaks the language that was chosen, else the browser's, else English", () => {
    expect(preferredLanguage("fr", ["pl-PL", "en"])).toBe("fr");
    expect(preferredLanguage(null, ["de-AT", "pl-PL", "en"])).toBe("pl");
    expect(preferredLanguage("xx", ["de"])).toBe("en");
});
