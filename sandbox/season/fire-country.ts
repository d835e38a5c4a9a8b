import { z } from "zod";
import { mrcByName } from "#territory/mrcs.ts";
import type { Point } from "#territory/point.ts";
import { zoneByNumber } from "#territory/zones.ts";
import rows from "./fire-country.json" with { type: "json" };

/** Area where fires start: one per danger zone, from our own reading of a map. */
export interface FireCountry {
  readonly zone: number;
  readonly anchor: Point;
  /** Codes of the region (two digits) and the MRC (three digits) that contain most of the area. */
  readonly region: string;
  readonly mrcCode: string;
  readonly managementUnit: string;
  /** Relative number of fires started there by people and by lightning. */
  readonly people: number;
  readonly lightning: number;
}

/** Columns: zone, MRC, management unit, fires started by people and by lightning. */
const row = z.tuple([z.number(), z.string(), z.string(), z.number(), z.number()]);

export const FIRE_COUNTRY: readonly FireCountry[] = z
  .array(row)
  .parse(rows)
  .map(([zone, mrcName, managementUnit, people, lightning]) => {
    const mrc = mrcByName(mrcName);
    const known = zoneByNumber(zone);
    if (mrc === undefined || known === undefined)
      throw new Error(`fire country has an unknown MRC: ${mrcName}`);
    const { code: mrcCode, region } = mrc;
    return { zone, anchor: known.anchor, region, mrcCode, managementUnit, people, lightning };
  });
