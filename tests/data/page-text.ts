import { PERSON } from "../support/browse.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Returns a text with plain spaces instead of no-break spaces, to compare with a result of `wordsOf`. */
export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

/** Returns the text of HTML, as a reader without scripts sees it. */
export function wordsOf(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[\s\u00a0\u202f]+/g, " ")
    .trim();
}

/** Returns a page's HTML. @throws {Error} with the path and status if it is not served */
export async function pageHtml(origin: string, path: string): Promise<string> {
  const answer = await fetch(origin + path, {
    headers: { "user-agent": PERSON, cookie: `vigie-langue=${path.startsWith("/en/") ? "en" : "fr"}` },
  });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** Returns the HTML of the section with an ID, or an empty string if the page lacks the section. */
export const sectionOf = (html: string, id: string): string =>
  new RegExp(`<section id="${id}".*?</section>`, "s").exec(html)?.[0] ?? "";

/** Returns the first group of every match. */
export const piecesOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, piece = ""]) => piece);

/** Returns the rows of a table, each as the texts of its cells. */
export const rowsOf = (html: string): string[][] =>
  piecesOf(html, /<tr>(.*?)<\/tr>/gs).map((row) =>
    piecesOf(row, /<t[hd][^>]*>(.*?)<\/t[hd]>/gs).map(wordsOf),
  );
