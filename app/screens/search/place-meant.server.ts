import type { Services } from "#site-contract";
import type { Geocoder } from "#territory/geocoder.server.ts";
import type { Choice, Understood } from "../../parts/finder/meaning.ts";
import { understand } from "../../parts/finder/understand.server.ts";

/** A number before a street, or the first half of a postal code. */
const LIKE_AN_ADDRESS = /\d\w?,?\s+.*\p{L}{2}|\b[a-z]\d[a-z]\b/iu;

const NO_GEOCODER: Geocoder = { find: async () => [], counts: () => ({}) };

/** What the words mean as a place, as every finder understands them, and whether the geocoder was asked too. */
export interface PlaceMeant extends Understood {
  readonly isLookedUp: boolean;
}

/**
 * The geocoder is asked for addresses, and for what nothing else on the site answers: it is slower than all the rest, and
 * most words are no address.
 */
export async function placeMeant(
  words: string,
  { geocoder, situation, naturalAreas }: Pick<Services, "geocoder" | "situation" | "naturalAreas">,
  isLastResort = false,
): Promise<PlaceMeant> {
  const [{ fires }, areas] = await Promise.all([situation.read(), naturalAreas.read()]);
  const isLookedUp = isLastResort || LIKE_AN_ADDRESS.test(words);
  const sources = { geocoder: isLookedUp ? geocoder : NO_GEOCODER, fires: fires.value ?? [], areas };
  return { ...(await understand(words, sources)), isLookedUp };
}

const LOOKED_UP: ReadonlySet<Choice["kind"]> = new Set(["address", "street", "postal-code"]);

/** What comes before the groups: things of exactly this name, names that it can be a misspelling of, or addresses near it. */
export function choicesBefore(
  { meaning, isLookedUp }: PlaceMeant,
  { isAllThereIs, hasPlaces }: { readonly isAllThereIs: boolean; readonly hasPlaces: boolean },
): readonly Choice[] {
  if (meaning.kind === "several") return meaning.choices;
  if (meaning.kind !== "near") return [];
  if (!isLookedUp) return hasPlaces ? [] : meaning.choices;
  return isAllThereIs || meaning.choices.some(({ kind }) => LOOKED_UP.has(kind)) ? meaning.choices : [];
}
