import { describe, expect, test } from "vitest";
import { doc, paragraph, text } from "#content/examples.ts";
import { readRichText } from "#content/read-rich-text.ts";
import { headingsIn } from "./headings.ts";

const heading = (words: string, level = 2) => ({ type: "heading", attrs: { level }, content: [text(words)] });
const headings = (...nodes: unknown[]) =>
  headingsIn(readRichText(doc(...nodes)) ?? { type: "doc", content: [] });
const ids = (...words: string[]) => headings(...words.map((each) => heading(each))).map(({ id }) => id);

describe("the headings of a story", () => {
  test("have ids of their words, without accents", () => {
    expect(ids("Été : l’œuvre du feu")).toEqual(["ete-l-oeuvre-du-feu"]);
  });

  test("of the same words have ids of their own", () => {
    expect(ids("Avant", "Après", "Avant", "Avant")).toEqual(["avant", "apres", "avant-2", "avant-3"]);
  });

  test("never take an id of the page, and one of signs alone has one too", () => {
    expect(ids("Main", "Story contents", "???")).toEqual(["part-main", "part-story-contents", "part"]);
  });

  test("tell their words with the no-break spaces that the page shows", () => {
    const [found] = headings(heading("Que\u00a0faire\u202f?  Et quand\u00a0?"));
    expect(found?.words).toBe("Que\u00a0faire\u202f? Et quand\u00a0?");
  });

  test("tell their words and level in their order; one without words is none", () => {
    const found = headings(heading("Un", 1), paragraph(text("Deux.")), heading("", 2), heading("Trois", 3));
    expect(found.map(({ words, level }) => [words, level])).toEqual([
      ["Un", 2],
      ["Trois", 3],
    ]);
  });
});
