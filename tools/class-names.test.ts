import { join } from "node:path";
import { expect, test } from "vitest";
import { shortClassName } from "./class-names.ts";

const sheet = (path: string) => join(import.meta.dirname, "..", "app", path);
const HEADER = sheet("design/site-header.module.css");
const FOOTER = sheet("frame/footer.module.css");

test("a class of a style sheet gets the same short name each time, so that two builds agree", () => {
  const names = [shortClassName("line", HEADER), shortClassName("menu", HEADER)];
  expect(names.every((name) => /^[a-zA-Z]{2,3}$/.test(name))).toBe(true);
  expect(new Set(names).size).toBe(2);
  expect([shortClassName("line", HEADER), shortClassName("menu", HEADER)]).toEqual(names);
});

test("classes of the same name in two style sheets get different short names", () => {
  expect(shortClassName("line", FOOTER)).not.toBe(shortClassName("line", HEADER));
});

test("a style sheet is rejected if it is outside app/ or has too many class names", () => {
  expect(() => shortClassName("line", "/elsewhere/some.module.css")).toThrow("not among the styles");
  const many = () => {
    for (let index = 0; index < 60; index++)
      shortClassName(`name-${index}`, sheet("design/brand.module.css"));
  };
  expect(many).toThrow("divide it");
});
