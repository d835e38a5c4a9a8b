import type { Map as MapLibre, StyleSpecification } from "maplibre-gl";
import { mapImages } from "./images.ts";

const QUERIES = ["(prefers-color-scheme: dark)", "(forced-colors: active)"] as const;

export function addImages(map: MapLibre): void {
  for (const [name, image] of mapImages()) {
    if (map.hasImage(name)) map.updateImage(name, image);
    else map.addImage(name, image, { pixelRatio: 2 });
  }
}

/** Repaints the map in the page's colours when these change. Returns a function that stops this. */
export function followTheme(
  map: MapLibre,
  styleNow: () => StyleSpecification,
  onRepaint: () => void,
): () => void {
  const repaint = () => {
    // Without a graphics context there is no style. A restored context is painted when it loads.
    if (!map.style) return;
    for (const layer of styleNow().layers) {
      for (const [name, value] of Object.entries(layer.paint ?? {})) {
        // The opacity of danger depends on the view and not on the theme.
        if (layer.id === "zones" && name === "fill-opacity") continue;
        map.setPaintProperty(layer.id, name as never, value as never);
      }
    }
    addImages(map);
    onRepaint();
  };
  const watched = QUERIES.map((query) => window.matchMedia(query));
  for (const query of watched) query.addEventListener("change", repaint);
  return () => {
    for (const query of watched) query.removeEventListener("change", repaint);
  };
}
