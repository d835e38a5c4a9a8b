import { useEffect, useState } from "react";
import type { LiveMap, Pose } from "../engine/live-map.ts";

export function usePose(map: LiveMap): Pose {
  const [pose, setPose] = useState(() => map.pose());
  useEffect(() => {
    const read = () => setPose(map.pose());
    read();
    return map.onMove(read);
  }, [map]);
  return pose;
}
