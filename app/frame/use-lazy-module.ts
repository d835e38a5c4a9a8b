import { useEffect, useState } from "react";
import { untilLoaded } from "./until-loaded.ts";

/** Loads a module once it is wanted; null until it is loaded. `load` must be the same at each call. */
export function useLazyModule<T extends object>(isWanted: boolean, load: () => Promise<T>): T | null {
  const [module, setModule] = useState<T | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const ended = new AbortController();
    untilLoaded(load, ended.signal).then(setModule, () => {});
    return () => ended.abort();
  }, [isWanted, load]);
  return module;
}
