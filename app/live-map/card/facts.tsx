import type { ListDoubt } from "#fires/restrictions-doubt.ts";
import { type Fact, FactList } from "../../design/fact-list.tsx";
import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Danger, RestrictionSign } from "../../parts/fire/marks.tsx";
import { NearbyFires } from "../../parts/fire/nearest-fires.tsx";
import { type DangerRow, levelOn } from "../../parts/fire/rows.ts";
import { DAYS } from "../../parts/map-links/map-words.ts";
import { NoRestriction } from "../../parts/restriction/no-restriction.tsx";
import type { PointFacts, RestrictionThere } from "../records/point-facts.server.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./map-card.module.css";

/** Lists facts. Unknown facts are left out: the item's own page mentions them. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <FactList className={styles.facts} facts={facts} />
);

export function ThreeDays({ danger }: { readonly danger: DangerRow | null }) {
  const { t } = useTexts(liveMapTexts);
  return (
    <Facts
      facts={DAYS.map(
        (day): Fact => [t(`day.${day}`), <Danger key={day} level={danger && levelOn(day, danger)} />],
      )}
    />
  );
}

type Signed = readonly (RestrictionThere & { readonly isPart?: boolean })[];

/** Lists restrictions with their signs. Says that no restrictions are in force only if no data is missing. */
export function Restrictions({
  restrictions,
  doubt,
}: {
  readonly restrictions: Signed | null;
  readonly doubt: ListDoubt | null;
}) {
  const { t } = useTexts(liveMapTexts);
  if (restrictions === null) return <p>{t("livemap.card.noRestrictionData")}</p>;
  if (restrictions.length === 0) return <NoRestriction doubt={doubt} />;
  return <Signs restrictions={restrictions} />;
}

function Signs({ restrictions }: { readonly restrictions: Signed }) {
  const { t } = useTexts(liveMapTexts);
  return (
    <ul className={styles.signs} aria-label={t("place.restrictions")}>
      {restrictions.map(({ type, title, isPart = false }) => (
        <li key={type + title}>
          <RestrictionSign type={type} />{" "}
          <span>
            {title || t(`restriction.${type}`)}
            {isPart && ` ${t("livemap.card.inPart")}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Shows what applies at a point: danger for three days, restrictions and the nearest fires. */
export function FactsThere({ facts }: { readonly facts: PointFacts }) {
  const { t } = useTexts(liveMapTexts);
  const { danger, restrictions, doubt, beside, nearest, withinKm } = facts;
  return (
    <>
      <h3>
        {danger && danger !== "unavailable"
          ? t("place.danger", { zone: danger.name })
          : t("livemap.view.danger")}
      </h3>
      {danger === "unavailable" && <p>{t("livemap.card.noDangerData")}</p>}
      {danger === null && <p>{t("place.noDanger")}</p>}
      {danger !== null && danger !== "unavailable" && <ThreeDays danger={danger} />}
      <h3>{t("place.restrictions")}</h3>
      <Restrictions restrictions={restrictions} doubt={doubt} />
      {beside.length > 0 && (
        <Notice severity="warning" title={t("livemap.card.beside")}>
          <Signs restrictions={beside} />
        </Notice>
      )}
      <h3>{t("place.nearest")}</h3>
      {nearest === null ? <p>{t("map.textNoFires")}</p> : <NearbyFires fires={nearest} withinKm={withinKm} />}
    </>
  );
}
