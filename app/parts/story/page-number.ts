const PAGE = /^[1-9]\d{0,3}$/;

/** Reads a list's page number from a part of its address: 1 without that part, null if it is no number. */
export function readPageNumber(part: string | undefined): number | null {
  if (part === undefined) return 1;
  return PAGE.test(part) ? Number(part) : null;
}
