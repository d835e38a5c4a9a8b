import type { FoundPlace, FoundPlaces } from "./search-path.ts";

/** An answer of the search, bad places left out. @throws when it is none. */
export function readFoundPlaces(answer: unknown): FoundPlaces {
  const found = answer as Partial<FoundPlaces> | null;
  if (!Array.isArray(found?.places)) throw new Error("The search answered with no list of places");
  return {
    places: found.places.filter(isPlace),
    isAnswer: found.isAnswer === true,
    said: String(found.said ?? ""),
  };
}

/** A place is somewhere, or a record of the map. */
function isPlace(place: Partial<FoundPlace> | null): place is FoundPlace {
  const isSomewhere = Number.isFinite(place?.at?.lat) && Number.isFinite(place?.at?.lon);
  return typeof place?.name === "string" && (isSomewhere || Boolean(place.record));
}
