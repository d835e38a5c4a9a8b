import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { envExample, guideRows } from "./guide.ts";

test(".env.example is the text made from the table of settings; `npx vitest -u settings` writes the file", async () => {
  await expect(envExample()).toMatchFileSnapshot("../.env.example");
});

test("docs/operations.md has the table of settings that is made from settings.ts", () => {
  const guide = readFileSync(new URL("../docs/operations.md", import.meta.url), "utf8");
  const rows = /\| settings \| site \| worker \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(guide)?.[1];
  expect(rows?.trim().split("\n")).toEqual(guideRows());
});
