import { useRef, useState } from "react";
import type { TypedReport } from "#intake/reports/report-fields.ts";
import type { Point } from "#territory/point.ts";
import { Choices } from "../../../design/choices.tsx";
import { Icon } from "../../../design/icon.tsx";
import { Notice } from "../../../design/notice.tsx";
import { askPosition, type PositionFailure } from "../../../forms/ask-position.ts";
import { LocateButton } from "../../../forms/locate-button.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { whereTexts } from "./texts.ts";
import { fromAfar, fromFields, seenPoint } from "./typed-point.ts";
import styles from "./where.module.css";

/** Options for the device's highest accuracy. A position from up to ten seconds ago is accepted. */
const EXACT: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 10_000 };
/** Fallback: without satellites, indoors or under trees, the network still gives a rough position. */
const ROUGH: PositionOptions = { enableHighAccuracy: false, timeout: 5000, maximumAge: 300_000 };

/** Returns `locate`, which requests the device's position and the position's accuracy in metres. */
function useDevicePosition(onPosition: (at: Point, accuracy: number) => void) {
  const [isLocating, setLocating] = useState(false);
  const [failure, setFailure] = useState<PositionFailure | null>(null);

  async function locate(): Promise<void> {
    if (isLocating) return;
    setFailure(null);
    setLocating(true);
    try {
      const exact = await askPosition(EXACT);
      const canRetry = exact === "unavailable" || exact === "timeout";
      const found = canRetry ? await askPosition(ROUGH) : exact;
      if (typeof found === "string") setFailure(found);
      else onPosition({ lat: found.latitude, lon: found.longitude }, found.accuracy);
    } catch {
      setFailure("unavailable");
    } finally {
      setLocating(false);
    }
  }
  return { isLocating, failure, locate: () => void locate() };
}

/** Accuracy in metres from which a crew would search in the wrong place. */
const VAGUE_M = 1000;
const METRES_IN_KM = 1000;

interface Props {
  readonly typed: TypedReport;
  readonly onChange: (change: Partial<TypedReport>) => void;
  /** Whether the person sees the fire from a distance; null without an answer. */
  readonly isFar: boolean | null;
  readonly onFar: (isFar: boolean) => void;
}

/** Button for the device's position, and the question whether the fire is at this position. */
export function DevicePart({ typed, onChange, isFar, onFar }: Props) {
  const { t, formats } = useTexts(whereTexts);
  // The device takes time: a point that was set for the fire itself meanwhile stays.
  const latest = useRef(typed);
  latest.current = typed;
  const { isLocating, failure, locate } = useDevicePosition((at, accuracy) => {
    const updated = { ...latest.current, ...fromFields(at, accuracy), fromWhere: "" };
    const { fromLat, fromLon, fromAccuracy, fromWhere } = updated;
    onChange({ fromLat, fromLon, fromAccuracy, fromWhere, ...fromAfar(seenPoint(updated), isFar) });
  });
  const accuracy = typed.fromAccuracy === "" ? null : Number(typed.fromAccuracy);
  const shown =
    accuracy !== null &&
    (accuracy < VAGUE_M
      ? formats.measure(Math.max(1, accuracy), "metres")
      : formats.measure(accuracy / METRES_IN_KM, "kilometres"));
  return (
    <div className={styles.device}>
      <LocateButton isLocating={isLocating} locate={locate} hint={t("where.device.hint")}>
        <div role="status">
          {shown && !isLocating && (
            <p className={styles.found}>
              <Icon name="check-circle" /> {t("where.device.found", { accuracy: shown })}
            </p>
          )}
          {accuracy !== null && accuracy >= VAGUE_M && (
            <Notice severity="warning" title={t("where.device.vague")} />
          )}
          {failure && !isLocating && (
            <Notice severity="warning" title={t(`where.device.${failure}`)}>
              <p>{t(`where.device.${failure}.text`)}</p>
            </Notice>
          )}
        </div>
      </LocateButton>
      {accuracy !== null && (
        <Choices
          legend={t("where.fire")}
          name="whereFire"
          choices={[
            { value: "here", label: t("where.fire.here") },
            { value: "there", label: t("where.fire.there") },
          ]}
          chosen={isFar === null ? [] : [isFar ? "there" : "here"]}
          onChange={([text]) => {
            onFar(text === "there");
            if (text === "there") return onChange(fromAfar({ source: typed.source }, true));
            const here = { ...typed, lat: "", lon: "", source: "", bearing: "", distance: "" };
            onChange({ bearing: "", distance: "", ...seenPoint(here) });
          }}
        />
      )}
    </div>
  );
}
