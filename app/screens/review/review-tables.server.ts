import type { Part } from "#plan/review-files.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import type { Cell, DataColumn } from "../../parts/downloads/data-set.ts";
import { regionName } from "../../parts/fire/rows.server.ts";
import type { ReviewView } from "./review-view.server.ts";
import { SIZE_CLASSES } from "./size-classes.ts";
import { reviewTexts } from "./texts.ts";

type Row = readonly Cell[];

interface Table {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
}

const FIRES: Bilingual = { fr: "Feux", en: "Fires" };
const HECTARES: Bilingual = { fr: "Superficie brûlée (ha)", en: "Area burned (ha)" };
const SIZE: Bilingual = { fr: "Superficie (ha)", en: "Size (ha)" };

/** Returns a table whose columns read the cells of each row in order. */
const table = (titles: readonly Bilingual[], rows: readonly Row[]): Table => ({
  columns: titles.map((title, at) => ({ key: title, title, cell: (row) => row[at] ?? null })),
  rows,
});

function glanceTable({ glances, year }: ReviewView, language: Language): Table {
  const { t } = textsOf(language, reviewTexts);
  return table(
    [
      { fr: "Zone de protection", en: "Protection zone" },
      { fr: "Indicateur", en: "Indicator" },
      { fr: String(year), en: String(year) },
      { fr: `${year - 1}, à la même date`, en: `${year - 1}, same date` },
      { fr: "Moyenne des 10 dernières années", en: "10-year average" },
    ],
    glances.flatMap((glance) =>
      (["fires", "hectares"] as const).map((measure) => {
        const { now, yearBefore, mean } = glance[measure];
        const name = measure === "fires" ? FIRES[language] : HECTARES[language];
        return [t(`protection.${glance.zone}`), name, now, yearBefore, mean];
      }),
    ),
  );
}

/** Returns a part of the review as a table; null until a list of fires has been read. */
export function reviewTable(view: ReviewView, part: Part, language: Language): Table | null {
  const { t } = textsOf(language, reviewTexts);
  const { detail, past } = view;
  if (part === "glance") return glanceTable(view, language);
  if (part === "past") {
    const titles = [{ fr: "Saison", en: "Season" }, FIRES, HECTARES];
    return table(
      titles,
      past.rows.map(({ year, fires, hectares }) => [year, fires, hectares]),
    );
  }
  if (detail === null) return null;
  switch (part) {
    case "causes":
      return table(
        [{ fr: "Cause", en: "Cause" }, FIRES],
        detail.causes.rows.map(({ key, fires }) => [t(`cause.${key}`), fires]),
      );
    case "regions":
      return table(
        [{ fr: "Région", en: "Region" }, FIRES, HECTARES],
        detail.regions.map(({ key, fires, hectares }) => [
          key === null ? t("review.regions.unknown") : regionName(key, language),
          fires,
          hectares,
        ]),
      );
    case "months":
      return table(
        [{ fr: "Mois", en: "Month" }, FIRES, HECTARES],
        detail.months.rows.map(({ name, fires, hectares, isToCome }) => [
          name,
          isToCome ? null : fires,
          isToCome ? null : hectares,
        ]),
      );
    case "sizes":
      return table(
        [
          { fr: "Superficie minimale du feu, exclue (ha)", en: "Fire size, over (ha)" },
          { fr: "Superficie maximale du feu (ha)", en: "Fire size, up to (ha)" },
          FIRES,
          HECTARES,
        ],
        detail.sizes.rows.map(({ key, fires, hectares }) => {
          const { over, upTo } = SIZE_CLASSES[key] ?? SIZE_CLASSES[0];
          return [Math.max(0, over), Number.isFinite(upTo) ? upTo : null, fires, hectares];
        }),
      );
    case "largest":
      return table(
        [
          { fr: "Rang", en: "Rank" },
          { fr: "Année", en: "Year" },
          { fr: "Numéro", en: "Number" },
          { fr: "Nom", en: "Name" },
          SIZE,
          { fr: "Lieu", en: "Place" },
          { fr: "Début", en: "Start" },
          { fr: "Cause", en: "Cause" },
          { fr: "État", en: "Status" },
        ],
        detail.largest.map(({ number, name, sizeHa, place, started, causeId, statusId }, at) => [
          at + 1,
          view.year,
          number,
          name,
          sizeHa,
          place,
          started,
          causeId && t(`cause.${causeId}`),
          t(`status.${statusId}`),
        ]),
      );
  }
}
