import { DataTable } from "../../design/data-table.tsx";
import { Disclosure } from "../../design/disclosure.tsx";
import { Section } from "../../design/section.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useFigures } from "../../parts/units/use-figures.ts";
import styles from "./growth.module.css";
import type { GrowthView } from "./growth.server.ts";
import { fireTexts } from "./texts.ts";

/** Size of the drawing, as in the server's `CHART`, which browser code cannot import. */
const VIEW_BOX = "0 0 600 200";
const SENTENCE = "growth-sentence";

/** The recorded sizes of the fire: a sentence, a chart, and a table with every value. */
export function GrowthSection({ growth }: { readonly growth: GrowthView }) {
  const { t } = useTexts(fireTexts);
  const { size } = useFigures();
  const { first, last, most, start, line, area, hasGap, isByDay, isFailing, rows } = growth;
  const notes = [
    t("fire.growth.since"),
    isByDay && t("fire.growth.byDay"),
    hasGap && t("fire.growth.gap"),
    isFailing && t("fire.growth.failing"),
  ];
  return (
    <Section id="growth" title={t("fire.growth")}>
      <div className={styles.growth}>
        <p id={SENTENCE}>
          {t("fire.growth.text", {
            ...{ first: size(first.sizeHa), from: first.when, last: size(last.sizeHa), until: last.when },
          })}
        </p>
        <figure className={styles.figure}>
          <span aria-hidden="true">{size(most)}</span>
          <svg
            className={styles.chart}
            viewBox={VIEW_BOX}
            preserveAspectRatio="none"
            role="img"
            aria-label={t("fire.growth.chart")}
            aria-describedby={SENTENCE}
          >
            <path className={styles.area} d={area} />
            <path className={styles.line} d={line} />
          </svg>
          <figcaption className={styles.ends} aria-hidden="true">
            <span>{start}</span>
            <span>{t("fire.growth.now")}</span>
          </figcaption>
        </figure>
        <p className={styles.note}>{notes.filter(Boolean).join(" ")}</p>
        <Disclosure summary={t("fire.growth.table")}>
          <DataTable
            caption={t("fire.growth.chart")}
            hideCaption
            columns={[
              { id: "when", title: t("fire.growth.when"), heading: true, cell: ({ when }) => when },
              {
                ...{ id: "size", title: t("fire.field.size"), numeric: true },
                cell: ({ sizeHa }) => (sizeHa === null ? t("fires.size.unknown") : size(sizeHa)),
              },
            ]}
            rows={rows}
            rowId={({ id }) => id}
          />
        </Disclosure>
      </div>
    </Section>
  );
}
