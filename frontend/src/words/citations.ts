// Citations in what the server says: the id of a rule in brackets, "(nde2.test.one)".

const CITE = /\(([a-z][a-z0-9]*(?:\.[\w-]+)+)\)/;

/** A sentence without the rule it cites, and the id of that rule. */
export function cutCite(said: string): { said: string; cite: string } {
    const cite = CITE.exec(said)?.[1] ?? "";
    return { said: cite ? said.replace(CITE, "").replace(/\s+([.,;]?)\s*$/, "$1").trim() : said, cite };
}

/** A sentence in pieces: its words, and the ids of rules that stood in brackets behind them. */
export function splitCites(said: string): { said: string; cite: boolean }[] {
    return said.split(/\s*\(([a-z][a-z0-9]*(?:\.[\w-]+)+)\)/).map((piece, which) => ({ said: piece, cite: which % 2 === 1 }));
}
