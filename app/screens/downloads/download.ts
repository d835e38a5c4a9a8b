import type { Situation } from "#fires/model.ts";
import { aroundFileAt } from "#plan/around-files.ts";
import { DOWNLOADS, type DownloadFormat, type DownloadKind, downloadAt } from "#plan/download-path.ts";
import { languageOfPath } from "#plan/paths.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { quebecDay } from "#territory/quebec-day.ts";
import { servicesContext } from "../../context.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { csvOf, fileResponse } from "../../parts/downloads/csv.server.ts";
import type { DataSet } from "../../parts/downloads/data-set.ts";
import { filterRefusal } from "../../parts/downloads/filters.server.ts";
import { sentence } from "../../parts/downloads/sentence.ts";
import type { Route } from "./+types/download";
import { aroundFile } from "./around-file.server.ts";
import { dangerData } from "./danger-data.server.ts";
import { fileFilters } from "./file-filters.server.ts";
import { firesData } from "./fires-data.server.ts";
import { geoJsonOf } from "./geojson.server.ts";
import { restrictionsData } from "./restrictions-data.server.ts";

function file<Row>(set: DataSet<Row>, kind: DownloadKind, format: DownloadFormat, language: Language) {
  const name = `vigie-${DOWNLOADS[kind][language]}-${quebecDay(set.readAt)}.${format}`;
  const named = { name, language, readAt: set.readAt };
  return format === "csv"
    ? fileResponse(csvOf(set, language), named)
    : fileResponse(geoJsonOf(set, language), { ...named, type: "application/geo+json" });
}

/** Returns the file of an external source. Any filter in the address is refused. */
function aroundAnswer(
  { source, language }: NonNullable<ReturnType<typeof aroundFileAt>>,
  search: URLSearchParams,
  { surroundings, now }: Pick<Services, "surroundings" | "now">,
): Response {
  const { t } = textsOf(language);
  const file = aroundFile(surroundings.read(), source, language, now());
  if (file === "absent") return sentence(t("download.notFound"), 404);
  return filterRefusal(search, {}, language) ?? file ?? sentence(t("download.missing"), 503);
}

/** Serves data as a file. The address can have the same filters as lists on pages; others are refused. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const around = aroundFileAt(pathname);
  if (around) return aroundAnswer(around, searchParams, context.get(servicesContext));
  const requested = downloadAt(pathname);
  if (!requested) return sentence(textsOf(languageOfPath(pathname)).t("download.notFound"), 404);
  const { kind, format, language } = requested;
  const refusal = filterRefusal(searchParams, fileFilters(kind, language), language);
  if (refusal) return refusal;
  const { situation, now } = context.get(servicesContext);
  const answer = answerOf(await situation.read());
  return answer ?? sentence(textsOf(language).t("download.missing"), 503);

  function answerOf(known: Situation): Response | null {
    if (kind === "fires") return written(firesData(known, searchParams, language));
    if (kind === "danger") return written(dangerData(known, searchParams));
    return written(restrictionsData(known, searchParams, language, now()));
  }
  function written<Row>(set: DataSet<Row> | null): Response | null {
    return set && file(set, kind, format, language);
  }
}
