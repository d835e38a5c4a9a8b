interface World {
  readonly Array: object;
}

/**
 * Whether a browser has the youngest word that the site's scripts take for granted, `findLast` of 2022. In an older one pages
 * stay as the server wrote them, whole, where the first missing word would put the error page in their place.
 */
export const canRun = ({ Array: list }: World = globalThis): boolean =>
  "findLast" in Reflect.get(list, "prototype");
