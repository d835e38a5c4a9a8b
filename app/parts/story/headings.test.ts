import { describe, expect, test } from "vitest";
import { doc, paragraph, text } from "#content/examples.double.ts";
import { readRichText } from "#content/read-rich-text.ts";
import { headingsIn } from "./headings.ts";

const heading = (words: string, level = 2) => ({ type: "heading", attrs: { level }, content: [text(words)] });
const headings = (...nodes: unknown[]) =>
  headingsIn(readRichText(doc(...nodes)) ?? { type: "doc", content: [] });
const ids = (...words: string[]) => headings(...words.map((each) => heading(each))).map(({ id }) => id);

describe("headings of a story", () => {
  test("a heading's id is made of its words, without accents", () => {
    expect(ids("Été : l’œuvre du feu")).toEqual(["ete-l-oeuvre-du-feu"]);
  });

  test("headings with the same words get different ids", () => {
    expect(ids("Avant", "Après", "Avant", "Avant")).toEqual(["avant", "apres", "avant-2", "avant-3"]);
  });

  test("a heading never takes the id of an editor's anchor", () => {
    const anchored = paragraph(text("ici", { type: "anchor", attrs: { id: "avant" } }));
    expect(headings(heading("Avant"), anchored).map(({ id }) => id)).toEqual(["avant-2"]);
  });

  test("a heading never takes an id of the page, and a heading with only punctuation also gets an id", () => {
    expect(ids("Main", "Story contents", "???")).toEqual(["part-main", "part-story-contents", "part"]);
  });

  test("a heading's words keep the no-break spaces shown on the page", () => {
    const [found] = headings(heading("Que\u00a0faire\u202f?  Et quand\u00a0?"));
    expect(found?.words).toBe("Que\u00a0faire\u202f? Et quand\u00a0?");
  });

  test("headings keep their order and level, and headings without words are left out", () => {
    const found = headings(heading("Un", 1), paragraph(text("Deux.")), heading("", 2), heading("Trois", 3));
    expect(found.map(({ words, level }) => [words, level])).toEqual([
      ["Un", 2],
      ["Trois", 3],
    ]);
  });
});
