import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";

/**
 * Controls which of the style's layers are drawn. A layer with nothing to show is hidden, because each change
 * of source between two layers costs the engine a pass over the whole picture, twice per frame, even if
 * nothing is drawn.
 */
export class ShownLayers {
  readonly #map: MapLibre;
  /** Layers to hide while their source is empty, by source. */
  readonly #layersOf: Readonly<Record<string, readonly string[]>>;
  readonly #empty = new Set<string>();
  #switchedOff: ReadonlySet<string> = new Set();

  constructor(map: MapLibre, layersOf: Readonly<Record<string, readonly string[]>>) {
    this.#map = map;
    this.#layersOf = layersOf;
  }

  /** Fills a source, and draws its layers only if there are features. */
  fill(source: string, features: readonly GeoJSON.Feature[]): void {
    const data: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: [...features] };
    this.#map.getSource<GeoJSONSource>(source)?.setData(data);
    this.setDrawn(this.#layersOf[source] ?? [], features.length > 0);
  }

  setDrawn(layers: readonly string[], areDrawn: boolean): void {
    for (const layer of layers) {
      if (areDrawn) this.#empty.delete(layer);
      else this.#empty.add(layer);
      this.#show(layer);
    }
  }

  /** Hides these layers, even if they have something to show, instead of the layers switched off before. */
  switchOff(layers: readonly string[]): void {
    const before = this.#switchedOff;
    this.#switchedOff = new Set(layers);
    for (const layer of new Set([...before, ...layers])) this.#show(layer);
  }

  #show(layer: string): void {
    const isShown = !this.#empty.has(layer) && !this.#switchedOff.has(layer);
    this.#map.setLayoutProperty(layer, "visibility", isShown ? "visible" : "none");
  }
}
