import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { envExample, guideRows } from "./guide.ts";

test(".env.example is made from the table of settings; `npx vitest -u settings` writes it", async () => {
  await expect(envExample()).toMatchFileSnapshot("../.env.example");
});

test("the guide's table of settings has the rows of the table in code", () => {
  const guide = readFileSync(new URL("../docs/operations.md", import.meta.url), "utf8");
  const rows = /\| settings \| site \| worker \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(guide)?.[1];
  expect(rows?.trim().split("\n")).toEqual(guideRows());
});
