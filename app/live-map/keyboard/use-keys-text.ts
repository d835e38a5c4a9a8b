import { useEffect } from "react";
import type { LiveMap } from "../engine/live-map.ts";

/** Describes the keys on the map's canvas. With this role, screen readers pass the arrow keys to it. */
export function useKeysText(map: LiveMap | null, describedBy: string): void {
  useEffect(() => {
    map?.canvas.setAttribute("role", "application");
    map?.canvas.setAttribute("aria-describedby", describedBy);
  }, [map, describedBy]);
}
