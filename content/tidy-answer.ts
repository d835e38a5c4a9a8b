// The content service's client walks responses by recursion without checks. One very deep or null story would
// prevent it from reading all stories, so both faults are removed first.

/** Cuts deeply nested values from parsed JSON in place, and replaces each null story by an empty object. */
export function tidyAnswer(data: unknown, deepest: number): void {
  cutDeeper(data, deepest);
  if (typeof data !== "object" || data === null || !("stories" in data)) return;
  if (Array.isArray(data.stories)) data.stories = data.stories.map((story: unknown) => story ?? {});
}

/** Empties lists and objects below a depth. It uses no recursion, so that it works at any depth. */
function cutDeeper(data: unknown, deepest: number): void {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const holder of level) {
      if (typeof holder !== "object" || holder === null) continue;
      if (depth >= deepest) empty(holder);
      else for (const value of Object.values(holder)) next.push(value);
    }
    level = next;
  }
}

function empty(holder: object): void {
  if (Array.isArray(holder)) holder.length = 0;
  else for (const key of Object.keys(holder)) Reflect.deleteProperty(holder, key);
}
