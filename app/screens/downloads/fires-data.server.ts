import { chosenFires } from "#fires/chosen-fires.ts";
import type { Fire, Situation } from "#fires/model.ts";
import { resourcesIn } from "#fires/resources.ts";
import type { Language } from "#territory/language.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import type { DataColumn, DataSet } from "../../parts/downloads/data-set.ts";
import { EVERY_FIRE, readChoices } from "../../parts/fire/fire-choices.ts";
import { regionName } from "../../parts/fire/rows.server.ts";

const COLUMNS: readonly DataColumn<Fire>[] = [
  { key: { fr: "annee", en: "year" }, title: { fr: "Année", en: "Year" }, cell: ({ year }) => year },
  {
    key: { fr: "numero", en: "number" },
    title: { fr: "Numéro", en: "Number" },
    cell: ({ number }) => number,
  },
  { key: { fr: "nom", en: "name" }, title: { fr: "Nom", en: "Name" }, cell: ({ name }) => name },
  {
    key: { fr: "etat", en: "status" },
    title: { fr: "État", en: "Status" },
    cell: ({ statusId }, language) => textsOf(language).t(`status.${statusId}`),
  },
  {
    key: { fr: "superficie_ha", en: "area_ha" },
    title: { fr: "Superficie (ha)", en: "Size (ha)" },
    cell: ({ sizeHa }) => sizeHa,
  },
  {
    key: { fr: "cause", en: "cause" },
    title: { fr: "Cause", en: "Cause" },
    cell: ({ causeId }, language) => causeId && textsOf(language).t(`cause.${causeId}`),
  },
  {
    key: { fr: "zone_de_protection", en: "protection_zone" },
    title: { fr: "Zone de protection", en: "Protection zone" },
    cell: ({ protection }, language) => textsOf(language).t(`protection.${protection}`),
  },
  {
    key: { fr: "zone_de_danger", en: "danger_zone" },
    title: { fr: "Zone de danger d’incendie (numéro)", en: "Fire danger rating zone (number)" },
    cell: ({ zone }) => zone,
  },
  {
    key: { fr: "region", en: "region" },
    title: { fr: "Région", en: "Region" },
    cell: ({ region }, language) => region && regionName(region, language),
  },
  {
    key: { fr: "mrc", en: "rcm" },
    title: { fr: "MRC", en: "Regional county municipality (RCM)" },
    cell: ({ mrc }) => mrc,
  },
  {
    key: { fr: "municipalite", en: "municipality" },
    title: { fr: "Municipalité", en: "Municipality" },
    cell: ({ city }) => city,
  },
  {
    key: { fr: "unite_de_gestion", en: "management_unit" },
    title: { fr: "Unité de gestion", en: "Management unit" },
    cell: ({ managementUnit }) => managementUnit,
  },
  {
    key: { fr: "latitude", en: "latitude" },
    title: { fr: "Latitude (degrés)", en: "Latitude (degrees)" },
    cell: ({ at }) => at?.lat ?? null,
    csvOnly: true,
  },
  {
    key: { fr: "longitude", en: "longitude" },
    title: { fr: "Longitude (degrés)", en: "Longitude (degrees)" },
    cell: ({ at }) => at?.lon ?? null,
    csvOnly: true,
  },
  {
    key: { fr: "debut", en: "started" },
    title: { fr: "Début (heure de l’Est)", en: "Started (Eastern time)" },
    cell: ({ startedAt }) => startedAt,
  },
  {
    key: { fr: "englobe", en: "contained" },
    title: { fr: "Englobé le (heure de l’Est)", en: "Contained (Eastern time)" },
    cell: ({ containedAt }) => containedAt,
  },
  {
    key: { fr: "eteint", en: "extinguished" },
    title: { fr: "Éteint le (heure de l’Est)", en: "Extinguished (Eastern time)" },
    cell: ({ extinguishedAt }) => extinguishedAt,
  },
  {
    key: { fr: "modifie", en: "modified" },
    title: { fr: "Dernière mise à jour (heure de l’Est)", en: "Last update (Eastern time)" },
    cell: ({ modifiedAt }) => modifiedAt,
  },
  {
    key: { fr: "ressources", en: "resources" },
    title: { fr: "Ressources déployées", en: "Deployed resources" },
    cell: ({ resources }, language) => resources && resourcesIn(resources, language).text,
  },
];

/** Returns all fires that match the address's filters, without paging; null until fires have been read. */
export function firesData(
  { fires: { value, readAt } }: Situation,
  search: URLSearchParams,
  language: Language,
): DataSet<Fire> | null {
  if (value === null || readAt === null) return null;
  const choices = readChoices(search, language, EVERY_FIRE);
  return {
    columns: COLUMNS,
    rows: chosenFires(value, choices),
    idOf: ({ id }) => id,
    geometryOf: ({ at }) => at && { type: "Point", coordinates: [at.lon, at.lat] },
    readAt,
  };
}
