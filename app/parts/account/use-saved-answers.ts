import { useEffect, useReducer, useState } from "react";
import { sessionNow, watchSession } from "../../frame/account/session.ts";
import { createStore } from "../../frame/store.ts";
import { updatesPaused } from "../../frame/updates-paused.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { Answers } from "./answers.server.ts";
import { askSaved, type Unanswered, unansweredBy } from "./ask-saved.ts";

const EVERY_MS = 60_000;

/** The last answers of this visit, by what they are about: they are there at once when one comes back to a page. */
const known = createStore<{ readonly [What in Asked["what"]]?: { question: string; answers: Answers } }>({});

// Who signs out takes them along.
watchSession(() => {
  if (sessionNow().state === "out") known.set({});
});

type Asked =
  | { readonly what: "places"; readonly points: Parameters<typeof askSaved>[0]["points"] }
  | { readonly what: "fires"; readonly fires: Parameters<typeof askSaved>[0]["fires"] };

/**
 * What holds at somebody's places or became of their fires. It is asked as the page opens, and while it is looked at: each
 * minute where it `isLive` or has no answer yet, and when the network or updates are back. What was answered stays until
 * there is a newer answer.
 */
export function useSavedAnswers(asked: Asked, isLive: boolean) {
  const { language } = useTexts();
  const { what, ...list } = asked;
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
    askSaved(JSON.parse(question)).then(
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
