import { REGIONS, regionByCode } from "#territory/regions.ts";
import { plainWords } from "#territory/slug.ts";

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

/**
 * Returns the two-digit code of a region by its code ("9", "09"), otherwise by its name; null if both are
 * unknown.
 */
export function readRegion({ Nom, Code }: WireRegion): string | null {
  const code = regionByCode(Code?.padStart(2, "0") ?? "")?.code;
  return code ?? BY_NAME.get(plainWords(Nom ?? "")) ?? null;
}
