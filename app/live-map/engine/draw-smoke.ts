import type { ImageSource, Map as MapLibre } from "maplibre-gl";
import { smokeCorners } from "#surroundings/smoke-pictures.ts";
import type { AroundDrawing } from "./live-map.ts";

const SMOKE = "around-smoke";
/** IDs of map layers that cover smoke. Smoke is added below the first of them that is on the map. */
const UNDER = ["around-orders-fill", "around-perimeters-fill", "subject-zone-halo"];
type Corners = [[number, number], [number, number], [number, number], [number, number]];

export function smokeDrawing(path: string): AroundDrawing {
  return {
    paint(map: MapLibre) {
      const url = new URL(path, window.location.href).href;
      const coordinates = smokeCorners().map(([lon, lat]) => [lon, lat]) as Corners;
      const source = map.getSource<ImageSource>(SMOKE);
      if (source) {
        source.updateImage({ url, coordinates });
      } else {
        map.addSource(SMOKE, { type: "image", url, coordinates });
        const under = UNDER.find((layer) => map.getLayer(layer));
        // A fade would delay each step, and smoothing would blur the hatches.
        const paint = { "raster-fade-duration": 0, "raster-resampling": "nearest" } as const;
        map.addLayer({ id: SMOKE, type: "raster", source: SMOKE, paint }, under);
      }
      map.getContainer().dataset.smoke = path;
    },
    erase(map: MapLibre) {
      delete map.getContainer().dataset.smoke;
      if (!map.style) return;
      if (map.getLayer(SMOKE)) map.removeLayer(SMOKE);
      if (map.getSource(SMOKE)) map.removeSource(SMOKE);
    },
    press: () => false,
  };
}
