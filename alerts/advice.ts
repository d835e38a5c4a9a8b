import { EXTINGUISHED, OUT_OF_CONTROL } from "#fires/status.ts";
import {
  type DangerChange,
  type FireChange,
  isFireChange,
  isOrderChange,
  isPointChange,
  type RestrictionChange,
} from "#history/change.ts";
import type { Language } from "#territory/language.ts";
import { type Fact, lastStateOf } from "./fact.ts";
import { reachKm } from "./nearer.ts";
import { orderAdvice } from "./order-text.ts";
import { restrictionWords } from "./restriction-text.ts";
import { sourceAdvice } from "./source-text.ts";
import { VOCABULARIES } from "./vocabularies.ts";
import type { Vocabulary } from "./words.fr.ts";

type AdviceWords = Vocabulary["advice"];

/** A fire whose edge is within this distance of a place can reach it before the next alert. */
const CLOSE_KM = 5;
const BEING_HELD = 4;

/** Returns what to do about a change, as sentences, most important first; empty if there is nothing to do. */
export function adviceFor(
  { change, place }: Omit<Fact, "observedAt">,
  language: Language,
): readonly string[] {
  const { advice } = VOCABULARIES[language];
  if (isFireChange(change)) return fireAdvice(change, place, advice);
  if (isOrderChange(change)) return orderAdvice(change, language);
  if (isPointChange(change)) return sourceAdvice(change, language);
  return change.kind === "danger" ? dangerAdvice(change, advice) : restrictionAdvice(change, language);
}

function fireAdvice(change: FireChange, place: Fact["place"], advice: AdviceWords): readonly string[] {
  const { statusId, sizeHa } = lastStateOf(change);
  if (statusId === EXTINGUISHED) return [];
  const isOut = statusId === OUT_OF_CONTROL;
  if (place === null) return isOut ? advice.readyIfNear : [];
  // A fire at an unknown distance can be close.
  const isClose = (place.distanceKm ?? 0) - reachKm(sizeHa) <= CLOSE_KM;
  if (statusId >= BEING_HELD) return isClose ? advice.stayAway : [];
  return isOut || isClose ? advice.ready : advice.instructions;
}

/** Returns the advice for a danger level. If the level fell, says first that restrictions still apply. */
function dangerAdvice({ before, after }: DangerChange, advice: AdviceWords): readonly string[] {
  if (after === null) return [];
  const isDown = before !== null && after.level < before.level;
  const ofLevel: Readonly<Record<number, readonly string[]>> = advice.danger;
  return [...(isDown ? [advice.dangerDown] : []), ...(ofLevel[after.level] ?? [])];
}

function restrictionAdvice(
  { kind, before, after }: RestrictionChange,
  language: Language,
): readonly string[] {
  const { advice, adviceLifted } = restrictionWords(after ?? before, language);
  return kind === "restriction-lifted" ? adviceLifted : advice;
}
