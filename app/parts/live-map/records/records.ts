import type { DangerLevel } from "#fires/danger.ts";
import type { RestrictionType } from "#fires/restriction.ts";
import type { StatusId } from "#fires/status.ts";
import type { NaturalAreaKind } from "#territory/natural-areas.ts";
import type { TerritoryKind } from "../choices/map-words.ts";

/** A fire, as a row of the list, a mark on the map and a card. */
export interface FireRecord {
  readonly kind: "fire";
  readonly id: string;
  readonly name: string | null;
  readonly number: number;
  readonly status: StatusId;
  readonly sizeHa: number | null;
  /** Two-digit code. */
  readonly region: string | null;
  readonly place: string | null;
  readonly started: string | null;
  readonly isNorthern: boolean;
}

/** A danger zone with its three days; the map joins it to its shape by number. */
export interface ZoneRecord {
  readonly kind: "zone";
  /** The zone's number. */
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** One character a day, `-` where none is published: `455`. */
  readonly levels: string;
  /** Of the chosen day. */
  readonly level: DangerLevel | null;
}

export interface RestrictionRecord {
  readonly kind: "restriction";
  readonly id: string;
  readonly type: RestrictionType;
  readonly title: string;
  readonly regions: string;
  readonly from: string | null;
  readonly until: string | null;
  /** Its area or its dates are not sure. */
  readonly isUnsure: boolean;
  /** It begins later: listed apart, not on the map. */
  readonly isAnnounced: boolean;
}

/** A park, reserve or ZEC: a circle of its size where its limits are not known. */
export interface AreaRecord {
  readonly kind: "area";
  /** `area-` and its slug. */
  readonly id: string;
  readonly name: string;
  readonly areaKind: NaturalAreaKind;
  readonly sizeHa: number;
  readonly regions: string;
  readonly isApproximate: boolean;
  /** In force near its middle, each type once; null when restrictions have never come. */
  readonly types: readonly RestrictionType[] | null;
}

/** A region, MRC, city or danger zone, by a point: the map's ground draws their lines where they are known. */
export interface TerritoryRecord {
  readonly kind: "territory";
  /** Its kind and its code, number or slug: `mrc-900`. */
  readonly id: string;
  readonly territoryKind: TerritoryKind;
  readonly name: string;
  /** As in the addresses of the reader's language; empty where it has no page. */
  readonly slug: string;
  /** The region of an MRC or a city. */
  readonly within: string | null;
  /** Null when fires have never come. */
  readonly activeFires: number | null;
  /** In force in it, as many as its card lists; for an MRC or a city at the point that stands for it. Null when not known. */
  readonly restrictions: number | null;
}

/** A bookmark that says where it is: this browser's own, which the server knows nothing of. */
export interface BookmarkRecord {
  readonly kind: "bookmark";
  /** Its address, as bookmarks keep it. */
  readonly id: string;
  readonly name: string;
}

/** What the list and the map hold: one object for both, so that they cannot differ. */
export type ListedRecord = FireRecord | ZoneRecord | RestrictionRecord | AreaRecord | TerritoryRecord;
export type MapRecord = ListedRecord | BookmarkRecord;

/** What a view shows, with its place on the map; its record is written out where it is wanted. */
export interface PlacedRecord {
  /** The choice of the view's own filter that it answers to. */
  readonly filterKey: string;
  /** Null for what is listed and not mapped, and for zones, whose shapes are joined in the browser. */
  readonly geometry: GeoJSON.Point | GeoJSON.Polygon | GeoJSON.MultiPolygon | null;
  readonly record: () => ListedRecord;
}
