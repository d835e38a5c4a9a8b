import { aroundPath, wordsPath } from "#plan/where-paths.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { timeLimit } from "../../../frame/limited-signal.ts";
import type { Around } from "./around.server.ts";
import type { WordsFound } from "./where-found.ts";

/** Time limit of a request in milliseconds, longer than the server's limit for the geocoder. */
const LIMIT_MS = 8000;

async function ask<Answer extends object>(path: string, part: keyof Answer): Promise<Answer> {
  const answer = await fetch(path, { signal: timeLimit(LIMIT_MS) });
  const body: unknown = answer.ok ? await answer.json() : null;
  if (body === null || typeof body !== "object" || !(part in body)) throw new Error(`No answer from ${path}`);
  return body as Answer; // our own server's format
}

/** Requests the place that a typed text means. @throws if the request fails */
export const fetchWords = (words: string, language: Language): Promise<WordsFound> =>
  ask<WordsFound>(wordsPath(words, language), "became");

/** Requests the known facts about a point. @throws if the request fails */
export const fetchAround = (at: Point, language: Language): Promise<Around> =>
  ask<Around>(aroundPath(at, language), "fires");
