import type { LngLat, Map as MapLibre } from "maplibre-gl";
import styles from "./around-popup.module.css";

/** Shows a list at a point of the map, also while the map moves. Returns a function that removes the list. */
export function showPopup(map: MapLibre, at: LngLat, lines: readonly Node[]): () => void {
  const popup = document.createElement("ul");
  popup.className = styles.popup ?? "";
  popup.append(...lines);
  const frame = map.getContainer();
  frame.append(popup);
  /** Places the list above the point, or next to the point on the side where the map has room. */
  function place(): void {
    const { x, y } = map.project(at);
    const half = popup.offsetWidth / 2;
    const across = x < half ? 0 : x > frame.clientWidth - half ? -100 : -50;
    const down = y < popup.offsetHeight ? 0 : -100;
    popup.style.transform = `translate(${across}%, ${down}%) translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }
  place();
  map.on("move", place);
  popup.querySelector<HTMLElement>("a[href], button")?.focus();
  return () => {
    map.off("move", place);
    popup.remove();
  };
}
