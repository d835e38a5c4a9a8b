import type { Bilingual } from "#territory/language.ts";
import { languageOfPath, type Parameter } from "./paths.ts";

/** Paths of the widgets. The page that generates a widget's code is a screen with another path. */
export const WIDGET_PATHS: Bilingual = { fr: "/widget/integre/", en: "/en/widget/embed/" };

/** Parameters that distinguish widgets. */
export const WIDGET_PARAMETERS = ["territory", "show"] as const satisfies readonly Parameter[];

export const isWidgetPath = (pathname: string): boolean =>
  pathname === WIDGET_PATHS[languageOfPath(pathname)];
