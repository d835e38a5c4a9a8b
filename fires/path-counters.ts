import type { FireDataFailure } from "./fire-data-error.ts";
import type { PathCounters } from "./model.ts";

interface Tally {
  answers: number;
  dropped: number;
  incomplete: number;
  readonly failures: Partial<Record<FireDataFailure, number>>;
}

export type PathCounterSet = ReturnType<typeof createPathCounters>;

export function createPathCounters() {
  const tallies = new Map<string, Tally>();

  function tallyOf(path: string): Tally {
    const tally = tallies.get(path) ?? { answers: 0, dropped: 0, incomplete: 0, failures: {} };
    tallies.set(path, tally);
    return tally;
  }

  return {
    answered(path: string, dropped: number, incomplete: number): void {
      const tally = tallyOf(path);
      tally.answers += 1;
      tally.dropped += dropped;
      tally.incomplete += incomplete;
    },
    failed(path: string, code: FireDataFailure): void {
      const { failures } = tallyOf(path);
      failures[code] = (failures[code] ?? 0) + 1;
    },
    list: (): PathCounters[] =>
      [...tallies].map(([path, tally]) => ({ path, ...tally, failures: { ...tally.failures } })),
  };
}
