import type { GeoJSONSource, Map as MapLibre, MapMouseEvent, PointLike } from "maplibre-gl";
import type { Point } from "#territory/point.ts";
import type { MapRecord } from "../records/records.ts";
import { SOURCES } from "./record-style.ts";

/** A finger is less exact than a mark is small: pixels around a press that still mean the mark. */
const REACH = 12;
const MARKS = ["fire-clusters", "fires", "subject-mark", "park-names", "territories", "bookmarks"] as const;
const GROUNDS = ["area-signs", "areas", "parks", "zones"] as const;

interface Options {
  readonly find: (kind: string, id: string) => MapRecord | null;
  /** A press that is for another: the tool that picks points. */
  readonly picker: () => ((at: Point) => void) | null;
  readonly onSelect: (record: MapRecord | null, at: Point) => void;
  /** Frames what a cluster holds. */
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

/** What a press on the map means: a mark near it, the ground of the view's own records, or just a place. */
export function listenForSelection(map: MapLibre, { find, picker, onSelect, onCluster }: Options): void {
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
        // The cluster went with the records it stood for.
        .catch(() => undefined);
      return;
    }
    const hits = mark ? [mark] : map.queryRenderedFeatures(event.point, { layers: [...GROUNDS] });
    const records = hits.flatMap(({ properties: { kind, id } }) => find(String(kind), String(id)) ?? []);
    onSelect(records[0] ?? null, at);
  });

  map.on("mousemove", ({ point }) => {
    map.getContainer().toggleAttribute("data-over", !picker() && markAt(point) !== undefined);
  });
}
