import { expect, test } from "vitest";
import { marked, passage } from "./marked.ts";

const shown = (text: string, ...terms: string[]) =>
  marked(text, new Set(terms))
    .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
    .join("");

test("found words are marked as they are written, even with accents or another ending", () => {
  expect(shown("Interdiction de feux à ciel ouvert", "interdict", "feu")).toBe(
    "[Interdiction] de [feux] à ciel ouvert",
  );
  expect(shown("L’été à Ste-Émélie", "sainte", "emelie")).toBe("L’été à [Ste]-[Émélie]");
  expect(shown("<b>feu</b>", "feu")).toBe("<b>[feu]</b>");
  expect(shown("Rien", "feu")).toBe("Rien");
});

test("a long text is shown around the first found word, cut between words", () => {
  const text = `${"avant ".repeat(40)}incendie ${"après ".repeat(60)}`.trim();
  const cut = passage(text, new Set(["incendie"])) ?? "";
  expect(cut).toMatch(/^… avant .*incendie après .* …$/);
  expect(cut.length).toBeLessThan(200);
  expect(passage("Un feu ici", new Set(["feu"]))).toBe("Un feu ici");
  expect(passage(text, new Set(["feu"]))).toBeNull();
});
