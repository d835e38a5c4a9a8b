import { type ProgramPattern, programPatterns } from "../program-patterns.ts";
import type { Benchmark } from "./benchmark.ts";

const LENGTH = 100_000;
const TARGET_MS = 20;
/** Characters that patterns typically repeat: letters, digits, spaces and punctuation. */
const USUAL = ["a", "1", " ", "\n", "é", "-", ".", "/", "(", ",", "@", "<", '"', "+", "\u{1f525}"];
/** Number of a pattern's own characters to use. Each is combined with each other. */
const MOST_OWN = 8;

/** Returns long texts that a pattern begins to match but does not match fully. */
function textsFor({ pattern }: ProgramPattern): readonly string[] {
  const own = [...new Set(pattern.replace(/\\./g, "").match(/[\p{L}\p{N}<>&"',;:@#-]/gu) ?? [])];
  const units = [...new Set([...USUAL, ...own.slice(0, MOST_OWN)])];
  const pairs = units.flatMap((one) => units.map((other) => (one === other ? one : one + other)));
  const words = pattern.match(/\p{L}{3,}/gu) ?? [];
  return [...pairs, ...words].flatMap((unit) => {
    const long = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
    return [long, `${long}\u0000`];
  });
}

function slowest(each: ProgramPattern): number {
  const pattern = new RegExp(each.pattern, each.flags);
  return textsFor(each).reduce((most, text) => {
    const lazy = () => {
      const startedAt = performance.now();
      text.replace(pattern, "");
      return performance.now() - startedAt;
    };
    const first = lazy();
    // A pause of the machine does not count as the pattern's cost.
    return Math.max(most, first > TARGET_MS ? Math.min(first, lazy(), lazy()) : first);
  }, 0);
}

/** Measures every pattern of the programs on long worst-case texts. */
export const patterns: Benchmark = {
  name: "Patterns on 100,000 characters of bad cases",
  async run() {
    const measured = programPatterns()
      // Excludes patterns for the build's own paths.
      .filter(({ path }) => !/^vite(?:st)?\.config\.ts$/.test(path))
      .map((each) => ({ ...each, ms: slowest(each) }))
      .toSorted((a, b) => b.ms - a.ms);
    return measured.slice(0, 3).map(({ path, pattern, flags, ms }) => ({
      what: `${path} /${pattern.slice(0, 40)}/${flags}`,
      value: `${ms.toFixed(1)} ms`,
      target: `<= ${TARGET_MS} ms`,
    }));
  },
};
