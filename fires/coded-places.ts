import { mrcByCode, normaliseMrcCode } from "#territory/mrcs.ts";
import { REGIONS, regionByCode } from "#territory/regions.ts";
import { plainWords } from "#territory/slug.ts";
import type { GeographicCode } from "./model.ts";
import type { WireFire, WirePlace } from "./wire-fire.ts";

const BY_NAME = new Map(
  REGIONS.flatMap(({ code, name }) => [
    [plainWords(name.fr), code],
    [plainWords(name.en), code],
  ]),
);

/** An administrative region in the API's format. */
export interface WireRegion {
  readonly Nom: string | null;
  readonly Code: string | null;
}

/** Returns a region like {@link readRegion}, but null if code and name contradict each other. */
export function readClearRegion({ Nom, Code }: WireRegion): string | null {
  const read = readRegion({ Nom, Code });
  const words = ` ${plainWords(Nom ?? "")} `;
  const isClear = [...BY_NAME].every(([name, code]) => code === read || !words.includes(` ${name} `));
  return isClear ? read : null;
}

/** Returns the two-digit code of a region by its code ("9", "09"), otherwise by its name; null if unknown. */
export function readRegion({ Nom, Code }: WireRegion): string | null {
  const code = regionByCode(Code?.padStart(2, "0") ?? "")?.code;
  return code ?? BY_NAME.get(plainWords(Nom ?? "")) ?? null;
}

type PlaceType = GeographicCode["type"];

/** A fire's territories, from its record and the service's table of codes. */
export interface Territories {
  /** Two-digit code of the region. */
  readonly region: string | null;
  readonly mrc: string | null;
  readonly city: string | null;
}

export type CodedPlaces = (record: WireFire) => Territories;

/**
 * Makes a function that finds a record's territories. Names that the record lacks, and regions that we do not
 * know, come from the service's table `codes`, which is null if it was never read.
 */
export function codedPlaces(codes: readonly GeographicCode[] | null): CodedPlaces {
  const find = finderOf(codes ?? []);
  return ({ RegionAdministrative, Mrc, Municipalite }) => {
    const [region, mrc, city] = [
      find("region", RegionAdministrative),
      find("mrc", Mrc),
      find("city", Municipalite),
    ];
    return {
      region: readRegion(RegionAdministrative) ?? regionOf(region) ?? regionOf(mrc) ?? regionOf(city),
      mrc: Mrc.Nom ?? mrc?.name ?? mrcByCode(Mrc.Code ?? "")?.name ?? null,
      city: Municipalite.Nom ?? city?.name ?? null,
    };
  };
}

/** Finds a record's territories without the service's table. */
export const uncodedPlaces = codedPlaces(null);

/** Makes a function that finds a place by its code in any spelling, otherwise by its name if it is unique. */
function finderOf(codes: readonly GeographicCode[]) {
  const byCode = new Map<string, GeographicCode>();
  for (const place of codes) {
    for (const code of [place.codeAlt, place.code])
      if (code !== null) byCode.set(`${place.type} ${spelled(place.type, code)}`, place);
  }
  const byName = Map.groupBy(codes, ({ type, name }) => `${type} ${plainWords(name)}`);
  return (type: PlaceType, { Nom, Code }: WirePlace): GeographicCode | null => {
    const named = byName.get(`${type} ${plainWords(Nom ?? "")}`) ?? [];
    const coded = Code === null ? undefined : byCode.get(`${type} ${spelled(type, Code)}`);
    return coded ?? (named.length === 1 ? named[0] : null) ?? null;
  };
}

const DIGITS = { region: 2, city: 5 } as const;

/** Restores the leading zeros of codes that are written as numbers. */
function spelled(type: PlaceType, code: string): string {
  return type === "mrc" ? (normaliseMrcCode(code) ?? code) : code.padStart(DIGITS[type], "0");
}

function regionOf(place: GeographicCode | null): string | null {
  if (place === null) return null;
  const own = place.type === "region" ? readRegion({ Nom: place.name, Code: place.code }) : null;
  return own ?? regionByCode(place.regionId ?? "")?.code ?? null;
}
