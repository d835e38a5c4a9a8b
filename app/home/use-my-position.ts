import { useState } from "react";
import { emitAlert } from "../frame/alert-store.ts";

const TIME_LIMIT_MS = 10_000;
/** One hundredth of a degree is about a kilometre: enough to answer, not enough to find a house. */
const DECIMALS = 2;

const ALERT_BY_CODE = {
  1: "position-denied",
  2: "position-unavailable",
  3: "position-timeout",
} as const;

/** Asks the device where it is, only when called; answers with `latitude,longitude` rounded. */
export function useMyPosition(onPosition: (query: string) => void) {
  const [isLocating, setIsLocating] = useState(false);
  function locate() {
    if (isLocating) return;
    if (!("geolocation" in navigator)) {
      emitAlert("position-unavailable");
      return;
    }
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setIsLocating(false);
        onPosition(`${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`);
      },
      ({ code }) => {
        setIsLocating(false);
        emitAlert(ALERT_BY_CODE[code as 1 | 2 | 3] ?? "position-unavailable");
      },
      { timeout: TIME_LIMIT_MS, maximumAge: 60_000 },
    );
  }
  return { isLocating, locate };
}
