import type { ListDoubt } from "#fires/restrictions-doubt.ts";
import { useIsPast } from "../../frame/use-is-past.ts";

/** Why an empty list of restrictions does not say that none is in force, while the page stays open; null where it does. */
export function useListDoubt(doubt: ListDoubt | null): ListDoubt["why"] {
  const isOld = useIsPast(doubt?.until ?? null);
  return isOld ? "old" : (doubt?.why ?? null);
}
