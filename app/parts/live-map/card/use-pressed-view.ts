import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useKeeping } from "../../../frame/use-kept-parameters.tsx";
import type { MapView } from "./held-map.ts";
import { pressHeld } from "./use-held-map.ts";

interface Pressed {
  /** What the router had given when the press came: it counts until the router gives something else. */
  readonly over: MapView;
  readonly view: MapView;
  readonly pathname: string;
}

/**
 * The map's page: what the router gives, or a moment before it what a press on the map opened. The router renders a
 * navigation when the browser has time, and a map that is being drawn leaves little.
 */
export function usePressedView(loaded: MapView) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const keep = useKeeping();
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const press = (to: string) => {
    const path = keep(to);
    const url = new URL(path, window.location.href);
    const view = pressHeld(url);
    setPressed(view && { over: loaded, view, pathname: url.pathname });
    void navigate(path, { preventScrollReset: true });
  };
  return pressed?.over === loaded ? { ...pressed, press } : { view: loaded, pathname, press };
}
