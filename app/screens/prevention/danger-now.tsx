import { pathTo } from "#plan/paths.ts";
import { Notice } from "../../design/notice.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { DangerDays } from "../../parts/danger/danger-days.tsx";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import { Missing } from "../../parts/data-age/missing.tsx";
import { OtherPlaces } from "../../parts/finder/other-places.tsx";
import styles from "./danger-now.module.css";
import type { PlaceHere } from "./place-here.server.ts";
import { PlaceQuestion } from "./place-question.tsx";
import { preventionTexts } from "./texts.ts";

/** Shows the danger at the visitor's place, or the form to give a place. */
export function DangerNow({ place }: { readonly place: PlaceHere | { readonly kind: "outside" } | null }) {
  const { language, t } = useTexts(preventionTexts);
  const isHere = place?.kind === "here";
  return (
    <div className={styles.box}>
      {isHere ? (
        <>
          <h3>{t("prevention.place.danger", { place: place.where })}</h3>
          <OtherPlaces others={place.others} />
          <DataTime age={place.age} writtenAt={place.writtenAt} />
          <Days {...place} />
          <p>
            <SiteLink to={pathTo("current-situation-location", language, {}, place.query)}>
              {t("prevention.place.full")}
            </SiteLink>
          </p>
        </>
      ) : (
        <h3>{t("prevention.place")}</h3>
      )}
      {place?.kind === "outside" && <Notice severity="warning" title={t("prevention.place.outside")} />}
      <PlaceQuestion name={(isHere && place.name) || ""} />
    </div>
  );
}

function Days({ danger, freeUntil }: Pick<PlaceHere, "danger" | "freeUntil">) {
  const { t } = useTexts(preventionTexts);
  if (danger === "unavailable") return <Missing />;
  if (danger === null) return <p>{t("place.noDanger")}</p>;
  return (
    <>
      <p>{t("prevention.place.zone", { zone: danger.name })}</p>
      <DangerDays row={danger} freeUntil={freeUntil} />
    </>
  );
}
