const PAGE = /^[1-9]\d{0,3}$/;

/** The page of a list by the part of its address; the first has none. Null where the part is no page's. */
export function readPageNumber(part: string | undefined): number | null {
  if (part === undefined) return 1;
  return PAGE.test(part) ? Number(part) : null;
}
