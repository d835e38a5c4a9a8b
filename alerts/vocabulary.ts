import type { RestrictionState } from "#history/change.ts";
import type { FireState } from "#history/fire-state.ts";
import type { ORDER_ENDINGS } from "#history/order-state.ts";
import type { Language } from "#territory/language.ts";
import type { Region } from "#territory/regions.ts";

type OrderEnding = (typeof ORDER_ENDINGS)[number];

/** Words for the changes of a fire. */
export interface FireWords {
  readonly new: string;
  readonly newOutOfControl: string;
  /** @param status in small letters */
  readonly now: (status: string) => string;
  readonly grew: (size: string) => string;
  /** "Contained" is not a status: the fire can still be out of control. */
  readonly contained: (status: string) => string;
  readonly notContained: (status: string) => string;
  readonly out: string;
  /** The fire is the same, but its known location changed. */
  readonly moved: string;
}

/** Words for one kind of restriction. */
export interface RestrictionWords {
  readonly begun: string;
  /** Its name, without an article; French agrees with it in the feminine. */
  readonly name: string;
  /** Must read as an end at a glance: never the words of the ban with one word before them. */
  readonly lifted: string;
  /** Hours of the day, if it only applies then. */
  readonly hours: string | null;
  /** Advice while it is in force, most important sentence first. */
  readonly advice: readonly string[];
  /** Advice once it is lifted: other restrictions can still be in force. */
  readonly adviceLifted: readonly string[];
}

/** Words for what differs in a restriction; each follows the restriction's name. */
export interface DifferenceWords {
  readonly hours: (now: string, was: string) => string;
  readonly replaces: (was: string) => string;
  readonly extended: (until: string) => string;
  /** The end date was removed. */
  readonly endless: string;
  /** @param was null if there was no end date */
  readonly ends: (at: string, was: string | null) => string;
  readonly covers: (regions: readonly string[]) => string;
  readonly coversMany: (count: number) => string;
  readonly coversOnly: (regions: readonly string[]) => string;
  readonly area: string;
  readonly starts: (at: string) => string;
  readonly other: string;
}

/** Words around an official order. Its own words are quoted. */
export interface OrderWords {
  /** Marks the language of the quoted words, if it is not this one. */
  readonly quoted: (headline: string, language: Language) => string;
  /** @param name the quoted headline; empty if it has none */
  readonly begun: (name: string) => string;
  readonly changed: (name: string) => string;
  readonly ended: Readonly<Record<OrderEnding, (name: string) => string>>;
  readonly issued: (author: string | null, when: string) => string;
  readonly replaces: (when: string, name: string | null) => string;
  readonly until: (when: string) => string;
  readonly expired: (when: string) => string;
  /** The feed dropped an alert without an end date. */
  readonly unlisted: string;
  readonly area: (areas: string) => string;
  readonly cut: string;
  /** The order only has words in the other language. */
  readonly onlyOther: string;
  readonly advice: {
    readonly follow: string;
    /** The order names an area without drawing it. */
    readonly unsure: string;
    readonly moved: string;
    readonly over: string;
  };
}

/** Advice, as sentences, most important first: a text message keeps as many as fit. */
export interface AdviceWords {
  /** A fire that threatens a place. */
  readonly ready: readonly string[];
  /** A fire that threatens someone, who may be far away. */
  readonly readyIfNear: readonly string[];
  /** A fire farther from a place. */
  readonly instructions: readonly string[];
  /** A fire near a place, if it is being held or under control. */
  readonly stayAway: readonly string[];
  readonly danger: Readonly<Record<3 | 4 | 5, readonly string[]>>;
  readonly dangerDown: string;
}

/** Restrictions that have words of their own; any other is named by its title. */
export type NamedRestriction = Exclude<RestrictionState["type"], "other">;

/** The words of one language from which alerts are built. */
export interface Vocabulary {
  readonly winds: readonly string[];
  readonly restrictions: Readonly<Record<NamedRestriction, RestrictionWords>>;
  /** @param title the agency's own title, or null if there is none */
  readonly titled: (title: string | null) => RestrictionWords;
  /** A region as {@link DifferenceWords} list it. */
  readonly covered: (region: Region) => string;
  readonly differences: DifferenceWords;
  readonly advice: AdviceWords;
  readonly orders: OrderWords;
  readonly fireNo: (fire: Pick<FireState, "number" | "name">) => string;
  readonly beside: string;
  readonly away: (km: string, wind: string) => string;
  /** The fire's distance and direction come after. */
  readonly near: FireWords;
  /** The fire's name comes before. */
  readonly followed: FireWords;
  /** An alert said that the fire was extinguished. @param place its name, or null if the fire is followed */
  readonly notExtinguished: (number: number, status: string, place: string | null) => string;
  readonly dangerUp: (level: string) => string;
  readonly dangerDown: (level: string) => string;
  readonly dangerUnknown: string;
  readonly until: (when: string) => string;
  readonly untilFurtherNotice: string;
  /** Asks readers to check the area or dates of a restriction whose data contradicts itself. */
  readonly unsure: string;
  readonly wasStatus: (status: string) => string;
  readonly sizeIs: (size: string) => string;
  readonly sizeUnknown: string;
  readonly zone: (name: string) => string;
  readonly colon: string;
  /** Starts a headline that corrects an all-clear. */
  readonly correction: string;
}
