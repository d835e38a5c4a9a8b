import type { Logger } from "pino";
import { SAVED_ANSWERS_PATH } from "#accounts/account-acts.ts";
import { type SavedQuestion, savedQuestion, unreadIn } from "#accounts/saved-question.ts";
import type { ReplacedTexts, Services } from "#site-contract";
import type { Cleanings } from "#territory/cleanings.ts";
import type { AppEntry } from "../app-build.ts";
import type { GatedRender } from "../gated-render.ts";
import { jsonActs } from "../json-acts.ts";
import type { Senders } from "../senders.ts";
import type { Middleware } from "../visit.ts";

const WORK = { question: 1, point: 1, fire: 0.25, words: 5 };
const workOf = ({ points, fires, words }: SavedQuestion): number =>
  WORK.question + points.length * WORK.point + fires.length * WORK.fire + (words === "" ? 0 : WORK.words);

interface Options {
  readonly entry: Pick<AppEntry, "answerSaved" | "withReplacedTexts">;
  readonly services: Services;
  readonly render: Pick<GatedRender, "question">;
  readonly replacedTexts: () => Promise<ReplacedTexts | null>;
  readonly siteUrl: string;
  readonly senders: Senders;
  readonly cleanings: Cleanings;
  readonly log: Logger;
  /** Called with the number of unreadable points and fires of a question. */
  readonly onUnread: (count: number) => void;
}

/**
 * Returns the conditions at saved places and the state of followed fires. The question is in the body, to
 * keep it out of address logs.
 */
export function savedAnswers(options: Options): Middleware {
  const { entry, services, render, replacedTexts, onUnread, ...shared } = options;
  const perform = (asked: SavedQuestion) => {
    onUnread(unreadIn(asked));
    return render.question("saved answers", async () =>
      entry.withReplacedTexts(await replacedTexts(), () => entry.answerSaved(asked, services)),
    );
  };
  return jsonActs({
    ...shared,
    acts: new Map([[SAVED_ANSWERS_PATH, { question: savedQuestion, workOf, perform }]]),
  });
}
