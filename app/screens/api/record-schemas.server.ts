import { z } from "zod";
import { DANGER_CODES } from "./codes.ts";
import {
  area,
  bilingual,
  cause,
  collectionOf,
  count,
  credit,
  featureOf,
  field,
  listMeta,
  meta,
  named,
  pages,
  point,
  protection,
  regionCode,
  restrictionType,
  shape,
  status,
  zonesMeta,
} from "./shared-schemas.server.ts";

export const fire = shape("Fire", {
  id: field(
    z.string().regex(/^\d{4}-\d+$/),
    "Year and number, joined by a hyphen.",
    "Année et numéro, joints par un trait d’union.",
  ),
  year: field(
    count,
    "Year that the fire’s number belongs to.",
    "Année à laquelle appartient le numéro du feu.",
  ),
  number: field(
    count,
    "The agency’s number, unique within the year.",
    "Numéro donné par l’agence, unique dans l’année.",
  ),
  name: field(
    z.string().nullable(),
    "The fire’s name, usually in French; null if it has none.",
    "Nom du feu, le plus souvent en français ; null s’il n’en a pas.",
  ),
  status: field(status, "Status of the fire.", "État du feu."),
  isActive: field(
    z.boolean(),
    "True until the fire is extinguished.",
    "Vrai tant que le feu n’est pas éteint.",
  ),
  cause: field(
    cause.nullable(),
    "Cause of the fire; null if it is not published.",
    "Cause du feu ; null si elle n’est pas publiée.",
  ),
  sizeHectares: field(z.number().min(0).nullable(), "Size in hectares.", "Superficie, en hectares."),
  startedAt: field(z.iso.datetime().nullable(), "When the fire started.", "Début du feu."),
  containedAt: field(
    z.iso.datetime().nullable(),
    "When the fire was contained.",
    "Moment où le feu a été englobé.",
  ),
  extinguishedAt: field(
    z.iso.datetime().nullable(),
    "When the fire was declared extinguished.",
    "Moment où le feu a été déclaré éteint.",
  ),
  modifiedAt: field(
    z.iso.datetime().nullable(),
    "When the agency last changed the fire’s record.",
    "Dernière modification de la fiche du feu par l’agence.",
  ),
  protection: field(
    protection,
    "Protection zone that the fire is in.",
    "Zone de protection où se trouve le feu.",
  ),
  zone: field(
    z.int().min(1).nullable(),
    "Number of the fire danger rating zone that the fire is in.",
    "Numéro de la zone de danger d’incendie où se trouve le feu.",
  ),
  region: field(
    regionCode.nullable(),
    "Code of the fire’s administrative region.",
    "Code de la région administrative où se trouve le feu.",
  ),
  mrc: field(
    z.string().nullable(),
    "Name of the fire’s regional county municipality.",
    "Nom de la MRC où se trouve le feu.",
  ),
  city: field(
    z.string().nullable(),
    "Name of the fire’s municipality.",
    "Nom de la municipalité où se trouve le feu.",
  ),
  managementUnit: field(z.string().nullable(), "Forest management unit.", "Unité de gestion forestière."),
  resources: field(
    z.string().nullable(),
    "Deployed resources, in the agency’s own words.",
    "Ressources déployées, dans les termes de l’agence.",
  ),
  page: field(pages, "This fire’s pages on the site.", "Pages de ce feu sur le site."),
});

const fireFeature = named("FireFeature", featureOf(point.nullable(), fire));

named("FireAlone", fireFeature.extend({ meta }));

collectionOf("Fires", listMeta, fireFeature);

const dayDanger = shape("DayDanger", {
  level: field(z.int().min(1).max(5), "From 1 (low) to 5 (extreme).", "De 1 (bas) à 5 (extrême)."),
  code: z.enum(Object.values(DANGER_CODES)),
  name: bilingual,
});

