import { regionPath, zonePath } from "#plan/area-paths.ts";
import notes from "../../design/notes.module.css";
import { Notice } from "../../design/notice.tsx";
import { Columns, Section } from "../../design/section.tsx";
import { sectionPath } from "../../frame/sections.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { DangerDays } from "../../parts/danger/danger-days.tsx";
import { Missing } from "../../parts/data-age/missing.tsx";
import { NearbyFires } from "../../parts/fire/nearest-fires.tsx";
import styles from "../../parts/place/place-page.module.css";
import { RestrictionsHere } from "../../parts/restriction/restriction-list.tsx";
import type { FireView } from "./fire-view.server.ts";
import { fireTexts } from "./texts.ts";

/** Lists the other active fires nearby, with the distance and direction from this fire. */
function NearestSection({ nearest, withinKm }: Pick<FireView, "nearest" | "withinKm">) {
  const { language, t } = useTexts(fireTexts);
  return (
    <Section
      id="nearest"
      title={t("fire.nearest")}
      aside={<SiteLink to={sectionPath("fires", language)}>{t("fires.all")}</SiteLink>}
    >
      {nearest === null ? (
        <p>{t("fire.nearest.unplaced")}</p>
      ) : (
        <NearbyFires fires={nearest} withinKm={withinKm} />
      )}
    </Section>
  );
}

export function FireSurroundings({
  view: { fire, danger, restrictions, doubt, nearest, withinKm },
}: {
  readonly view: FireView;
}) {
  const { language, t } = useTexts(fireTexts);
  const named = typeof danger === "object" && danger !== null;
  return (
    <Columns layout="halves">
      <div className={styles.stack}>
        <Section
          id="danger"
          title={named ? t("place.danger", { zone: danger.name }) : t("fire.danger.unnamed")}
          aside={named && <SiteLink to={zonePath(danger.name, language)}>{t("fire.zonePage")}</SiteLink>}
        >
          {danger === "unavailable" && <Missing />}
          {danger === null && <p>{t("fire.danger.none")}</p>}
          {named && <DangerDays row={danger} />}
        </Section>
        <NearestSection nearest={nearest} withinKm={withinKm} />
      </div>
      <Section id="restrictions" title={t("fire.restrictions")}>
        {restrictions === null ? (
          <Notice severity="info" title={t("fire.restrictions.unplaced")} />
        ) : (
          <RestrictionsHere groups={restrictions} doubt={doubt} />
        )}
        {fire.region && (
          <p className={notes.more}>
            <SiteLink to={regionPath(fire.region, language)}>{t("fire.regionPage")}</SiteLink>
          </p>
        )}
      </Section>
    </Columns>
  );
}
