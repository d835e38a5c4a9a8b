import { LANGUAGES, type Language } from "#territory/language.ts";
import { inSoak } from "../support/soak.ts";

/** The shared seasons and the languages each is read in: in the gate in one, in the long run in both. */
export const SEASONS_READ = [
  { season: "summer", languages: inSoak<readonly Language[]>(LANGUAGES, ["fr"]) },
  { season: "crisis", languages: inSoak<readonly Language[]>(LANGUAGES, ["en"]) },
  { season: "winter", languages: inSoak<readonly Language[]>(LANGUAGES, ["fr"]) },
] as const;
