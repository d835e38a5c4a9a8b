import { regionSlugOf } from "#plan/fire-path.ts";
import { pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import type { MapViewName } from "../../parts/map-links/map-words.ts";
import { HARD_TYPES, type MapChoices, mapQuery, readMapChoices } from "../choices/map-choices.ts";
import type { CardView } from "./card-view.server.ts";

const FIRST: MapChoices = readMapChoices(new URLSearchParams(), "fr");

/**
 * Returns the shortest address that opens a card, without the map's other choices. Bookmarks and shared links
 * use it.
 */
export function cardPath(card: CardView, slug: string | undefined, language: Language): string {
  const at = (change: Partial<MapChoices>) =>
    pathTo("map", language, {}, mapQuery({ ...FIRST, ...change }, language));
  switch (card.kind) {
    case "fire":
      return pathTo("map-fire", language, {
        slug: regionSlugOf(card.fire.region, language),
        id: card.fire.id,
      });
    case "zone":
      return pathTo(
        "map-zone",
        language,
        { slug: slug ?? "" },
        mapQuery({ ...FIRST, view: "danger" }, language),
      );
    case "region":
      return pathTo("map-region", language, { slug: regionSlugOf(card.code, language) });
    case "restriction":
      return at({ view: viewOfType(card.restriction.type), selected: card.restriction.id });
    case "area":
      return at({ view: "areas", selected: card.area.id });
    case "territory":
      return at({ view: "territories", selected: card.territory.id });
    case "here":
      return at({ here: card.at });
  }
}

const viewOfType = (type: string): MapViewName =>
  (HARD_TYPES as readonly string[]).includes(type) ? "closures" : "measures";
