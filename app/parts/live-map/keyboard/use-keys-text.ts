import { useEffect } from "react";
import type { LiveMap } from "../engine/live-map.ts";

/** The map's own surface says which keys move it; a screen reader leaves the arrows to it. */
export function useKeysText(map: LiveMap | null, describedBy: string): void {
  useEffect(() => {
    map?.canvas.setAttribute("role", "application");
    map?.canvas.setAttribute("aria-describedby", describedBy);
  }, [map, describedBy]);
}
