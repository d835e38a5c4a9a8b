import { Button } from "../../design/button.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useFigures } from "../../parts/units/use-figures.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./map-tools.module.css";
import { areaHa, lengthKm } from "./measured.ts";
import type { useMeasure } from "./use-measure.ts";

/** Shows the measured line in the visitor's units, with buttons to change it. */
export function MeasurePanel({ measure }: { readonly measure: ReturnType<typeof useMeasure> }) {
  const { t } = useTexts(liveMapTexts);
  const figures = useFigures();
  const { points, isClosed } = measure.line;
  return (
    <>
      <p className={styles.hint}>{t("livemap.measure.start")}</p>
      <dl className={styles.measured} aria-live="polite">
        <div>
          <dt>{t(isClosed ? "livemap.measure.perimeter" : "livemap.measure.length")}</dt>
          <dd>{figures.distance(lengthKm(points, isClosed))}</dd>
        </div>
        {isClosed && (
          <div>
            <dt>{t("livemap.measure.area")}</dt>
            <dd>{figures.size(areaHa(points))}</dd>
          </div>
        )}
      </dl>
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
