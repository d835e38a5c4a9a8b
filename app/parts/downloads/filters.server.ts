import { z } from "zod";
import { PARAMETERS, type Parameter as ParameterName } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { type Parameter, parametersOf } from "../open-answer/parameters.server.ts";
import { sentence } from "./sentence.ts";
import { downloadTexts } from "./texts.ts";

export type Filter = Parameter<string | undefined>;

/** Creates a filter of a file whose value is one word. `allowed` lists the words, in the file's language. */
export const filterOf = (allowed: string, isKnown: (word: string) => boolean): Filter => ({
  schema: z
    .string()
    .refine((word) => word !== "" && isKnown(word))
    .optional(),
  allowed,
});

/**
 * Returns the refusal of an address with unknown filters, by the rule of the public API: a file without a
 * requested filter would be misleading. Null if the address is valid.
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
