import { distanceKm, EARTH_RADIUS_KM } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import { Button } from "../../design/button.tsx";
import { FactList } from "../../design/fact-list.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useFigures } from "../../parts/units/use-figures.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./map-tools.module.css";
import type { useMeasure } from "./use-measure.ts";

const HECTARES_IN_KM2 = 100;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the kilometres along a line of points, and back to the start if the line is closed. */
export function lengthKm(points: readonly Point[], isClosed: boolean): number {
  const [first] = points;
  const line = isClosed && first ? [...points, first] : points;
  return line.slice(1).reduce((sum, point, at) => sum + distanceKm(line[at] ?? point, point), 0);
}

/** Returns the hectares inside a closed line of points on a sphere; 0 for fewer than three points. */
export function areaHa(points: readonly Point[]): number {
  if (points.length < 3) return 0;
  const doubled = points.reduce((sum, from, at) => {
    const to = points[(at + 1) % points.length] ?? from;
    return sum + radians(to.lon - from.lon) * (2 + Math.sin(radians(from.lat)) + Math.sin(radians(to.lat)));
  }, 0);
  return (Math.abs(doubled) / 2) * EARTH_RADIUS_KM ** 2 * HECTARES_IN_KM2;
}

/** Shows the measured line in the visitor's units, with buttons to change it. */
export function MeasurePanel({ measure }: { readonly measure: ReturnType<typeof useMeasure> }) {
  const { t } = useTexts(liveMapTexts);
  const figures = useFigures();
  const { points, isClosed } = measure.line;
  return (
    <>
      <p className={styles.hint}>{t("livemap.measure.start")}</p>
      <FactList
        className={styles.measured}
        aria-live="polite"
        facts={[
          [
            t(isClosed ? "livemap.measure.perimeter" : "livemap.measure.length"),
            figures.distance(lengthKm(points, isClosed)),
          ],
          [t("livemap.measure.area"), isClosed && figures.size(areaHa(points))],
        ]}
      />
      <div className={styles.actions}>
        <Button theme="pale" onClick={measure.addCentre}>
          {t("livemap.measure.add")}
        </Button>
        <Button theme="pale" onClick={measure.undo} disabled={points.length === 0}>
          {t("livemap.measure.undo")}
        </Button>
        <Button theme="pale" onClick={measure.close} disabled={points.length < 3 || isClosed}>
          {t("livemap.measure.close")}
        </Button>
        <Button theme="pale" onClick={measure.clear} disabled={points.length === 0}>
          {t("livemap.measure.clear")}
        </Button>
      </div>
    </>
  );
}
