import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useWithLastingParameters } from "../../frame/use-lasting-parameters.tsx";
import type { MapView } from "./held-map.ts";
import { pressCached } from "./use-held-map.ts";

interface Pressed {
  /** The router's data at the time of the press. `view` is shown until the router provides other data. */
  readonly over: MapView;
  readonly view: MapView;
  readonly pathname: string;
}

/**
 * Returns the map's page. After a press, this is the page from stored data until the router has loaded it.
 * The router renders navigations at low priority, and drawing the map leaves it little time.
 */
export function usePressedView(loaded: MapView) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const keep = useWithLastingParameters();
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const press = (to: string) => {
    const path = keep(to);
    const url = new URL(path, window.location.href);
    const view = pressCached(url);
    setPressed(view && { over: loaded, view, pathname: url.pathname });
    void navigate(path, { preventScrollReset: true });
  };
  return pressed?.over === loaded ? { ...pressed, press } : { view: loaded, pathname, press };
}
