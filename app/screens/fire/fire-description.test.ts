import "../../i18n/dictionary.ts";
import { expect, test } from "vitest";
import { STATUS_ORDER } from "#fires/status.ts";
import { LANGUAGES } from "#territory/language.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { fireTexts } from "./texts.ts";

/** Longest description that search engines show, as a generous estimate. */
const MOST_SHOWN = 200;

test.each(LANGUAGES)(
  "a fire's description fits in search results, even with long names, in %s",
  (language) => {
    const { t } = textsOf(language, fireTexts);
    const statuses = STATUS_ORDER.map((id) => t(`status.${id}`).toLowerCase());
    for (const status of statuses) {
      const text = t("fire.description", {
        heading: "Ruisseau du Grand Portage",
        status,
        place: "Les Îles-de-la-Madeleine, Gaspésie–Îles-de-la-Madeleine",
      });
      expect(text.length).toBeLessThanOrEqual(MOST_SHOWN);
    }
  },
);
