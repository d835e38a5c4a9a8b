interface World {
  readonly Array: object;
  readonly AbortSignal: object;
}

/**
 * Whether a browser has what the site's scripts take for granted. Phones that got their last one in 2022 lack it: their
 * pages stay as the server wrote them, whole, where the first missing word would put the error page in their place.
 */
export const canRun = ({ Array: list, AbortSignal: signal }: World = globalThis): boolean =>
  "timeout" in signal && "toSorted" in Reflect.get(list, "prototype");
