import { PARAMETERS, type Parameter } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";

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
    // Only the address is out of date.
  }
}
