import type { Language } from "#territory/language.ts";
import type { OfficialText } from "./official-text.ts";

/** An official alert, verbatim. */
export interface OfficialAlert {
  readonly id: string;
  /** Language of the texts: the visitor's, if the alert was published in that language. */
  readonly language: Language;
  readonly event: string;
  readonly headline: string | null;
  /** The description and the instruction. */
  readonly texts: readonly OfficialText[];
  /** Areas in the author's words; empty if there are none. */
  readonly areas: string;
  readonly author: string | null;
  readonly sent: string;
  readonly expires: string | null;
  readonly url: string;
}

/** The official alerts of a place. */
export interface OfficialAlertsView {
  readonly applying: readonly OfficialAlert[];
  readonly possible: readonly OfficialAlert[];
  /** Whether the source gives no new answer, so that an order can be missing. */
  readonly isMissing: boolean;
  /** Time of the source's last accepted answer, formatted; null if there was none. */
  readonly read: string | null;
}
