import { useEffect, useEffectEvent, useState } from "react";
import { writePosition } from "#territory/rounded-position.ts";
import { askPosition, type PositionFailure } from "./ask-position.ts";

const TIME_LIMIT_MS = 10_000;
const MAX_AGE_MS = 60_000;

interface Options {
  /** Called with `latitude,longitude`, rounded to about a kilometre. */
  readonly onPosition: (position: string) => void;
  readonly onFailure: (failure: PositionFailure) => void;
}

type Answer = { readonly position: string } | { readonly failure: PositionFailure };

/**
 * Returns `locate`, which requests the device's position. The request can take seconds, so its result goes to
 * the handlers of the latest render, which know newly typed text. A removed form ignores the result.
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
  async function locate() {
    if (isLocating) return;
    setIsLocating(true);
    const found = await askPosition({ timeout: TIME_LIMIT_MS, maximumAge: MAX_AGE_MS });
    setIsLocating(false);
    setAnswer(
      typeof found === "string"
        ? { failure: found }
        : { position: writePosition({ lat: found.latitude, lon: found.longitude }) },
    );
  }
  return { isLocating, locate };
}
