import { searchPlaces } from "#territory/gazetteer.server.ts";
import type { Geocoder } from "#territory/geocoder.server.ts";
import { isGeocoderError } from "#territory/geocoder-error.ts";
import { servicesContext } from "../../context.ts";
import type { Route } from "./+types/map-search";
import { type FoundPlace, SEARCH_PARAMETER } from "./search-path.ts";

const MOST = 6;

/**
 * Places for a person's words, the likeliest first: what somebody typed is personal, so no answer is kept. 503 when it
 * cannot be said whether there are any.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { geocoder } = context.get(servicesContext);
  const words = new URL(request.url).searchParams.get(SEARCH_PARAMETER) ?? "";
  const places = await placesFor(words, geocoder);
  return places ? Response.json({ places }) : Response.json({ error: "geocoder" }, { status: 503 });
}

/** Where the geocoder fails, the gazetteer knows the towns; null when it knows none of these words. */
async function placesFor(words: string, geocoder: Geocoder): Promise<FoundPlace[] | null> {
  try {
    const matches = await geocoder.find(words);
    return matches.slice(0, MOST).map(({ kind, name, at }) => ({ kind, name, ...at }));
  } catch (error) {
    if (!isGeocoderError(error)) throw error;
    const places = searchPlaces(words, MOST);
    if (places.length === 0) return null;
    return places.map(({ name, at, kind }) => ({ kind: kind === "city" ? "city" : "place", name, ...at }));
  }
}
