import type { FireRecord } from "./fire-record.ts";
import type { Ground } from "./ground.ts";
import { conditionAt, type FireKind, type Life, reportedAt, sizeAt } from "./life.ts";
import type { Random } from "./random.ts";
import words from "./toponyms.json" with { type: "json" };
import { type CauseId, type ConditionId, causeOf, conditionOf, EXTINGUISHED } from "./vocabulary.ts";

/** First words of names that are feminine in French: their adjectives get the feminine form. */
const FEMININE = new Set(["Rivière", "Baie", "Montagne", "Île"]);
const FEMININE_FORMS: Readonly<Record<string, string>> = words.feminineForms;
const ORDINALS = ["2e", "3e", "4e", "5e", "6e", "7e", "8e", "9e", "10e"] as const;

/** Draws the name of a fire in the woods: a water or height, as crews name fires after the nearest. */
function bushName(random: Random): string {
  const head = random.pick(words.waters) ?? "";
  const tail = random.pick(words.animalsAndThings) ?? "";
  return `${head} ${FEMININE.has(head) ? (FEMININE_FORMS[tail] ?? tail) : tail}`;
}

/** Draws the name of a fire near people: a range (`rang`) or a road, or a name as in the woods. */
function roadName(random: Random): string {
  const kind = random.next();
  if (kind < 0.25) return `${random.pick(ORDINALS)} Rang`;
  if (kind < 0.35) return `Chemin du Rang ${random.pick(["2", "3", "4", "5", "6"])}`;
  if (kind < 0.8) return `Chemin ${random.pick(words.roads)}`;
  return bushName(random);
}

/** Effort to fight a fire, by status, from 0 to 1. The numbers of crews and aircraft follow from it. */
const EFFORT: Readonly<Record<ConditionId, number>> = { 0: 0, 1: 0.4, 2: 0, 3: 1, 4: 0.8, 5: 0.4, 6: 0 };

const MAX = { crews: 30, tankers: 6, helicopters: 12 } as const;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Returns the crews and aircraft at a fire, in the agency's French words; null if no resource is there. */
function deployed(condition: ConditionId, sizeHa: number): string | null {
  const effort = EFFORT[condition];
  if (effort === 0) return null;
  const magnitude = Math.log10(1 + sizeHa) * effort;
  const crews = Math.min(MAX.crews, Math.max(1, Math.round(1.6 ** (magnitude * 1.6))));
  const tankers = condition === 3 ? Math.min(MAX.tankers, Math.round(magnitude * 1.2)) : 0;
  const helicopters = Math.min(MAX.helicopters, Math.floor(magnitude * 1.3));
  return [
    counted(crews, "équipe", "équipes"),
    ...(tankers > 0 ? [counted(tankers, "avion-citerne", "avions-citernes")] : []),
    ...(helicopters > 0 ? [counted(helicopters, "hélicoptère", "hélicoptères")] : []),
  ].join(", ");
}

/** Drawn fire, with the properties that do not depend on the time. */
export interface LivingFire {
  readonly Annee: number;
  readonly NoFeu: number;
  readonly kind: FireKind;
  readonly life: Life;
  readonly ground: Ground;
  readonly name: string | null;
  readonly cause: CauseId;
  /** Time at which the cause becomes known. Before, it is "to be determined". */
  readonly causeKnownAt: number;
}

const UNDETERMINED: CauseId = 9;

/** Causes of people's fires, weighted as in a real season: residents first, then recreation and works. */
const PEOPLE_CAUSES: readonly CauseId[] = [6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 4, 4, 4, 8, 8, 5, 2, 3];

/** Share of the fires under a hectare that get no name. */
const NAMELESS_CHANCE = 0.25;

export function drawTraits(
  random: Random,
  kind: FireKind,
  life: Life,
): Pick<LivingFire, "name" | "cause" | "causeKnownAt"> {
  const nameless = life.finalHa < 1 && random.chance(NAMELESS_CHANCE);
  const name = kind === "people" ? roadName(random) : bushName(random);
  const drawn = kind === "people" ? (random.pick(PEOPLE_CAUSES) ?? UNDETERMINED) : 1;
  const neverKnown = random.chance(kind === "people" ? 0.15 : 0.05);
  const investigation = random.lognormal(kind === "people" ? 40 : 14, 0.8) * 3_600_000;
  return {
    name: nameless ? null : name,
    cause: neverKnown ? UNDETERMINED : drawn,
    causeKnownAt: life.startsAt + investigation,
  };
}

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

/** Returns the fire's record in the public API's format at an instant; null before its start. */
export function livingRecord(fire: LivingFire, now: number): FireRecord | null {
  const { life, ground } = fire;
  if (now < life.startsAt) return null;
  const condition = conditionAt(life, now);
  const size = sizeAt(life, now);
  const causeKnown = now >= fire.causeKnownAt;
  const reported = reportedAt(life, now);
  return {
    NoFeu: fire.NoFeu,
    Annee: fire.Annee,
    Designation: fire.name,
    Zone: ground.zone,
    Condition: conditionOf(condition),
    Cause: causeOf(causeKnown ? fire.cause : UNDETERMINED),
    SuperficieHa: size,
    DateDeDebut: iso(life.startsAt),
    DateEteint: condition === EXTINGUISHED ? iso(life.extinguishedAt) : null,
    DateDerniereModification: iso(causeKnown ? Math.max(reported, fire.causeKnownAt) : reported),
    DateEnglobe: life.containedAt !== null && life.containedAt <= now ? iso(life.containedAt) : null,
    RegionAdministrative: ground.region,
    Mrc: ground.mrc,
    Municipalite: ground.city,
    Lat: ground.at.lat,
    Lon: ground.at.lon,
    EtatSituationUrl: null,
    Ressources: deployed(condition, size),
    UniteGestion: ground.managementUnit,
    Nordique: fire.kind === "northern",
  };
}
