// The content service's client walks its answers by recursion, and trusts them: one story that is deep enough, or none
// at all in its place, would end the reading of all others. Both are taken out before it looks.

/** Cuts out of parsed JSON, in place, what is nested deeper, and the entries of its `stories` that are none. */
export function tidyAnswer(data: unknown, deepest: number): void {
  cutDeeper(data, deepest);
  if (typeof data !== "object" || data === null || !("stories" in data)) return;
  if (Array.isArray(data.stories)) data.stories = data.stories.map((story: unknown) => story ?? {});
}

/** Walks by a list of its own, so at any depth. */
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
