import type { Point } from "#territory/point.ts";
import type { CardView } from "./card-view.server.ts";
import type { Bounds } from "./subject-view.server.ts";

/** The point that stands for a card on the map: its own, or the middle of the zone or region that it is about. */
export function placeOfCard(card: CardView, bounds: Bounds | null): Point | undefined {
  if (card.kind !== "zone" && card.kind !== "region") return card.at ?? undefined;
  if (bounds === null) return undefined;
  const [west, south, east, north] = bounds;
  return { lat: (south + north) / 2, lon: (west + east) / 2 };
}
