import { languageOfPath } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import type { Suggestions } from "../../forms/combobox/read-suggestions.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { typedWords } from "../../parts/finder/typed-words.server.ts";
import { foundRow, searchSite } from "../../parts/site-search/search-site.server.ts";
import { siteSearchTexts } from "../../parts/site-search/texts.ts";
import type { Route } from "./+types/suggestions";
import { readSearchChoices } from "./search-choices.ts";

/** Divides `most` rows among groups: each group in turn gets one row, up to the group's count. */
export function shares(counts: readonly number[], most: number): number[] {
  const rows = counts.map(() => 0);
  let left = most;
  for (let round = 1; left > 0 && counts.some((count) => count >= round); round += 1) {
    for (const [at, count] of counts.entries()) {
      if (left === 0 || count < round) continue;
      rows[at] = round;
      left -= 1;
    }
  }
  return rows;
}

const MOST = 8;

/** Serves suggestions. The typed text is personal: responses are not cached, and no geocoder is queried. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const { t } = textsOf(language, siteSearchTexts);
  const words = typedWords(readSearchChoices(searchParams).words);
  const found = await searchSite(words, language, context.get(servicesContext));
  const rows = shares(
    found.map(({ hits }) => hits.length),
    MOST,
  );
  const suggestions: Suggestions = {
    groups: found
      .map(({ group, hits }, at) => ({
        title: t(`sitesearch.${group}`),
        rows: hits.slice(0, rows[at]).map((hit) => {
          const { to, title, about } = foundRow(hit);
          return { to, title: [...title], about };
        }),
      }))
      .filter(({ rows: inGroup }) => inGroup.length > 0),
  };
  return Response.json(suggestions);
}
