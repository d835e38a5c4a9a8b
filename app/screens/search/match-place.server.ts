import type { Services } from "#site-contract";
import type { Geocoder } from "#territory/geocoder.server.ts";
import type { Choice, Understood } from "../../parts/finder/meaning.ts";
import { understand } from "../../parts/finder/understand.server.ts";

const HOUSE_NUMBER = /\d\w?,?\s/;
const HALF_A_POSTAL_CODE = /\b[a-z]\d[a-z]\b/i;

/** Returns true for a number before words, or the first half of a postal code. */
function isLikeAnAddress(words: string): boolean {
  const number = HOUSE_NUMBER.exec(words);
  const isNumbered = number !== null && /\p{L}{2}/u.test(words.slice(number.index + number[0].length));
  return isNumbered || HALF_A_POSTAL_CODE.test(words);
}

const NO_GEOCODER: Geocoder = { find: async () => [], counts: () => ({}) };

/**
 * The place that the words mean, as every place search interprets them, and whether the geocoder was queried.
 */
export interface MatchedPlace extends Understood {
  readonly isLookedUp: boolean;
}

/**
 * Finds the place that the words mean. Only queries the geocoder for addresses, and for words without other
 * results: it is slower than the rest, and most words are not addresses.
 */
export async function matchPlace(
  words: string,
  { geocoder, situation, naturalAreas }: Pick<Services, "geocoder" | "situation" | "naturalAreas">,
  isLastResort = false,
): Promise<MatchedPlace> {
  const [{ fires }, areas] = await Promise.all([situation.read(), naturalAreas.read()]);
  const isLookedUp = isLastResort || isLikeAnAddress(words);
  const sources = { geocoder: isLookedUp ? geocoder : NO_GEOCODER, fires: fires.value ?? [], areas };
  return { ...(await understand(words, sources)), isLookedUp };
}

const LOOKED_UP: ReadonlySet<Choice["kind"]> = new Set(["address", "street", "postal-code"]);

/**
 * Returns the choices to show before the groups: places with exactly this name, names that it can be a
 * misspelling of, or similar addresses.
 */
export function choicesBefore(
  { meaning, isLookedUp }: MatchedPlace,
  { isAllThereIs, hasPlaces }: { readonly isAllThereIs: boolean; readonly hasPlaces: boolean },
): readonly Choice[] {
  if (meaning.kind === "several") return meaning.choices;
  if (meaning.kind !== "near") return [];
  if (!isLookedUp) return hasPlaces ? [] : meaning.choices;
  return isAllThereIs || meaning.choices.some(({ kind }) => LOOKED_UP.has(kind)) ? meaning.choices : [];
}
