import type { GeoJSONSource, LayerSpecification, Map as MapLibre, PointLike, Popup } from "maplibre-gl";
import { AROUND_MARKS } from "../around/around-marks.tsx";
import type { RiskWords } from "../around/around-view.ts";
import { heatCellOf, lineName } from "../around/heat-cell.ts";
import type { AroundLayer } from "../choices/around-layers.ts";
import styles from "./around-popup.module.css";
import type { AroundDrawing, DrawingKit } from "./live-map.ts";

/** A layer that is on, with what its address answered; null if the request failed. */
export interface AroundAnswer {
  readonly name: AroundLayer;
  readonly answer: unknown;
}

/** Areas lie under the names of places, marks under the fires. */
const AREAS_UNDER = "subject-zone-halo";
const MARKS_UNDER = "fires";
/** Words lie under the names of places, which then have the room first. */
const WORDS_UNDER = "places";
const REACH = 10;
/** Most records that one press shows. */
const MOST_SHOWN = 3;
const SIDE = 48;

const idOf = (name: string) => `around-${name}`;
const AIR_WORDS = "around-air-words";

function featuresOf(answer: unknown): readonly GeoJSON.Feature[] {
  const { features } = (answer ?? {}) as { readonly features?: unknown };
  return Array.isArray(features) ? features.filter((each) => each?.geometry) : [];
}

const LOOKS: Readonly<Record<string, { fill: string; stroke: string; width: number }>> = {
  air: { fill: "surface", stroke: "ink", width: 2 },
  roads: { fill: "error", stroke: "surface", width: 2 },
  heat: { fill: "", stroke: "ember-strong", width: 2.5 },
  neighbours: { fill: "surface", stroke: "ink", width: 2.5 },
};

/** Draws the mark of a layer of points, in the page's current colours. */
function markOf(name: AroundLayer, { drawImage, tokenColour }: DrawingKit): ImageData {
  const { fill = "", stroke = "ink", width = 2 } = LOOKS[name] ?? {};
  return drawImage(SIDE, (context) => {
    context.scale(SIDE / 26, SIDE / 26);
    context.translate(1, 1);
    const path = new Path2D(AROUND_MARKS[name]);
    context.lineJoin = "round";
    context.lineCap = "round";
    if (fill === "") {
      context.lineWidth = width + 2.5;
      context.strokeStyle = tokenColour("surface");
      context.stroke(path);
    } else {
      context.fillStyle = tokenColour(fill);
      context.fill(path);
    }
    context.lineWidth = width;
    context.strokeStyle = tokenColour(stroke);
    context.stroke(path);
  });
}

