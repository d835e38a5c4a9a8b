import { type Anchor, anchorsAt } from "./cells.ts";

// Boundaries between regions, from our own reading of public descriptions, where no town separates them.

type Corner = readonly [lon: number, lat: number];

/** A boundary between two regions: the region on the left when following it, and the region on the right. */
interface Limit {
  readonly left: string;
  readonly right: string;
  readonly along: readonly Corner[];
}

const LIMITS: readonly Limit[] = [
  {
    left: "10",
    right: "08",
    along: [
      [-79.55, 49],
      [-75.5, 49],
    ],
  },
  {
    left: "10",
    right: "04",
    along: [
      [-75.5, 49],
      [-74.45, 49],
    ],
  },
  {
    left: "08",
    right: "04",
    along: [
      [-75.52, 48],
      [-75.52, 48.95],
    ],
  },
  {
    left: "02",
    right: "04",
    along: [
      [-74.4, 48.93],
      [-74, 48.68],
      [-73.73, 48.45],
      [-72.35, 48.1],
    ],
  },
  {
    left: "02",
    right: "03",
    along: [
      [-72, 48],
      [-70.2, 48],
    ],
  },
  {
    left: "02",
    right: "09",
    along: [
      [-70, 48.55],
      [-70, 52.6],
    ],
  },
  {
    left: "10",
    right: "02",
    along: [
      [-74.4, 49.05],
      [-73.8, 50.4],
      [-71, 52],
      [-70.1, 52.65],
    ],
  },
  {
    left: "10",
    right: "09",
    along: [
      [-70, 52.75],
      [-70, 54.95],
    ],
  },
  {
    left: "10",
    right: "09",
    along: [
      [-70, 55],
      [-66.6, 55],
    ],
  },
];

/** Points inside a region without a town. */
const INTERIORS: Readonly<Record<string, string>> = {
  "02": "-70.9 48.9, -71.5 49.6, -72.6 50.1, -71.2 51, -73.2 49.6, -70.5 50.2, -70.4 48.5, -72.8 50.9",
  "03": "-71.3 47.5, -71.7 47.3, -72.1 47.15, -70.7 47.7, -70.2 47.9, -71.9 47.6, -70.15 48.04, -70.75 47.1",
  "04": "-74 47.65, -73.6 47.2, -75 48.1, -73 46.95, -72.6 47.8, -74.6 47.9, -72.4 47.3, -73.3 47.9, -75.1 47.9",
  "05": "-70.93 45.61, -70.8 45.5",
  "07": "-75.87 46.8, -75.87 47.6, -77.5 46.45, -77.4 46.85, -76.8 47.05, -76.3 47.2, -76.5 46.7, -77.2 46.2, -76.05 47.45",
  "08": "-78.2 46.4, -78 46.9, -77.5 47.4, -77 47.6, -76.6 47.53, -75.8 47.92, -76.2 48.05, -75.8 48.3, -78.7 46.9, -75.7 48.7, -76.2 47.75",
  "09": "-69.6 49.5, -69.5 50.5, -68 51.5, -66 51.5, -64 51.5, -62 51.3, -60 51.4, -58.5 51.4, -68.5 53.5, -67.3 54, -62.8 49.5, -61.9 49.1, -64 49.75, -69.85 48.3, -67.5 50.5",
  "10": "-78.5 50, -76.5 49.7, -75.5 51, -73 53, -71 54, -77 53.5, -75 55.5, -72 57, -69 58, -66 57, -75 60, -76 58.5, -65.5 59.5, -66.5 55.8, -68.5 56.3, -78.9 51.2",
  "11": "-66.2 48.85, -65.5 48.8, -66.7 48.5, -65.2 48.5",
  "12": "-71.75 46.61, -71.66 46.63",
  "14": "-74.3 46.8, -74.4 47.4, -74.4 47.2, -73.9 46.85, -74.4 46.6",
  "15": "-75.4 47.3, -75.2 47, -75.55 47.6, -74.8 46.8, -75.1 47.5, -75.62 46.85, -75.58 46.3, -74.85 47.22, -74.7 47.62",
};

const SPACING_DEGREES = 0.3;
const OFFSET_DEGREES = 0.06;

/** Returns pairs of points mirrored on each boundary, so that cells meet on it, and the interior points. */
export function regionAnchors(): Anchor[] {
  const interiors = Object.entries(INTERIORS).flatMap(([key, spots]) => anchorsAt(key, spots));
  return [...LIMITS.flatMap(mirrored), ...interiors];
}

function mirrored({ left, right, along }: Limit): Anchor[] {
  return along.slice(1).flatMap(([toLon, toLat], index) => {
    const [fromLon, fromLat] = along[index] ?? [toLon, toLat];
    // A degree of longitude is shorter than one of latitude, so compute in square units and convert back at
    // the end.
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
