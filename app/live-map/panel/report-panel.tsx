import { pathTo } from "#plan/paths.ts";
import { StatTable } from "../../design/stat-table.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useFigures } from "../../parts/units/use-figures.ts";
import { OutLink } from "../card/out-link.tsx";
import type { ReportView } from "../records/report-view.server.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./map-panel.module.css";

const COUNTS = ["active", "recordedToday", "extinguishedToday", "firesYear"] as const;

/** Shows the agency's counts of both protections side by side, with links to the full figures. */
export function ReportPanel({ report }: { readonly report: ReportView }) {
  const { language, t, formats } = useTexts(liveMapTexts);
  const figures = useFigures();
  const { protections, changed } = report;
  const written = (write: (each: ReportView["protections"][number]) => string | null) =>
    protections.map((each) => write(each) ?? t("danger.unknown")) as [string, ...string[]];
  const number = (value: number | null) => (value === null ? null : formats.number(value));
  return (
    <section aria-labelledby="map-report" className={styles.part}>
      <h2 id="map-report">{t("livemap.view.report")}</h2>
      <StatTable
        caption={t("livemap.report.caption")}
        titles={[t("period.measure"), ...protections.map(({ protection }) => t(`protection.${protection}`))]}
        rows={[
          ...COUNTS.map((count) => ({
            id: count,
            name: t(`livemap.report.${count}`),
            figures: written((each) => number(each[count])),
          })),
          {
            id: "hectares",
            name: t("livemap.report.hectares"),
            figures: written(({ hectaresYear }) =>
              hectaresYear === null ? null : figures.size(hectaresYear),
            ),
          },
        ]}
      />
      {changed && <p>{t("age.agency", { when: changed })}</p>}
      <ul>
        <li>
          <OutLink to={pathTo("current-situation", language)}>{t("situation.title")}</OutLink>
        </li>
        <li>
          <OutLink to={pathTo("review", language)}>{t("nav.review")}</OutLink>
        </li>
      </ul>
    </section>
  );
}
