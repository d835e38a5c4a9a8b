import { useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useTexts } from "../../i18n/use-texts.ts";
import { keepInAddress } from "./keep-in-address.ts";
import { FIRST_LAYERS, type LayerName, readLayers, writeLayers } from "./layers.ts";

/** Returns the visitor's layers, stored in the address. Links to other views leave them out. */
export function useLayers() {
  const { language } = useTexts();
  const { key } = useLocation();
  const way = useNavigationType();
  const [layers, setLayers] = useState(FIRST_LAYERS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own layers.
  useEffect(() => {
    if (way === "POP") setLayers(readLayers(new URLSearchParams(window.location.search), language));
    else keepInAddress("layers", writeLayers(layers, language), language);
  }, [key, language]);
  function choose(chosen: readonly LayerName[]) {
    setLayers(chosen);
    keepInAddress("layers", writeLayers(chosen, language), language);
  }
  return { layers, setLayers: choose };
}
