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
  readonly onFound: (found: WordsFound) => void;
}

/**
 * Looks words up, the same ones once. Whoever goes on meanwhile is not held up: the answer still reaches the report, unless the words
 * have changed.
 */
export function useWords({ language, first, onFound }: Options) {
  const [state, setState] = useState<WordsState>(
    first && first.became !== "nothing" ? { is: "found", found: first } : IDLE,
  );
  const asked = useRef(first?.words ?? "");
  const listener = useRef(onFound);
  listener.current = onFound;

  async function lookUp(typed: string): Promise<void> {
    const words = typed.trim();
    if (words === "" || (words === asked.current && state.is !== "failed")) return;
    asked.current = words;
    setState({ is: "busy" });
    const answer = await askWords(words, language).catch(() => null);
    if (asked.current !== words) return;
    setState(answer ? { is: "found", found: answer } : { is: "failed" });
    if (answer) listener.current(answer);
  }
  function forget(): void {
    asked.current = "";
    setState(IDLE);
  }
  return { state, lookUp, forget };
}
