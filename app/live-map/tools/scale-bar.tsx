import { KILOMETRE_IN } from "#plan/units.ts";
import { useFigures } from "../../parts/units/use-figures.ts";
import { useUnits } from "../../parts/units/use-units.ts";
import type { LiveMap } from "../engine/live-map.ts";
import styles from "./map-tools.module.css";
import { scaleOf } from "./scale.ts";
import { usePose } from "./use-pose.ts";

const MOST_PIXELS = 120;
const HIGH = 6;

/** The scale in the visitor's unit, valid at the centre of the map. */
export function ScaleBar({ map }: { readonly map: LiveMap }) {
  const { kmPerPixel } = usePose(map);
  const { distance } = useUnits();
  const figures = useFigures();
  const { km, pixels } = scaleOf({
    kmPerPixel,
    unitsPerKm: KILOMETRE_IN[distance],
    mostPixels: MOST_PIXELS,
  });
  return (
    <p className={styles.scale}>
      {figures.distance(km)}
      <svg width={pixels} height={HIGH} viewBox={`0 0 ${pixels} ${HIGH}`} aria-hidden="true">
        <path d={`M1 0v${HIGH - 1}h${pixels - 2}v-${HIGH - 1}`} />
      </svg>
    </p>
  );
}
