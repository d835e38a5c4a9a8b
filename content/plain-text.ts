import type { RichText } from "./rich-text.ts";

/** Fields of living parts that are words by themselves. */
const WORDS = new Set(["text", "title", "question", "label", "name"]);

/** The words of a rich text in their order, its living parts included: for looking them up, not for showing whole. */
export function plainText(text: RichText): string {
  return wordsIn(text).join(" ").replace(/\s+/g, " ").trim();
}

function wordsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === "string" ? (WORDS.has(key) ? [value] : []) : key === "marks" ? [] : wordsIn(value),
  );
}
