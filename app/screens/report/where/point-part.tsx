import type { TypedReport } from "#intake/reports/report-fields.ts";
import { bearingDegrees, compassPoint, distanceKm } from "#territory/distance.ts";
import { formatPosition } from "#territory/format-position.ts";
import type { Point } from "#territory/point.ts";
import { Button } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { useHydrated } from "../../../frame/use-hydrated.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { howFar } from "../../../parts/fire/how-far.ts";
import { useFigures } from "../../../parts/units/use-figures.ts";
import type { Around } from "./around.server.ts";
import { whereTexts } from "./texts.ts";
import styles from "./where.module.css";

/** Decimals of the shown coordinates: about ten metres. */
const DECIMALS = 4;
/** Accuracy in metres from which a point counts as rough, such as one set on a map of the whole province. */
const ROUGH_M = 2000;

interface Props {
  readonly typed: TypedReport;
  readonly at: Point;
  /** Name of the place that the typed text matched; null if this page does not have the name. */
  readonly name: string | null;
  readonly around: Around | null;
  /** Whether the person sees the fire from a distance but has not given its direction and distance. */
  readonly isSightIncomplete: boolean;
  readonly onClear: () => void;
}

export function PointPart({ typed, at, name, around, isSightIncomplete, onClear }: Props) {
  const { language, t } = useTexts(whereTexts);
  const figures = useFigures();
  const isHydrated = useHydrated();
  const wayFrom = (from: Point) =>
    howFar({ km: distanceKm(from, at), direction: compassPoint(bearingDegrees(from, at)) }, t, figures);
  const position = formatPosition(at, language, DECIMALS);
  const isSight = typed.source === "sight" && typed.bearing !== "" && typed.distance !== "";
  const stand = { lat: Number(typed.fromLat), lon: Number(typed.fromLon) };
  const text =
    typed.source === "device"
      ? t("where.point.device")
      : isSight
        ? t("where.point.sight", { way: capital(wayFrom(stand)) })
        : typed.source === "words"
          ? name
          : null;
  const isOutside = around !== null && around.region === null;
  const landmark = isOutside ? null : around?.landmark;
  return (
    <section className={styles.point} aria-label={t("where.point")} role="status">
      <p className={styles.pointHead}>
        <Icon name="pin" />
        <span>
          <span className={styles.soft}>{t("where.point")}</span> <strong>{text ?? position}</strong>
        </span>
      </p>
      {landmark && landmark.name !== name && (
        <p>{t("where.landmark", { place: landmark.name, way: wayFrom(landmark.at) })}</p>
      )}
      <p className={styles.soft}>{[around?.region, text && position].filter(Boolean).join(" · ")}</p>
      {typed.source === "map" && Number(typed.accuracy) > ROUGH_M && <p>{t("where.point.rough")}</p>}
      {isOutside && typed.source !== "words" && (
        <p>
          {t("where.outside")}. {t("where.outside.text")}
        </p>
      )}
      {isSightIncomplete && <p>{t("where.point.more")}</p>}
      {isHydrated && (
        <Button theme="pale" onClick={onClear}>
          {t("where.clear")}
        </Button>
      )}
    </section>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
