// Attacks that an editor could send through the content service's interface.

import { doc } from "#content/examples.double.ts";

/** Returns a seeded random generator (mulberry32), so that a failing tree can be reproduced by its number. */
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
/** Valid types of children for each node type. Most nodes of a tree get valid children. */
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

/** Returns a hostile rich text, mostly of nodes in valid places. The same seed gives the same text. */
export function hostileTree(seed: number, depth = 5) {
  const noise = noiseOf(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(noise() * list.length)] as T; // the list is never empty
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
  return doc(...few(() => node("doc", depth)), node("doc", depth));
}
