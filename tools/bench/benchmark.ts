/** One measured value, and what it must be. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  readonly target: string;
}

/** What every benchmark finds running: the site in production mode on the sandbox's data. */
export interface Surroundings {
  readonly siteUrl: string;
  readonly sitePid: number;
  readonly fireDataUrl: string;
  /** Of the programs; a benchmark may start another beside them. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A named benchmark; add one by writing its file and naming it in `main.ts`. */
export interface Benchmark {
  readonly name: string;
  run(surroundings: Surroundings): Promise<readonly Figure[]>;
}

/** The value that a share of the others, from 0 to 1, stays under. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
