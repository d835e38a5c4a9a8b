import { useEffect } from "react";
import type { LiveMap } from "../engine/live-map.ts";

/** Adds the help on keys to the map's canvas, and a role with which screen readers pass on the arrow keys. */
export function useKeysText(map: LiveMap | null, describedBy: string): void {
  useEffect(() => {
    map?.canvas.setAttribute("role", "application");
    map?.canvas.setAttribute("aria-describedby", describedBy);
  }, [map, describedBy]);
}
