import { useState } from "react";
import type { Point } from "#territory/point.ts";
import type { PositionFailure } from "../../../forms/use-my-position.ts";

/** Highest accuracy of the device; a fix from a moment ago is enough. */
const EXACT: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 10_000 };
/**
 * Fallback: indoors or under trees, a phone may find no satellites, but its network still gives a rough
 * position.
 */
const ROUGH: PositionOptions = { enableHighAccuracy: false, timeout: 5000, maximumAge: 300_000 };

const FAILURES: Readonly<Record<number, PositionFailure>> = { 1: "denied", 2: "unavailable", 3: "timeout" };

const ask = (options: PositionOptions) =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, options),
  );

/** Requests the device's position on a press, with its accuracy in metres. */
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
