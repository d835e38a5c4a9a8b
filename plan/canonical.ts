import { isApiPath } from "./api-path.ts";

/** Matches paths that are already canonical, which most requests have. */
const PAGE_PATH = /^\/(?:[a-z-]+\/)*$/;

/**
 * Returns the canonical path. Page paths are in lower case and end with a slash. Files (with an extension),
 * data requests and API addresses stay unchanged.
 */
export function canonicalPath(pathname: string): string {
  if (PAGE_PATH.test(pathname)) return pathname;
  const single = pathname.replace(/\/{2,}/g, "/");
  if (isApiPath(single)) return single.replace(/\/$/, "");
  const last = single.slice(single.lastIndexOf("/") + 1);
  if (last.includes(".")) return single;
  return (last === "" ? single : `${single}/`).toLowerCase();
}
