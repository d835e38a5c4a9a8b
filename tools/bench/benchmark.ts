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
  readonly geocoderUrl: string;
  /** Of the programs; a benchmark may start another beside them. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A named benchmark; add one by writing its file and naming it in `main.ts`. */
export interface Benchmark {
  readonly name: string;
  run(surroundings: Surroundings): Promise<readonly Figure[]>;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
