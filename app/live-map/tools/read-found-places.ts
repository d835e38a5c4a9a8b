import type { FoundPlace, FoundPlaces } from "./found-places.ts";

/** Reads the valid places of a search response. @throws if the response is not a list of places */
export function readFoundPlaces(answer: unknown): FoundPlaces {
  const found = answer as Partial<FoundPlaces> | null;
  if (!Array.isArray(found?.places)) throw new Error("map search: no places");
  return {
    places: found.places.filter(isPlace),
    isAnswer: found.isAnswer === true,
    said: String(found.said ?? ""),
  };
}

/** Returns true for a place with a position or a record of the map. */
function isPlace(place: Partial<FoundPlace> | null): place is FoundPlace {
  const isSomewhere = Number.isFinite(place?.at?.lat) && Number.isFinite(place?.at?.lon);
  return typeof place?.name === "string" && (isSomewhere || Boolean(place.record));
}
