/** Line width in characters, about a phone's. */
const LINE = 44;
/** Replaces an object that was shown before and is too long to repeat. */
const ELIDED = "{ … }";
const LONG = 40;

/**
 * Makes a formatter of JSON for people. Values that fit on a line are written on one line. A long object that
 * was shown before is elided, as is an object whose name is in `namesShownOnce` and was shown before.
 */
export function createJsonWriter(namesShownOnce: readonly string[] = []): (value: unknown) => string {
  const shown = new Set<string>();

  function isShown(name: string, value: object): boolean {
    const text = JSON.stringify(value);
    if (Array.isArray(value) || text.length < LONG) return false;
    const key = namesShownOnce.includes(name) ? name : text;
    const before = shown.has(key);
    shown.add(key);
    return before;
  }

  function write(name: string, value: unknown, indent: string): string {
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const compact = JSON.stringify(value);
    if (indent.length + compact.length <= LINE) return oneLine(value);
    if (isShown(name, value)) return ELIDED;
    const deeper = `${indent}  `;
    const isList = Array.isArray(value);
    const lines = Object.entries(value).map(
      ([key, each]) => `${deeper}${isList ? "" : `${JSON.stringify(key)}: `}${write(key, each, deeper)}`,
    );
    const [open, close] = isList ? "[]" : "{}";
    return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
  }

  return (value) => write("", value, "");
}

function oneLine(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${oneLine(each)}`);
  return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
}
