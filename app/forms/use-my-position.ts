import { useEffect, useEffectEvent, useState } from "react";
import { writePosition } from "#territory/rounded-position.ts";

const TIME_LIMIT_MS = 10_000;
const MAX_AGE_MS = 60_000;

/** Reasons why a device did not give its position. */
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

type Answer = { readonly position: string } | { readonly failure: PositionFailure };

/**
 * Requests the device's position, only when called. The result can take seconds: it is passed to the form's
 * current handlers, with the text typed meanwhile. It is dropped once the form is gone.
 */
export function useMyPosition({ onPosition, onFailure }: Options) {
  const [isLocating, setIsLocating] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const tell = useEffectEvent((result: Answer) =>
    "position" in result ? onPosition(result.position) : onFailure(result.failure),
  );
  useEffect(() => {
    if (answer !== null) tell(answer);
  }, [answer]);
  function take(result: Answer) {
    setIsLocating(false);
    setAnswer(result);
  }
  function locate() {
    if (isLocating) return;
    if (!("geolocation" in navigator)) {
      take({ failure: "unavailable" });
      return;
    }
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        take({ position: writePosition({ lat: latitude, lon: longitude }) }),
      ({ code }) => take({ failure: FAILURES[code as 1 | 2 | 3] ?? "unavailable" }),
      { timeout: TIME_LIMIT_MS, maximumAge: MAX_AGE_MS },
    );
  }
  return { isLocating, locate };
}
