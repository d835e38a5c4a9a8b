import type { Bounds } from "#territory/bounds.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import type { SubjectView } from "./subject-shown.ts";

/** Distance from a point to the edges of its bounds, in degrees: about 40 km. */
const AROUND_DEGREES = 0.4;

/** Returns bounds around a point, large enough to include a region's towns; null without a point. */
export function around(at: Point | null): Bounds | null {
  if (!at) return null;
  const { lon, lat } = at;
  const wide = AROUND_DEGREES / Math.cos((lat * Math.PI) / 180);
  return [lon - wide, lat - AROUND_DEGREES, lon + wide, lat + AROUND_DEGREES];
}

export const PROVINCE: SubjectView = { kind: "province", name: null, key: null, bounds: null };

interface NamedFire {
  readonly id: string;
  readonly name: string | null;
  readonly number: number;
}

export function fireLabel({ name, number }: Omit<NamedFire, "id">, language: Language): string {
  return name ?? textsOf(language).t("fires.unnamed", { number });
}

/** Returns a fire as the map's subject, with the bounds that show it and its surroundings. */
export function fireSubject(fire: NamedFire, at: Point | null, language: Language): SubjectView {
  return { kind: "fire", name: fireLabel(fire, language), key: fire.id, bounds: around(at) };
}
