import type { FireRow } from "../../fire/rows.ts";
import { InvalidGeoJson } from "../records/geojson-guard.ts";
import type { PointFacts } from "../records/point-facts.server.ts";
import type { SubjectView } from "../records/subject-shown.ts";
import type { CardView } from "./card-view.server.ts";

/** A card that waits in the browser for the press that opens it. */
export interface HeldCard {
  readonly card: CardView;
  /** Of a card that is the map's subject and whose subject the browser cannot name: a zone's. */
  readonly subject?: SubjectView;
}

/** By `heldKey`. */
export type HeldCards = ReadonlyMap<string, HeldCard>;

/** Ids of one kind only differ among themselves. */
export const heldKey = (kind: string, id: string): string => `${kind} ${id}`;

type Nearest = NonNullable<PointFacts["nearest"]>[number];
type Packed<Card> = Card extends { readonly facts: infer Facts }
  ? Omit<Card, "facts"> & { readonly facts: PackedFacts | (Facts & null) }
  : Card;
/** Fires near a point by their ids: each is near several. */
type PackedFacts = Omit<PointFacts, "nearest"> & {
  readonly nearest: readonly (Omit<Nearest, "fire"> & { readonly fire: string })[] | null;
};
type PackedCard = Packed<CardView>;

/** Cards as they travel: fires that are near others are told once. */
export interface CardsFile {
  readonly fires: readonly FireRow[];
  readonly cards: readonly (Omit<HeldCard, "card"> & { readonly key: string; readonly card: PackedCard })[];
}

/** Writes cards for the browser; `readCards` has them back as they were. */
export function writeCards(cards: HeldCards): CardsFile {
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

/** @throws {InvalidGeoJson} when the answer is no list of cards */
export function readCards(answer: unknown): HeldCards {
  // The server writes them from the same types; what is not even a list came from somewhere else.
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
