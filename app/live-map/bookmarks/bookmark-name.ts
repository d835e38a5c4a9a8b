import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import { PARAMETERS, screenAt } from "#plan/paths.ts";
import { formatPosition } from "#territory/format-position.ts";
import type { Language } from "#territory/language.ts";
import { regionBySlug } from "#territory/regions.ts";
import type { TextsOfSet } from "../../i18n/texts-of.ts";
import { readHere } from "../choices/map-choices.ts";
import type { liveMapTexts } from "../texts.ts";
import type { Bookmark } from "./bookmarks.ts";

const UNNAMED_FIRE = /^(?:Feu|Fire) (\d+)$/;

/** Returns a bookmark's name in the reader's language. Place names are the same in both languages. */
export function bookmarkName(
  { path, title }: Pick<Bookmark, "path" | "title">,
  language: Language,
  t: TextsOfSet<typeof liveMapTexts>,
): string {
  const { pathname, searchParams } = new URL(path, "https://site.invalid");
  const here = readHere(searchParams, "fr");
  if (here) return t("livemap.here.title", { position: formatPosition(here, language) });
  const selected = searchParams.get(PARAMETERS.selected.fr)?.replace(/-[^-]*$/, "");
  const type = RESTRICTION_ORDER.find((each) => each === selected);
  if (type) return t(`restriction.${type}`);
  const screen = screenAt(pathname);
  if (screen?.name === "map-region") {
    return regionBySlug("fr", screen.parts.slug ?? "")?.name[language] ?? title;
  }
  const [, number] = UNNAMED_FIRE.exec(title) ?? [];
  return number === undefined ? title : t("fires.unnamed", { number });
}
