import { Icon } from "../../design/icon.tsx";
import notes from "../../design/notes.module.css";
import { Section } from "../../design/section.tsx";
import { Segmented } from "../../design/segmented.tsx";
import { StatTable } from "../../design/stat-table.tsx";
import { Tally } from "../../design/tally.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Missing } from "../../parts/data-age/missing.tsx";
import { PROTECTIONS } from "../../parts/fire/fire-choices.ts";
import { useFigures } from "../../parts/units/use-figures.ts";
import type { PeriodView } from "./period-view.server.ts";
import { homeTexts } from "./texts.ts";

interface Props {
  readonly period: PeriodView | null;
  readonly isYear: boolean;
  readonly dayPath: string;
  readonly yearPath: string;
  /** Time of the agency's last change, written out. */
  readonly changedAt: string | null;
}

export function PeriodSection({ period, isYear, dayPath, yearPath, changedAt }: Props) {
  const { t } = useTexts(homeTexts);
  return (
    <Section
      id="period"
      title={t("period.title")}
      lead={t(isYear ? "period.year.text" : "period.day.text")}
      aside={
        <Segmented
          stays
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
/** Count to select a text's plural form if the real count is unknown. */
const SOME = 2;

function Day({ day }: { readonly day: Extract<PeriodView, { kind: "day" }> }) {
  const { t, formats } = useTexts(homeTexts);
  const { recorded, extinguished, change } = day;
  const written = (count: number | null) => (count === null ? DASH : formats.number(count));
  return (
    <Tally
      items={[
        {
          id: "recorded",
          mark: <Icon name="up" />,
          count: written(recorded),
          words: t("period.new", { count: recorded ?? SOME }),
        },
        {
          id: "extinguished",
          mark: <Icon name="check" />,
          count: written(extinguished),
          words: t("period.extinguished", { count: extinguished ?? SOME }),
        },
        {
          id: "change",
          mark: <Icon name="clock" />,
          // A zero on its own could be read as zero fires.
          count: change === 0 ? null : change === null ? DASH : formats.signed(change),
          words: t(change === 0 ? "period.noChange" : "period.change"),
        },
      ]}
    />
  );
}

function Year({ year }: { readonly year: Extract<PeriodView, { kind: "year" }> }) {
  const { t, formats } = useTexts(homeTexts);
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
        titles={[t("period.measure"), t("period.year"), t("period.mean"), t("period.difference")]}
        rows={[
          ...rows.map(([name, row, written]) => ({
            id: name,
            name: t(`period.${name}`),
            figures: [written(row.count), written(row.mean), row.difference ?? DASH] as const,
          })),
          ...PROTECTIONS.map((zone) => ({
            id: `week-${zone}`,
            name: t(`period.week.${zone}`),
            figures: [size(year.week[zone]), DASH, DASH] as const,
          })),
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
          {year.extinguished !== null && t("period.extinguishedYear", { count: year.extinguished })}
        </p>
      )}
    </>
  );
}
