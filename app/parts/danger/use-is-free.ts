import { useIsPast } from "../../frame/use-is-past.ts";

/** Returns whether nothing forbids a fire, also while the page stays open and its data gets old. */
export function useIsFree(freeUntil: number | null): boolean {
  const isPast = useIsPast(freeUntil);
  return freeUntil !== null && !isPast;
}
