import { SECTION_IDS } from "#app/frame/sections.ts";
import type { Language } from "#territory/language.ts";
import { pageHtml, piecesOf, rowsOf, sectionOf, wordsOf } from "./page-text.ts";

const fireSection = (html: string, language: Language) => sectionOf(html, SECTION_IDS.fires[language]);

/** Returns the number of fires in each status filter of the page, by the filter's label. */
export function statusCounts(html: string, language: Language): Record<string, number> {
  const choices = /<nav.*?<\/nav>/s.exec(fireSection(html, language))?.[0] ?? "";
  return Object.fromEntries(
    piecesOf(choices, /<li>(.*?)<\/li>/gs)
      .map((item) => /^(\d+) (.+)$/.exec(wordsOf(item)))
      .map((found) => [found?.[2], Number(found?.[1])]),
  );
}

/** Returns the numbers of the fires that the page lists, in order. */
export function listedFires(html: string, language: Language): number[] {
  const [, ...rows] = rowsOf(fireSection(html, language));
  return rows.map(([name]) => Number(/(\d+)$/.exec(name ?? "")?.[1]));
}

/** Returns the numbers of the fires on the page and on all following pages. */
export async function everyListedFire(origin: string, path: string, language: Language): Promise<number[]> {
  const html = await pageHtml(origin, path);
  const next = /<a rel="next"[^>]* href="([^"#]*)/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  const here = listedFires(html, language);
  return next === undefined ? here : [...here, ...(await everyListedFire(origin, next, language))];
}
