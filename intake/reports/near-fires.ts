import { formatMoment } from "#delivery/format-text.ts";
import { type CompassPoint, compassPoint } from "#territory/distance.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { nearest } from "#territory/nearest.ts";
import type { Point } from "#territory/point.ts";

/** A fire that the agency tracks, and that a report may be about. */
export interface KnownFire {
  readonly id: string;
  readonly at: Point;
  readonly name: string | null;
  readonly status: Bilingual;
}
export interface NearFire extends KnownFire {
  readonly km: number;
  /** Direction from the report to the fire. */
  readonly wind: CompassPoint;
}
export interface ActiveFires<Fire = KnownFire> {
  readonly list: readonly Fire[];
  readonly readAt: string;
  /** True if the data are too old to prove that no other fire burns. */
  readonly isLate: boolean;
}

const NEAR_FIRES_KM = 50;
const MOST = 3;

export function nearFires(fires: ActiveFires, from: Point): ActiveFires<NearFire> {
  const near = nearest(fires.list, from, { withinKm: NEAR_FIRES_KM, most: MOST });
  const list = near.map(({ thing, km, bearing }) => ({ ...thing, km, wind: compassPoint(bearing) }));
  return { ...fires, list };
}

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

/** Writes `2026-12, Lac Clair, hors contrôle, 11,1 km, nord` for each fire, then the time of the data. */
export function nearFiresText(fires: ActiveFires<NearFire> | null, language: Language): readonly string[] {
  if (fires === null) return [UNREAD[language]];
  const { list, readAt, isLate } = fires;
  const asOf = (isLate ? LATE : AS_OF)[language](formatMoment(new Date(readAt), language));
  if (list.length === 0) return [NONE[language], asOf];
  const km = new Intl.NumberFormat(`${language}-CA`, { maximumFractionDigits: 1 });
  const texts = list.map((fire) =>
    [fire.id, fire.name, fire.status[language], `${km.format(fire.km)}\u00a0km`, WINDS[fire.wind]?.[language]]
      .filter(Boolean)
      .join(", "),
  );
  return [...texts, asOf];
}

export const NEAR_FIRES: Bilingual = {
  fr: `Feux actifs à moins de ${NEAR_FIRES_KM}\u00a0km`,
  en: `Active fires within ${NEAR_FIRES_KM}\u00a0km`,
};
const NONE: Bilingual = {
  fr: `La liste de l’agence ne contient aucun feu actif à moins de ${NEAR_FIRES_KM}\u00a0km.`,
  en: `The agency’s list has no active fires within ${NEAR_FIRES_KM}\u00a0km.`,
};
const AS_OF = {
  fr: (moment: string) => `Données du ${moment}`,
  en: (moment: string) => `Data as of ${moment}`,
};
const LATE = {
  fr: (moment: string) => `Données du ${moment}, en retard\u00a0: il peut y avoir d’autres feux.`,
  en: (moment: string) => `Data delayed, as of ${moment}: there may be other fires.`,
};
const UNREAD: Bilingual = {
  fr: "Les données sur les feux actifs ne sont pas disponibles\u00a0: il peut y en avoir.",
  en: "Data on active fires is not available: there may be fires.",
};