function areaLayers(name: AroundLayer, { tokenColour }: DrawingKit): LayerSpecification[] {
  const source = idOf(name);
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

const pointLayer = (name: AroundLayer, { tokenColour, textFont }: DrawingKit): LayerSpecification => ({
  ...{ id: idOf(name), type: "symbol", source: idOf(name) },
  layout: {
    "icon-image": idOf(name),
    "icon-size":
      name === "heat" ? ["interpolate", ["linear"], ["zoom"], 4, 0.4, 9, 0.8] : name === "air" ? 1 : 0.85,
    // No mark takes the room of a place's name.
    ...{ "icon-allow-overlap": true, "icon-ignore-placement": true },
    ...(name === "air" && {
      ...{ "text-field": ["get", "index"], "text-font": textFont, "text-size": 11 },
      ...{ "text-allow-overlap": true, "text-ignore-placement": true },
    }),
  },
  paint: { "text-color": tokenColour("ink") },
});

/** Words of the risk beside a station's mark, where no name of a place is. */
const airWords = ({ tokenColour, textFont }: DrawingKit): LayerSpecification => ({
  ...{ id: AIR_WORDS, type: "symbol", source: idOf("air") },
  layout: {
    ...{ "text-field": ["get", "risk"], "text-font": textFont, "text-size": 12 },
    ...{ "text-variable-anchor": ["top", "bottom", "left", "right"], "text-radial-offset": 1.1 },
  },
  paint: {
    "text-color": tokenColour("ink"),
    "text-halo-color": tokenColour("surface"),
    "text-halo-width": 2,
  },
});

/** Adds what marks need: the index and risk of a station, and the name of the line that lists the record. */
function drawn(name: AroundLayer, feature: GeoJSON.Feature, words: RiskWords): GeoJSON.Feature {
  const { index, risk } = feature.properties ?? {};
  const [lon = 0, lat = 0] = feature.geometry.type === "Point" ? feature.geometry.coordinates : [];
  const line = name === "heat" ? heatCellOf({ lon, lat }) : feature.id;
  const shown = typeof index === "number" ? (index > 10 ? "10+" : String(Math.round(index))) : "–";
  return {
    type: "Feature",
    geometry: feature.geometry,
    properties: {
      line: lineName(name, String(line)),
      ...{ index: shown, risk: words[risk as keyof RiskWords] ?? "" },
    },
  };
}

/** Makes the drawing of layers of other authorities. */
export function aroundDrawing(answers: readonly AroundAnswer[], words: RiskWords): AroundDrawing {
  let popup: Popup | null = null;
  const close = () => {
    popup?.remove();
    popup = null;
  };
  const isOfAreas = (name: AroundLayer) => name === "orders" || name === "perimeters";
  const layersOf = (name: AroundLayer, kit: DrawingKit) =>
    isOfAreas(name)
      ? areaLayers(name, kit)
      : [pointLayer(name, kit), ...(name === "air" ? [airWords(kit)] : [])];
  const idsOf = (name: AroundLayer) =>
    isOfAreas(name)
      ? ["fill", "halo", "line"].map((part) => `${idOf(name)}-${part}`)
      : [idOf(name), ...(name === "air" ? [AIR_WORDS] : [])];
  let lent: DrawingKit | null = null;

  function erase(map: MapLibre): void {
    close();
    if (!map.style) return;
    for (const { name } of answers) {
      for (const id of idsOf(name)) if (map.getLayer(id)) map.removeLayer(id);
      if (map.getSource(idOf(name))) map.removeSource(idOf(name));
    }
  }

  function paint(map: MapLibre, kit: DrawingKit): void {
    lent = kit;
    for (const { name, answer } of answers) {
      const data: GeoJSON.FeatureCollection = {
        type: "FeatureCollection",
        features: featuresOf(answer).map((each) => drawn(name, each, words)),
      };
      const source = map.getSource<GeoJSONSource>(idOf(name));
      if (source) source.setData(data);
      else map.addSource(idOf(name), { type: "geojson", data });
      const isArea = isOfAreas(name);
      if (!isArea) {
        if (map.hasImage(idOf(name))) map.updateImage(idOf(name), markOf(name, kit));
        else map.addImage(idOf(name), markOf(name, kit), { pixelRatio: 2 });
      }
      for (const layer of layersOf(name, kit)) {
        if (map.getLayer(layer.id)) map.removeLayer(layer.id);
        const under = layer.id === AIR_WORDS ? WORDS_UNDER : isArea ? AREAS_UNDER : MARKS_UNDER;
        map.addLayer(layer, map.getLayer(under) ? under : undefined);
      }
    }
    map.getContainer().dataset.around = answers.map(({ name }) => name).join(" ");
  }

  /** Shows the lines of the list about the records at a point. Returns whether it took the press. */
  function press(map: MapLibre, { x, y }: { readonly x: number; readonly y: number }): boolean {
    const wasOpen = popup !== null;
    close();
    const box: [PointLike, PointLike] = [
      [x - REACH, y - REACH],
      [x + REACH, y + REACH],
    ];
    const layers = answers.flatMap(({ name }) => idsOf(name)).filter((id) => map.getLayer(id));
    const hits = map.queryRenderedFeatures(box, { layers }).map(({ properties }) => String(properties.line));
    const lines = [...new Set(hits)]
      .flatMap((line) => document.querySelector(`[data-around~="${CSS.escape(line)}"]`) ?? [])
      .slice(0, MOST_SHOWN);
    if (lines.length === 0 || lent === null) return wasOpen;
    const list = document.createElement("ul");
    list.append(...lines.map((line) => line.cloneNode(true)));
    popup = new lent.Popup({
      closeButton: false,
      closeOnClick: false,
      className: styles.popup ?? "",
      maxWidth: "18rem",
    })
      .setLngLat(map.unproject([x, y]))
      .setDOMContent(list)
      .addTo(map);
    return true;
  }

  return { paint, erase, press };
}
