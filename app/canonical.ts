import { isApiPath } from "./api/api-path.ts";

/** Pages end with a slash; files (with an extension), data requests and the API's addresses do not. */
export function canonicalPath(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, "/");
  if (isApiPath(single)) return single.replace(/\/$/, "");
  const last = single.slice(single.lastIndexOf("/") + 1);
  return last === "" || last.includes(".") ? single : `${single}/`;
}
