import type { GeoJSONSource, Map as MapLibre, MapMouseEvent, PointLike } from "maplibre-gl";
import type { Point } from "#territory/point.ts";
import type { MapRecord } from "../records/records.ts";
import { SOURCES } from "./record-style.ts";

/** Distance in pixels at which a press still hits a mark: marks are small, and fingers are imprecise. */
const REACH = 12;
const MARKS = ["fire-clusters", "fires", "subject-mark", "park-names", "territories", "bookmarks"] as const;
const GROUNDS = ["area-signs", "areas", "parks", "zones"] as const;

interface Options {
  readonly find: (kind: string, id: string) => MapRecord | null;
  /** Returns the tool that picks points, which then handles the press; null if it is not active. */
  readonly picker: () => ((at: Point) => void) | null;
  /** Shows other authorities' records after a press beside our marks. Returns whether it handled this. */
  readonly takes: (point: MapMouseEvent["point"]) => boolean;
  readonly onSelect: (record: MapRecord | null, at: Point) => void;
  /** Frames the fires of a cluster. */
  readonly onCluster: (at: Point, zoom: number) => void;
}

const nearness = (map: MapLibre, { x, y }: { x: number; y: number }) => {
  return (feature: { geometry: GeoJSON.Geometry }) => {
    if (feature.geometry.type !== "Point") return 0;
    const [lon = 0, lat = 0] = feature.geometry.coordinates;
    const at = map.project([lon, lat]);
    return Math.hypot(at.x - x, at.y - y);
  };
};

/** Handles presses on the map: a nearby mark, an area of the view's own records, or just a point. */
export function listenForSelection(
  map: MapLibre,
  { find, picker, takes, onSelect, onCluster }: Options,
): void {
  const around = ({ x, y }: { x: number; y: number }): [PointLike, PointLike] => [
    [x - REACH, y - REACH],
    [x + REACH, y + REACH],
  ];
  const markAt = (point: MapMouseEvent["point"]) => {
    const near = nearness(map, point);
    return map
      .queryRenderedFeatures(around(point), { layers: [...MARKS] })
      .sort((a, b) => near(a) - near(b))[0];
  };

  map.on("click", (event) => {
    const at = { lat: event.lngLat.lat, lon: event.lngLat.lng };
    const pick = picker();
    if (pick) {
      pick(at);
      return;
    }
    const mark = markAt(event.point);
    if (mark?.properties.cluster && mark.geometry.type === "Point") {
      const [lon = at.lon, lat = at.lat] = mark.geometry.coordinates;
      const source = map.getSource<GeoJSONSource>(SOURCES.fires);
      void source
        ?.getClusterExpansionZoom(Number(mark.properties.cluster_id))
        .then((zoom) => onCluster({ lat, lon }, zoom))
        // The cluster was removed together with its records.
        .catch(() => undefined);
      return;
    }
    if (!mark && takes(event.point)) return;
    const hits = mark ? [mark] : map.queryRenderedFeatures(event.point, { layers: [...GROUNDS] });
    const records = hits.flatMap(({ properties: { kind, id } }) => find(String(kind), String(id)) ?? []);
    onSelect(records[0] ?? null, at);
  });

  map.on("mousemove", ({ point }) => {
    map.getContainer().toggleAttribute("data-over", !picker() && markAt(point) !== undefined);
  });
}
