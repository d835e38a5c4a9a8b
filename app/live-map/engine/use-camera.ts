import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { Bounds } from "#territory/bounds.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { keepInAddress } from "../choices/keep-in-address.ts";
import { readCamera, writeCamera } from "./camera.ts";
import type { LiveMap } from "./live-map.ts";

/**
 * Moves the camera with the visitor's navigation. A subject opened from the list or a link is framed. A
 * subject pressed on the map is not. Going back restores the map as it was left.
 */
export function useCamera(map: LiveMap | null, bounds: Bounds | null, wasPressed: RefObject<boolean>): void {
  const { language } = useTexts();
  const { key } = useLocation();
  const way = useNavigationType();
  const started = useRef(false);
  const framed = useRef(bounds?.join());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera answers each entry of the history, once.
  useEffect(() => {
    if (!map) return;
    const isFirst = !started.current;
    started.current = true;
    const isOther = framed.current !== bounds?.join();
    framed.current = bounds?.join();
    const pressed = wasPressed.current;
    wasPressed.current = false;
    // The engine starts on its subject or on the camera of the address.
    if (isFirst) return;
    const camera = way === "POP" ? readCamera(new URLSearchParams(window.location.search), language) : null;
    if (camera) map.jump(camera);
    // The map was not moved at this history entry, so it is where the engine starts.
    else if (way === "POP") map.fit(bounds);
    else if (bounds && isOther && !pressed) map.fit(bounds);
    else keepInAddress("camera", writeCamera(map.camera()), language);
  }, [map, key]);
}
