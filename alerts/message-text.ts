import type { Channel } from "#database/schema.ts";
import { isAirChange } from "#history/change.ts";
import { PAGES, SHORT_PAGES } from "#plan/message-pages.ts";
import type { Language } from "#territory/language.ts";
import { type AlertText, alertText } from "./alert-text.ts";
import { type Fact, factsToSend } from "./fact.ts";

export interface AlertAbout {
  readonly facts: readonly Fact[];
  /** True if any of its alerts is urgent. */
  readonly isUrgent: boolean;
  readonly stopKey: string;
  /** The channel that failed before this one; null if none failed. */
  readonly insteadOf: Channel | null;
  /** Start of the measured delay: the reading of the newest change. Null if the message waited on purpose. */
  readonly delayedSince: Date | null;
}

/** The texts of a message in the person's language, most severe first. */
export interface MessageText {
  readonly facts: readonly Fact[];
  readonly first: AlertText;
  readonly others: readonly AlertText[];
  /** Time of the newest reading. */
  readonly readAt: Date;
  /** Path of the page that the message opens: the page of its only alert, or the list of places or fires. */
  readonly path: string;
  readonly shortPath: string;
}

/** Returns the time of a fact's data. If an alert about the air waited, its measurement can be newer. */
const readAtOf = ({ change, observedAt }: Fact): number =>
  Math.max(observedAt.getTime(), isAirChange(change) ? change.after.observedAt.getTime() : 0);

/** Writes the texts of a message. @throws if there is no fact */
export function writeMessageText({ facts }: AlertAbout, language: Language): MessageText {
  const toSend = factsToSend(facts);
  const [first, ...others] = toSend.map((fact) => alertText(fact, language));
  if (first === undefined) throw new Error("There is nothing to tell.");
  const list = toSend.every(({ place }) => place === null) ? "fires" : "places";
  return {
    facts: toSend,
    first,
    others,
    readAt: new Date(Math.max(...toSend.map(readAtOf))),
    path: others.length === 0 ? first.path : PAGES[list][language],
    shortPath: others.length === 0 ? first.shortPath : SHORT_PAGES[list][language],
  };
}
