import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { letters } from "./letters.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The gallery shows every widget without a server: tests look at it, nobody is served it.
export default defineConfig(({ mode }) => ({
    root: here("."),
    base: mode === "gallery" ? "./" : "/",
    plugins: [svelte(), letters()],
    build: {
        outDir: mode === "gallery" ? here("build/gallery") : here("../src/moothall/web/dist"),
        emptyOutDir: true,
        assetsDir: "assets",
        // Nothing inline: the content policy forbids it.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: "es2022",
        rollupOptions: { input: here(mode === "gallery" ? "gallery.html" : "index.html") },
    },
    test: { include: ["src/tests/*.test.{ts,js}"], environment: "node" },
}));
