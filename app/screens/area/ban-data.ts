import type { Graph, SpecialAnnouncement } from "schema-dts";
import type { Language } from "#territory/language.ts";
import { agencyData } from "../../frame/structured-data/agency-data.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import type { AreaView } from "./area-view.server.ts";

/** Returns the bans in force in an area as schema.org announcements. */
export function banData(
  { bans, area }: Pick<AreaView, "bans" | "area">,
  address: string,
  siteUrl: string,
  language: Language,
): Graph {
  const { t } = textsOf(language);
  const agency = agencyData(siteUrl, language);
  return {
    "@context": "https://schema.org",
    "@graph": bans.map(
      ({ type, title, startsAt, endsAt }): SpecialAnnouncement => ({
        "@type": "SpecialAnnouncement",
        name: title || t(`restriction.${type}`),
        text: t(`restriction.${type}.help`),
        ...(startsAt && { datePosted: startsAt.toISOString() }),
        ...(endsAt && { expires: endsAt.toISOString() }),
        url: siteUrl + address,
        inLanguage: `${language}-CA`,
        spatialCoverage: { "@type": "AdministrativeArea", name: area.name },
        publisher: agency,
      }),
    ),
  };
}
