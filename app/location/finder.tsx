import { useState } from "react";
import { Form, useNavigate } from "react-router";
import { Notice } from "../design/notice.tsx";
import { SearchField } from "../design/search-field.tsx";
import { KeptInputs, useKept } from "../frame/kept.tsx";
import { keep } from "../frame/kept-parameters.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { PARAMETERS, pathTo } from "../paths.ts";
import { LocateButton } from "../situation/locate-button.tsx";
import { type PositionFailure, useMyPosition } from "../situation/use-my-position.ts";
import styles from "./finder.module.css";

const FAILURE_KEYS = {
  denied: "alert.positionDenied",
  unavailable: "alert.positionUnavailable",
  timeout: "alert.positionTimeout",
} as const satisfies Record<PositionFailure, string>;

interface Props {
  /** What was typed stays. */
  readonly typed: string;
}

/** Two ways to say where: words, looked up by the server, or the device's position, on a press. */
export function Finder({ typed }: Props) {
  const { language, t } = useTexts();
  return (
    <div className={styles.finder}>
      {/* A whole new page: what measures the audience on this one never sees the address. */}
      <Form
        reloadDocument
        role="search"
        aria-label={t("location.find")}
        method="get"
        action={pathTo("current-situation-location", language)}
      >
        <KeptInputs />
        <SearchField
          key={typed}
          id="address"
          name={PARAMETERS.address[language]}
          label={t("location.label")}
          submit={t("location.submit")}
          defaultValue={typed}
          aria-describedby="address-hint"
          required
        />
        <p id="address-hint" className={styles.hint}>
          {t("location.hint")}
        </p>
      </Form>
      <MyPosition />
      <p className={styles.hint}>{t("location.privacy")}</p>
    </div>
  );
}

function MyPosition() {
  const { language, t } = useTexts();
  const kept = useKept();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<PositionFailure | null>(null);
  const { isLocating, locate } = useMyPosition({
    onPosition(here) {
      setFailure(null);
      void navigate(keep(pathTo("current-situation-location", language, {}, { here }), kept));
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
