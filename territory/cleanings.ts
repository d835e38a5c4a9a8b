import { cleanJson, cleanText } from "./clean-text.ts";

/** Source name of request texts in metrics. */
export const REQUESTS = "requests";

/** Time without cleaned texts after which a source is logged again. */
const QUIET_MS = 3_600_000;

/** Cleans texts that enter a program, and counts the changes by source. Sources are constants of the code. */
export interface Cleanings {
  /** Cleans parsed JSON, in place. */
  json(source: string, data: unknown): unknown;
  /** Parses and cleans JSON; undefined if the text is not JSON (JSON itself has no undefined). */
  parsed(source: string, text: string): unknown;
  fields(source: string, fields: URLSearchParams): URLSearchParams;
  text(source: string, text: string): string;
  /** Returns the number of changes since the program started, by source. */
  counts(): ReadonlyMap<string, number>;
}

export interface CleaningsOptions {
  readonly log?: { warn(facts: object, message: string): void };
  readonly now?: () => number;
}

export function createCleanings({ log, now = Date.now }: CleaningsOptions = {}): Cleanings {
  const counts = new Map<string, number>();
  const lastAt = new Map<string, number>();

  function note(source: string, cleaned: number): void {
    if (cleaned === 0) return;
    counts.set(source, (counts.get(source) ?? 0) + cleaned);
    const isNews = now() - (lastAt.get(source) ?? Number.NEGATIVE_INFINITY) >= QUIET_MS;
    lastAt.set(source, now());
    if (isNews)
      log?.warn({ source, cleaned }, "outside texts contained unwanted characters, which were removed");
  }

  function text(source: string, given: string): string {
    const clean = cleanText(given);
    note(source, Number(clean !== given));
    return clean;
  }

  function json(source: string, given: unknown): unknown {
    const { data, cleaned } = cleanJson(given);
    note(source, cleaned);
    return data;
  }

  return {
    json,
    parsed(source, given) {
      try {
        return json(source, JSON.parse(given));
      } catch {
        return undefined;
      }
    },
    fields: (source, fields) =>
      new URLSearchParams([...fields].map((pair) => pair.map((each) => text(source, each)))),
    text,
    counts: () => counts,
  };
}
