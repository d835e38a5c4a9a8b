import type { unitWords as french } from "./words.fr.ts";

export const unitWords: Readonly<Record<keyof typeof french, string>> = {
  "units.title": "Units of measure",
  "units.size": "Areas",
  "units.distance": "Distances",
  "units.apply": "Change units",
  "units.hectares": "hectares",
  "units.acres": "acres",
  "units.arpents": "arpents",
  "units.kilometres": "kilometres",
  "units.metres": "metres",
  "units.feet": "feet",
};
