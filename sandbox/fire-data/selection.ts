import { z } from "zod";
import { distanceKm } from "#territory/distance.ts";
import { regionAt } from "#territory/locate.server.ts";
import { mrcByName } from "#territory/mrcs.ts";
import type { FireRecord } from "../season/fire-record.ts";
import { CONDITION_IDS } from "../season/vocabulary.ts";

/** Flag in a query. The API accepts true and false as words or digits. */
export const flag = z
  .enum(["true", "false", "1", "0", "True", "False"])
  .transform((text) => text === "1" || /^t/i.test(text));
const conditions = z
  .string()
  .transform((text) => text.split(",").map(Number))
  .pipe(z.array(z.literal(CONDITION_IDS)));
const codes = (digits: number) =>
  z.string().transform((text) => text.split(",").map((code) => code.trim().padStart(digits, "0")));
/** MRC codes. Clients send the two digits of the census division, or three digits with a final zero. */
const mrcCodes = codes(2).transform((list) => list.map((code) => code.padEnd(3, "0")));
const degrees = (max: number) => z.coerce.number().min(-max).max(max);

/** Filters of the public API. Other parameters are ignored. */
export const filters = z.object({
  conditions: conditions.default([...CONDITION_IDS]),
  intensive: flag.optional(),
  nordique: flag.optional(),
  noRegionAdm: codes(2).optional(),
  noMrc: mrcCodes.optional(),
  noMun: codes(5).optional(),
  lat: degrees(90).optional(),
  lon: degrees(180).optional(),
  rayonKm: z.coerce.number().min(0).default(50),
  test: flag.default(false),
});
export type Filters = z.output<typeof filters>;

/** Returns the requested circle, or null unless both coordinates are given. */
export function circleOf({ lat, lon, rayonKm }: Filters) {
  return lat === undefined || lon === undefined ? null : { centre: { lat, lon }, radiusKm: rayonKm };
}

/** Returns the requested protection zones, by default both. A missing flag is the opposite of the other. */
export function protectionsOf({ intensive, nordique }: Filters) {
  return { intensive: intensive ?? nordique !== true, northern: nordique ?? intensive !== true };
}

/** Returns the fires that match the filters, except the status filter. */
export function selectFires(fires: readonly FireRecord[], wanted: Filters): FireRecord[] {
  const protections = protectionsOf(wanted);
  const circle = circleOf(wanted);
  return fires.filter((fire) => {
    if (!(fire.Nordique ? protections.northern : protections.intensive)) return false;
    if (!hasCode(wanted.noRegionAdm, () => regionOf(fire))) return false;
    if (!hasCode(wanted.noMrc, () => mrcOf(fire))) return false;
    if (!hasCode(wanted.noMun, () => fire.Municipalite?.Code)) return false;
    if (circle === null) return true;
    const { Lat: lat, Lon: lon } = fire;
    if (typeof lat !== "number" || typeof lon !== "number") return false;
    return distanceKm(circle.centre, { lat, lon }) <= circle.radiusKm;
  });
}

function hasCode(wanted: readonly string[] | undefined, codeOf: () => string | undefined): boolean {
  return wanted === undefined || wanted.includes(codeOf() ?? "");
}

/** Returns a fire's region. If the record has no region, computes the region from the location. */
function regionOf({ RegionAdministrative, Lat: lat, Lon: lon }: FireRecord): string | undefined {
  if (RegionAdministrative?.Code !== undefined) return RegionAdministrative.Code;
  return typeof lat === "number" && typeof lon === "number"
    ? (regionAt({ lat, lon }) ?? undefined)
    : undefined;
}

function mrcOf({ Mrc }: FireRecord): string | undefined {
  return Mrc?.Code ?? mrcByName(Mrc?.Nom ?? "")?.code;
}
