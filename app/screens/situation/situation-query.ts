import type { Language } from "#territory/language.ts";
import { choicesQuery, type FireChoices } from "../../parts/fire/fire-choices.ts";
import type { Query } from "../../paths.ts";
import type { SituationViewOptions } from "./situation-view.server.ts";

/** What a visitor chose on the situation page: fires, a level of danger, a type of restriction. */
export type SituationChoices = Pick<SituationViewOptions, "dangerLevel" | "restrictionType"> & {
  readonly choices: FireChoices;
};

/** The query of all that was chosen: no list of the page forgets what was chosen of another. */
export function situationQuery(chosen: SituationChoices, language: Language): Query {
  const { choices, dangerLevel, restrictionType } = chosen;
  return {
    ...choicesQuery(choices, language),
    ...(dangerLevel !== null && { danger: String(dangerLevel) }),
    ...(restrictionType && { restriction: restrictionType }),
  };
}
