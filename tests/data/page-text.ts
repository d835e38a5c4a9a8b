import { PERSON } from "../support/browse.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** A text of the site as `wordsOf` gives it: its spaces break. */
export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

/** The words of a piece of page, as a reader without scripts sees them. */
export function wordsOf(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[\s\u00a0\u202f]+/g, " ")
    .trim();
}

/** A page as it is sent, or an error that names it. */
export async function pageHtml(origin: string, path: string): Promise<string> {
  const answer = await fetch(origin + path, {
    headers: { "user-agent": PERSON, cookie: `vigie-langue=${path.startsWith("/en/") ? "en" : "fr"}` },
  });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** The section of an id; empty where the page has none. */
export const sectionOf = (html: string, id: string): string =>
  new RegExp(`<section id="${id}".*?</section>`, "s").exec(html)?.[0] ?? "";

/** All matches of a piece, their first group. */
export const piecesOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, piece = ""]) => piece);

/** The rows of a table, as the words of each of their cells. */
export const rowsOf = (html: string): string[][] =>
  piecesOf(html, /<tr>(.*?)<\/tr>/gs).map((row) =>
    piecesOf(row, /<t[hd][^>]*>(.*?)<\/t[hd]>/gs).map(wordsOf),
  );
