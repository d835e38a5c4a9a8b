import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";

/**
 * Which of the style's layers are drawn. One that has nothing to show is hidden: each change of source between two
 * layers costs the engine a pass over the whole picture, twice a frame, whether or not anything is drawn after it.
 */
export class ShownLayers {
  readonly #map: MapLibre;
  /** The layers of each source that come and go with what it holds. */
  readonly #layersOf: Readonly<Record<string, readonly string[]>>;
  readonly #empty = new Set<string>();
  #switchedOff: ReadonlySet<string> = new Set();

  constructor(map: MapLibre, layersOf: Readonly<Record<string, readonly string[]>>) {
    this.#map = map;
    this.#layersOf = layersOf;
  }

  /** Fills a source, and draws its layers if that is anything. */
  fill(source: string, features: readonly GeoJSON.Feature[]): void {
    const data: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: [...features] };
    this.#map.getSource<GeoJSONSource>(source)?.setData(data);
    this.setDrawn(this.#layersOf[source] ?? [], features.length > 0);
  }

  /** Whether layers have anything to show. */
  setDrawn(layers: readonly string[], areDrawn: boolean): void {
    for (const layer of layers) {
      if (areDrawn) this.#empty.delete(layer);
      else this.#empty.add(layer);
      this.#show(layer);
    }
  }

  /** Hides these, whatever they have to show, and no others. */
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
