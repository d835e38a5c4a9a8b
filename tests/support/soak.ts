import { createHash } from "node:crypto";
import { join, relative } from "node:path";

/** True in the long run (`npm run soak`): whole seasons, every combination, repeated kills. */
export const IS_SOAK = process.env.SOAK === "1";

/** Returns the value `whole` in the long run, and `short` in the gate. */
export const inSoak = <T>(whole: T, short: T): T => (IS_SOAK ? whole : short);

const ROOT = join(import.meta.dirname, "../..");

/**
 * Returns every case in the long run. In the gate, returns one of every `oneIn` cases, and at least one. A
 * hash of the file and the case chooses. A push therefore always tests the same cases, and files test
 * different languages and widths.
 * @param file `import.meta.filename` of the test file
 */
export function sampled<Case>(file: string, cases: readonly Case[], oneIn = 2): readonly Case[] {
  if (IS_SOAK) return cases;
  const path = relative(ROOT, file);
  const rank = (case_: Case) =>
    createHash("sha256")
      .update(path + JSON.stringify(case_))
      .digest("hex");
  const drawn = cases
    .map((_, at) => at)
    .toSorted((a, b) => rank(cases[a] as Case).localeCompare(rank(cases[b] as Case)))
    .slice(0, Math.ceil(cases.length / oneIn));
  return cases.filter((_, at) => drawn.includes(at));
}
