import { useEffect, useRef, useState } from "react";
import { MAP_SEARCH_PATHS, SEARCH_PARAMETER } from "#plan/map-files.ts";
import type { Language } from "#territory/language.ts";
import { limitedSignal } from "../../frame/limited-signal.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { FoundPlaces } from "./found-places.ts";
import { readFoundPlaces } from "./read-found-places.ts";

const TYPING_PAUSE_MS = 350;
const SHORTEST = 3;
const TIME_LIMIT_MS = 8000;

/** State of a search. A search without results is also found. */
export type SearchState =
  | { readonly is: "idle" | "busy" | "failed" }
  | ({ readonly is: "found" } & FoundPlaces);

const IDLE: SearchState = { is: "idle" };

async function ask(words: string, language: Language, signal: AbortSignal): Promise<SearchState> {
  const query = new URLSearchParams({ [SEARCH_PARAMETER]: words });
  const answer = await fetch(`${MAP_SEARCH_PATHS[language]}?${query}`, {
    signal: limitedSignal(signal, TIME_LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`map search: ${answer.status}`);
  return { is: "found", ...readFoundPlaces(await answer.json()) };
}

/**
 * Suggests places after a pause in typing, or searches at once on request. A new search cancels the previous
 * one.
 */
export function usePlaceSearch() {
  const { language } = useTexts();
  const [state, setState] = useState(IDLE);
  const asking = useRef<AbortController>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function stop() {
    clearTimeout(timer.current);
    asking.current?.abort();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the end of the component.
  useEffect(() => stop, []);

  /** Returns the result, or null if another search started meanwhile. */
  async function search(words: string): Promise<SearchState | null> {
    stop();
    const controller = new AbortController();
    asking.current = controller;
    setState({ is: "busy" });
    const answer = await ask(words, language, controller.signal).catch((): SearchState => ({ is: "failed" }));
    if (controller.signal.aborted) return null;
    setState(answer);
    return answer;
  }
  function suggest(words: string) {
    stop();
    setState(IDLE);
    if (words.trim().length >= SHORTEST)
      timer.current = setTimeout(() => void search(words), TYPING_PAUSE_MS);
  }
  function forget() {
    stop();
    setState(IDLE);
  }
  return { state, search, suggest, forget };
}
