import { MRCS } from "#territory/mrcs.ts";
import { REGIONS } from "#territory/regions.ts";
import { CITIES } from "../season/ground.ts";

const TYPE = { region: 1, mrc: 2, city: 3 } as const;

/** Every region, MRC and municipality, with the public API's codes. */
export const GEOGRAPHIC_CODES = [
  ...REGIONS.map(({ code, name }) => ({
    Nom: name.fr,
    CodeGeo: code,
    CodeGeo2: null,
    RegionAdministrativeId: Number(code),
    Type: TYPE.region,
  })),
  ...MRCS.map(({ code, name, region }) => ({
    Nom: name,
    CodeGeo: code,
    CodeGeo2: code.replace(/0$/, ""),
    RegionAdministrativeId: Number(region),
    Type: TYPE.mrc,
  })),
  ...CITIES.map(({ Nom, Code, region }) => ({
    Nom,
    CodeGeo: Code,
    CodeGeo2: null,
    RegionAdministrativeId: Number(region),
    Type: TYPE.city,
  })),
];
