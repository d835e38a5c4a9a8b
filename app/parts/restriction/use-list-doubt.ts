import type { ListDoubt } from "#fires/restrictions-doubt.ts";
import { useIsPast } from "../../frame/use-is-past.ts";

/** Returns why an empty list of restrictions cannot be trusted, kept up to date; null if it can. */
export function useListDoubt(doubt: ListDoubt | null): ListDoubt["why"] {
  const isOld = useIsPast(doubt?.until ?? null);
  return isOld ? "old" : (doubt?.why ?? null);
}
