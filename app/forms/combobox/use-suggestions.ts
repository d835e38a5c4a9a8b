import { useEffect, useRef, useState } from "react";
import { queryPath } from "#plan/paths.ts";
import { SUGGESTIONS_PATHS } from "#plan/suggestions-path.ts";
import { limitedSignal } from "../../frame/limited-signal.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { NO_SUGGESTIONS, readSuggestions } from "./read-suggestions.ts";

const TYPING_PAUSE_MS = 150;
const SHORTEST = 2;
const TIME_LIMIT_MS = 4000;

/**
 * Fetches suggestions after a pause in typing. A new request cancels the earlier one, and a failure suggests
 * nothing.
 */
export function useSuggestions() {
  const { language } = useTexts();
  const [suggestions, setSuggestions] = useState(NO_SUGGESTIONS);
  const asking = useRef<AbortController>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function stop() {
    clearTimeout(timer.current);
    asking.current?.abort();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the end of the component.
  useEffect(() => stop, []);

  async function ask(words: string): Promise<void> {
    const controller = new AbortController();
    asking.current = controller;
    const signal = limitedSignal(controller.signal, TIME_LIMIT_MS);
    const answer = await fetch(queryPath(SUGGESTIONS_PATHS[language], language, { words }), { signal })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null);
    if (!controller.signal.aborted) setSuggestions(readSuggestions(answer));
  }
  function suggest(words: string) {
    stop();
    if (words.trim().length < SHORTEST) setSuggestions(NO_SUGGESTIONS);
    else timer.current = setTimeout(() => void ask(words), TYPING_PAUSE_MS);
  }
  function forget() {
    stop();
    setSuggestions(NO_SUGGESTIONS);
  }
  return { suggestions, suggest, forget };
}
