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

/** A danger zone with the danger of three days. The map finds the zone's shape by number. */
export interface ZoneRecord {
  readonly kind: "zone";
  /** Number of the zone. */
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** Danger level of each day, as one character: `455`; `-` if not published. */
  readonly levels: string;
  /** Level of the chosen day; null if not published. */
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
  /** True if the restriction's area or dates are uncertain. */
  readonly isUnsure: boolean;
  /** True if the restriction is not in force yet: it is listed separately, and not shown on the map. */
  readonly isAnnounced: boolean;
}

/** A park, reserve or ZEC. If its limits are unknown, the map shows a circle of its size. */
export interface AreaRecord {
  readonly kind: "area";
  /** `area-` and the slug of the area. */
  readonly id: string;
  readonly name: string;
  readonly areaKind: NaturalAreaKind;
  readonly sizeHa: number;
  readonly regions: string;
  readonly isApproximate: boolean;
  /** Distinct types of restrictions in force at the area's centre; null if their list was never received. */
  readonly types: readonly RestrictionType[] | null;
}

/** A region, MRC, city or danger zone as a point. Its limits, if known, belong to the map's basemap. */
export interface TerritoryRecord {
  readonly kind: "territory";
  /** Kind of the territory and its code, number or slug: `mrc-900`. */
  readonly id: string;
  readonly territoryKind: TerritoryKind;
  readonly name: string;
  /** Slug in addresses of the reader's language; empty if the territory has no page. */
  readonly slug: string;
  /** Name of the region of an MRC or a city; null for regions and zones. */
  readonly within: string | null;
  /** Number of active fires; null if the list of fires was never received. */
  readonly activeFires: number | null;
  /** Number of restrictions in force: for an MRC or a city, those at its point. Null if unknown. */
  readonly restrictions: number | null;
}

/** A bookmark with a position, which is only stored in this browser. */
export interface BookmarkRecord {
  readonly kind: "bookmark";
  /** Address of the bookmark's card, as stored. */
  readonly id: string;
  readonly name: string;
}

/** A record that the list and the map both show, so that list and map cannot differ. */
export type ListedRecord = FireRecord | ZoneRecord | RestrictionRecord | AreaRecord | TerritoryRecord;
export type MapRecord = ListedRecord | BookmarkRecord;

/** A record's position on the map. `record` returns the full record, and is only called when needed. */
export interface PlacedRecord {
  /** Key of the filter's choice that selects this record. */
  readonly filterKey: string;
  /** Point or shape; null for records that are only listed, and for zones: the browser adds their shapes. */
  readonly geometry: GeoJSON.Point | GeoJSON.Polygon | GeoJSON.MultiPolygon | null;
  readonly record: () => ListedRecord;
}
