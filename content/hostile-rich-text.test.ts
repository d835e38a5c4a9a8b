import { expect, test } from "vitest";
import { doc } from "./examples.ts";
import { readRichText } from "./read-rich-text.ts";

const TREES = 500;

/** Deterministic noise (mulberry32): a failing tree is found again by its number. */
function noiseOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const BAD = [
  "javascript:alert(1)",
  "JAVASCRIPT&colon;alert(1)",
  "java\nscript:alert(1)",
  "\u0000javascript:alert(1)",
  "data:text/html;base64,PHNjcmlwdD4=",
  "vbscript:x",
  "//evil.example/x",
  "/\\evil.example",
  "url(https://evil.example/x.png)",
  "red;background:url(//evil.example)",
  'x" onerror="alert(1)',
  null,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
] as const;
const FINE = ["https://fine.example/", "/fine/", "red", "a@fine.example"] as const;
const TYPES = [
  "paragraph",
  "heading",
  "blockquote",
  "bullet_list",
  "ordered_list",
  "list_item",
  "code_block",
  "image",
  "emoji",
  "blok",
  "table",
  "tableRow",
  "tableHeader",
  "tableCell",
  "text",
  "hard_break",
  "doc",
  "script",
  "__proto__",
];
/** What an editor would put into each, most of the time. */
const FITTING: Readonly<Record<string, readonly string[]>> = {
  doc: ["paragraph", "paragraph", "heading", "table", "bullet_list", "blok", "image"],
  paragraph: ["text", "text", "image"],
  heading: ["text"],
  code_block: ["text"],
  bullet_list: ["list_item"],
  ordered_list: ["list_item"],
  table: ["tableRow"],
  tableRow: ["tableCell", "tableHeader"],
};
const MARKS = ["link", "anchor", "styled", "textStyle", "highlight", "bold", "script", "toString"];
const PARTS = ["call_to_action", "steps", "accordion", "figures", "quote", "contact_card", "iframe"];

function treeOf(seed: number): unknown {
  const noise = noiseOf(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(noise() * list.length)] as T; // never empty
  const few = <T>(make: () => T) => Array.from({ length: Math.floor(noise() * 5) }, make);
  const given = () => (noise() < 0.4 ? one(FINE) : one(BAD));
  const attrs = () => ({
    href: given(),
    src: given(),
    linktype: one(["url", "story", "asset", "email", "x"]),
    target: given(),
    anchor: given(),
    id: given(),
    class: given(),
    color: given(),
    backgroundColor: given(),
    colspan: given(),
    colwidth: one([BAD, [100], null]),
    level: given(),
    order: given(),
    emoji: given(),
    onclick: "alert(1)",
    style: "background:url(//evil.example)",
    custom: { onmouseover: "alert(1)", style: "color:red" },
  });
  const part = (depth: number) => ({
    component: one(PARTS),
    title: "mot",
    text: noise() < 0.5 ? "mot" : doc(node("doc", depth - 1)),
    label: "mot",
    link: one([given(), { linktype: one(["url", "story", "email"]), url: given(), email: given() }]),
    items: few(() => ({ title: "mot", text: doc(node("doc", depth - 1)), value: given(), label: "mot" })),
  });
  const node = (parent: string, depth: number): unknown => {
    if (noise() < 0.05) return given();
    const type = one(noise() < 0.8 ? (FITTING[parent] ?? FITTING.doc ?? TYPES) : TYPES);
    const body = type === "blok" && depth > 0 ? few(() => part(depth)) : given();
    return {
      type,
      attrs: noise() < 0.9 ? { ...attrs(), body } : given(),
      text: "mot",
      marks: few(() => ({ type: one(MARKS), attrs: attrs() })),
      content: depth > 0 ? few(() => node(type, depth - 1)) : given(),
      onload: "alert(1)",
    };
  };
  return doc(...few(() => node("doc", 5)), node("doc", 5));
}

/** Keys whose values a page writes into an attribute. */
const ADDRESSES = new Set(["href", "src"]);
const COLOURS = new Set(["color", "backgroundColor"]);
const NEVER = /^(?:on\w+|style|custom|class)$/;

function faultsOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    const at = `${path}.${key}`;
    if (NEVER.test(key)) return [at];
    if (ADDRESSES.has(key) && !/^(?:https?:\/\/[a-z]|mailto:|tel:|\/(?![/\\]))/.test(String(inside)))
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
    const tree = readRichText(treeOf(seed), { complain: () => undefined });
    expect(faultsOf(tree), `tree ${seed}`).toEqual([]);
    for (const [, key = ""] of JSON.stringify(tree).matchAll(/"(href|src|color|backgroundColor)":"/g)) {
      kept[key] = (kept[key] ?? 0) + 1;
    }
  }
  // Not harmless by being empty: each kind of value that can do harm got through where it does none.
  expect(Object.keys(kept).toSorted()).toEqual(["backgroundColor", "color", "href", "src"]);
  expect(Math.min(...Object.values(kept)), JSON.stringify(kept)).toBeGreaterThan(30);
});
