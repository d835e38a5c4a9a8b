import { REGIONS, regionByCode } from "#territory/regions.ts";
import { plainWords } from "#territory/slug.ts";

const BY_NAME = new Map(
  REGIONS.flatMap(({ code, name }) => [
    [plainWords(name.fr), code],
    [plainWords(name.en), code],
  ]),
);

/** An administrative region as the API writes it. */
export interface WireRegion {
  readonly Nom: string | null;
  readonly Code: string | null;
}

/** As {@link readRegion}; null also if the code is of one region and the name is or holds that of another. */
export function readClearRegion({ Nom, Code }: WireRegion): string | null {
  const read = readRegion({ Nom, Code });
  const words = ` ${plainWords(Nom ?? "")} `;
  const isClear = [...BY_NAME].every(([name, code]) => code === read || !words.includes(` ${name} `));
  return isClear ? read : null;
}

/** Two-digit code of a region given by code ("9", "09") or else by name; null when it is neither. */
export function readRegion({ Nom, Code }: WireRegion): string | null {
  const code = regionByCode(Code?.padStart(2, "0") ?? "")?.code;
  return code ?? BY_NAME.get(plainWords(Nom ?? "")) ?? null;
}
