import type { OpenFireAnswer, StrongWind } from "#fires/open-fire.ts";
import { tenth } from "#territory/tenth.ts";
import { openFireWords } from "../../parts/open-fire/open-fire-words.server.ts";
import { OPEN_FIRE_CODES, RESTRICTION_CODES } from "./codes.ts";

/** Returns whether an open fire can be lit at a point, as codes and as the site's own text. */
export function openFireProperties(answer: OpenFireAnswer, now: Date) {
  const isBan = answer.kind === "banned" || answer.kind === "beside";
  return {
    answer: OPEN_FIRE_CODES[answer.kind],
    by: isBan ? RESTRICTION_CODES[answer.by] : null,
    until: isBan ? answer.until : null,
    nextBanAt: answer.kind === "unknown" ? null : answer.bannedFrom,
    dangerLevel: answer.kind === "unbanned" && typeof answer.danger === "number" ? answer.danger : null,
    strongWind: answer.kind === "unbanned" && answer.strongWind ? windProperties(answer.strongWind) : null,
    text: {
      fr: openFireWords(answer, { language: "fr", now }).words,
      en: openFireWords(answer, { language: "en", now }).words,
    },
  };
}

const windProperties = ({ station, km, speedKmh, observedAt }: StrongWind) => ({
  ...{ station, speedKmh, observedAt },
  distanceKm: tenth(km),
});
