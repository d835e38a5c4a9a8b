/** Returns true if a text matches a pattern, in which `*` stands for any characters. */
export function fits(text: string, pattern: string, flags = ""): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${escaped}$`, `s${flags}`).test(text);
}
