import type { Channel } from "#database/schema.ts";
import { PAGES, SHORT_PAGES } from "#delivery/pages.ts";
import type { Language } from "#territory/language.ts";
import { type Fact, toTell } from "./fact.ts";
import { type Said, say } from "./words.ts";

/** What a message tells, and the key that stops it. */
export interface AlertAbout {
  readonly facts: readonly Fact[];
  /** Something of it waits for nothing. */
  readonly isUrgent: boolean;
  readonly stopKey: string;
  /** The channel that could not take it. */
  readonly insteadOf: Channel | null;
  /** The reading from which its delay counts: of its newest change. Null if it waited on purpose. */
  readonly delayedSince: Date | null;
}

/** The same, in its person's language: the gravest first. */
export interface Told {
  readonly facts: readonly Fact[];
  readonly first: Said;
  readonly others: readonly Said[];
  /** When the newest of it was read. */
  readonly readAt: Date;
  /** Of the one thing it tells, or of all that its person has. */
  readonly path: string;
  /** A shorter path that leads to the same page. */
  readonly shortPath: string;
}

/** @throws where there is not one fact to tell */
export function tellAll({ facts }: AlertAbout, language: Language): Told {
  const kept = toTell(facts);
  const [first, ...others] = kept.map((fact) => say(fact, language));
  if (first === undefined) throw new Error("There is nothing to tell.");
  const list = kept.every(({ place }) => place === null) ? "fires" : "places";
  return {
    facts: kept,
    first,
    others,
    readAt: new Date(Math.max(...kept.map(({ observedAt }) => observedAt.getTime()))),
    path: others.length === 0 ? first.path : PAGES[list][language],
    shortPath: others.length === 0 ? first.shortPath : SHORT_PAGES[list][language],
  };
}
