import { regionPath } from "#plan/area-paths.ts";
import { firePath } from "#plan/fire-path.ts";
import { pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { regionByCode } from "#territory/regions.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { regionName } from "../fire/rows.server.ts";
import { VIEW_WORDS } from "../map-links/map-words.ts";
import { territoryId } from "../map-links/record-ids.ts";
import type { Choice } from "./meaning.ts";
import { finderTexts } from "./texts.ts";

/** A choice in the reader's language. */
export interface ShownChoice {
  readonly name: string;
  /** The choice's kind and location: `municipalité, MRC Roussillon, Montérégie`. */
  readonly about: string;
}

export function shownChoice(
  { kind, name, region, mrc, near, target }: Choice,
  language: Language,
): ShownChoice {
  const { t } = textsOf(language, finderTexts);
  const number = target.is === "fire" ? Number(target.id.split("-")[1]) : 0;
  const own = target.is === "region" ? regionName(target.code, language) : name;
  // Do not repeat a territory that is also a region (Montréal, Laval).
  const where = region && regionByCode(region)?.name.fr !== name ? regionName(region, language) : null;
  const about = [
    t(`finder.kind.${kind}`, { number }),
    mrc && t("finder.mrc", { name: mrc }),
    where,
    near && t("finder.nearest", { name: near }),
  ];
  return { name: own ?? t("fires.unnamed", { number }), about: about.filter(Boolean).join(", ") };
}

/** Returns the link to a choice: the location page's answer at its point, or the page about it. */
export function locationLink({ name, target }: Choice, language: Language): string {
  switch (target.is) {
    case "point":
      return pathTo("current-situation-location", language, {}, target.query);
    case "area":
      // Link by name, so that the answer says that it is for the area's centre. The name comes from our list,
      // so it is not private.
      return pathTo("current-situation-location", language, {}, { address: name ?? "" });
    case "region":
      return regionPath(target.code, language);
    case "zone":
      return pathTo("current-situation-zone", language, { slug: target.slug });
    case "fire":
      return firePath(target, language);
    case "mrc":
      return onMap("territories", territoryId({ kind: "mrc", key: target.code }), language);
  }
}

/** Returns the address of a record on the map, with its card open. */
export function onMap(view: "areas" | "territories", selected: string, language: Language): string {
  return pathTo("map", language, {}, { view: VIEW_WORDS[view][language], selected });
}
