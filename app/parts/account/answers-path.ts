import type { Bilingual, Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";

/** Where the browser asks what holds at somebody's places and fires: it names neither them nor their account. */
export const ANSWERS_PATHS = {
  fr: "/profil/reponses/",
  en: "/en/profile/answers/",
} as const satisfies Bilingual;

/** Of a question: points (`lat,lon`), fires (`id@when they were last looked at`), and words of an address. */
export const ANSWERS_PARAMETERS = { point: "p", fire: "f", words: "q" } as const;

/** A few metres: no coarser than what is saved. */
const DECIMALS = 5;
const writePoint = ({ lat, lon }: Point): string => `${lat.toFixed(DECIMALS)},${lon.toFixed(DECIMALS)}`;

export function answersPath(
  language: Language,
  asked: { readonly points?: readonly Point[]; readonly fires?: readonly string[]; readonly words?: string },
): string {
  const query = new URLSearchParams();
  for (const point of asked.points ?? []) query.append(ANSWERS_PARAMETERS.point, writePoint(point));
  for (const fire of asked.fires ?? []) query.append(ANSWERS_PARAMETERS.fire, fire);
  if (asked.words) query.append(ANSWERS_PARAMETERS.words, asked.words);
  return `${ANSWERS_PATHS[language]}?${query}`;
}
