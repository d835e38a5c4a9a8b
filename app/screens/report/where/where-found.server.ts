import type { TypedReport } from "#intake/reports/typed-report.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { aroundPoint } from "./around.server.ts";
import { firesNear } from "./near-fires.ts";
import {
  fromFields,
  NO_POINT,
  pointFields,
  pointTyped,
  pointValue,
  readPointValue,
  seenPoint,
} from "./typed-point.ts";
import { type Around, foundSaid, lookedUp, type WhereFound, type WordsFound } from "./where-found.ts";
import { wordsFound } from "./words-found.server.ts";

/** What a form without scripts says beside its answers, by `STEP_FIELDS`. */
export interface WherePosted {
  readonly choice?: string | undefined;
  readonly fromChoice?: string | undefined;
  readonly looked?: string | undefined;
}

/**
 * What the step that says where it burns comes to, where a browser without scripts posts it: words looked up, the one picked among
 * several, where they stand with the direction and the distance. Whatever is down outside, it answers with what is known.
 */
export async function findWhere(
  typed: TypedReport,
  { geocoder, situation: service, naturalAreas, now }: Services,
  language: Language,
  { choice = "", fromChoice = "", looked = "" }: WherePosted = {},
): Promise<WhereFound> {
  const [situation, areas] = await Promise.all([service.read(), naturalAreas.read()]);
  const sources = { geocoder, fires: situation.fires.value ?? [], areas };
  const [where, from] = await Promise.all([
    wordsFound(typed.where, sources, language),
    wordsFound(typed.fromWhere, sources, language),
  ]);
  const picked = chosenOf(where, choice);
  const stood = chosenOf(from, fromChoice);
  const said = {
    ...typed,
    ...(picked ? pointFields(picked.at, "words", null, picked.found) : NO_POINT),
    ...(stood ? fromFields(stood.at) : { fromLat: "", fromLon: "", fromAccuracy: "" }),
  };
  const comes = { ...said, ...seenPoint(said) };
  const at = pointTyped(comes);
  const around = at && aroundPoint(situation, at, language, now());
  const { lat, lon, source, found, accuracy, fromLat, fromLon, fromAccuracy } = comes;
  const isAsked =
    isOpen(where) || isOpen(from) || (at !== null && around !== null && firesNear(around, at)?.length !== 0);
  return {
    where,
    from,
    around,
    change: {
      lat,
      lon,
      source,
      found,
      accuracy,
      fromLat,
      fromLon,
      fromAccuracy,
      knownFire: picked?.knownFire ?? (isStillNear(typed.knownFire, around, at) ? typed.knownFire : ""),
    },
    isSettled: !isAsked || looked === lookedUp(comes),
  };
}

/** A fire that was picked near another point is none of this one's; where the list is not to be had, their word stands. */
function isStillNear(fireId: string, around: Around | null, at: Point | null): boolean {
  if (around === null || at === null) return false;
  return firesNear(around, at)?.some(({ fire }) => fire.id === fireId) ?? true;
}

/** Something is to be said of these words, or asked. */
const isOpen = ({ became }: WordsFound) => became !== "point" && became !== "nothing";

/** The one place that the words mean, or that was picked among those they may mean. */
function chosenOf(
  { at, name, choices }: WordsFound,
  choice: string,
): { readonly at: Point; readonly found: string; readonly knownFire: string | null } | null {
  const wanted = readPointValue(choice);
  const picked = wanted && choices.find((each) => pointValue(each.at) === pointValue(wanted));
  if (picked) return { ...picked, found: foundSaid(picked.name, picked.about) };
  return at && { at, found: foundSaid(name), knownFire: null };
}
