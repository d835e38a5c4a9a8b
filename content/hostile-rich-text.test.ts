import { expect, test } from "vitest";
import { hostileTree } from "./hostile-examples.ts";
import { readRichText } from "./read-rich-text.ts";

const TREES = 500;

/** Keys whose values a page writes into an attribute. */
const ADDRESSES = new Set(["href", "src"]);
const COLOURS = new Set(["color", "backgroundColor"]);
const NEVER = /^(?:on\w+|style|custom|class)$/;

function faultsOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    const at = `${path}.${key}`;
    if (NEVER.test(key)) return [at];
    if (ADDRESSES.has(key) && !/^(?:https?:\/\/[a-z]|mailto:|tel:|\/(?![/\\])|#[\w-]+$)/.test(String(inside)))
      return [at];
    if (COLOURS.has(key) && inside !== null && !/^(?:#[0-9a-f]+|[a-z]+)$/.test(String(inside))) return [at];
    return faultsOf(inside, at);
  });
}

test("the judge of trees sees a fault", () => {
  const bad = { content: [{ href: "javascript:1", custom: {}, color: "url(x)", src: "//a" }] };
  expect(faultsOf(bad)).toHaveLength(4);
});

test(`${TREES} trees crafted by an editor come out harmless`, () => {
  const kept: Record<string, number> = {};
  for (let seed = 1; seed <= TREES; seed += 1) {
    const tree = readRichText(hostileTree(seed));
    expect(faultsOf(tree), `tree ${seed}`).toEqual([]);
    for (const [, key = ""] of JSON.stringify(tree).matchAll(/"(href|src|color|backgroundColor)":"/g)) {
      kept[key] = (kept[key] ?? 0) + 1;
    }
  }
  // Not harmless by being empty: each kind of value that can do harm got through where it does none.
  expect(Object.keys(kept).toSorted()).toEqual(["backgroundColor", "color", "href", "src"]);
  expect(Math.min(...Object.values(kept)), JSON.stringify(kept)).toBeGreaterThan(30);
});
