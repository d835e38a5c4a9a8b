import { Icon } from "../design/icon.tsx";
import { Section } from "../design/section.tsx";
import { Segmented } from "../design/segmented.tsx";
import { StatTable } from "../design/stat-table.tsx";
import { Tally } from "../design/tally.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { Missing } from "../situation/missing.tsx";
import notes from "../situation/notes.module.css";
import { useFigures } from "../units/use-figures.ts";
import type { PeriodView } from "./period-view.server.ts";

interface Props {
  readonly period: PeriodView | null;
  readonly isYear: boolean;
  readonly dayPath: string;
  readonly yearPath: string;
  /** The agency's last change, written out. */
  readonly changedAt: string | null;
}

/** The last 24 hours, or this year against the ten-year mean. */
export function PeriodSection({ period, isYear, dayPath, yearPath, changedAt }: Props) {
  const { t } = useTexts();
  return (
    <Section
      id="period"
      title={t("period.title")}
      lead={t(isYear ? "period.year.text" : "period.day.text")}
      aside={
        <Segmented
          label={t("period.label")}
          segments={[
            { to: dayPath, label: t("period.day"), current: !isYear },
            { to: yearPath, label: t("period.year"), current: isYear },
          ]}
        />
      }
    >
      {period === null ? <Missing /> : period.kind === "day" ? <Day day={period} /> : <Year year={period} />}
      {changedAt && <p className={notes.note}>{t("age.agency", { when: changedAt })}</p>}
    </Section>
  );
}

const DASH = "–";

function Day({ day }: { readonly day: Extract<PeriodView, { kind: "day" }> }) {
  const { t } = useTexts();
  return (
    <Tally
      items={[
        { id: "recorded", mark: <Icon name="up" />, count: day.recorded ?? DASH, words: t("period.new") },
        {
          id: "extinguished",
          mark: <Icon name="check" />,
          count: day.extinguished ?? DASH,
          words: t("period.extinguished"),
        },
        { id: "change", mark: <Icon name="clock" />, count: day.change ?? DASH, words: t("period.change") },
      ]}
    />
  );
}

function Year({ year }: { readonly year: Extract<PeriodView, { kind: "year" }> }) {
  const { t, formats } = useTexts();
  const figures = useFigures();
  const fires = (count: number | null) => (count === null ? DASH : formats.number(Math.round(count)));
  const size = (hectares: number | null) => (hectares === null ? DASH : figures.size(hectares));
  const rows = [
    ["fires", year.fires, fires],
    ["hectares", year.hectares, size],
    ["firesNorthern", year.firesNorthern, fires],
    ["hectaresNorthern", year.hectaresNorthern, size],
  ] as const;
  return (
    <>
      <StatTable
        caption={t("period.caption", { year: year.year, when: year.at })}
        titles={[t("period.measure"), t("period.thisYear"), t("period.mean"), t("period.difference")]}
        rows={[
          ...rows.map(([name, row, written]) => ({
            id: name,
            name: t(`period.${name}`),
            figures: [written(row.count), written(row.mean), row.difference ?? DASH] as const,
          })),
          { id: "week", name: t("period.week"), figures: [size(year.weekHectares), DASH, DASH] as const },
        ]}
      />
      {year.firesNorthern.mean === null && <p className={notes.note}>{t("period.year.noMean")}</p>}
      {year.causes && (
        <p className={notes.note}>
          {t("period.causes", {
            lightning: year.causes.lightning ?? DASH,
            people: year.causes.people ?? DASH,
            unknown: year.causes.unknown ?? DASH,
          })}{" "}
          {year.extinguished && t("period.extinguishedYear", { fires: year.extinguished })}
        </p>
      )}
    </>
  );
}
