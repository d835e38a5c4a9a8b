import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  LayerSpecification,
} from "maplibre-gl";
import { STATUS_ORDER, type StatusId } from "#fires/status.ts";
import { HARD_TYPES } from "../choices/map-choices.ts";
import { TEXT_FONT } from "./ground-style.ts";
import { clusterName } from "./images.ts";
import { haloed, line } from "./style-parts.ts";
import { tokenColour } from "./tokens.ts";

/** Returns the severity of a status: 1 for extinguished, the highest number for out of control. */
export const gravityOf = (status: StatusId): number => STATUS_ORDER.length - STATUS_ORDER.indexOf(status);

const statusOf = (gravity: number) => STATUS_ORDER[STATUS_ORDER.length - gravity] ?? STATUS_ORDER[0];

/** Severity of a feature's fire; 0 for a status unknown to the map. */
const gravityOfFeature: ExpressionSpecification = [
  "match",
  ["get", "status"],
  ...STATUS_ORDER.flatMap((status) => [status, gravityOf(status)]),
  0,
] as never;

/** Properties of a cluster: the highest severity of its fires. */
export const CLUSTER_PROPERTIES = { gravity: ["max", gravityOfFeature] } as const;

/** Returns an expression that chooses a status's value by a cluster's highest severity. */
export function byGravity(
  lookOf: (status: StatusId) => string,
): DataDrivenPropertyValueSpecification<string> {
  const cases = STATUS_ORDER.flatMap((_, at) => [at + 1, lookOf(statusOf(at + 1))]);
  return ["match", ["get", "gravity"], ...cases, lookOf(STATUS_ORDER[0])] as never;
}

/** Names of the sources that the engine fills once records are loaded. */
export const SOURCES = {
  fires: "fires",
  zones: "zones",
  zoneNames: "zone-names",
  areas: "areas",
  areaSigns: "area-signs",
  parks: "parks",
  parkNames: "park-names",
  territories: "territories",
  bookmarks: "bookmarks",
} as const;

/** Opacity of danger if zones are the view's own records, and under the records of another view. */
export const ZONE_OPACITY = { own: 0.8, under: 0.6 } as const;
const ZONE_NAMES_FROM = 6.5;
const SIGNS_FROM = 5.5;
const TITLES_FROM = 7.5;
const SMALL_HA = 10;
const LARGE_HA = 1000;

/** Returns the size of a fire's mark by its area, as on the drawn map. */
const markSize = (small: number): ExpressionSpecification => [
  "step",
  ["coalesce", ["get", "sizeHa"], 0],
  small,
  SMALL_HA,
  small * 1.4,
  LARGE_HA,
  small * 2,
];

export const zoneLayers = (): LayerSpecification[] => [
  {
    id: "zones",
    type: "fill",
    source: SOURCES.zones,
    filter: ["==", ["typeof", ["get", "level"]], "number"],
    paint: {
      "fill-pattern": ["concat", "danger-", ["to-string", ["get", "level"]]],
      "fill-opacity": ZONE_OPACITY.under,
      // The lines over the zones smooth the zones' edges.
      "fill-antialias": false,
    },
  },
  line("zone-lines", SOURCES.zones, "surface", 1),
];

/** Layers of parks, reserves and ZEC. A dashed edge means that their limits are approximate. */
export const parkLayers = (): LayerSpecification[] => [
  {
    id: "parks",
    type: "fill",
    source: SOURCES.parks,
    paint: { "fill-color": tokenColour("success"), "fill-opacity": 0.16 },
  },
  line("park-lines", SOURCES.parks, "success", 2, { "line-dasharray": [3, 1.5] }),
];

/** Layers of restrictions' hatches and edges. Restrictions that keep people out have a stronger edge. */
export function areaLayers(): LayerSpecification[] {
  const isHard: ExpressionSpecification = ["in", ["get", "type"], ["literal", [...HARD_TYPES]]];
  return [
    {
      id: "areas",
      type: "fill",
      source: SOURCES.areas,
      paint: { "fill-pattern": ["concat", "hatch-", ["get", "type"]] },
    },
    line("area-halo", SOURCES.areas, "surface", ["case", isHard, 5, 3.5]),
    line("area-lines", SOURCES.areas, "ink", ["case", isHard, 2.5, 1.5], {
      "line-color": ["case", isHard, tokenColour("error"), tokenColour("ink")],
    }),
  ];
}

/** Layers of names over the areas of records: zones, and restrictions with their signs. */
export const recordNameLayers = (): LayerSpecification[] => [
  {
    id: "zone-names",
    type: "symbol",
    source: SOURCES.zoneNames,
    minzoom: ZONE_NAMES_FROM,
    layout: {
      "text-field": ["get", "name"],
      "text-font": TEXT_FONT,
      "text-size": 13,
      "text-letter-spacing": 0.1,
      "text-max-width": 9,
    },
    paint: haloed("ink"),
  },
  {
    id: "area-signs",
    type: "symbol",
    source: SOURCES.areaSigns,
    minzoom: SIGNS_FROM,
    layout: {
      "icon-image": ["concat", "sign-", ["get", "type"]],
      "icon-size": 0.8,
      "text-field": ["step", ["zoom"], "", TITLES_FROM, ["get", "title"]],
      "text-font": TEXT_FONT,
      "text-size": 12,
      "text-anchor": "top",
      "text-offset": [0, 1.3],
      "text-optional": true,
    },
    paint: haloed("ink"),
  },
];

/** Layers of points for natural areas, territories and bookmarks, with names where there is room. */
export const namedPointLayers = (): LayerSpecification[] =>
  [
    { source: SOURCES.parkNames, colour: "success", icon: "park" },
    { source: SOURCES.territories, colour: "ink-soft", icon: "dot" },
    { source: SOURCES.bookmarks, colour: "ink", icon: "bookmark" },
  ].map(({ source, colour, icon }) => ({
    id: source,
    type: "symbol",
    source,
    layout: {
      "icon-image": icon,
      "icon-allow-overlap": true,
      "text-field": ["get", "name"],
      "text-font": TEXT_FONT,
      "text-size": 12,
      "text-anchor": "top",
      "text-offset": [0, 0.8],
      "text-optional": true,
    },
    paint: haloed(colour),
  }));

/** Layers of fires by shape and size. Clusters show their number of fires and the highest severity. */
export const fireLayers = (): LayerSpecification[] => [
  {
    id: "fires",
    type: "symbol",
    source: SOURCES.fires,
    filter: ["!", ["has", "point_count"]],
    layout: {
      "icon-image": ["concat", "fire-", ["to-string", ["get", "status"]]],
      "icon-size": markSize(0.62),
      "icon-allow-overlap": true,
      "symbol-sort-key": ["coalesce", ["get", "sizeHa"], 0],
    },
  },
  {
    id: "fire-clusters",
    type: "symbol",
    source: SOURCES.fires,
    filter: ["has", "point_count"],
    layout: {
      "icon-image": byGravity(clusterName) as never,
      "icon-size": ["step", ["get", "point_count"], 0.74, 10, 0.85, 100, 1],
      "icon-allow-overlap": true,
      "text-field": ["to-string", ["get", "point_count"]],
      "text-font": TEXT_FONT,
      "text-size": 14,
      "text-allow-overlap": true,
    },
    paint: haloed("ink", "ink", 0.3),
  },
];
