import { languageOfPath, PARAMETERS } from "#plan/paths.ts";
import { PARTS, reviewFileAt } from "#plan/review-files.ts";
import type { Language } from "#territory/language.ts";
import { servicesContext } from "../../context.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { csvOf, fileResponse } from "../../parts/downloads/csv.server.ts";
import { filterOf, filterRefusal } from "../../parts/downloads/filters.server.ts";
import { sentence } from "../../parts/downloads/sentence.ts";
import { protectionWord } from "../../parts/fire/fire-choices.ts";
import type { Route } from "./+types/review-download";
import { readReview } from "./read-review.server.ts";
import { chosenZone, ZONES } from "./review-parts.ts";
import { reviewTable } from "./review-tables.server.ts";

const zoneFilter = (language: Language) =>
  filterOf(
    ZONES.map((zone) => protectionWord(zone, language)).join(", "),
    (word) => chosenZone(new URLSearchParams([[PARAMETERS.protection[language], word]])) !== null,
  );

/** Serves the figures of one part of the review as a spreadsheet: the same as on the page, in hectares. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const url = new URL(request.url);
  const requested = reviewFileAt(url.pathname);
  if (!requested) return sentence(textsOf(languageOfPath(url.pathname)).t("download.notFound"), 404);
  const { part, language } = requested;
  const refusal = filterRefusal(url.searchParams, { protection: zoneFilter(language) }, language);
  if (refusal) return refusal;
  const view = await readReview(context.get(servicesContext), url, language);
  const table = reviewTable(view, part, language);
  const { readAt } = view.age;
  if (table === null || readAt === null) return sentence(textsOf(language).t("download.missing"), 503);
  const name = `vigie-${PARTS[part][language]}-${view.year}.csv`;
  return fileResponse(csvOf({ ...table, readAt }, language), { name, language, readAt });
}
