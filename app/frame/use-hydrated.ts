import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the first pass of the browser, so that both write the same page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
