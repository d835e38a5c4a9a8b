interface World {
  readonly Array: object;
}

/**
 * Returns whether the browser has `findLast` (2022), the newest feature that the scripts rely on. In older
 * browsers pages stay as the server rendered them. Otherwise the first missing function would replace the
 * page with the error page.
 */
export const canRun = ({ Array: list }: World = globalThis): boolean =>
  "findLast" in Reflect.get(list, "prototype");
