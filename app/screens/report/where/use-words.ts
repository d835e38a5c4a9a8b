import { useRef, useState } from "react";
import type { Language } from "#territory/language.ts";
import { fetchWords } from "./fetch-where.ts";
import type { WordsFound } from "./where-found.ts";

export type WordsState =
  | { readonly is: "idle" }
  | { readonly is: "busy" }
  | { readonly is: "failed" }
  | { readonly is: "found"; readonly found: WordsFound };

const IDLE: WordsState = { is: "idle" };

interface Options {
  readonly language: Language;
  /** Result that the server already returned. */
  readonly first: WordsFound | null;
  /** Point set on the map, if any: set while words are looked up, it takes precedence over them. */
  readonly pin: string;
  readonly onFound: (found: WordsFound) => void;
}

/**
 * Looks words up, the same words only once. The visitor can continue meanwhile: the result still reaches the
 * report, unless the words have changed.
 */
export function useWords({ language, first, pin, onFound }: Options) {
  const [state, setState] = useState<WordsState>(
    first && first.became !== "nothing" ? { is: "found", found: first } : IDLE,
  );
  const requestedWords = useRef(first?.words ?? "");
  const listener = useRef(onFound);
  listener.current = onFound;
  const pinned = useRef(pin);
  pinned.current = pin;

  async function lookUp(typed: string): Promise<void> {
    const words = typed.trim();
    if (words === "" || (words === requestedWords.current && state.is !== "failed")) return;
    requestedWords.current = words;
    setState({ is: "busy" });
    const before = pinned.current;
    const answer = await fetchWords(words, language).catch(() => null);
    if (requestedWords.current !== words) return;
    setState(answer ? { is: "found", found: answer } : { is: "failed" });
    if (answer && pinned.current === before) listener.current(answer);
  }
  function forget(): void {
    requestedWords.current = "";
    setState(IDLE);
  }
  return { state, lookUp, forget };
}
