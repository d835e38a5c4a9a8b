import { type Bounds, middleOf } from "#territory/bounds.ts";
import type { Point } from "#territory/point.ts";
import type { CardView } from "./card-view.server.ts";

/** Returns the point of a card on the map: its own, or the centre of its zone or region. */
export function placeOfCard(card: CardView, bounds: Bounds | null): Point | undefined {
  if (card.kind !== "zone" && card.kind !== "region") return card.at ?? undefined;
  return bounds === null ? undefined : middleOf(bounds);
}
