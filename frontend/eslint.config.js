// What `python3 dev.py lint` holds TypeScript and Svelte to: the strict rules with types, for code and markup alike.
// A rule is switched off only here, and only with the reason why it does not fit.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const UNTYPED = ["*.js", "*.ts", "src/tests/*.js"]; // what Node runs: tsconfig.json leaves it out

// ESLint takes whatever comes from another component for `any`. svelte-check, which reads components, holds their types.
const WITHOUT_COMPONENTS = {
  "@typescript-eslint/no-redundant-type-constituents": "off",
  "@typescript-eslint/no-unnecessary-type-assertion": "off",
  "@typescript-eslint/no-unsafe-argument": "off",
  "@typescript-eslint/no-unsafe-assignment": "off",
  "@typescript-eslint/no-unsafe-call": "off",
  "@typescript-eslint/no-unsafe-member-access": "off",
  "@typescript-eslint/no-unsafe-return": "off",
  "@typescript-eslint/restrict-template-expressions": "off",
};

export default defineConfig(
  { ignores: ["build/", "src/generated/"] }, // generated: dev.py types
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // A handler of one call is written without braces, and `{@render …}` is always void.
      "@typescript-eslint/no-confusing-void-expression": "off",
      // The state of a table is JSON; its leaves are made into texts wherever they are drawn.
      "@typescript-eslint/no-base-to-string": "off",
      // `recall<string>` names the shape of what is read: JSON has no type of its own.
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Plain Maps and Sets keep what nothing draws; what is drawn is held in $state.
      "svelte/prefer-svelte-reactivity": "off",
      // Nothing here is a store, and to look for one in every name takes seconds.
      "svelte/require-store-reactive-access": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      ...WITHOUT_COMPONENTS,
      // `void words.language;` has an effect run again when the language changes.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // `value = $bindable()` is no default: it lets the value be bound.
      "@typescript-eslint/no-useless-default-assignment": "off",
      "no-useless-assignment": "off",
      // `{" "}` is the only space that Svelte keeps at the edge of a block.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    // A test may be sure of what it has just made.
    files: ["src/tests/*.ts", "gallery/**"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
  { files: UNTYPED, extends: [ts.configs.disableTypeChecked], languageOptions: { globals: globals.node } },
);
