import { z } from "zod";

// Two versions of the same figures to compare: computed from the raw data at a moment, and replayed from the
// stored changes.

const fires = z.array(
  z.object({
    NoFeu: z.number(),
    Annee: z.number(),
    Condition: z.object({ Id: z.number() }),
    SuperficieHa: z.number().nullish(),
    DateEnglobe: z.string().nullish(),
  }),
);
const danger = z.tuple([
  z.array(z.object({ NumeroZone: z.number(), DangerJour1: z.object({ Id: z.number() }) })),
]);
const measures = z.array(
  z.object({
    TypeMesureId: z.number(),
    TypeRtfId: z.number().nullable(),
    DateDebut: z.string().nullable(),
    DateFin: z.string().nullable(),
    RegionsAdministrativesImpactees: z.array(z.string()),
  }),
);

const WORK = ["", "construction_afternoon", "construction_day", "construction_morning"];
const TYPES: Readonly<Record<number, string>> = {
  0: "plane",
  1: "fire",
  3: "access",
  5: "closure",
  7: "risk",
};

/** Figures by name, such as `status 2026-3`. Each restriction in force has a name `restriction …`. */
export type Figures = ReadonlyMap<string, string>;

export function rawFigures(raw: { fires: unknown; danger: unknown; measures: unknown }, now: Date): Figures {
  const figures = new Map<string, string>();
  for (const { NoFeu, Annee, Condition, SuperficieHa, DateEnglobe } of fires.parse(raw.fires)) {
    const id = `${Annee}-${NoFeu}`;
    figures.set(`status ${id}`, String(Condition.Id));
    if (typeof SuperficieHa === "number") figures.set(`size ${id}`, String(SuperficieHa));
    if (DateEnglobe) figures.set(`contained ${id}`, DateEnglobe);
  }
  for (const { NumeroZone, DangerJour1 } of danger.parse(raw.danger)[0])
    figures.set(`danger ${NumeroZone}`, String(DangerJour1.Id));
  for (const measure of measures.parse(raw.measures)) {
    const { TypeMesureId, TypeRtfId, DateDebut, DateFin, RegionsAdministrativesImpactees: regions } = measure;
    if (DateDebut && Date.parse(DateDebut) > now.getTime()) continue;
    if (DateFin && Date.parse(DateFin) <= now.getTime()) continue;
    const type = TypeMesureId === 2 ? WORK[TypeRtfId ?? 0] : TYPES[TypeMesureId];
    figures.set(
      `restriction ${[type, regions.toSorted().join("+"), DateDebut, DateFin].map(String).join(",")}`,
      "in force",
    );
  }
  return figures;
}

const side = z.record(z.string(), z.unknown()).nullable();
const row = z.object({
  kind: z.string(),
  subject: z.string(),
  before: side,
  after: side,
});

/** Effect of a stored change on the figures. */
export interface Effect {
  readonly set: Figures;
  readonly unset: readonly string[];
}

/**
 * Returns the effect of a stored change. @throws {Error} if the change's earlier figures differ from the
 * replayed figures, because a change is missing or duplicated
 */
export function effectOf(change: unknown, replayed: Figures): Effect {
  const { kind, subject, before, after } = row.parse(change);
  if (kind.startsWith("restriction")) {
    const unset = before ? [restrictionOf(before)] : [];
    for (const name of unset) check(replayed.has(name), kind, name);
    return { set: new Map(after ? [[restrictionOf(after), "in force"]] : []), unset };
  }
  if (kind === "danger") {
    check(replayed.get(`danger ${subject}`) === String(before?.level), kind, subject);
    return { set: new Map([[`danger ${subject}`, String(after?.level)]]), unset: [] };
  }
  const [one, name] = FIGURE[kind] ?? ["", ""];
  const figuresOf = (state: Record<string, unknown> | null) =>
    [
      ["status", "statusId"],
      ["size", "sizeHa"],
      ["contained", "containedAt"],
    ].flatMap(([figure, field]) => {
      const value = state?.[field ?? ""] ?? null;
      return value === null ? [] : [[`${figure} ${subject}`, String(value)] as const];
    });
  if (kind === "fire-new") {
    check(!replayed.has(`status ${subject}`), kind, subject);
    return { set: new Map(figuresOf(after)), unset: [] };
  }
  if (kind === "fire-located") return { set: new Map(), unset: [] };
  if (kind === "fire-gone") return { set: new Map(), unset: figuresOf(before).map(([figure]) => figure) };
  const from = before?.[name] ?? null;
  check(replayed.get(`${one} ${subject}`) === (from === null ? undefined : String(from)), kind, subject);
  return { set: new Map([[`${one} ${subject}`, String(after?.[name])]]), unset: [] };
}

const FIGURE: Readonly<Record<string, readonly [string, string]>> = {
  "fire-status": ["status", "statusId"],
  "fire-extinguished": ["status", "statusId"],
  "fire-size": ["size", "sizeHa"],
  "fire-contained": ["contained", "containedAt"],
};

function restrictionOf(state: Record<string, unknown>): string {
  const { type, regions, startsAt, endsAt } = state;
  const codes = Array.isArray(regions) ? regions.join("+") : "";
  return `restriction ${[type, codes, startsAt, endsAt].map(String).join(",")}`;
}

function check(isValid: boolean, kind: string, subject: string): void {
  if (!isValid) throw new Error(`${kind} ${subject} does not follow from what was stored before it`);
}
