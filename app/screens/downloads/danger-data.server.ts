import type { Situation, ZoneDanger } from "#fires/model.ts";
import { zoneShapesOf } from "#fires/zone-of.server.ts";
import { PARAMETERS } from "#plan/paths.ts";
import { type Bilingual, LANGUAGES, type Language } from "#territory/language.ts";
import { withRfcWinding } from "#territory/ring-winding.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import type { DataColumn, DataSet } from "../../parts/downloads/data-set.ts";
import { zoneOf } from "../../parts/fire/fire-choices.ts";

/** GeoJSON property names of the three days. */
const DAY_KEYS = [
  { fr: "aujourd_hui", en: "today" },
  { fr: "demain", en: "tomorrow" },
  { fr: "apres_demain", en: "day_after" },
] as const satisfies readonly Bilingual[];

const bilingual = (write: (language: Language) => string): Bilingual => ({
  fr: write("fr"),
  en: write("en"),
});

function dayColumns(day: 0 | 1 | 2): DataColumn<ZoneDanger>[] {
  const title = bilingual((language) => textsOf(language).t(`day.${day}`));
  const { fr, en } = DAY_KEYS[day];
  return [
    {
      key: { fr: `niveau_${fr}`, en: `level_${en}` },
      title: { fr: `${title.fr}, niveau de danger (1 à 5)`, en: `${title.en}, danger level (1 to 5)` },
      cell: ({ days }) => days[day]?.level ?? null,
    },
    {
      key: { fr: `danger_${fr}`, en: `danger_${en}` },
      title: { fr: `${title.fr}, nom du niveau de danger`, en: `${title.en}, danger level name` },
      cell: ({ days }, language) => days[day] && textsOf(language).t(`danger.${days[day].level}`),
    },
  ];
}

const columns = (): DataColumn<ZoneDanger>[] => [
  {
    key: { fr: "zone", en: "zone" },
    title: { fr: "Zone (numéro)", en: "Zone (number)" },
    cell: ({ zone }) => zone,
  },
  { key: { fr: "nom", en: "name" }, title: { fr: "Nom", en: "Name" }, cell: ({ name }) => name },
  ...dayColumns(0),
  ...dayColumns(1),
  ...dayColumns(2),
];

/** Returns each zone's danger, filtered by `zone` and `danger` (today's level). Null until data was read. */
export function dangerData(situation: Situation, search: URLSearchParams): DataSet<ZoneDanger> | null {
  const { value, readAt } = situation.danger;
  if (value === null || readAt === null) return null;
  const parameterValue = (parameter: "zone" | "danger") =>
    LANGUAGES.map((language) => search.get(PARAMETERS[parameter][language])).find(Boolean) ?? null;
  const zone = zoneOf(parameterValue("zone") ?? "");
  const level = parameterValue("danger");
  const shapes = new Map(
    zoneShapesOf(situation.zoneShapes.value).map((shape) => [shape.zone, shape.geometry]),
  );
  const rows = value.filter(
    (each) =>
      (zone === null || each.zone === zone) && (level === null || String(each.days[0]?.level) === level),
  );
  return {
    columns: columns(),
    rows: rows.toSorted((a, b) => a.zone - b.zone),
    idOf: ({ zone }) => zone,
    geometryOf(row) {
      const shape = shapes.get(row.zone);
      return shape ? withRfcWinding(shape) : null;
    },
    readAt,
  };
}
