import type { Fire, Restriction, Situation } from "#fires/model.ts";
import { restrictionsTouchingRegion, restrictionsTouchingZone } from "#fires/restriction-ground.server.ts";
import { zoneOf } from "#fires/zone-of.server.ts";
import { regionsOfZone, zonesOfRegion } from "#territory/area-relations.server.ts";
import type { NaturalArea } from "#territory/natural-areas.ts";
import type { MapSubject } from "./map-subject.ts";
import type { Territory } from "./territories.server.ts";

/** Filters that limit the list to the region or zone that the map was opened on. */
export interface Within {
  hasFire(fire: Fire): boolean;
  hasZone(zone: number): boolean;
  /** Returns the restrictions that touch the region or zone, wholly or in part. */
  touching(restrictions: readonly Restriction[]): readonly Restriction[];
  hasArea(area: NaturalArea): boolean;
  hasTerritory(territory: Territory): boolean;
}

export const EVERYWHERE: Within = {
  hasFire: () => true,
  hasZone: () => true,
  touching: (restrictions) => restrictions,
  hasArea: () => true,
  hasTerritory: () => true,
};

function inRegion(code: string): Within {
  const zones = zonesOfRegion(code);
  return {
    hasFire: ({ region }) => region === code,
    hasZone: (zone) => zones.includes(zone),
    touching: (restrictions) => restrictionsTouchingRegion(restrictions, code),
    hasArea: ({ regions }) => regions.includes(code),
    hasTerritory: ({ kind, key, region }) =>
      kind === "zone" ? zones.includes(Number(key)) : region === code,
  };
}

function inZone(number: number, { zoneShapes }: Situation): Within {
  const regions = regionsOfZone(number);
  return {
    hasFire: ({ zone }) => zone === number,
    hasZone: (zone) => zone === number,
    touching: (restrictions) => restrictionsTouchingZone(restrictions, number),
    hasArea: ({ at }) => zoneOf(zoneShapes.value, at) === number,
    hasTerritory({ kind, key, at }) {
      if (kind === "region") return regions.includes(key);
      if (kind === "zone") return Number(key) === number;
      return at !== null && zoneOf(zoneShapes.value, at) === number;
    },
  };
}

/** Returns the filters for a subject. A fire's map lists the whole province, like the province's map. */
export function within(subject: MapSubject, situation: Situation): Within {
  if (subject.kind === "region") return inRegion(subject.code);
  return subject.kind === "zone" ? inZone(subject.number, situation) : EVERYWHERE;
}
