import { useEffect, useReducer, useState } from "react";
import { sessionNow, watchSession } from "../../frame/account/session.ts";
import { createStore } from "../../frame/store.ts";
import { updatesPaused } from "../../frame/updates-paused.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { Answers } from "./answers.server.ts";
import { fetchSavedAnswers, type Unanswered, unansweredBy } from "./fetch-saved-answers.ts";

const EVERY_MS = 60_000;

/** Latest answers of this visit for places and for fires, shown at once when the person returns to a page. */
const known = createStore<{
  readonly [What in SavedRequest["what"]]?: { question: string; answers: Answers };
}>({});

// Signing out forgets them.
watchSession(() => {
  if (sessionNow().state === "out") known.set({});
});

type SavedRequest =
  | { readonly what: "places"; readonly points: Parameters<typeof fetchSavedAnswers>[0]["points"] }
  | { readonly what: "fires"; readonly fires: Parameters<typeof fetchSavedAnswers>[0]["fires"] };

/**
 * Returns what applies at saved places or what happened to saved fires. Requests this when the page opens.
 * While the page is visible, requests it again when the network or updates resume, and each minute if
 * `isLive` or if there is no answer yet. An answer stays until the next answer arrives.
 */
export function useSavedAnswers(requested: SavedRequest, isLive: boolean) {
  const { language } = useTexts();
  const { what, ...list } = requested;
  const isEmpty = Object.values(list).every((each) => each === undefined || each.length === 0);
  const question = JSON.stringify({ language, ...list });
  const [unanswered, setUnanswered] = useState<Unanswered | null>(null);
  const [times, ask] = useReducer((count: number) => count + 1, 0);
  const last = known.use()[what];
  const answers = last?.question === question ? last.answers : null;
  const hasAnswers = answers !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` asks once more.
  useEffect(() => {
    if (isEmpty) return;
    let isOver = false;
    fetchSavedAnswers(JSON.parse(question)).then(
      (answers) => {
        if (isOver) return;
        known.set({ ...known.get(), [what]: { question, answers } });
        setUnanswered(null);
      },
      (error) => !isOver && setUnanswered(unansweredBy(error)),
    );
    return () => {
      isOver = true;
    };
  }, [question, what, isEmpty, times]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== "visible" || (hasAnswers && updatesPaused.get())) return;
      ask();
    };
    const timer = isLive || !hasAnswers ? setInterval(refresh, EVERY_MS) : undefined;
    const leave = updatesPaused.subscribe(refresh);
    window.addEventListener("online", refresh);
    return () => {
      clearInterval(timer);
      leave();
      window.removeEventListener("online", refresh);
    };
  }, [isLive, hasAnswers]);

  return { answers, unanswered: hasAnswers ? null : unanswered, ask };
}
