/** Pages end with a slash; files (with an extension) and data requests do not. */
export function canonicalPath(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, "/");
  const last = single.slice(single.lastIndexOf("/") + 1);
  return last === "" || last.includes(".") ? single : `${single}/`;
}
