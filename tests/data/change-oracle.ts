import { z } from "zod";

// Written from the public API's fields. Shares only the names of changes with the watch.

const fires = z.array(
  z.object({
    NoFeu: z.number(),
    Annee: z.number(),
    Condition: z.object({ Id: z.number() }),
    SuperficieHa: z.number().nullish(),
    DateEnglobe: z.string().nullish(),
    Zone: z.number(),
    RegionAdministrative: z.object({ Code: z.string() }),
  }),
);
const danger = z.tuple([
  z.array(z.object({ NumeroZone: z.number(), DangerJour1: z.object({ Id: z.number() }) })),
]);
const measures = z.array(
  z.object({
    Id: z.string(),
    TypeMesureId: z.number(),
    TypeRtfId: z.number().nullable(),
    DateDebut: z.string().nullable(),
    DateFin: z.string().nullable(),
    RegionsAdministrativesImpactees: z.array(z.string()),
  }),
);
type Measure = z.output<typeof measures>[number];

/** The service's data at one moment. Restrictions include the ID that the public API omits. */
export interface Raw {
  readonly fires: unknown;
  readonly danger: unknown;
  readonly measures: unknown;
}

/** A restriction counts as lifted after it is absent from this number of consecutive responses. */
const ABSENCES = 3;
/** Used instead of `ABSENCES` if more than half of the restrictions, or more than `FEW`, are absent. */
const MANY_ABSENCES = 15;
const FEW = 3;
const WORK = ["", "construction_afternoon", "construction_day", "construction_morning"];
const TYPES: Readonly<Record<number, string>> = {
  0: "plane",
  1: "fire",
  3: "access",
  5: "closure",
  7: "risk",
};

interface Fire {
  status: number;
  size: number | null;
  contained: string | null;
  /** True if the size jumped at the last poll. The next poll must confirm the new size. */
  isJumping?: boolean;
}

/** Returns true if the larger size is at least 100 ha and at least ten times the smaller size. */
function isJump(before: number | null, after: number | null): boolean {
  if (after === null) return false;
  const more = Math.max(before ?? 0, after);
  return more >= 100 && more >= 10 * Math.max(Math.min(before ?? 0, after), 1);
}

/** Determines the changes from the service's data at each poll. The first poll is the baseline. */
export class ChangeOracle {
  readonly lines: string[] = [];
  readonly #fires = new Map<string, Fire>();
  readonly #levels = new Map<number, number>();
  readonly #falling = new Set<number>();
  /** Restrictions by ID. `line`: text of its last reported values; null until it begins and after it ends. */
  readonly #measures = new Map<string, { line: string | null; end: number; absences: number }>();
  #isFirst = true;

  see(raw: Raw, now: Date): void {
    this.seeFires(raw.fires, now);
    this.seeDanger(raw.danger, now);
    this.seeMeasures(raw.measures, now);
    this.#isFirst = false;
  }

  #tell(now: Date, ...words: readonly (string | number | null)[]): void {
    if (!this.#isFirst) this.lines.push([now.toISOString(), ...words].join(" "));
  }

  seeFires(raw: unknown, now: Date): void {
    for (const record of fires.parse(raw)) {
      const id = `${record.Annee}-${record.NoFeu}`;
      const fire: Fire = {
        status: record.Condition.Id,
        size: record.SuperficieHa ?? null,
        contained: record.DateEnglobe ?? null,
      };
      const before = this.#fires.get(id);
      if (before === undefined)
        this.#tell(now, "fire-new", id, "-", "→", [fire.status, ...placeOf(record)].join());
      else {
        const kind = fire.status === 6 ? "fire-extinguished" : "fire-status";
        if (before.status !== fire.status) this.#tell(now, kind, id, before.status, "→", fire.status);
        fire.size ??= before.size;
        fire.isJumping = isJump(before.size, fire.size) && !before.isJumping;
        if (fire.isJumping) fire.size = before.size;
        if (before.size !== fire.size) this.#tell(now, "fire-size", id, String(before.size), "→", fire.size);
        fire.contained ??= before.contained;
        if (before.contained !== fire.contained)
          this.#tell(now, "fire-contained", id, String(before.contained), "→", fire.contained);
      }
      this.#fires.set(id, fire);
    }
  }

  seeDanger(raw: unknown, now: Date): void {
    for (const { NumeroZone, DangerJour1 } of danger.parse(raw)[0]) {
      const before = this.#levels.get(NumeroZone);
      // A drop by two levels or more must be confirmed by a second poll.
      const isFalling = before !== undefined && DangerJour1.Id <= before - 2;
      if (isFalling && !this.#falling.delete(NumeroZone)) {
        this.#falling.add(NumeroZone);
        continue;
      }
      this.#falling.delete(NumeroZone);
      if (before !== undefined && before !== DangerJour1.Id)
        this.#tell(now, "danger", NumeroZone, before, "→", DangerJour1.Id);
      this.#levels.set(NumeroZone, DangerJour1.Id);
    }
  }

  seeMeasures(raw: unknown, now: Date): void {
    const listed = new Map(measures.parse(raw).map((measure) => [measure.Id, measure]));
    const known = [...this.#measures].filter(([, { end }]) => end > now.getTime());
    const absent = known.filter(([id]) => !listed.has(id)).length;
    const areMost = absent > FEW || absent > known.length / 2;
    for (const [id, held] of this.#measures) {
      const measure = listed.get(id);
      held.absences = measure === undefined ? held.absences + 1 : 0;
      const isGone = held.absences >= (areMost ? MANY_ABSENCES : ABSENCES) || held.end <= now.getTime();
      const isOver = measure ? !isInForce(measure, now) : isGone;
      if (isOver && held.line !== null) this.#tell(now, "restriction-lifted", held.line, "→", "-");
      if (isOver) held.line = null;
      if (isGone) this.#measures.delete(id);
    }
    for (const [id, measure] of listed) {
      const end = measure.DateFin ? Date.parse(measure.DateFin) : Number.POSITIVE_INFINITY;
      const held = this.#measures.get(id) ?? { line: null, end, absences: 0 };
      this.#measures.set(id, held);
      held.end = end;
      if (!isInForce(measure, now)) continue;
      const line = lineOf(measure);
      if (held.line === null) this.#tell(now, "restriction-begun", "-", "→", line);
      else if (held.line !== line) this.#tell(now, "restriction-changed", held.line, "→", line);
      held.line = line;
    }
  }
}

/**
 * Returns a fire's region and zone as the service gives them. The test removes these values from some of the
 * fires that the worker reads.
 */
const placeOf = ({ Zone, RegionAdministrative }: z.output<typeof fires>[number]) => [
  RegionAdministrative.Code,
  Zone,
];

function isInForce({ DateDebut, DateFin }: Measure, now: Date): boolean {
  const isBegun = DateDebut === null || Date.parse(DateDebut) <= now.getTime();
  return isBegun && (DateFin === null || now.getTime() < Date.parse(DateFin));
}

function lineOf(measure: Measure): string {
  const { TypeMesureId, TypeRtfId, DateDebut, DateFin, RegionsAdministrativesImpactees: regions } = measure;
  const type = TypeMesureId === 2 ? WORK[TypeRtfId ?? 0] : TYPES[TypeMesureId];
  return [type, regions.toSorted().join("+"), String(DateDebut), String(DateFin)].join(",");
}
