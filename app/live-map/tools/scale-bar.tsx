import { KILOMETRE_IN } from "#plan/units.ts";
import { useFigures } from "../../parts/units/use-figures.ts";
import { useUnits } from "../../parts/units/use-units.ts";
import type { LiveMap } from "../engine/live-map.ts";
import styles from "./map-tools.module.css";
import { usePose } from "./use-pose.ts";

/** First digits of round lengths: 5, 2 or 1, times a power of ten. */
const ROUND = [5, 2, 1] as const;

interface ScaleOptions {
  readonly kmPerPixel: number;
  readonly unitsPerKm: number;
  readonly mostPixels: number;
}

/** Returns the longest round length in the visitor's unit that fits the width, in kilometres and pixels. */
export function scaleOf({ kmPerPixel, unitsPerKm, mostPixels }: ScaleOptions) {
  const most = mostPixels * kmPerPixel * unitsPerKm;
  const power = 10 ** Math.floor(Math.log10(most));
  // Allow for rounding errors: 0.1 * 3 is more than 0.3.
  const units = (ROUND.find((each) => each * power <= most * (1 + 1e-9)) ?? 1) * power;
  const km = units / unitsPerKm;
  return { km, pixels: Math.round(km / kmPerPixel) };
}

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
