import type { GeoJSONSource, LayerSpecification, Map as MapLibre, PointLike } from "maplibre-gl";
import type { AroundLayerView } from "../around/around-view.ts";
import { lineName } from "../around/line-name.ts";
import { type AroundLayer, isOfAreas } from "../choices/around-layers.ts";
import { showPopup } from "./around-popup.ts";
import type { AroundDrawing, DrawingKit } from "./live-map.ts";

/** A layer that is on, with the response to the request for its records; null if the request failed. */
export interface AroundAnswer extends Pick<AroundLayerView, "name" | "mark"> {
  readonly answer: unknown;
}

export interface AroundLook {
  /** Returns the map layers that draw a source, each with the ID of the map layer directly above it. */
  readonly layersOf: (
    name: AroundLayer,
    source: string,
    kit: DrawingKit,
  ) => readonly (readonly [LayerSpecification, under: string])[];
  readonly imageOf?: (layer: AroundAnswer, kit: DrawingKit) => ImageData;
  /** Returns the id of the line that lists a record; null if it is the record's own id. */
  readonly lineOf?: (name: AroundLayer, feature: GeoJSON.Feature) => string | null;
  /** Returns the texts of a record's mark, as properties for the map's layers. */
  readonly wordsOf?: (feature: GeoJSON.Feature) => GeoJSON.GeoJsonProperties;
}

/** ID of the map layer directly above areas. Names of places are even higher. */
const AREAS_UNDER = "subject-zone-halo";
const REACH = 10;
/** Limit of list lines that one press shows. */
const MOST_SHOWN = 3;

function featuresOf(answer: unknown): readonly GeoJSON.Feature[] {
  const { features } = (answer ?? {}) as { readonly features?: unknown };
  return Array.isArray(features) ? features.filter((each) => each?.geometry) : [];
}

function areaLayers(name: AroundLayer, source: string, { tokenColour }: DrawingKit): LayerSpecification[] {
  const colour = tokenColour(name === "orders" ? "error" : "ink");
  const layout = { "line-join": "round" } as const;
  return [
    {
      ...{ id: `${source}-fill`, type: "fill", source },
      paint: { "fill-color": colour, "fill-opacity": name === "orders" ? 0.22 : 0.1 },
    },
    {
      ...{ id: `${source}-halo`, type: "line", source, layout },
      paint: { "line-color": tokenColour("surface"), "line-width": name === "orders" ? 6 : 4.5 },
    },
    {
      ...{ id: `${source}-line`, type: "line", source, layout },
      paint: {
        "line-color": colour,
        "line-width": name === "orders" ? 3 : 2,
        ...(name === "perimeters" && { "line-dasharray": [2.5, 1.5] }),
      },
    },
  ];
}

/** Look of the layers with areas: orders and perimeters, which are on by default. */
const AREAS: AroundLook = {
  layersOf: (name, source, kit) =>
    areaLayers(name, source, kit).map((layer) => [layer, AREAS_UNDER] as const),
};

/** Creates the drawing of other authorities' layers. `marks` is the look of points; null without points. */
export function aroundDrawing(answers: readonly AroundAnswer[], marks: AroundLook | null): AroundDrawing {
  let closePopup: (() => void) | null = null;
  /** IDs of the map layers that this drawing added. */
  const painted = new Set<string>();
  const close = () => {
    closePopup?.();
    closePopup = null;
  };
  const sourceOf = (name: AroundLayer) => `around-${name}`;

  function erase(map: MapLibre): void {
    close();
    if (!map.style) return;
    for (const id of painted) if (map.getLayer(id)) map.removeLayer(id);
    for (const { name } of answers) if (map.getSource(sourceOf(name))) map.removeSource(sourceOf(name));
  }

  function paint(map: MapLibre, kit: DrawingKit): void {
    for (const layer of answers) {
      const { name } = layer;
      const look = isOfAreas(name) ? AREAS : marks;
      if (look) paintLayer(map, kit, layer, look);
    }
    map.getContainer().dataset.around = answers.map(({ name }) => name).join(" ");
  }

  function paintLayer(map: MapLibre, kit: DrawingKit, layer: AroundAnswer, look: AroundLook): void {
    const { name, answer } = layer;
    const id = sourceOf(name);
    const features = featuresOf(answer).map((feature) => ({
      ...{ type: "Feature" as const, geometry: feature.geometry },
      properties: {
        line: lineName(name, look.lineOf?.(name, feature) ?? String(feature.id)),
        ...look.wordsOf?.(feature),
      },
    }));
    const data: GeoJSON.FeatureCollection = { type: "FeatureCollection", features };
    const source = map.getSource<GeoJSONSource>(id);
    if (source) source.setData(data);
    else map.addSource(id, { type: "geojson", data });
    const image = look.imageOf?.(layer, kit);
    if (image) {
      if (map.hasImage(id)) map.updateImage(id, image);
      else map.addImage(id, image, { pixelRatio: 2 });
    }
    for (const [each, under] of look.layersOf(name, id, kit)) {
      if (map.getLayer(each.id)) map.removeLayer(each.id);
      map.addLayer(each, map.getLayer(under) ? under : undefined);
      painted.add(each.id);
    }
  }

  /** Shows the list's lines about the records at a point. Returns whether the press was handled. */
  function press(map: MapLibre, { x, y }: { readonly x: number; readonly y: number }): boolean {
    const wasOpen = closePopup !== null;
    close();
    const box: [PointLike, PointLike] = [
      [x - REACH, y - REACH],
      [x + REACH, y + REACH],
    ];
    const layers = [...painted].filter((id) => map.getLayer(id));
    const hits = map.queryRenderedFeatures(box, { layers }).map(({ properties }) => String(properties.line));
    const lines = [...new Set(hits)]
      .flatMap((line) => document.querySelector(`[data-around~="${CSS.escape(line)}"]`) ?? [])
      .slice(0, MOST_SHOWN);
    if (lines.length === 0) return wasOpen;
    const copies = lines.map((line) => line.cloneNode(true));
    closePopup = showPopup(map, map.unproject([x, y]), copies);
    return true;
  }

  return { paint, erase, press };
}
