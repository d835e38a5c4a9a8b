import type { Language } from "#territory/language.ts";
import type { NaturalArea } from "#territory/natural-areas.ts";
import type { MapChoices } from "../choices/map-choices.ts";
import type { Within } from "./within.server.ts";

/** What the map is asked to show. */
export interface RecordOptions {
  readonly choices: MapChoices;
  readonly language: Language;
  readonly now: Date;
  readonly areas: readonly NaturalArea[];
  /** Where the records lie that are wanted. */
  readonly within: Within;
}
