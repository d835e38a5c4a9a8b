import anchors from "./anchors.json" with { type: "json" };
import { type Anchor, anchorsAt } from "./cells.ts";

/**
 * Boundary between two regions, where no town separates them, from our own reading of public descriptions. It
 * follows the line `along`, with the region `left` on the left and the region `right` on the right.
 */
type Limit = (typeof anchors.limits)[number];

const SPACING_DEGREES = 0.3;
const OFFSET_DEGREES = 0.06;

/** Returns pairs of points on both sides of boundaries, and points in regions without towns. */
export function regionAnchors(): Anchor[] {
  const interiors = Object.entries(anchors.interiors).flatMap(([key, spots]) => anchorsAt(key, spots));
  return [...anchors.limits.flatMap(mirrored), ...interiors];
}

function mirrored({ left, right, along }: Limit): Anchor[] {
  const corners = anchorsAt(left, along);
  return corners.slice(1).flatMap(({ lon: toLon, lat: toLat }, index) => {
    const { lon: fromLon, lat: fromLat } = corners[index] ?? { lon: toLon, lat: toLat };
    // A degree of longitude is shorter than a degree of latitude, so compute in square units and convert back
    // at the end.
    const narrow = Math.cos((((fromLat + toLat) / 2) * Math.PI) / 180);
    const [east, north] = [(toLon - fromLon) * narrow, toLat - fromLat];
    const length = Math.hypot(east, north);
    const pairs = Math.max(1, Math.round(length / SPACING_DEGREES));
    const [acrossLon, acrossLat] = [
      (-north / length / narrow) * OFFSET_DEGREES,
      (east / length) * OFFSET_DEGREES,
    ];
    return Array.from({ length: pairs }, (_, pair) => {
      const share = (pair + 0.5) / pairs;
      const [lon, lat] = [fromLon + (toLon - fromLon) * share, fromLat + (toLat - fromLat) * share];
      return [
        { key: left, lon: lon + acrossLon, lat: lat + acrossLat },
        { key: right, lon: lon - acrossLon, lat: lat - acrossLat },
      ];
    }).flat();
  });
}
