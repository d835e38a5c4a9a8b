import { regionSlugOf } from "#plan/fire-path.ts";
import { pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import type { MapViewName } from "../../parts/map-links/map-words.ts";
import { isHard, type MapChoices, mapQuery, readMapChoices } from "../choices/map-choices.ts";
import { type RecordKey, recordPath } from "../records/record-path.ts";
import type { CardView } from "./card-view.server.ts";

const FIRST: MapChoices = readMapChoices(new URLSearchParams(), "fr");

/** Returns the shortest address that opens a card, for bookmarks and shared links. */
export function cardPath(card: CardView, slug: string | undefined, language: Language): string {
  const at = (change: Partial<MapChoices>) =>
    pathTo("map", language, {}, mapQuery({ ...FIRST, ...change }, language));
  const recordIn = (view: MapViewName, record: RecordKey) => recordPath(record, { ...FIRST, view }, language);
  switch (card.kind) {
    case "fire":
      return recordIn("fires", card.fire);
    case "zone":
      return recordIn("danger", { kind: "zone", slug: slug ?? "" });
    case "region":
      return pathTo("map-region", language, { slug: regionSlugOf(card.code, language) });
    case "restriction":
      return recordIn(isHard(card.restriction.type) ? "closures" : "measures", card.restriction);
    case "area":
      return recordIn("areas", card.area);
    case "territory":
      return at({ view: "territories", selected: card.territory.id });
    case "here":
      return at({ here: card.at });
  }
}
