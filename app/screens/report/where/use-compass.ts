import { useEffect, useState } from "react";
import { declinationAt } from "#territory/declination.ts";
import type { Point } from "#territory/point.ts";
import { magneticHeading, type Orientation } from "./heading.ts";

/** A device without a compass sends no events, or only relative ones. */
const SILENT_MS = 2500;
/** Centre of the province's population, used if the person's position is unknown. */
const MIDDLE: Point = { lat: 47.5, lon: -72.5 };

type State = "absent" | "off" | "asking" | "on" | "denied" | "silent";

/** iPhones require permission first. */
interface Asking {
  requestPermission?: () => Promise<"granted" | "denied">;
}

const EVENTS = ["deviceorientationabsolute", "deviceorientation"] as const;

/** Returns whether the device may have a compass: touch devices can, mice cannot. */
const mayHave = () =>
  "DeviceOrientationEvent" in window && window.matchMedia("(any-pointer: coarse)").matches;

const isAround = (a: Point | null): a is Point => a !== null;

/** Returns the direction of the device, in degrees clockwise from true north, between two presses. */
export function useCompass(at: Point | null) {
  const [state, setState] = useState<State>("absent");
  const [heading, setHeading] = useState<number | null>(null);
  useEffect(() => {
    if (mayHave()) setState("off");
  }, []);
  const isListening = state === "asking" || state === "on";
  const declination = declinationAt(isAround(at) ? at : MIDDLE);
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
