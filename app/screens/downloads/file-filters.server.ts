import { DANGER_LEVELS } from "#fires/danger.ts";
import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import { INDEX_SORTS } from "#fires/sort-orders.ts";
import { DOWNLOAD_PARAMETERS, type DownloadKind } from "#plan/download-path.ts";
import { PARAMETERS } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { REGIONS } from "#territory/regions.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { type Filter, filterOf } from "../../parts/downloads/filters.server.ts";
import { downloadTexts } from "../../parts/downloads/texts.ts";
import {
  CAUSE_IDS,
  causeWord,
  LONGEST_TEXT,
  PROTECTIONS,
  protectionWord,
  readChoices,
  STATUS_CHOICES,
  sortWord,
  statusWord,
} from "../../parts/fire/fire-choices.ts";
import { REVERSED_WORD } from "../../parts/fire/fire-words.ts";

type FilterName = (typeof DOWNLOAD_PARAMETERS)[DownloadKind][number];

/** Returns a check of a filter's value, which accepts the same values as the lists on pages. */
const isChoice = (name: FilterName) => (word: string) =>
  !readChoices(new URLSearchParams([[PARAMETERS[name].fr, word]]), "fr").hasUnknown;

function filtersIn(language: Language): Readonly<Record<FilterName, Filter>> {
  const { t } = textsOf(language, downloadTexts);
  const choice = (name: FilterName, words: readonly string[]) => filterOf(words.join(", "), isChoice(name));
  const oneOf = (words: readonly string[]) => filterOf(words.join(", "), (word) => words.includes(word));
  return {
    status: choice(
      "status",
      (["all", ...STATUS_CHOICES] as const).map((each) => statusWord(each, language)),
    ),
    region: choice(
      "region",
      REGIONS.map(({ slug }) => slug[language]),
    ),
    zone: choice("zone", [t("download.allowed.zone")]),
    protection: choice(
      "protection",
      PROTECTIONS.map((each) => protectionWord(each, language)),
    ),
    cause: choice(
      "cause",
      CAUSE_IDS.map((each) => causeWord(each, language)),
    ),
    words: filterOf(t("download.allowed.words", { longest: LONGEST_TEXT }), (text) => {
      const { length } = text.trim();
      return length > 0 && length <= LONGEST_TEXT;
    }),
    sort: choice(
      "sort",
      INDEX_SORTS.map((each) => sortWord(each, language)),
    ),
    order: choice("order", [REVERSED_WORD[language]]),
    danger: oneOf(DANGER_LEVELS.map(String)),
    restriction: oneOf(RESTRICTION_ORDER),
  };
}

export function fileFilters(
  kind: DownloadKind,
  language: Language,
): Readonly<Partial<Record<FilterName, Filter>>> {
  const all = filtersIn(language);
  return Object.fromEntries(DOWNLOAD_PARAMETERS[kind].map((name) => [name, all[name]]));
}
