import { issuedMeasure } from "../season/edited-measures.ts";
import type { FireRecord } from "../season/fire-record.ts";
import { MEASURE_TYPE, type Measure } from "../season/measure-record.ts";
import { causeOf, conditionOf } from "../season/vocabulary.ts";

/** Returns the service's test data: three fires that cannot be mistaken for real ones. */
export function testFires(now: number): FireRecord[] {
  const year = new Date(now).getUTCFullYear();
  const start = new Date(Math.floor(now / 86_400_000) * 86_400_000 - 86_400_000).toISOString();
  return ([3, 4, 6] as const).map((condition, index) => ({
    NoFeu: 9001 + index,
    Annee: year,
    Designation: `TEST ${index + 1}`,
    Zone: 28,
    Condition: conditionOf(condition),
    Cause: causeOf(9),
    SuperficieHa: index + 1,
    DateDeDebut: start,
    DateEteint: condition === 6 ? start : null,
    DateDerniereModification: start,
    DateEnglobe: null,
    RegionAdministrative: { Nom: "Capitale-Nationale", Code: "03" },
    Mrc: { Nom: "TEST", Code: "220" },
    Municipalite: { Nom: "TEST", Code: "22005" },
    Lat: 47 + index / 10,
    Lon: -71.4,
    EtatSituationUrl: null,
    Ressources: null,
    UniteGestion: "TEST",
    Nordique: false,
  }));
}

export function testMeasures(now: number): Measure[] {
  const DescriptionFr = "TEST : interdiction de faire des feux à ciel ouvert";
  const words = { DescriptionFr, DescriptionEn: "TEST: open fire ban" };
  const given = { TypeMesureId: MEASURE_TYPE.fire, RegionsAdministrativesImpactees: ["03"], ...words };
  return [issuedMeasure(given, "TEST", now)];
}
