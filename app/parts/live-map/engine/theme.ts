import type { Map as MapLibre, StyleSpecification } from "maplibre-gl";
import { mapImages } from "./images.ts";

/** What makes the page's colours others. */
const QUERIES = ["(prefers-color-scheme: dark)", "(forced-colors: active)"] as const;

export function addImages(map: MapLibre): void {
  for (const [name, image] of mapImages()) {
    if (map.hasImage(name)) map.updateImage(name, image);
    else map.addImage(name, image, { pixelRatio: 2 });
  }
}

/** Colours the map anew when the page does, its records, place and filters as they are; gives the way to stop. */
export function followTheme(map: MapLibre, styleNow: () => StyleSpecification): () => void {
  const repaint = () => {
    // Without a graphics context there is no style; what comes back is painted by its own load.
    if (!map.style) return;
    for (const layer of styleNow().layers) {
      for (const [name, value] of Object.entries(layer.paint ?? {})) {
        // The opacity of danger follows the view, not the theme.
        if (layer.id === "zones" && name === "fill-opacity") continue;
        map.setPaintProperty(layer.id, name as never, value as never);
      }
    }
    addImages(map);
  };
  const watched = QUERIES.map((query) => window.matchMedia(query));
  for (const query of watched) query.addEventListener("change", repaint);
  return () => {
    for (const query of watched) query.removeEventListener("change", repaint);
  };
}
