import type { Restriction } from "#fires/model.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { regionName } from "../../parts/fire/rows.server.ts";
import { feedEntryTexts } from "./texts.ts";

/** Returns the agency's title of a restriction, else our name of the type, then the regions. */
export function restrictionTitle(
  { type, title, regions }: Pick<Restriction, "type" | "title" | "regions">,
  language: Language,
): string {
  const { t } = textsOf(language, feedEntryTexts);
  const named = title[language] || t(`restriction.${type}`);
  if (regions.length === 0) return named;
  const names = regions.map((code) => regionName(code, language));
  return t("feed.restriction", { title: named, regions: formatsOf(language).list(names) });
}

/** Returns a sentence on a restriction's start and end, which says if details are to be confirmed. */
export function restrictionDates(
  {
    startsAt,
    endsAt,
    unsure,
  }: Pick<Restriction, "startsAt" | "endsAt"> & { readonly unsure?: object | null | undefined },
  language: Language,
): string {
  const { t } = textsOf(language, feedEntryTexts);
  const when = (date: Date) => formatsOf(language).dayTime(date, new Date(0));
  const end = endsAt ? t("restrictions.until", { when: when(endsAt) }) : t("restrictions.noEnd");
  const until = unsure ? `${end} (${t("restrictions.unsure")})` : end;
  if (startsAt === null) return t("feed.restriction.noStart", { until });
  return t("feed.restriction.dates", { from: t("restrictions.from", { when: when(startsAt) }), until });
}
