import * as fixtures from "@storyblok/richtext/test-utils";
import { describe, expect, test } from "vitest";
import { doc, paragraph, text } from "./examples.double.ts";
import { DEEPEST, MOST_NODES, readRichText } from "./read-rich-text.ts";
import type { FlowNode } from "./rich-text.ts";
import { type LeftOut, reasonFor } from "./warnings.ts";

function read(...content: unknown[]): readonly FlowNode[] {
  return readRichText(doc(...content))?.content ?? [];
}

/** Reads a paragraph and returns its content. */
function inParagraph(...content: unknown[]): unknown {
  const [whole] = read(paragraph(...content));
  return whole?.type === "paragraph" ? whole.content : null;
}

/** Returns all words of a rich text, parsed or raw. */
function wordsOf(node: unknown): string {
  if (typeof node !== "object" || node === null) return "";
  if ("text" in node && "type" in node && node.type === "text") return String(node.text);
  return Object.values(node).map(wordsOf).join("");
}

describe("rich text", () => {
  test("rich text keeps the fields and the content of its nodes", () => {
    const nodes = read(
      { type: "heading", attrs: { level: 3, textAlign: "center" }, content: [text("Titre")] },
      { type: "ordered_list", attrs: { order: 5 }, content: [{ type: "list_item", content: [paragraph()] }] },
      { type: "image", attrs: { src: "https://a.example/i.png", alt: "Une image", title: "" } },
      { type: "horizontal_rule" },
    );
    expect(nodes).toEqual([
      { type: "heading", level: 3, align: "center", content: [{ type: "text", text: "Titre", marks: [] }] },
      {
        type: "ordered_list",
        start: 5,
        content: [{ type: "list_item", content: [{ type: "paragraph", align: null, content: [] }] }],
      },
      { type: "image", src: "https://a.example/i.png", stored: null, alt: "Une image", title: null },
      { type: "horizontal_rule" },
    ]);
  });

  test("keeps a table's spans, widths and plain backgrounds", () => {
    const attrs = { colspan: 2, rowspan: "3", colwidth: [100, 50], backgroundColor: "rgb(0, 0, 255)" };
    const cell = { type: "tableCell", attrs, content: [paragraph(text("a"))] };
    const [table] = read({ type: "table", content: [{ type: "tableRow", content: [cell] }] });
    expect(table).toMatchObject({
      content: [
        {
          content: [{ colspan: 2, rowspan: 3, colwidth: [100, 50], backgroundColor: "#0000ff" }],
        },
      ],
    });
  });

  test("a text keeps its first mark of each type, without unsafe values", () => {
    const marks = [
      { type: "bold" },
      { type: "bold" },
      { type: "link", attrs: { href: "/a", linktype: "url" } },
      { type: "link", attrs: { href: "/b", linktype: "url" } },
      { type: "styled", attrs: { class: "lead" } },
      { type: "textStyle", attrs: { color: "red" } },
      { type: "highlight", attrs: { color: "url(//evil.example)" } },
      { type: "anchor", attrs: { id: "suite" } },
    ];
    expect(read(paragraph(text("mot", ...marks)))).toMatchObject([
      {
        content: [
          {
            type: "link",
            link: { href: "/a" },
            content: [
              {
                marks: [
                  { type: "bold" },
                  { type: "styled", name: "lead" },
                  { type: "textStyle", color: "red" },
                  { type: "highlight", tint: null },
                  { type: "anchor", id: "suite" },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  test("removes a forbidden link, but keeps the text of the link", () => {
    const marks = [
      { type: "link", attrs: { href: "javascript:alert(1)", linktype: "url" } },
      { type: "bold" },
    ];
    expect(read(paragraph(text("mot", ...marks)))).toMatchObject([
      { content: [{ type: "text", text: "mot", marks: [{ type: "bold" }] }] },
    ]);
  });

  test("omits a picture whose address is forbidden", () => {
    const image = (src: unknown) => ({ type: "image", attrs: { src } });
    expect(
      read(image("data:image/svg+xml,<svg onload=1>"), image("//a.example/"), image("mailto:a@b"), image(1)),
    ).toEqual([]);
  });

  test("keeps the words of an unknown node, and reports its type", () => {
    const texts: string[] = [];
    const warn = (leftOut: LeftOut) => void texts.push(reasonFor(leftOut));
    const strange = { type: "marquee", content: [text("perdu")] };
    const around = { type: "constructor", content: [paragraph(text("dedans")), strange] };
    const read = readRichText(doc(strange, around, { type: "mention", text: "Ici" }), { warn });
    expect(read?.content).toMatchObject(
      ["perdu", "dedans", "perdu", "Ici"].map((words) => ({ type: "paragraph", content: [{ text: words }] })),
    );
    expect([...new Set(texts)]).toEqual([
      "No resolver found for node type marquee",
      "No resolver found for node type constructor",
      "No resolver found for node type mention",
    ]);
  });

  test.each(["bullet_list", "ordered_list", "table", "tableRow"])(
    "keeps text that is directly in a %s, outside any item or cell",
    (type) => {
      const strange = { type: "marquee", content: [text("a")] };
      expect(wordsOf(read({ type, content: [text("b"), paragraph(text("c")), strange] }))).toBe("bca");
    },
  );

  test("keeps a link whole across line breaks and emoji", () => {
    const link = (href: string) => ({ type: "link", attrs: { href } });
    const emoji = { type: "emoji", attrs: { emoji: "🔥", name: "fire" } };
    const lineBreak = { type: "hard_break" };
    expect(
      inParagraph(
        text("a", link("/x")),
        lineBreak,
        { ...emoji, marks: [link("/x")] },
        text("b", link("/x")),
        emoji,
        text("c", link("/x")),
        lineBreak,
        text("d", link("/y")),
        lineBreak,
      ),
    ).toMatchObject([
      {
        type: "link",
        link: { href: "/x" },
        content: [
          { text: "a" },
          { type: "hard_break" },
          { type: "emoji" },
          { text: "b" },
          { type: "emoji" },
          { text: "c" },
        ],
      },
      { type: "hard_break" },
      { type: "link", link: { href: "/y" }, content: [{ text: "d" }] },
      { type: "hard_break" },
    ]);
  });

  test("keeps the link of an emoji", () => {
    const marks = [{ type: "link", attrs: { href: "/x" } }];
    expect(inParagraph({ type: "emoji", attrs: { emoji: "🔥", name: "fire" }, marks })).toMatchObject([
      { type: "link", link: { href: "/x" }, content: [{ type: "emoji", emoji: "🔥" }] },
    ]);
  });

  test("merges neighbouring texts with the same link, whatever their other marks", () => {
    const link = (href: string, target: string | null = null) => ({ type: "link", attrs: { href, target } });
    const [read1] = read(
      paragraph(
        text("a ", link("/x")),
        text("b", { type: "bold" }, link("/x")),
        text(" c", link("/x"), { type: "italic" }),
        text("d", link("/y")),
        text("e"),
        text("f", link("/y")),
      ),
    );
    expect(read1).toMatchObject({
      content: [
        {
          type: "link",
          link: { href: "/x" },
          content: [{ text: "a " }, { text: "b", marks: [{ type: "bold" }] }, { text: " c" }],
        },
        { type: "link", link: { href: "/y" }, content: [{ text: "d" }] },
        { type: "text", text: "e" },
        { type: "link", link: { href: "/y" }, content: [{ text: "f" }] },
      ],
    });
  });

  test("merges a link with the same link in an unknown node next to it", () => {
    const link = { type: "link", attrs: { href: "/a" } };
    const strange = { type: "mention", content: [text("b", link)] };
    expect(inParagraph(text("a", link), strange, text("c", link))).toMatchObject([
      { type: "link", content: [{ text: "a" }, { text: "b" }, { text: "c" }] },
    ]);
  });

  test("of two texts with the same anchor id, the first gets the id; an id with a space is reported", () => {
    const reasons: string[] = [];
    const anchor = (id: unknown) => ({ type: "anchor", attrs: { id } });
    const pieces = [
      text("a", anchor("2026")),
      text("b", { type: "bold" }, anchor("2026")),
      text("c", anchor("à faire")),
    ];
    const read = readRichText(doc(paragraph(...pieces)), {
      warn: (leftOut) => void reasons.push(reasonFor(leftOut)),
    });
    expect(read?.content).toMatchObject([
      {
        content: [
          { text: "a", marks: [{ type: "anchor", id: "2026" }] },
          { text: "b", marks: [{ type: "bold" }] },
          { text: "c", marks: [] },
        ],
      },
    ]);
    expect(reasons).toEqual(["Anchor refused: à faire"]);
  });

  test("a heading's level and a list's start are read if they are written as text", () => {
    const item = { type: "list_item", content: [paragraph(text("a"))] };
    expect(
      read(
        { type: "heading", attrs: { level: "3" }, content: [text("a")] },
        { type: "ordered_list", attrs: { order: "4" }, content: [item] },
        { type: "ordered_list", attrs: { order: "" }, content: [item] },
      ),
    ).toMatchObject([{ level: 3 }, { start: 4 }, { start: 1 }]);
  });

  test("keeps the text of a heading inside a paragraph", () => {
    const [out] = read(paragraph({ type: "heading", attrs: { level: 1 }, content: [text("dedans")] }));
    expect(out).toEqual({
      type: "paragraph",
      align: null,
      content: [{ type: "text", text: "dedans", marks: [] }],
    });
  });

  test.each([null, "texte", 5, [], {}, { type: "paragraph" }, { type: "doc", content: "x" }])(
    "%j is read as null, because it is not rich text",
    (raw) => {
      expect(readRichText(raw)).toBeNull();
    },
  );

  test("nodes nested deeper than the limit are cut, and nodes within the limit are kept", () => {
    const nested = (depth: number): object =>
      depth === 0 ? paragraph(text("fond")) : { type: "blockquote", content: [nested(depth - 1)] };
    expect(wordsOf(read(nested(DEEPEST - 2)))).toBe("fond");
    expect(wordsOf(read(nested(DEEPEST - 1)))).toBe("");
    let deep: object = paragraph();
    for (let i = 0; i < 100_000; i += 1) deep = { type: "blockquote", content: [deep] };
    expect(read(deep)).toHaveLength(1);
  });

  test("rich text is cut after the maximum number of nodes", () => {
    const many = Array.from({ length: MOST_NODES + 5 }, () => ({ type: "hard_break" }));
    expect(read(...many)).toHaveLength(MOST_NODES);
  });

  test("nodes inside blocks count towards the maximum number of nodes in rich text", () => {
    const item = { title: "a", text: doc(...Array.from({ length: 1000 }, () => ({ type: "hard_break" }))) };
    const blok = { type: "blok", attrs: { body: [{ component: "accordion", items: Array(30).fill(item) }] } };
    const breaks = JSON.stringify(read(blok)).match(/hard_break/g);
    expect(breaks).toHaveLength(MOST_NODES - 1);
  });
});

/** Returns all rich texts inside a value. */
function docsIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  if ("type" in value && value.type === "doc") return [value];
  return Object.values(value).flatMap(docsIn);
}

describe("the service's own examples", () => {
  const docs = docsIn(fixtures);

  test("the service's own examples of rich text keep their words, and only unknown components cause warnings", () => {
    expect(docs.length).toBeGreaterThan(10);
    const texts: string[] = [];
    for (const each of docs) {
      const tree = readRichText(each, { warn: (leftOut) => void texts.push(reasonFor(leftOut)) });
      expect(wordsOf(tree)).toBe(wordsOf(each));
    }
    expect(texts.filter((message) => !message.startsWith("No component"))).toEqual([]);
  });
});
