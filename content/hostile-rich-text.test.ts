import { expect, test } from "vitest";
import { hostileTree } from "#tests/support/hostile-examples.ts";
import { readRichText } from "./read-rich-text.ts";

const TREES = 500;

/** Fields whose values a page writes into an attribute as an address. */
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

test("this test's check of rich text finds each kind of dangerous value", () => {
  const bad = { content: [{ href: "javascript:1", custom: {}, color: "url(x)", src: "//a" }] };
  expect(faultsOf(bad)).toHaveLength(4);
});

test(`${TREES} hostile rich texts contain no dangerous value after they are read`, () => {
  const counts: Record<string, number> = {};
  for (let seed = 1; seed <= TREES; seed += 1) {
    const tree = readRichText(hostileTree(seed));
    expect(faultsOf(tree), `tree ${seed}`).toEqual([]);
    for (const [, key = ""] of JSON.stringify(tree).matchAll(/"(href|src|color|backgroundColor)":"/g)) {
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  // The trees are not just empty: harmless values of each dangerous kind are kept.
  expect(Object.keys(counts).toSorted()).toEqual(["backgroundColor", "color", "href", "src"]);
  expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(30);
});
