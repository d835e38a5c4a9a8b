import { expect, test } from "vitest";
import { readBloks } from "./bloks.ts";
import { doc, paragraph, text } from "./examples.double.ts";
import { readRichText } from "./read-rich-text.ts";
import { type LeftOut, reasonFor } from "./warnings.ts";

function read(...raws: unknown[]) {
  const reasons: string[] = [];
  const warn = (leftOut: LeftOut) => void reasons.push(reasonFor(leftOut));
  const around = { words: (raw: unknown) => readRichText(raw), addressOf: () => null, page: "/" };
  const bloks = readBloks(raws, { ...around, warn });
  return { bloks, reasons };
}

test("each block keeps the fields of its component, and loses all other fields", () => {
  const link = { linkType: "url", href: "/carte/", anchor: null, target: null };
  const { bloks, reasons } = read(
    { component: "restrictions_in_force", region: "04", _uid: "1", onclick: "x" },
    { component: "danger_here" },
    { component: "active_fires" },
    { component: "call_to_action", title: "T", text: "t", label: "L", link: "/carte/" },
    { component: "steps", title: "T", items: [{ title: "a", text: "b" }] },
    { component: "accordion", items: [{ title: "a", text: doc(paragraph(text("b"))) }] },
    { component: "figures", items: [{ value: 12, label: "feux" }] },
    { component: "quote", text: "Mot", source: "Le bureau" },
    { component: "contact_card", phone: "1 800 463-3389" },
  );
  expect(reasons).toEqual([]);
  expect(bloks).toEqual([
    { component: "restrictions_in_force", region: "04" },
    { component: "danger_here" },
    { component: "active_fires" },
    { component: "call_to_action", title: "T", text: "t", label: "L", link },
    { component: "steps", title: "T", items: [{ title: "a", text: "b" }] },
    {
      component: "accordion",
      items: [
        {
          title: "a",
          text: {
            type: "doc",
            content: [{ type: "paragraph", align: null, content: [{ type: "text", text: "b", marks: [] }] }],
          },
        },
      ],
    },
    { component: "figures", items: [{ value: "12", label: "feux" }] },
    { component: "quote", text: "Mot", source: "Le bureau" },
    {
      component: "contact_card",
      title: null,
      phone: "1 800 463-3389",
      email: null,
      hours: null,
      address: null,
    },
  ]);
});

test("a block that lacks a required field, or has a refused link, is omitted with a warning", () => {
  const { bloks, reasons } = read(
    { component: "call_to_action", label: "L", link: "javascript:alert(1)" },
    { component: "call_to_action", link: "/carte/" },
    { component: "steps", items: [] },
    { component: "steps", items: [{ text: "sans titre" }] },
    { component: "figures" },
    { component: "quote", source: "Le bureau" },
    { component: "contact_card", phone: " " },
    null,
    5,
  );
  expect(bloks).toEqual([]);
  expect([...new Set(reasons)]).toEqual([
    "Link refused: javascript:alert(1)",
    ...["call_to_action", "steps", "figures", "quote", "contact_card"].map(
      (name) => `Required field missing in blok ${name}`,
    ),
  ]);
});

test("a broken item is omitted from the list of a block, with a warning", () => {
  const { bloks, reasons } = read({ component: "steps", items: [null, { title: "a" }, { title: {} }] });
  expect(bloks).toEqual([{ component: "steps", title: null, items: [{ title: "a", text: "" }] }]);
  expect(reasons).toEqual(["Required field missing in blok steps"]);
});

test("a block with an unknown region shows all of Quebec, with a warning", () => {
  const { bloks, reasons } = read({ component: "restrictions_in_force", region: "Mauricie" });
  expect(bloks).toEqual([{ component: "restrictions_in_force", region: null }]);
  expect(reasons).toEqual(["Field unreadable: region"]);
  expect(read({ component: "restrictions_in_force", region: "" }).reasons).toEqual([]);
});

test("a block with an unknown component is omitted with a warning", () => {
  const { bloks, reasons } = read({ component: "carousel" }, { component: "danger_here" });
  expect(bloks).toEqual([{ component: "danger_here" }]);
  expect(reasons).toEqual(["No component found for blok carousel"]);
});
