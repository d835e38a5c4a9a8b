import { geoBounds } from "d3-geo";
import type { Fire, Situation } from "#fires/model.ts";
import { zoneShapesOf } from "#fires/zone-of.server.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { regionByCode } from "#territory/regions.ts";
import { regionShapes } from "#territory/shapes.server.ts";
import { zoneByNumber } from "#territory/zones.ts";
import { textsOf } from "../../../i18n/texts-of.ts";
import type { MapSubject } from "./map-subject.ts";

/** West, south, east, north, in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** The subject as the page names it; `bounds` is null for the whole province. */
export interface SubjectView {
  readonly kind: MapSubject["kind"];
  readonly name: string | null;
  /** A zone's number, a region's code or a fire's id; null for the province. */
  readonly key: string | null;
  /** As in the addresses of a zone. */
  readonly slug?: string | undefined;
  readonly bounds: Bounds | null;
}

/** Some 40 km each way. */
const AROUND_DEGREES = 0.4;

const boundsOf = (geometry: GeoJSON.Polygon | GeoJSON.MultiPolygon): Bounds => {
  const [[west, south], [east, north]] = geoBounds(geometry);
  return [west, south, east, north];
};

/** The ground around a point, as far as a region's towns; null without a point. */
export function around(at: Point | null): Bounds | null {
  if (!at) return null;
  const { lon, lat } = at;
  const wide = AROUND_DEGREES / Math.cos((lat * Math.PI) / 180);
  return [lon - wide, lat - AROUND_DEGREES, lon + wide, lat + AROUND_DEGREES];
}

/** What a subject is called and where it lies; null for a fire that the data does not list. */
export function subjectView(
  situation: Situation,
  subject: MapSubject,
  language: Language,
): SubjectView | null {
  const { kind } = subject;
  if (kind === "province") return { kind, name: null, key: null, bounds: null };
  if (kind === "region") {
    const shape = regionShapes().areas.find(({ key }) => key === subject.code);
    const name = regionByCode(subject.code)?.name[language] ?? null;
    return { kind, name, key: subject.code, bounds: shape ? boundsOf(shape.geometry) : null };
  }
  if (kind === "zone") {
    const shape = zoneShapesOf(situation.zoneShapes.value).find(({ zone }) => zone === subject.number);
    return {
      kind,
      name: shape?.name ?? null,
      key: String(subject.number),
      slug: zoneByNumber(subject.number)?.slug,
      bounds: shape ? boundsOf(shape.geometry) : null,
    };
  }
  // A fire that cannot be looked up is not one that does not exist.
  if (situation.fires.value === null) return { kind, name: null, key: subject.id, bounds: null };
  const fire = situation.fires.value.find(({ id }) => id === subject.id);
  if (!fire) return null;
  return { kind, name: fireLabel(fire, language), key: fire.id, bounds: around(fire.at) };
}

/** A fire's name, or its number where it has none. */
export function fireLabel({ name, number }: Fire, language: Language): string {
  return name ?? textsOf(language).t("fires.unnamed", { number });
}
