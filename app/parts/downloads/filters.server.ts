import { z } from "zod";
import type { Language } from "#territory/language.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { PARAMETERS, type Parameter as ParameterName } from "../../paths.ts";
import { type Parameter, parametersOf } from "../open-answer/parameters.server.ts";
import { sentence } from "./sentence.ts";
import { downloadTexts } from "./texts.ts";

export type Filter = Parameter<string | undefined>;

/** One word that narrows a file; `allowed` is written in the language of the file. */
export const filterOf = (allowed: string, isKnown: (word: string) => boolean): Filter => ({
  schema: z
    .string()
    .refine((word) => word !== "" && isKnown(word))
    .optional(),
  allowed,
});

/**
 * The refusal of an address that asks of a file what it does not know, by the rule of the public API: a file that left a filter out
 * would be taken for what was asked. Null for an address that is understood.
 */
export function filterRefusal(
  search: URLSearchParams,
  filters: Readonly<Partial<Record<ParameterName, Filter>>>,
  language: Language,
): Response | null {
  const rules = Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [PARAMETERS[name as ParameterName][language], filter]),
  );
  const { unknown, refused } = parametersOf(search, rules);
  if (unknown.length + refused.length === 0) return null;
  const { t } = textsOf(language, downloadTexts);
  const known = Object.keys(rules).join(", ");
  const lines = [
    t("download.refused"),
    ...unknown.map((name) => t("download.refused.name", { name, known })),
    ...refused.map((each) => t("download.refused.value", { ...each })),
  ];
  return sentence(lines.join("\n"), 400);
}
