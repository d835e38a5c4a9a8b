import { useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { PARAMETERS, type Parameter } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { FIRST_LAYERS, type LayerName, readLayers, writeLayers } from "./layers.ts";

/**
 * Stores a browser-only value in the address without a navigation; null removes it. If the browser refuses
 * (some do after a hundred changes in half a minute), the address is updated with the next change.
 */
export function keepInAddress(parameter: Parameter, value: string | null, language: Language): void {
  const url = new URL(window.location.href);
  const name = PARAMETERS[parameter][language];
  if (url.searchParams.get(name) === value) return;
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  // A comma is valid in a query and more readable than its escape.
  const href = url.href.replaceAll("%2C", ",");
  try {
    window.history.replaceState(window.history.state, "", href);
  } catch {
    // The address is out of date until the next change.
  }
}

/** Returns the visitor's layers, which the address contains. Links to other views omit the layers. */
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
