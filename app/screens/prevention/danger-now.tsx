import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { Notice } from "../../design/notice.tsx";
import { SearchField } from "../../design/search-field.tsx";
import { LocateButton } from "../../forms/locate-button.tsx";
import { SearchForm } from "../../forms/search-form.tsx";
import { useMyPosition } from "../../forms/use-my-position.ts";
import { useRequired } from "../../forms/use-required.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { emitToast } from "../../frame/toast-store.ts";
import { useGoTo } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { DangerDays } from "../../parts/danger/danger-days.tsx";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import { Missing } from "../../parts/data-age/missing.tsx";
import { OtherPlaces } from "../../parts/finder/other-places.tsx";
import styles from "./danger-now.module.css";
import type { PlaceHere } from "./place-here.server.ts";
import { preventionTexts } from "./texts.ts";

/** ID of the current situation: a search leads there rather than to the top of the page. */
export const NOW_ID = "now";

/** Form to choose a place by its name or by the device's position. The same page shows the answer. */
function PlaceQuestion({ name }: { readonly name: string }) {
  const { language, t } = useTexts(preventionTexts);
  const required = useRequired();
  const goTo = useGoTo();
  const { isLocating, locate } = useMyPosition({
    onPosition(position) {
      void goTo(`${pathTo("prevention", language, {}, { place: position })}#${NOW_ID}`);
    },
    onFailure: (failure) => emitToast(`position-${failure}`),
  });
  return (
    <>
      <SearchForm label={t("prevention.place")} screen="prevention">
        <SearchField
          key={name}
          id="place"
          name={PARAMETERS.address[language]}
          label={t("prevention.place.label")}
          submit={t("place.submit")}
          defaultValue={name}
          {...required}
        />
      </SearchForm>
      <LocateButton isLocating={isLocating} locate={locate} hint={t("prevention.place.locate")} />
    </>
  );
}

/** Shows the danger at the visitor's place; without a place, the form to give one. */
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
