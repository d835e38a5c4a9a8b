import type { DangerLevel } from "#fires/danger.ts";
import type { RestrictionType } from "#fires/restriction.ts";
import type { StatusId } from "#fires/status.ts";

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
}

/** What the list and the map hold: one object for both, so that they cannot differ. */
export type MapRecord = FireRecord | ZoneRecord | RestrictionRecord;

/** A record with its place on the map; null for what is listed and not mapped. */
export interface PlacedRecord {
  readonly record: MapRecord;
  readonly geometry: GeoJSON.Point | GeoJSON.Polygon | GeoJSON.MultiPolygon | null;
}
