import { isApiPath } from "./screens/api/api-path.ts";

/** What nearly every visitor asks for stands already as it should. */
const PAGE_PATH = /^\/(?:[a-z-]+\/)*$/;

/**
 * Pages are written in small letters and end with a slash; files (with an extension), data requests and the API's
 * addresses stay as they are.
 */
export function canonicalPath(pathname: string): string {
  if (PAGE_PATH.test(pathname)) return pathname;
  const single = pathname.replace(/\/{2,}/g, "/");
  if (isApiPath(single)) return single.replace(/\/$/, "");
  const last = single.slice(single.lastIndexOf("/") + 1);
  if (last.includes(".")) return single;
  return (last === "" ? single : `${single}/`).toLowerCase();
}
