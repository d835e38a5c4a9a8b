import { type CompassPoint, compassPoint } from "#territory/distance.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { nearest } from "#territory/nearest.ts";
import type { Point } from "#territory/point.ts";

/** A fire that the agency tracks, which a report may be of. */
export interface KnownFire {
  readonly id: string;
  readonly at: Point;
  readonly name: string | null;
  readonly status: Bilingual;
}
export interface NearFire extends KnownFire {
  readonly km: number;
  /** From the report to the fire. */
  readonly wind: CompassPoint;
}

const NEAR_FIRES_KM = 50;
const MOST = 3;

/** Those nearest to a point, the nearest first. */
export const nearFires = (fires: readonly KnownFire[], from: Point): readonly NearFire[] =>
  nearest(fires, from, { withinKm: NEAR_FIRES_KM, most: MOST }).map(({ thing, km, bearing }) => ({
    ...thing,
    km,
    wind: compassPoint(bearing),
  }));

const WINDS: readonly Bilingual[] = [
  { fr: "nord", en: "north" },
  { fr: "nord-est", en: "northeast" },
  { fr: "est", en: "east" },
  { fr: "sud-est", en: "southeast" },
  { fr: "sud", en: "south" },
  { fr: "sud-ouest", en: "southwest" },
  { fr: "ouest", en: "west" },
  { fr: "nord-ouest", en: "northwest" },
];

/** `2026-12, Lac Clair, hors contrôle, 11,1 km, nord`; null: fires are not known now. */
export function nearFiresSaid(fires: readonly NearFire[] | null, language: Language): readonly string[] {
  if (fires === null) return [UNREAD[language]];
  if (fires.length === 0) return [NONE[language]];
  const km = new Intl.NumberFormat(`${language}-CA`, { maximumFractionDigits: 1 });
  return fires.map((fire) =>
    [fire.id, fire.name, fire.status[language], `${km.format(fire.km)}\u00a0km`, WINDS[fire.wind]?.[language]]
      .filter(Boolean)
      .join(", "),
  );
}

export const NEAR_FIRES: Bilingual = {
  fr: `Feux actifs à moins de ${NEAR_FIRES_KM}\u00a0km`,
  en: `Active fires within ${NEAR_FIRES_KM}\u00a0km`,
};
const NONE: Bilingual = { fr: "Aucun n’est connu.", en: "None are known." };
const UNREAD: Bilingual = {
  fr: "Les feux actifs ne sont pas disponibles\u00a0: il peut y en avoir.",
  en: "Active fires are not available: there may be some.",
};
