/** Returns true if a text matches a pattern in which `*` matches anything. */
export function fits(text: string, pattern: string, flags = ""): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${escaped}$`, `s${flags}`).test(text);
}
