import { pathTo } from "#plan/paths.ts";
import { writePosition } from "#territory/rounded-position.ts";
import { EMERGENCY_TEL, reportTel } from "../../frame/emergency.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { howFar } from "../../parts/fire/how-far.ts";
import { Size } from "../../parts/units/measure.tsx";
import { useFigures } from "../../parts/units/use-figures.ts";
import { liveMapTexts } from "../texts.ts";
import type { Of } from "./card-of-record.tsx";
import { Facts, FactsThere } from "./facts.tsx";
import styles from "./map-card.module.css";
import { OutLink } from "./out-link.tsx";

/** Card of a park, reserve or ZEC: its fire rules, what applies there now, and its manager. */
export function AreaCard({ card: { area, manager, facts } }: Of<"area">) {
  const { t } = useTexts(liveMapTexts);
  const { areaKind, sizeHa, regions, isApproximate } = area;
  return (
    <>
      <Facts
        facts={[
          [t("livemap.area.kind"), t(`livemap.area.${areaKind}`)],
          [t("fires.column.size"), <Size key="size" hectares={sizeHa} />],
          [t("livemap.card.where"), regions || null],
        ]}
      />
      <h3>{t("livemap.area.rules")}</h3>
      <p>{t(`livemap.area.${areaKind}.rule`)}</p>
      <p>
        <a href={manager.url} rel="noreferrer">
          {t("livemap.area.manager", { name: manager.name })}
        </a>
      </p>
      <FactsThere facts={facts} />
      {isApproximate && <p className={styles.note}>{t("livemap.area.approximate")}</p>}
    </>
  );
}

/** Card of an MRC or a city, based on the point that represents the territory. */
export function TerritoryCard({ card: { territory, facts } }: Of<"territory">) {
  const { t, formats } = useTexts(liveMapTexts);
  const { territoryKind, within, activeFires } = territory;
  return (
    <>
      <Facts
        facts={[
          [t("livemap.area.kind"), t(`livemap.territory.${territoryKind}`)],
          [t("fires.column.place"), within],
          [t("livemap.report.active"), activeFires === null ? null : formats.number(activeFires)],
        ]}
      />
      {facts && <FactsThere facts={facts} />}
      <p className={styles.note}>{t("livemap.territory.points")}</p>
    </>
  );
}

/** Card that answers "what applies here?", with numbers to call and a link to the full answer. */
export function HereCard({ card: { at, inside } }: Of<"here">) {
  const { language, t } = useTexts(liveMapTexts);
  const figures = useFigures();
  if (inside === null) {
    return (
      <p>
        {t("livemap.here.outside")} <a href={EMERGENCY_TEL}>911</a>
      </p>
    );
  }
  const { region, landmark, facts } = inside;
  return (
    <>
      <p>
        {region}
        {landmark &&
          `, ${t("livemap.here.landmark", {
            name: landmark.name,
            howFar: howFar(landmark, t, figures),
          })}`}
      </p>
      <FactsThere facts={facts} />
      <p className={styles.call}>
        {t("emergency.report")} <a href={reportTel(t)}>{t("emergency.number")}</a>
        <br />
        {t("emergency.911")} <a href={EMERGENCY_TEL}>911</a>
        <br />
        {t("emergency.cannotCall")}{" "}
        <OutLink to={pathTo("report-fire", language)}>{t("emergency.online")}</OutLink>
      </p>
      <p>
        <OutLink to={pathTo("current-situation-location", language, {}, { here: writePosition(at) })}>
          {t("livemap.here.more")}
        </OutLink>
      </p>
    </>
  );
}
