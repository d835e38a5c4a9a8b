import type { Restriction, Situation } from "#fires/model.ts";
import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import { restrictionsTouchingRegion } from "#fires/restriction-ground.server.ts";
import { isInForce, restrictionsInForce, upcomingRestrictions } from "#fires/restriction-rules.ts";
import { PARAMETERS, type Parameter } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { regionBySlug } from "#territory/regions.ts";
import { withRfcWinding } from "#territory/ring-winding.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import type { DataColumn, DataSet } from "../../parts/downloads/data-set.ts";
import { regionName } from "../../parts/fire/rows.server.ts";

const IN_FORCE = { fr: "en vigueur", en: "in force" } as const;
const ANNOUNCED = { fr: "annoncée", en: "announced" } as const;

const columns = (now: Date): DataColumn<Restriction>[] => [
  {
    key: { fr: "type", en: "type" },
    title: { fr: "Type", en: "Type" },
    cell: ({ type }, language) => textsOf(language).t(`restriction.${type}`),
  },
  {
    key: { fr: "description", en: "description" },
    title: { fr: "Texte de l’agence", en: "Agency’s wording" },
    cell: ({ title }, language) => title[language] || null,
  },
  {
    key: { fr: "etat", en: "state" },
    title: { fr: "État", en: "Status" },
    cell: (restriction, language) => {
      const state = (isInForce(restriction, now) ? IN_FORCE : ANNOUNCED)[language];
      return restriction.unsure ? `${state} (${textsOf(language).t("restrictions.unsure")})` : state;
    },
  },
  {
    key: { fr: "debut", en: "starts" },
    title: { fr: "Début (heure de l’Est)", en: "Starts (Eastern time)" },
    cell: ({ startsAt }) => startsAt,
  },
  {
    key: { fr: "fin", en: "ends" },
    title: { fr: "Fin (heure de l’Est)", en: "Ends (Eastern time)" },
    cell: ({ endsAt }) => endsAt,
  },
  {
    key: { fr: "regions", en: "regions" },
    title: { fr: "Régions", en: "Regions" },
    cell: ({ regions }, language) => regions.map((code) => regionName(code, language)).join(", ") || null,
  },
];

/**
 * Returns restrictions in force, then announced restrictions, with their areas; the parameters `region` and
 * `restriction` filter them. Null until data has been read.
 */
export function restrictionsData(
  { restrictions: { value, readAt } }: Situation,
  search: URLSearchParams,
  language: Language,
  now: Date,
): DataSet<Restriction> | null {
  if (value === null || readAt === null) return null;
  const parameterValue = (parameter: Parameter) => search.get(PARAMETERS[parameter][language]);
  const slug = parameterValue("region") ?? "";
  const region = (regionBySlug("fr", slug) ?? regionBySlug("en", slug))?.code ?? null;
  const type = RESTRICTION_ORDER.find((each) => each === parameterValue("restriction")) ?? null;
  const meant = [...restrictionsInForce(value, now), ...upcomingRestrictions(value, now)].filter(
    (each) => type === null || each.type === type,
  );
  const rows = region === null ? meant : restrictionsTouchingRegion(meant, region);
  return {
    columns: columns(now),
    rows,
    idOf: ({ id }) => id,
    geometryOf: ({ area }) => area && withRfcWinding(area),
    readAt,
  };
}
