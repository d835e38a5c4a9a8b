import type { Query } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { choicesQuery, type FireChoices } from "../../parts/fire/fire-choices.ts";
import type { SituationViewOptions } from "./situation-view.server.ts";

/** Filters of the situation page: fires, a level of danger, a type of restriction. */
export type SituationChoices = Pick<SituationViewOptions, "dangerLevel" | "restrictionType"> & {
  readonly choices: FireChoices;
};

/** Returns the query of all filters, so that each list of the page keeps the filters of the other lists. */
export function situationQuery(chosen: SituationChoices, language: Language): Query {
  const { choices, dangerLevel, restrictionType } = chosen;
  return {
    ...choicesQuery(choices, language),
    ...(dangerLevel !== null && { danger: String(dangerLevel) }),
    ...(restrictionType && { restriction: restrictionType }),
  };
}