export const days = {
  today: field(
    dayDanger.nullable(),
    "Level on the day of the reading; null if it is not published.",
    "Niveau le jour de la lecture ; null s’il n’est pas publié.",
  ),
  tomorrow: field(dayDanger.nullable(), "Level on the next day.", "Niveau le lendemain."),
  dayAfterTomorrow: field(
    dayDanger.nullable(),
    "Level on the second day after the reading.",
    "Niveau le surlendemain.",
  ),
};

const dangerZone = shape("DangerZone", {
  number: field(z.int().min(1), "The zone’s number.", "Numéro de la zone."),
  name: field(z.string(), "The zone’s name.", "Nom de la zone."),
  ...days,
});

export const dangerDates = shape("DangerDates", {
  today: field(z.iso.date(), "Date of the reading (Quebec time).", "Date de la lecture (heure du Québec)."),
  tomorrow: field(z.iso.date(), "Date of the next day.", "Date du lendemain."),
  dayAfterTomorrow: field(z.iso.date(), "Date 2 days after the day of the reading.", "Date du surlendemain."),
});

shape("Danger", { meta: listMeta, dates: dangerDates, zones: z.array(dangerZone) });

export const zoneName = shape("ZoneName", {
  number: field(
    z.int().min(1),
    "The zone’s number, as in /danger.",
    "Numéro de la zone, comme dans /danger.",
  ),
  name: field(z.string(), "The zone’s name.", "Nom de la zone."),
});

collectionOf("Zones", zonesMeta, featureOf(area, zoneName, z.int()));

export const restriction = shape("Restriction", {
  id: field(
    z.string(),
    "ID that stays the same as long as the type, dates and area do not change.",
    "Identifiant qui reste le même tant que le type, les dates et le territoire ne changent pas.",
  ),
  type: field(
    restrictionType,
    "Type of restriction. Code “other”: the agency gives no type, or one that we do not know, and the title says what it is.",
    "Type de restriction. Code « other » : l’agence n’indique aucun type, ou en indique un que nous ne connaissons pas ; le libellé dit alors de quoi il s’agit.",
  ),
  state: field(
    z.enum(["in-force", "announced"]),
    "In force now, or announced for later.",
    "En vigueur maintenant, ou annoncée pour plus tard.",
  ),
  title: field(
    z.strictObject({
      fr: field(z.string().nullable(), "In French.", "En français."),
      en: field(z.string().nullable(), "In English.", "En anglais."),
    }),
    "The agency’s own wording; null if it gives none.",
    "Libellé de l’agence ; null si elle n’en donne pas.",
  ),
  startsAt: field(
    z.iso.datetime().nullable(),
    "When the restriction starts; null if no start is published.",
    "Début de la restriction ; null s’il n’est pas publié.",
  ),
  endsAt: field(
    z.iso.datetime().nullable(),
    "When the restriction ends; null if it applies until further notice.",
    "Fin de la restriction ; null si elle s’applique jusqu’à nouvel ordre.",
  ),
  regions: field(
    z.array(regionCode),
    "Codes of the regions that the agency names for the restriction or, if it names none, of the regions that the restriction’s area extends into.",
    "Codes des régions que l’agence donne pour cette restriction ; si elle n’en donne aucune, codes des régions que touche le territoire de la restriction.",
  ),
  isUnsure: field(
    z.boolean(),
    "True if the restriction’s dates or part of its area are uncertain: the data contradicts itself or cannot be read.",
    "Vrai si les dates de la restriction ou une partie de son territoire sont incertaines : les données se contredisent ou ne sont pas lisibles.",
  ),
});

collectionOf("Restrictions", listMeta, featureOf(area.nullable(), restriction));

export const region = shape("Region", {
  code: field(regionCode, "Official code.", "Code officiel."),
  name: field(bilingual, "Name in both languages.", "Nom dans les deux langues."),
});

shape("Regions", { meta: credit, regions: z.array(region) });
