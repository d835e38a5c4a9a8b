import type { Point } from "#territory/point.ts";

/** A town that helps readers orient themselves. */
export interface Landmark {
  readonly name: string;
  readonly at: Point;
  /** True if the name is hidden on small maps. */
  readonly minor?: boolean;
  /** Preferred side of the dot for the name, right by default. */
  readonly side?: "left";
}

export const LANDMARKS: readonly Landmark[] = [
  { name: "Montréal", at: { lon: -73.57, lat: 45.5 } },
  { name: "Québec", at: { lon: -71.21, lat: 46.81 } },
  { name: "Gaspé", at: { lon: -64.48, lat: 48.83 } },
  { name: "Val-d’Or", at: { lon: -77.78, lat: 48.1 } },
  { name: "Chibougamau", at: { lon: -74.37, lat: 49.92 } },
  { name: "Sept-Îles", at: { lon: -66.38, lat: 50.21 } },
  { name: "Radisson", at: { lon: -77.62, lat: 53.79 } },
  { name: "Schefferville", at: { lon: -66.82, lat: 54.8 }, minor: true },
  { name: "Saguenay", at: { lon: -71.07, lat: 48.42 }, minor: true, side: "left" },
  { name: "La Tuque", at: { lon: -72.78, lat: 47.44 }, minor: true },
  { name: "Gatineau", at: { lon: -75.7, lat: 45.48 }, minor: true, side: "left" },
  { name: "Rimouski", at: { lon: -68.52, lat: 48.45 }, minor: true },
  { name: "Natashquan", at: { lon: -61.81, lat: 50.18 }, minor: true },
];
