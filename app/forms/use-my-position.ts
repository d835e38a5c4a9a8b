import { useState } from "react";
import { writePosition } from "#territory/written-position.ts";

const TIME_LIMIT_MS = 10_000;
const MAX_AGE_MS = 60_000;

/** Why a device did not say where it is. */
export type PositionFailure = "denied" | "unavailable" | "timeout";

const FAILURES = { 1: "denied", 2: "unavailable", 3: "timeout" } as const satisfies Record<
  number,
  PositionFailure
>;

interface Options {
  /** `latitude,longitude`, rounded to about a kilometre. */
  readonly onPosition: (position: string) => void;
  readonly onFailure: (failure: PositionFailure) => void;
}

/** Asks the device where it is, only when called. */
export function useMyPosition({ onPosition, onFailure }: Options) {
  const [isLocating, setIsLocating] = useState(false);
  function locate() {
    if (isLocating) return;
    if (!("geolocation" in navigator)) {
      onFailure("unavailable");
      return;
    }
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setIsLocating(false);
        onPosition(writePosition({ lat: latitude, lon: longitude }));
      },
      ({ code }) => {
        setIsLocating(false);
        onFailure(FAILURES[code as 1 | 2 | 3] ?? "unavailable");
      },
      { timeout: TIME_LIMIT_MS, maximumAge: MAX_AGE_MS },
    );
  }
  return { isLocating, locate };
}
