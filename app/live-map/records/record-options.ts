import type { Surroundings } from "#surroundings/model.ts";
import type { Language } from "#territory/language.ts";
import type { NaturalArea } from "#territory/natural-areas.ts";
import type { MapChoices } from "../choices/map-choices.ts";
import type { Within } from "./within.server.ts";

export interface RecordOptions {
  readonly choices: MapChoices;
  readonly language: Language;
  readonly now: Date;
  readonly areas: readonly NaturalArea[];
  readonly surroundings: Surroundings;
  /** The territory to which the records are limited. */
  readonly within: Within;
}
