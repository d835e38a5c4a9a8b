import { useEffect, useState } from "react";
import { declinationAt } from "#territory/declination.ts";
import { compassPoint } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import { Button } from "../../../design/button.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { whereTexts } from "./texts.ts";
import styles from "./where.module.css";

export interface Orientation {
  readonly alpha: number | null;
  readonly beta: number | null;
  readonly gamma: number | null;
  readonly absolute: boolean;
  /** Only on iPhones: heading in degrees clockwise from magnetic north, without the screen's rotation. */
  readonly webkitCompassHeading?: number | null | undefined;
}

const turn = (degrees: number) => ((degrees % 360) + 360) % 360;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Returns the direction in which a device points, in degrees clockwise from magnetic north; null if unknown.
 * A flat device points with the top of its screen. An upright device points with its back, because people
 * look at the fire through it. `screenAngle` is the screen's rotation from upright.
 */
export function magneticHeading(held: Orientation, screenAngle: number): number | null {
  const { webkitCompassHeading: iphoneHeading, alpha, beta, gamma } = held;
  if (typeof iphoneHeading === "number" && iphoneHeading >= 0) return turn(iphoneHeading + screenAngle);
  if (!held.absolute || alpha === null || beta === null || gamma === null) return null;
  const [z, x, y] = [radians(alpha), radians(beta), radians(gamma)];
  // A flat device uses its top edge, an upright device its back. Between flat and upright, the sum of both
  // directions' horizontal parts is never zero.
  const top = [-Math.cos(x) * Math.sin(z), Math.cos(x) * Math.cos(z)] as const;
  const back = [
    -Math.cos(z) * Math.sin(y) - Math.sin(z) * Math.sin(x) * Math.cos(y),
    -Math.sin(z) * Math.sin(y) + Math.cos(z) * Math.sin(x) * Math.cos(y),
  ] as const;
  const [east, north] = [top[0] + back[0], top[1] + back[1]];
  if (Math.hypot(east, north) < 1e-6) return null;
  return turn((Math.atan2(east, north) * 180) / Math.PI + screenAngle);
}

/** Delay after which a device counts as one without a compass: it sends no events, or only relative ones. */
const SILENT_MS = 2500;
/** Centre of the province's population, used if the person's position is unknown. */
const MIDDLE: Point = { lat: 47.5, lon: -72.5 };

type State = "absent" | "off" | "asking" | "on" | "denied" | "silent";

/** Static side of `DeviceOrientationEvent`. Only iPhones have this function, which requests permission. */
interface Asking {
  requestPermission?: () => Promise<"granted" | "denied">;
}

const EVENTS = ["deviceorientationabsolute", "deviceorientation"] as const;

/** Returns whether the device may have a compass: only devices with a touch screen can. */
const mayHave = () =>
  "DeviceOrientationEvent" in window && window.matchMedia("(any-pointer: coarse)").matches;

/** Returns the device's direction in degrees clockwise from true north, from `start` until `stop`. */
function useCompass(at: Point | null) {
  const [state, setState] = useState<State>("absent");
  const [heading, setHeading] = useState<number | null>(null);
  useEffect(() => {
    if (mayHave()) setState("off");
  }, []);
  const isListening = state === "asking" || state === "on";
  const declination = declinationAt(at ?? MIDDLE);
  useEffect(() => {
    if (!isListening) return;
    const onTurn = (event: Event) => {
      const angle = window.screen.orientation?.angle ?? 0;
      const magnetic = magneticHeading(event as DeviceOrientationEvent & Orientation, angle);
      if (magnetic === null) return;
      clearTimeout(timer);
      setState("on");
      setHeading((magnetic + declination + 360) % 360);
    };
    const timer = setTimeout(() => setState("silent"), SILENT_MS);
    for (const name of EVENTS) window.addEventListener(name, onTurn);
    return () => {
      clearTimeout(timer);
      for (const name of EVENTS) window.removeEventListener(name, onTurn);
    };
  }, [isListening, declination]);

  async function start(): Promise<void> {
    const asking = DeviceOrientationEvent as unknown as Asking;
    const text = (await asking.requestPermission?.().catch(() => "denied")) ?? "granted";
    setState(text === "granted" ? "asking" : "denied");
  }
  return { state, heading, start: () => void start(), stop: () => setState("off") };
}

interface Props {
  /** Position of the person: needed because a compass needle does not point to true north. */
  readonly at: Point | null;
  readonly onBearing: (degrees: number) => void;
}

/** Reads the fire's direction from the device's compass: point the top edge at the fire, then press. */
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
