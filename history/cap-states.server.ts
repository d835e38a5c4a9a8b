import { stillForbids } from "#fires/open-fire.ts";
import { overlapInArea } from "#fires/restriction-ground.server.ts";
import type { AreaParts } from "#fires/restriction-rules.ts";
import { isActive } from "#fires/status.ts";
import type { Answers } from "./ask.server.ts";
import type { CapState } from "./cap-chain.ts";
import type { CapFacts } from "./cap-content.ts";
import type { RestrictionState } from "./change.ts";
import { type DangerReading, dangerReading } from "./compare-danger.ts";
import { type FiresReading, firesReading } from "./fires-reading.ts";
import { type RestrictionsReading, restrictionsReading } from "./restriction-reading.server.ts";
import { readableReading, type StoredRows, type Watched } from "./stored-readings.server.ts";

/** Least danger level with a message: from this level on, the agency advises against every open fire. */
const LEAST_LEVEL = 4;

/** Subjects of one path, by their identifier. */
export type CapStates = ReadonlyMap<string, CapState>;

interface Known {
  readonly rows: StoredRows;
  readonly answers: Answers;
  /** Returns the facts of the last message, for fields that the reading and this response lack. */
  readonly lastFacts: (subject: string) => CapFacts | undefined;
  readonly groundOf: (state: RestrictionState) => AreaParts;
}

export const CAP_SUBJECTS = { danger: "danger-", fires: "fire-", restrictions: "restriction-" } as const;

/** Returns the accepted state of every subject of a path; null if its reading is unreadable. */
export function capStates(path: Watched, known: Known): CapStates | null {
  switch (path) {
    case "danger": {
      const reading = readableReading(known.rows, path, dangerReading);
      return reading && dangerCapStates(reading.value, known);
    }
    case "fires": {
      const reading = readableReading(known.rows, path, firesReading);
      return reading && fireCapStates(reading.value, known);
    }
    case "restrictions": {
      const reading = readableReading(known.rows, path, restrictionsReading);
      return reading && restrictionCapStates(reading.value, known);
    }
  }
}

function fireCapStates({ fires }: FiresReading, { answers, lastFacts }: Known): CapStates {
  const answered = answers.fires.ok ? answers.fires.answer.fires : [];
  const byId = new Map(answered.map((fire) => [fire.id, fire]));
  const states = new Map<string, CapState>();
  for (const [id, fire] of Object.entries(fires)) {
    if (fire.gone) continue;
    const subject = CAP_SUBJECTS.fires + id;
    const last = lastFacts(subject);
    const before = last?.kind === "fire" ? last : null;
    const { number, name, statusId, sizeHa, region, at, startedAt, containedAt } = fire.state;
    // If the fire's location or record is in doubt, the record's names of the location are in doubt too.
    const isDoubted = fire.held.place !== undefined || fire.behind > 0;
    const { mrc, city } = (isDoubted ? undefined : byId.get(id)) ?? {};
    states.set(subject, {
      facts: {
        ...{ kind: "fire", id, number, name, statusId, sizeHa, region, at, startedAt, containedAt },
        mrc: mrc ?? before?.mrc ?? null,
        city: city ?? before?.city ?? null,
      },
      isOver: !isActive(statusId),
      isListed: fire.missing === 0,
    });
  }
  return states;
}

/** Returns the states of the stored restrictions; empty if their reading is unreadable. */
export const restrictionStates = (rows: StoredRows): readonly RestrictionState[] =>
  (readableReading(rows, "restrictions", restrictionsReading)?.value.list ?? []).map(({ state }) => state);

function restrictionCapStates(
  { list }: RestrictionsReading,
  { answers, lastFacts, groundOf }: Known,
): CapStates {
  const answered = answers.restrictions.ok ? answers.restrictions.answer.restrictions : [];
  const byId = new Map(answered.map((restriction) => [restriction.id, restriction]));
  const states = new Map<string, CapState>();
  for (const { id, subject: name, state, begun, missing } of list) {
    const subject = CAP_SUBJECTS.restrictions + name;
    const last = lastFacts(subject);
    const title = byId.get(id)?.title ?? (last?.kind === "restriction" ? last.title : { fr: "", en: "" });
    const facts = { kind: "restriction", ...state, title } as const;
    const isReplaced = () =>
      list.some(
        (other) =>
          other.begun &&
          stillForbids(other.state.type, state.type) &&
          overlapInArea(groundOf(state), groundOf(other.state)),
      );
    states.set(subject, { facts, isOver: !begun, isReplaced, isListed: missing === 0 });
  }
  return states;
}

function dangerCapStates({ levels }: DangerReading, { answers }: Known): CapStates {
  const answered = answers.danger.ok ? answers.danger.answer : [];
  const rated = new Set(answered.flatMap(({ zone, days }) => (days[0] ? [zone] : [])));
  return new Map(
    Object.entries(levels).map(([zone, level]) => [
      CAP_SUBJECTS.danger + zone,
      {
        facts: { kind: "danger", zone: Number(zone), level },
        isOver: level < LEAST_LEVEL,
        isListed: rated.has(Number(zone)),
      },
    ]),
  );
}
