import type { Situation } from "#fires/model.ts";
import type { Surroundings } from "#surroundings/model.ts";
import { whatAppliesWithOrders } from "#surroundings/what-applies.server.ts";
import { formatPosition } from "#territory/format-position.ts";
import type { Language } from "#territory/language.ts";
import { formatAge } from "../../parts/data-age/data-age.ts";
import type { Place } from "../../parts/finder/meaning.ts";
import { otherPlaces } from "../../parts/finder/other-places.server.ts";
import { dangerRow, restrictionGroups } from "../../parts/fire/rows.server.ts";
import { freeUntil } from "../../parts/open-fire/open-fire-words.server.ts";

export function placeHere(
  situation: Situation,
  surroundings: Surroundings,
  place: Place,
  { language, now }: { readonly language: Language; readonly now: Date },
) {
  const { name, at, region, query } = place;
  const { danger, restrictions, openFire } = whatAppliesWithOrders(situation, surroundings, at, now);
  const where = name ?? formatPosition(at, language);
  const groups = restrictions && restrictionGroups(restrictions.inForce, language, now);
  return {
    kind: "here",
    name,
    where,
    query,
    others: otherPlaces(place, language),
    region,
    danger: danger === null || danger === "unavailable" ? danger : dangerRow(danger),
    freeUntil: freeUntil(openFire, situation.restrictions.readAt),
    age: formatAge([situation.danger], language, now),
    writtenAt: now,
    living: {
      writtenAt: now,
      age: formatAge([situation.restrictions], language, now),
      restrictions: { [region]: { where, groups, doubt: restrictions?.doubt ?? null } },
      activeFires: null,
    },
  } as const;
}

export type PlaceHere = ReturnType<typeof placeHere>;
