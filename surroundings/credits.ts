import type { Bilingual } from "#territory/language.ts";
import type { SourceId } from "./model.ts";

export interface SourceCredit {
  readonly author: Bilingual;
  /** Null if the source states no licence. */
  readonly licence: "OGL-Canada-2.0" | "CC-BY-4.0" | null;
  readonly licenceUrl: string | null;
}

const canada = (fr: string, en: string): SourceCredit => ({
  author: { fr, en },
  licence: "OGL-Canada-2.0",
  licenceUrl: "https://open.canada.ca/en/open-government-licence-canada",
});
const quebec = (author: string): SourceCredit => ({
  author: { fr: author, en: author },
  licence: "CC-BY-4.0",
  licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
});
const RESOURCES = canada("Ressources naturelles Canada", "Natural Resources Canada");
const ENVIRONMENT = canada(
  "Environnement et Changement climatique Canada",
  "Environment and Climate Change Canada",
);

export const SOURCE_CREDITS: Readonly<Record<SourceId, SourceCredit>> = {
  publicAlerts: {
    author: { fr: "En Alerte (ADNA) et les auteurs des messages", en: "Alert Ready (NAAD) and the issuers" },
    licence: null,
    licenceUrl: null,
  },
  civilEvents: quebec("Ministère de la Sécurité publique du Québec"),
  closedRoads: quebec("Transports Québec"),
  hotSpots: RESOURCES,
  perimeters: RESOURCES,
  neighbourFires: RESOURCES,
  weatherWarnings: ENVIRONMENT,
  airNow: ENVIRONMENT,
  airForecasts: ENVIRONMENT,
  wind: ENVIRONMENT,
  smoke: ENVIRONMENT,
};
