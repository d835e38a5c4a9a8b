import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { type Fact, FactList } from "../../design/fact-list.tsx";
import notes from "../../design/notes.module.css";
import { Notice } from "../../design/notice.tsx";
import { SearchField } from "../../design/search-field.tsx";
import { LocateButton } from "../../forms/locate-button.tsx";
import { SearchForm } from "../../forms/search-form.tsx";
import { useMyPosition } from "../../forms/use-my-position.ts";
import { useRequired } from "../../forms/use-required.ts";
import { ReportOnline } from "../../frame/report-online.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { emitToast } from "../../frame/toast-store.ts";
import { useGoTo } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Missing } from "../../parts/data-age/missing.tsx";
import { OtherPlaces } from "../../parts/finder/other-places.tsx";
import { Danger } from "../../parts/fire/marks.tsx";
import { NearbyFires } from "../../parts/fire/nearest-fires.tsx";
import { levelOn } from "../../parts/fire/rows.ts";
import { OpenFireNotice } from "../../parts/open-fire/open-fire-notice.tsx";
import type { PlaceView } from "../../parts/place-answer/place-view.server.ts";
import { RestrictionsHere } from "../../parts/restriction/restriction-list.tsx";
import { ServerMarkup } from "../../parts/surroundings/server-markup.tsx";
import styles from "./place-finder.module.css";
import { homeTexts } from "./texts.ts";

/** ID of the result: a search leads there rather than to the top of the page. */
export const PLACE_ID = { fr: "chez-moi", en: "my-area" } as const;

/** Form to find a place by its name or by the device's position. The result is part of the next page. */
export function PlaceFinder({ place }: { readonly place: PlaceView | null }) {
  const { language, t } = useTexts(homeTexts);
  const required = useRequired();
  const goTo = useGoTo();
  // The field shows the name of a found place again, but not a position.
  const name = (place?.kind === "answer" && place.name) || "";
  const { isLocating, locate } = useMyPosition({
    onPosition(position) {
      void goTo(`${pathTo("home", language, {}, { place: position })}#${PLACE_ID[language]}`);
    },
    onFailure: (failure) => emitToast(`position-${failure}`),
  });
  return (
    <section id={PLACE_ID[language]} className={styles.finder} aria-labelledby="place-title">
      <h2 id="place-title">{t("place.title")}</h2>
      <SearchForm label={t("place.title")} screen="home">
        <SearchField
          key={name}
          id="place"
          name={PARAMETERS.address[language]}
          label={t("place.label")}
          submit={t("place.submit")}
          defaultValue={name}
          aria-describedby="place-hint"
          {...required}
        />
        <p id="place-hint" className={notes.hint}>
          {t("place.hint")}
        </p>
      </SearchForm>
      <LocateButton isLocating={isLocating} locate={locate} hint={t("place.locateHint")} />
      <div aria-live="polite">{place && <PlaceAnswer place={place} />}</div>
      <p>
        <SiteLink className={styles.alerts} to={pathTo("profile-saved-locations", language)}>
          {t("place.alerts")}
        </SiteLink>
      </p>
    </section>
  );
}

const DAYS = [0, 1, 2] as const;

type Answered = Extract<PlaceView, { kind: "answer" }>;

/** Shows what applies at the requested place, or that it is outside Quebec. */
function PlaceAnswer({ place }: { readonly place: PlaceView }) {
  const { t } = useTexts(homeTexts);
  if (place.kind === "outside") return <Notice severity="warning" title={t("place.outside")} />;
  return <AnswerBody place={place} />;
}

function AnswerBody({ place }: { readonly place: Answered }) {
  const { language, t } = useTexts(homeTexts);
  return (
    <div className={styles.answer}>
      <h3>
        {place.name === null ? t("place.result.position", { position: place.position }) : place.name}
        {place.region && <span className={styles.region}> {place.region}</span>}
      </h3>
      <OtherPlaces others={place.others} />
      <ServerMarkup markup={place.officialAlerts} />
      {place.openFire && <OpenFireNotice answer={place.openFire} small />}
      <PlaceDanger danger={place.danger} />
      <div className={styles.part}>
        <h4>{t("place.restrictions")}</h4>
        <RestrictionsHere groups={place.restrictions} doubt={place.doubt} />
        <p className={styles.note}>{t("place.municipal")}</p>
      </div>
      <ServerMarkup markup={place.air} />
      <div className={styles.part}>
        <h4>{t("place.nearest")}</h4>
        <NearbyFires fires={place.nearest} withinKm={place.withinKm} />
      </div>
      <ServerMarkup markup={place.roads} />
      <p className={styles.full}>
        <SiteLink to={pathTo("current-situation-location", language, {}, place.full)}>
          {t("place.full")}
        </SiteLink>
      </p>
      <p>
        <strong>{t("place.call", { number: t("emergency.number") })}</strong> <ReportOnline />
      </p>
    </div>
  );
}

function PlaceDanger({ danger }: { readonly danger: Answered["danger"] }) {
  const { t } = useTexts(homeTexts);
  if (danger === "unavailable") return <Missing />;
  if (danger === null) return <p>{t("place.noDanger")}</p>;
  return (
    <div className={styles.part}>
      <h4>{t("place.danger", { zone: danger.name })}</h4>
      <FactList
        className={styles.days}
        facts={DAYS.map(
          (day): Fact => [t(`day.${day}`), <Danger key={day} level={levelOn(day, danger)} narrow />],
        )}
      />
    </div>
  );
}
