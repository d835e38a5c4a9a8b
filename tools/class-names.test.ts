import { join } from "node:path";
import { expect, test } from "vitest";
import { shortClassName } from "./class-names.ts";

const sheet = (path: string) => join(import.meta.dirname, "..", "app", path);
const HEADER = sheet("design/site-header.module.css");
const FOOTER = sheet("design/site-footer.module.css");

test("a class of a sheet has one short name, the same in the browser's and the server's build", () => {
  const names = [shortClassName("line", HEADER), shortClassName("menu", HEADER)];
  expect(names.every((name) => /^[a-zA-Z]{2,3}$/.test(name))).toBe(true);
  expect(new Set(names).size).toBe(2);
  expect([shortClassName("line", HEADER), shortClassName("menu", HEADER)]).toEqual(names);
});

test("classes of two sheets never share a name", () => {
  expect(shortClassName("line", FOOTER)).not.toBe(shortClassName("line", HEADER));
});

test("rejects a sheet outside app/ and a sheet with too many names", () => {
  expect(() => shortClassName("line", "/elsewhere/some.module.css")).toThrow("not among the styles");
  const many = () => {
    for (let index = 0; index < 60; index++)
      shortClassName(`name-${index}`, sheet("design/brand.module.css"));
  };
  expect(many).toThrow("divide it");
});
