import type { Language } from "#territory/language.ts";
import { PARAMETERS, type Parameter } from "../../../paths.ts";

/**
 * Keeps something of the browser's own in the address, or takes it out with null, without a navigation: the page is
 * the same page. Where the browser refuses (some do past a hundred changes in half a minute) the address waits for the
 * next change.
 */
export function keepInAddress(parameter: Parameter, value: string | null, language: Language): void {
  const url = new URL(window.location.href);
  const name = PARAMETERS[parameter][language];
  if (url.searchParams.get(name) === value) return;
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  // A comma is allowed in a query and reads better than its escape.
  const href = url.href.replaceAll("%2C", ",");
  try {
    window.history.replaceState(window.history.state, "", href);
  } catch {
    // Only the address is behind.
  }
}
