import type { Random } from "#sandbox/season/random.ts";
import type { Tamper } from "./simulated-season.ts";

/** Faults in the responses of one or a few polls. */
export const FAULTS = [
  "refused",
  "empty",
  "not-json",
  "cut-short",
  "missing",
  "duplicated",
  "flapping",
  "shuffled",
  "unreadable",
] as const;
export type Fault = (typeof FAULTS)[number];

type Records = readonly Readonly<Record<string, unknown>>[];

const answer = (body: unknown, status = 200) => Response.json(body, { status });

/** Returns a response's list of records, which an outer list can contain; null if it is no list. */
function listOf(body: unknown): Records | null {
  if (!Array.isArray(body)) return null;
  return Array.isArray(body[0]) ? body[0] : body;
}

const nameOf = (record: Records[number]) =>
  [record.Annee, record.NoFeu, record.NumeroZone, record.ContourWKT, record.TypeMesureId].join();

/** Earlier records of the data service, which some faults return again. */
export class Earlier {
  readonly #records = new Map<string, Records[number]>();

  remember(body: unknown): void {
    for (const record of listOf(body) ?? []) {
      const before = this.#records.get(nameOf(record));
      if (before === undefined) this.#records.set(nameOf(record), record);
    }
  }

  of(record: Records[number]): Records[number] {
    return this.#records.get(nameOf(record)) ?? record;
  }
}

/** Returns a tamper that spoils responses in one way. It spoils the same records in every response. */
export function tamperWith(fault: Fault, random: Random, earlier: Earlier): Tamper {
  const drawn = new Map<string, boolean>();
  const picked = (record: Records[number], share: number) => {
    const name = nameOf(record);
    const known = drawn.get(name) ?? random.chance(share);
    drawn.set(name, known);
    return known;
  };
  const spoiled = (list: Records): Records => {
    if (fault === "cut-short") return list.slice(0, Math.floor(list.length * 0.6));
    if (fault === "missing") return list.filter((record) => !picked(record, 0.01));
    if (fault === "duplicated")
      return list.flatMap((record) => (picked(record, 0.3) ? [record, record] : [record]));
    if (fault === "shuffled") return list.toSorted((a, b) => nameOf(b).localeCompare(nameOf(a)));
    if (fault === "unreadable")
      return list.map((record) => (picked(record, 0.1) ? { broken: true } : record));
    // Only fires can flap: the date of a fire shows that the record is older.
    if (fault === "flapping")
      return list.map((record) => ("NoFeu" in record && picked(record, 0.2) ? earlier.of(record) : record));
    return [];
  };
  return (_, body) => {
    if (fault === "refused") return answer({ error: "maintenance" }, 503);
    if (fault === "not-json") return new Response("<!doctype html><title>Maintenance</title>");
    if (fault === "empty") return answer([]);
    const list = listOf(body);
    if (list === null) return answer(body);
    return answer(Array.isArray(body) && Array.isArray(body[0]) ? [spoiled(list)] : spoiled(list));
  };
}
