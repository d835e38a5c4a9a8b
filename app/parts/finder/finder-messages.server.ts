import type { Language } from "#territory/language.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import type { Understood } from "./meaning.ts";
import { finderTexts } from "./texts.ts";

export interface FinderMessage {
  readonly severity: "info" | "warning" | "error";
  readonly title: string;
  readonly text: string | null;
}

/** Number of choices above which a list is easier to narrow down than to read. */
const LONG_LIST = 8;

export function emptyQuestionMessages(language: Language): FinderMessage[] {
  const { t } = textsOf(language, finderTexts);
  return [{ severity: "warning", title: t("finder.empty.title"), text: t("finder.empty.text") }];
}

/** Returns the messages about what was understood, the same on every screen; empty for a complete answer. */
export function finderMessagesOf(
  { meaning, isGeocoderDown }: Understood,
  query: string,
  language: Language,
): FinderMessage[] {
  const { t } = textsOf(language, finderTexts);
  const down = (text: string, severity: "warning" | "error" = "warning"): FinderMessage[] =>
    isGeocoderDown ? [{ severity, title: t("finder.down.title"), text }] : [];
  switch (meaning.kind) {
    case "nothing":
      return [];
    case "point": {
      const { name, isTownOnly, area } = meaning;
      const middle = {
        severity: "info",
        title: t("finder.middle.title"),
        text: t("finder.middle.text"),
      } as const;
      const text = isTownOnly ? t("finder.down.town", { place: name }) : t("finder.down.place");
      return [...down(text), ...(area === null ? [] : [middle])];
    }
    case "several": {
      const places = meaning.choices.filter(({ target }) => target.is === "point" || target.is === "area");
      const title = t(places.length > 1 ? "finder.several" : "finder.pages", { query });
      const text = meaning.choices.length > LONG_LIST ? t("finder.several.narrow", { query }) : null;
      return [...down(t("finder.down.choices")), { severity: "info", title, text }];
    }
    case "near": {
      const title = t("finder.near.title", { query });
      return [...down(t("finder.down.choices")), { severity: "info", title, text: t("finder.near.text") }];
    }
    case "none":
      return isGeocoderDown
        ? down(t("finder.down.none", { query }), "error")
        : [
            {
              severity: "warning",
              title: t("finder.none.title", { query }),
              text: t("finder.none.text", { number: t("emergency.number") }),
            },
          ];
    case "unreadable":
    case "outside": {
      const kind = meaning.kind;
      return [
        {
          severity: "warning",
          title: t(`finder.${kind}.title`, { query }),
          text: t(`finder.${kind}.text`),
        },
      ];
    }
  }
}
