import { compassPoint } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import { Button } from "../../../design/button.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { whereTexts } from "./texts.ts";
import { useCompass } from "./use-compass.ts";
import styles from "./where.module.css";

interface Props {
  /** Position of the person: needed because a compass needle does not point to true north. */
  readonly at: Point | null;
  readonly onBearing: (degrees: number) => void;
}

/**
 * Reads the device's direction from its compass, if it has one: point its top edge at the fire, then press.
 */
export function Compass({ at, onBearing }: Props) {
  const { t } = useTexts(whereTexts);
  const { state, heading, start, stop } = useCompass(at);
  if (state === "absent") return null;
  return (
    <div className={styles.compass}>
      {state === "on" && heading !== null ? (
        <>
          <p>{t("where.compass.how")}</p>
          <p className={styles.heading}>
            {`${Math.round(heading) % 360}°, ${t(`where.wind.${compassPoint(heading)}`)}`}
          </p>
          <Button
            onClick={() => {
              onBearing(Math.round(heading) % 360);
              stop();
            }}
          >
            {t("where.compass.take")}
          </Button>
        </>
      ) : (
        <Button theme="pale" onClick={start} aria-busy={state === "asking"}>
          {t(state === "asking" ? "where.compass.busy" : "where.compass.start")}
        </Button>
      )}
      <p role="status" className={styles.soft}>
        {state === "denied" && t("where.compass.denied")}
        {state === "silent" && t("where.compass.silent")}
      </p>
    </div>
  );
}
