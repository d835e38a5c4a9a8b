import { useState } from "react";
import { useNavigate } from "react-router";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import notes from "../../design/notes.module.css";
import { Notice } from "../../design/notice.tsx";
import { SearchField } from "../../design/search-field.tsx";
import type { PositionFailure } from "../../forms/ask-position.ts";
import { LocateButton } from "../../forms/locate-button.tsx";
import { SearchForm } from "../../forms/search-form.tsx";
import { useMyPosition } from "../../forms/use-my-position.ts";
import { useRequired } from "../../forms/use-required.ts";
import { useWithLastingParameters } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./finder.module.css";
import { locationTexts } from "./texts.ts";

const FAILURE_KEYS = {
  denied: "toast.positionDenied",
  unavailable: "toast.positionUnavailable",
  timeout: "toast.positionTimeout",
} as const satisfies Record<PositionFailure, string>;

interface Props {
  readonly typed: string;
}

/** Two ways to choose a place: a text, which the server looks up, or a button for the device's position. */
export function Finder({ typed }: Props) {
  const { language, t } = useTexts(locationTexts);
  const required = useRequired();
  return (
    <div className={styles.finder}>
      <SearchForm label={t("location.find")}>
        <SearchField
          key={typed}
          id="address"
          name={PARAMETERS.address[language]}
          label={t("location.label")}
          submit={t("place.submit")}
          defaultValue={typed}
          aria-describedby="address-hint"
          {...required}
        />
        <p id="address-hint" className={notes.hint}>
          {t("location.hint")}
        </p>
      </SearchForm>
      <MyPosition />
      <p className={notes.hint}>{t("location.privacy")}</p>
    </div>
  );
}

function MyPosition() {
  const { language, t } = useTexts(locationTexts);
  const keep = useWithLastingParameters();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<PositionFailure | null>(null);
  const { isLocating, locate } = useMyPosition({
    onPosition(here) {
      setFailure(null);
      void navigate(keep(pathTo("current-situation-location", language, {}, { here })));
    },
    onFailure: setFailure,
  });
  return (
    <LocateButton isLocating={isLocating} locate={locate} hint={t("location.locateHint")}>
      <div className={styles.failure} aria-live="assertive">
        {failure && !isLocating && <Notice severity="warning" title={t(FAILURE_KEYS[failure])} />}
      </div>
    </LocateButton>
  );
}
