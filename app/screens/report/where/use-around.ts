import { useEffect, useState } from "react";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { readPosition } from "#territory/read-position.ts";
import { writePosition } from "#territory/rounded-position.ts";
import { fetchAround } from "./fetch-where.ts";
import type { Around } from "./where-found.ts";

export interface AroundState {
  readonly isBusy: boolean;
  /** Null until it is known, or if the request fails. */
  readonly around: Around | null;
}

/** A moved pin passes many points: only its resting point is requested, after this delay in milliseconds. */
const REST_MS = 300;

/**
 * Returns known facts about a point, requested by its rounded position. `first` is what the server already
 * returned.
 */
export function useAround(at: Point | null, language: Language, first: Around | null): AroundState {
  const rounded = at && writePosition(at);
  const [known, setKnown] = useState({ rounded: first ? rounded : null, around: first });
  useEffect(() => {
    const point = rounded === null ? null : readPosition(rounded);
    if (point === null || point === "off-globe" || known.rounded === rounded) return;
    let isEnded = false;
    const timer = setTimeout(async () => {
      const around = await fetchAround(point, language).catch(() => null);
      if (!isEnded) setKnown({ rounded, around });
    }, REST_MS);
    return () => {
      isEnded = true;
      clearTimeout(timer);
    };
  }, [rounded, language, known.rounded]);
  const isKnown = known.rounded === rounded;
  return { isBusy: !isKnown, around: isKnown ? known.around : null };
}
