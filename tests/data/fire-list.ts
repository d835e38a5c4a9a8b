import { SECTION_IDS } from "#app/frame/sections.ts";
import type { Language } from "#territory/language.ts";
import { pageHtml, piecesOf, rowsOf, sectionOf, wordsOf } from "./page-text.ts";

const fireSection = (html: string, language: Language) => sectionOf(html, SECTION_IDS.fires[language]);

/** How many fires the page's choices of status count, by the words of each choice. */
export function statusCounts(html: string, language: Language): Record<string, number> {
  const choices = /<nav.*?<\/nav>/s.exec(fireSection(html, language))?.[0] ?? "";
  return Object.fromEntries(
    piecesOf(choices, /<li>(.*?)<\/li>/gs)
      .map((item) => /^(\d+) (.+)$/.exec(wordsOf(item)))
      .map((found) => [found?.[2], Number(found?.[1])]),
  );
}

/** Numbers of the fires that the page lists, in their order. */
export function listedFires(html: string, language: Language): number[] {
  const [, ...rows] = rowsOf(fireSection(html, language));
  return rows.map(([name]) => Number(/(\d+)$/.exec(name ?? "")?.[1]));
}

/** Numbers of the fires on the page and on every page after it. */
export async function everyListedFire(origin: string, path: string, language: Language): Promise<number[]> {
  const html = await pageHtml(origin, path);
  const next = /<a rel="next"[^>]* href="([^"#]*)/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  const here = listedFires(html, language);
  return next === undefined ? here : [...here, ...(await everyListedFire(origin, next, language))];
}
