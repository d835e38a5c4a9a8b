import { useEffect, useState } from "react";
import type { LiveMap, Pose } from "../engine/live-map.ts";

/** How the map is held, at every frame of its moves; null without a map. */
export function usePose(map: LiveMap | null): Pose | null {
  const [pose, setPose] = useState<Pose | null>(null);
  useEffect(() => {
    if (!map) {
      setPose(null);
      return;
    }
    const read = () => setPose(map.pose());
    read();
    return map.onMove(read);
  }, [map]);
  return pose;
}
