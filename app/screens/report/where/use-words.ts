import { useRef, useState } from "react";
import type { Language } from "#territory/language.ts";
import { askWords } from "./ask-where.ts";
import type { WordsFound } from "./where-found.ts";

export type WordsState =
  | { readonly is: "idle" }
  | { readonly is: "busy" }
  | { readonly is: "failed" }
  | { readonly is: "found"; readonly found: WordsFound };

const IDLE: WordsState = { is: "idle" };

interface Options {
  readonly language: Language;
  /** What the server found already. */
  readonly first: WordsFound | null;
  /** The point set on the map, if there is one: set while words are looked up, it is surer than they are. */
  readonly pin: string;
  readonly onFound: (found: WordsFound) => void;
}

/**
 * Looks words up, the same ones once. Whoever goes on meanwhile is not held up: the answer still reaches the report, unless the words
 * have changed.
 */
export function useWords({ language, first, pin, onFound }: Options) {
  const [state, setState] = useState<WordsState>(
    first && first.became !== "nothing" ? { is: "found", found: first } : IDLE,
  );
  const asked = useRef(first?.words ?? "");
  const listener = useRef(onFound);
  listener.current = onFound;
  const pinned = useRef(pin);
  pinned.current = pin;

  async function lookUp(typed: string): Promise<void> {
    const words = typed.trim();
    if (words === "" || (words === asked.current && state.is !== "failed")) return;
    asked.current = words;
    setState({ is: "busy" });
    const before = pinned.current;
    const answer = await askWords(words, language).catch(() => null);
    if (asked.current !== words) return;
    setState(answer ? { is: "found", found: answer } : { is: "failed" });
    if (answer && pinned.current === before) listener.current(answer);
  }
  function forget(): void {
    asked.current = "";
    setState(IDLE);
  }
  return { state, lookUp, forget };
}
