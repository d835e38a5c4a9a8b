import type { z } from "zod";
import { FireDataError } from "./fire-data-error.ts";
import type { Answer } from "./reading-cache.server.ts";

/** The readable records, and the number of unreadable ones. */
export interface Records<T> {
  readonly records: readonly T[];
  readonly dropped: number;
}

/**
 * Reads a list record by record. The list can be the first element of another list.
 * @throws {FireDataError} `fire-data-shape` if it is not a list, or if it has records and all are unreadable
 */
export function readRecords<T>(data: unknown, schema: z.ZodType<T>): Records<T> {
  const list = unwrapList(data);
  if (list === null) throw new FireDataError("fire-data-shape", "The response is not a list");
  const records: T[] = [];
  for (const item of list) {
    const parsed = schema.safeParse(item);
    if (parsed.success) records.push(parsed.data);
  }
  const dropped = list.length - records.length;
  if (dropped > 0 && records.length === 0)
    throw new FireDataError("fire-data-shape", `All ${dropped} records are unreadable`);
  return { records, dropped };
}

/** Converts the records to the site's types. */
export function mapped<W, T>({ records, dropped }: Records<W>, map: (record: W) => T): Answer<readonly T[]> {
  return { value: records.map(map), dropped };
}

function unwrapList(data: unknown): readonly unknown[] | null {
  if (!Array.isArray(data)) return null;
  const first: unknown = data[0];
  return Array.isArray(first) ? first : data;
}
