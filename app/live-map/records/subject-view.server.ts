import type { Situation } from "#fires/model.ts";
import { zoneShapesOf } from "#fires/zone-of.server.ts";
import { boundsOf } from "#territory/bounds.ts";
import type { Language } from "#territory/language.ts";
import { regionByCode } from "#territory/regions.ts";
import { regionShapes } from "#territory/shapes.server.ts";
import { zoneByNumber } from "#territory/zones.ts";
import type { MapSubject } from "./map-subject.ts";
import type { SubjectView } from "./subject-shown.ts";
import { fireSubject, PROVINCE } from "./subjects.ts";

/** Returns a subject's name and bounds; null for a fire that the data does not list. */
export function subjectView(
  situation: Situation,
  subject: MapSubject,
  language: Language,
): SubjectView | null {
  const { kind } = subject;
  if (kind === "province") return PROVINCE;
  if (kind === "region") {
    const shape = regionShapes().areas.find(({ key }) => key === subject.code);
    const name = regionByCode(subject.code)?.name[language] ?? null;
    return { kind, name, key: subject.code, bounds: boundsOf([shape?.geometry ?? null]) };
  }
  if (kind === "zone") {
    const shape = zoneShapesOf(situation.zoneShapes.value).find(({ zone }) => zone === subject.number);
    return {
      kind,
      name: shape?.name ?? null,
      key: String(subject.number),
      slug: zoneByNumber(subject.number)?.slug,
      bounds: boundsOf([shape?.geometry ?? null]),
    };
  }
  // If fires are unavailable, the fire may still exist.
  if (situation.fires.value === null) return { kind, name: null, key: subject.id, bounds: null };
  const fire = situation.fires.value.find(({ id }) => id === subject.id);
  return fire ? fireSubject(fire, fire.at, language) : null;
}
