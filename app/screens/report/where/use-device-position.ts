import { useState } from "react";
import type { Point } from "#territory/point.ts";
import type { PositionFailure } from "../../../forms/use-my-position.ts";

/** As exact as the device can say: the fix of a moment ago is as good. */
const EXACT: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 10_000 };
/** Indoors or under trees a phone may find no satellite: its network still knows about where it is. */
const ROUGH: PositionOptions = { enableHighAccuracy: false, timeout: 5000, maximumAge: 300_000 };

const FAILURES: Readonly<Record<number, PositionFailure>> = { 1: "denied", 2: "unavailable", 3: "timeout" };

const ask = (options: PositionOptions) =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, options),
  );

/** Asks the device where it is, on a press, and how sure it is of that, in metres. */
export function useDevicePosition(onPosition: (at: Point, accuracy: number) => void) {
  const [isLocating, setLocating] = useState(false);
  const [failure, setFailure] = useState<PositionFailure | null>(null);

  async function locate(): Promise<void> {
    if (isLocating) return;
    setFailure(null);
    if (!("geolocation" in navigator)) {
      setFailure("unavailable");
      return;
    }
    setLocating(true);
    try {
      const { coords } = await ask(EXACT).catch((error: GeolocationPositionError) => {
        if (error.code === 1) throw error;
        return ask(ROUGH);
      });
      onPosition({ lat: coords.latitude, lon: coords.longitude }, coords.accuracy);
    } catch (error) {
      setFailure(FAILURES[(error as GeolocationPositionError).code] ?? "unavailable");
    } finally {
      setLocating(false);
    }
  }
  return { isLocating, failure, locate: () => void locate() };
}
