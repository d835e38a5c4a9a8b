import { useIsPast } from "../../frame/use-is-past.ts";

/** Returns true while no ban forbids a fire, updated as the open page's data ages. */
export function useIsFree(freeUntil: number | null): boolean {
  const isPast = useIsPast(freeUntil);
  return freeUntil !== null && !isPast;
}
