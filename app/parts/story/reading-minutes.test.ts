import { describe, expect, test } from "vitest";
import { doc, paragraph, text } from "#content/examples.double.ts";
import { readRichText } from "#content/read-rich-text.ts";
import { readingMinutes } from "./reading-minutes.ts";

const read = (...nodes: unknown[]) => readRichText(doc(...nodes)) ?? { type: "doc" as const, content: [] };

describe("reading time of a story", () => {
  test.each([
    [0, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
  ])("a text of %i words takes %i minutes to read", (words, minutes) => {
    expect(readingMinutes(read(paragraph(text("mot ".repeat(words)))))).toBe(minutes);
  });

  test("punctuation separated from its word does not count as a word", () => {
    expect(readingMinutes(read(paragraph(text("« mot » : ".repeat(250)))))).toBe(1);
  });
});
