import { restrictionsAt } from "#fires/restriction-rules.ts";
import { zoneOf } from "#fires/zone-of.server.ts";
import { createServices } from "#server/services.ts";
import { readSettings } from "#settings";
import { regionAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import type { Benchmark } from "./benchmark.ts";

const POINTS = 10_000;
const TARGET = "<= 20 µs";

/** Returns random points in Quebec and a margin around it. */
const somePoints = (): Point[] =>
  Array.from({ length: POINTS }, () => ({
    lon: -80.5 + 24.5 * Math.random(),
    lat: 44.5 + 18.5 * Math.random(),
  }));

/** Returns microseconds per point. Data shared by all points is loaded before the measurement. */
function perPoint(look: (at: Point) => unknown): string {
  for (const at of somePoints()) look(at);
  const points = somePoints();
  const start = performance.now();
  for (const at of points) look(at);
  return `${(((performance.now() - start) * 1000) / POINTS).toFixed(2)} µs`;
}

/** Measures the lookups of a point that a page needs: region, zone and restrictions. */
export const lookups: Benchmark = {
  name: "Lookup of a point, mean of 10,000 at random",
  async run({ env }) {
    const { restrictions, zoneShapes } = await createServices(readSettings(env)).services.situation.read();
    const all = restrictions.value ?? [];
    const now = new Date();
    return [
      { what: "region", value: perPoint(regionAt), target: TARGET },
      { what: "zone", value: perPoint((at) => zoneOf(zoneShapes.value, at)), target: TARGET },
      {
        what: `restrictions in force, of ${all.length}`,
        value: perPoint((at) => restrictionsAt(all, { at, region: null, now })),
        target: TARGET,
      },
    ];
  },
};
