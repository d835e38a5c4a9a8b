import type { ListDoubt } from "#fires/restrictions-doubt.ts";
import { useIsPast } from "../../frame/use-is-past.ts";

/**
 * Returns why an empty list of restrictions cannot be trusted, updated while the page stays open; null if it
 * can be trusted.
 */
export function useListDoubt(doubt: ListDoubt | null): ListDoubt["why"] {
  const isOld = useIsPast(doubt?.until ?? null);
  return isOld ? "old" : (doubt?.why ?? null);
}
