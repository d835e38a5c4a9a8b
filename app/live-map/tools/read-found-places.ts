import type { FoundPlace } from "./search-path.ts";

const KINDS: readonly string[] = [
  "address",
  "street",
  "postal-code",
  "city",
  "place",
] satisfies FoundPlace["kind"][];

/** The places of an answer, bad ones left out. @throws when it is no answer of the search. */
export function readFoundPlaces(answer: unknown): readonly FoundPlace[] {
  const places = (answer as { places?: unknown } | null)?.places;
  if (!Array.isArray(places)) throw new Error("The search answered with no list of places");
  return places.filter(
    (place): place is FoundPlace =>
      typeof place?.name === "string" &&
      KINDS.includes(place.kind) &&
      Number.isFinite(place.lat) &&
      Number.isFinite(place.lon),
  );
}
