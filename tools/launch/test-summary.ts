export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const ESCAPE = String.fromCharCode(27);
const COLOURS = new RegExp(`${ESCAPE}\\[[0-9;]*m`, "g");
const TESTS_LINE = /^\s*Tests\s+(.*)$/m;

/** Reads how many tests passed and failed from what a test run printed; null when it printed no count. */
export function readTally(output: string): Tally | null {
  const counts = TESTS_LINE.exec(output.replace(COLOURS, ""))?.[1];
  if (counts === undefined) return null;
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(counts)?.[1] ?? 0);
  return { passed: count("passed"), failed: count("failed") };
}
