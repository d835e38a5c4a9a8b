import { plainWords, slugify } from "./slug.ts";
import mrcsByRegion from "./tables/mrcs.json" with { type: "json" };

/** A regional county municipality, or an equivalent territory (a city, the north). */
export interface Mrc {
  /** Three digits, the start of the official codes of its municipalities: "070" to "993". */
  readonly code: string;
  readonly name: string;
  readonly slug: string;
  /** Code of the MRC's region. */
  readonly region: string;
  /** Whether the territory is legally not an MRC, but has the powers of one. */
  readonly equivalent: boolean;
}

/**
 * The 87 MRCs and 17 equivalent territories by code. Source: the province's administrative divisions (SDA)
 * and its institute of statistics.
 */
export const MRCS: readonly Mrc[] = Object.entries(mrcsByRegion)
  .flatMap(([region, list]) => list.split("|").map((entry) => read(entry, region)))
  .sort((a, b) => a.code.localeCompare(b.code));

// "=" before a name marks an equivalent territory.
function read(entry: string, region: string): Mrc {
  const equivalent = entry.includes("=");
  const name = entry.slice(equivalent ? 5 : 4);
  return { code: entry.slice(0, 3), name, slug: slugify(name), region, equivalent };
}

const BY_CODE = new Map(MRCS.map((mrc) => [mrc.code, mrc]));
const BY_NAME = new Map(MRCS.map((mrc) => [nameKey(mrc.name), mrc]));

/** Former official names in older data, with the code of today's MRC. */
const FORMER_NAMES = { "Robert-Cliche": "270" } satisfies Record<string, string>;

for (const [name, code] of Object.entries(FORMER_NAMES)) {
  const mrc = BY_CODE.get(code);
  if (mrc) BY_NAME.set(nameKey(name), mrc);
}

function nameKey(name: string): string {
  return plainWords(name)
    .replace(/\bste?\b/g, (short) => (short === "st" ? "saint" : "sainte"))
    .replace(/^(?:mrc )?(?:(?:de|du|des) )?(?:(?:les|le|la|l) )?/, "");
}

/** Returns the MRC of a name, regardless of accents, dashes, case and a leading article. */
export function mrcByName(name: string): Mrc | undefined {
  return BY_NAME.get(nameKey(name));
}

/** Returns the MRC of a code in any of its spellings. */
export function mrcByCode(code: string): Mrc | undefined {
  const normal = normaliseMrcCode(code);
  return normal === null ? undefined : BY_CODE.get(normal);
}

/** Converts a code of two or three digits ("48", "480", "371") to three; null for any other text. */
export function normaliseMrcCode(code: string | number): string | null {
  const digits = String(code).trim();
  if (!/^\d{1,3}$/.test(digits)) return null;
  return digits.length === 3 ? digits : `${digits.padStart(2, "0")}0`;
}
