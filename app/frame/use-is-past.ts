import { useEffect, useState } from "react";
import { timeNow } from "./server-time.ts";

const LOOK_EVERY_MS = 15_000;

/**
 * Returns whether a moment, in milliseconds since 1970, has passed; updates while the page is open. False in
 * the first render.
 */
export function useIsPast(moment: number | null): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const look = () => setIsPast(moment !== null && timeNow() > moment);
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return isPast;
}
