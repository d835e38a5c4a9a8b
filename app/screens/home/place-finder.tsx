import { PARAMETERS, pathTo } from "#plan/paths.ts";
import notes from "../../design/notes.module.css";
import { SearchField } from "../../design/search-field.tsx";
import { LocateButton } from "../../forms/locate-button.tsx";
import { SearchForm } from "../../forms/search-form.tsx";
import { useMyPosition } from "../../forms/use-my-position.ts";
import { useRequired } from "../../forms/use-required.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { emitToast } from "../../frame/toast-store.ts";
import { useGoTo } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import type { PlaceView } from "../../parts/place-answer/place-view.server.ts";
import { PlaceAnswer } from "./place-answer.tsx";
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
