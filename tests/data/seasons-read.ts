import { LANGUAGES, type Language } from "#territory/language.ts";
import { inSoak } from "../support/soak.ts";

/** Seasons of the shared sites, and the languages to test in each: one in the gate, both in the long run. */
export const SEASONS_READ = [
  { season: "summer", languages: inSoak<readonly Language[]>(LANGUAGES, ["fr"]) },
  { season: "crisis", languages: inSoak<readonly Language[]>(LANGUAGES, ["en"]) },
  { season: "winter", languages: inSoak<readonly Language[]>(LANGUAGES, ["fr"]) },
] as const;
