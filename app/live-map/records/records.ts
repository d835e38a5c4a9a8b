import type { DangerLevel } from "#fires/danger.ts";
import type { RestrictionType } from "#fires/restriction.ts";
import type { StatusId } from "#fires/status.ts";
import type { NaturalAreaKind } from "#territory/natural-areas.ts";
import type { FireRow } from "../../parts/fire/rows.ts";
import type { TerritoryKind } from "../../parts/map-links/map-words.ts";

/** A fire as a row of the list, a mark on the map and a card. */
export interface FireRecord extends Omit<FireRow, "statusId" | "contained" | "extinguished" | "causeId"> {
  readonly kind: "fire";
  readonly status: StatusId;
}

/** A danger zone with its three days. The map joins it to its shape by number. */
export interface ZoneRecord {
  readonly kind: "zone";
  /** Its number. */
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** One character per day, `-` if not published: `455`. */
  readonly levels: string;
  /** Level of the chosen day. */
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
  /** True if its area or its dates are uncertain. */
  readonly isUnsure: boolean;
  /** True if it starts later. Then it is listed separately and not on the map. */
  readonly isAnnounced: boolean;
}

/** A park, reserve or ZEC. Without known limits, it is a circle of its size. */
export interface AreaRecord {
  readonly kind: "area";
  /** `area-` and its slug. */
  readonly id: string;
  readonly name: string;
  readonly areaKind: NaturalAreaKind;
  readonly sizeHa: number;
  readonly regions: string;
  readonly isApproximate: boolean;
  /** Types in force near its centre, each once; null if restrictions were never received. */
  readonly types: readonly RestrictionType[] | null;
}

/** A region, MRC, city or danger zone as a point. The map's ground draws known limits. */
export interface TerritoryRecord {
  readonly kind: "territory";
  /** Its kind and its code, number or slug: `mrc-900`. */
  readonly id: string;
  readonly territoryKind: TerritoryKind;
  readonly name: string;
  /** Slug in addresses of the reader's language; empty if it has no page. */
  readonly slug: string;
  /** The region of an MRC or a city. */
  readonly within: string | null;
  /** Null if fires were never received. */
  readonly activeFires: number | null;
  /** Number of restrictions in force (of an MRC or a city, at its point), as on its card. Null if unknown. */
  readonly restrictions: number | null;
}

/** A bookmark with a position. It is only in this browser: the server does not know it. */
export interface BookmarkRecord {
  readonly kind: "bookmark";
  /** Its address, as stored with bookmarks. */
  readonly id: string;
  readonly name: string;
}

/** A record of both the list and the map, so that they cannot differ. */
export type ListedRecord = FireRecord | ZoneRecord | RestrictionRecord | AreaRecord | TerritoryRecord;
export type MapRecord = ListedRecord | BookmarkRecord;

/** A record with its position on the map. `record` writes it when needed. */
export interface PlacedRecord {
  /** Key of its choice in the view's filter. */
  readonly filterKey: string;
  /** Null for records that are listed and not mapped, and for zones, whose shapes the browser adds. */
  readonly geometry: GeoJSON.Point | GeoJSON.Polygon | GeoJSON.MultiPolygon | null;
  readonly record: () => ListedRecord;
}
