/** Whether a text fits a pattern in which `*` stands for anything. */
export function fits(text: string, pattern: string, flags = ""): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${escaped}$`, `s${flags}`).test(text);
}
