import { expect, test } from "vitest";
import { doc, paragraph, text } from "./examples.double.ts";
import { plainText } from "./plain-text.ts";
import { readRichText } from "./read-rich-text.ts";

const wordsOf = (...nodes: unknown[]) =>
  plainText(readRichText(doc(...nodes)) ?? { type: "doc", content: [] });
const blok = (body: object) => ({ type: "blok", attrs: { body: [{ _uid: "1", ...body }] } });

test("the plain text has the words of links and blocks in reading order, without addresses", () => {
  expect(
    plainText({
      type: "doc",
      content: [
        {
          type: "paragraph",
          align: null,
          content: [
            {
              type: "link",
              link: { linkType: "url", href: "https://x.example/", anchor: null, target: null },
              content: [{ type: "text", text: "Versez de l’eau", marks: [] }],
            },
          ],
        },
        {
          type: "blok",
          bloks: [
            { component: "steps", title: "Éteindre", items: [{ title: "Brassez", text: "les cendres" }] },
          ],
        },
      ],
    }),
  ).toBe("Versez de l’eau Éteindre Brassez les cendres");
});

test("a space separates paragraphs, but never the two halves of a half-bold word", () => {
  const half = paragraph(text("débrous"), text("sailler", { type: "bold" }));
  expect(wordsOf(half, paragraph(text("Puis")))).toBe("débroussailler Puis");
});

test("the plain text contains figures and quotes, but not the source of a quote", () => {
  const figures = blok({ component: "figures", items: [{ value: "436", label: "feux" }] });
  const quote = blok({ component: "quote", text: "Le feu dort.", source: "Personne" });
  expect(wordsOf(figures, quote)).toBe("436 feux Le feu dort.");
});
