import type { TypedReport } from "#intake/reports/report-fields.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { type Around, aroundPoint } from "./around.server.ts";
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
import { foundPlaceText, lookedUp, type WhereFound, type WordsFound } from "./where-found.ts";
import { wordsFound } from "./words-found.server.ts";

/** Fields of `STEP_FIELDS`, which a form without scripts sends in addition to its answers. */
export interface WherePosted {
  readonly choice?: string | undefined;
  readonly fromChoice?: string | undefined;
  readonly looked?: string | undefined;
}

/**
 * Resolves the place step when a browser sends it without scripts: looks up the typed text, uses the picked
 * place, and computes the point from position, direction and distance. If an outside service is down, returns
 * what is known.
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
  const located = {
    ...typed,
    ...(picked ? pointFields(picked.at, "words", null, picked.found) : NO_POINT),
    ...(stood ? fromFields(stood.at) : { fromLat: "", fromLon: "", fromAccuracy: "" }),
  };
  const withPoint = { ...located, ...seenPoint(located) };
  const at = pointTyped(withPoint);
  const around = at && aroundPoint(situation, at, language, now());
  const { lat, lon, source, found, accuracy, fromLat, fromLon, fromAccuracy } = withPoint;
  const isRequested =
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
    isSettled: !isRequested || looked === lookedUp(withPoint),
  };
}

/** Returns whether the chosen fire is near the point; true if the list of fires is unavailable. */
function isStillNear(fireId: string, around: Around | null, at: Point | null): boolean {
  if (around === null || at === null) return false;
  return firesNear(around, at)?.some(({ fire }) => fire.id === fireId) ?? true;
}

/** Returns whether the result for the typed text needs a message or a question. */
const isOpen = ({ became }: WordsFound) => became !== "point" && became !== "nothing";

/** Returns the picked place, else the only place that the typed text means; null if there is neither. */
function chosenOf(
  { at, name, choices }: WordsFound,
  choice: string,
): { readonly at: Point; readonly found: string; readonly knownFire: string | null } | null {
  const wanted = readPointValue(choice);
  const picked = wanted && choices.find((each) => pointValue(each.at) === pointValue(wanted));
  if (picked) return { ...picked, found: foundPlaceText(picked.name, picked.about) };
  return at && { at, found: foundPlaceText(name), knownFire: null };
}
