import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import styles from "./first-load.module.css";
import { FirstLoad } from "./first-load.tsx";

test("the loader of the first load is hidden without scripts", () => {
  expect(renderToStaticMarkup(<FirstLoad />)).toMatch(`<div class="${styles.cover}"><div `);
  const css = readFileSync(new URL("first-load.module.css", import.meta.url), "utf8");
  expect(css).toMatch(/@media \(scripting: none\) \{\s*\.cover \{\s*display: none;\s*\}\s*\}/);
});
