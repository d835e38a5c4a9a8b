import { useEffect, useState } from "react";
import { declinationAt } from "#territory/declination.ts";
import type { Point } from "#territory/point.ts";
import { type Held, magneticHeading } from "./heading.ts";

/** A device without a compass says nothing, or says it only of itself. */
const SILENT_MS = 2500;
/** The middle of the province's people, where nobody says where they stand. */
const MIDDLE: Point = { lat: 47.5, lon: -72.5 };

type State = "absent" | "off" | "asking" | "on" | "denied" | "silent";

/** iPhones ask before they tell. */
interface Asking {
  requestPermission?: () => Promise<"granted" | "denied">;
}

const EVENTS = ["deviceorientationabsolute", "deviceorientation"] as const;

/** A mouse has no compass; what is touched may have one. */
const mayHave = () =>
  "DeviceOrientationEvent" in window && window.matchMedia("(any-pointer: coarse)").matches;

const isAround = (a: Point | null): a is Point => a !== null;

/** The way a device points, in degrees clockwise from true north, from a press until another. */
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
      const magnetic = magneticHeading(event as DeviceOrientationEvent & Held, angle);
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
    const said = (await asking.requestPermission?.().catch(() => "denied")) ?? "granted";
    setState(said === "granted" ? "asking" : "denied");
  }
  return { state, heading, start: () => void start(), stop: () => setState("off") };
}
