import type { FireRow } from "../../parts/fire/rows.ts";
import { InvalidGeoJson } from "../records/geojson-guard.ts";
import type { PointFacts } from "../records/point-facts.server.ts";
import type { SubjectView } from "../records/subject-shown.ts";
import type { CardView } from "./card-view.server.ts";

/** A card stored in the browser until a press opens it. */
export interface CachedCard {
  readonly card: CardView;
  /** The map's subject for a zone's card. The browser builds the subjects of other cards itself. */
  readonly subject?: SubjectView;
}

/** Cards by `cardKey`. */
export type CachedCards = ReadonlyMap<string, CachedCard>;

/** Returns a card's key. Ids are only unique within a kind. */
export const cardKey = (kind: string, id: string): string => `${kind} ${id}`;

type Nearest = NonNullable<PointFacts["nearest"]>[number];
type Packed<Card> = Card extends { readonly facts: infer Facts }
  ? Omit<Card, "facts"> & { readonly facts: PackedFacts | (Facts & null) }
  : Card;
/** Facts with nearby fires as ids, because a fire can be near several points. */
type PackedFacts = Omit<PointFacts, "nearest"> & {
  readonly nearest: readonly (Omit<Nearest, "fire"> & { readonly fire: string })[] | null;
};
type PackedCard = Packed<CardView>;

/** Cards as sent to the browser. A fire near several points is only included once. */
export interface CardsFile {
  readonly fires: readonly FireRow[];
  readonly cards: readonly (Omit<CachedCard, "card"> & { readonly key: string; readonly card: PackedCard })[];
}

/** Packs cards for the browser. `readCards` restores them. */
export function writeCards(cards: CachedCards): CardsFile {
  const fires = new Map<string, FireRow>();
  const packed = (card: CardView): PackedCard => {
    if (!("facts" in card) || card.facts === null) return card as PackedCard;
    const nearest = card.facts.nearest?.map(({ fire, ...where }) => {
      fires.set(fire.id, fire);
      return { ...where, fire: fire.id };
    });
    return { ...card, facts: { ...card.facts, nearest: nearest ?? null } };
  };
  const written = [...cards].map(([key, { card, ...rest }]) => ({ key, ...rest, card: packed(card) }));
  return { fires: [...fires.values()], cards: written };
}

/** Restores cards from a response. @throws {InvalidGeoJson} if the response is not a list of cards */
export function readCards(answer: unknown): CachedCards {
  // The server writes the cards from the same types. A response without lists has another origin.
  const file = answer as Partial<CardsFile> | null;
  if (!Array.isArray(file?.cards) || !Array.isArray(file.fires)) throw new InvalidGeoJson();
  const { fires, cards } = file as CardsFile;
  const rows = new Map(fires.map((fire) => [fire.id, fire]));
  const unpacked = (card: PackedCard): CardView => {
    if (!("facts" in card) || card.facts === null) return card as CardView;
    const nearest = card.facts.nearest?.flatMap(({ fire, ...where }) => {
      const row = rows.get(fire);
      return row ? [{ ...where, fire: row }] : [];
    });
    return { ...card, facts: { ...card.facts, nearest: nearest ?? null } } as CardView;
  };
  return new Map(cards.map(({ key, card, ...rest }) => [key, { ...rest, card: unpacked(card) }]));
}
