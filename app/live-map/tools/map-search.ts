import { searchPlaces } from "#territory/gazetteer.server.ts";
import type { Geocoder } from "#territory/geocoder.server.ts";
import { GeocoderError } from "#territory/geocoder-error.ts";
import { servicesContext } from "../../context.ts";
import type { Route } from "./+types/map-search";
import { type FoundPlace, SEARCH_PARAMETER } from "./search-path.ts";

const MOST = 6;

/** Places for a person's words, the likeliest first: what somebody typed is personal, so no answer is kept. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { geocoder } = context.get(servicesContext);
  const words = new URL(request.url).searchParams.get(SEARCH_PARAMETER) ?? "";
  return Response.json({ places: await placesFor(words, geocoder) });
}

/** Where the geocoder fails, the gazetteer knows the towns. */
async function placesFor(words: string, geocoder: Geocoder): Promise<FoundPlace[]> {
  try {
    const matches = await geocoder.find(words);
    return matches.slice(0, MOST).map(({ kind, name, at }) => ({ kind, name, ...at }));
  } catch (error) {
    if (!(error instanceof GeocoderError)) throw error;
    return searchPlaces(words, MOST).map(({ name, at, kind }) => ({
      kind: kind === "city" ? "city" : "place",
      name,
      ...at,
    }));
  }
}
