import { sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/open.server.ts";
import { createSeal, SealError } from "#delivery/seal.server.ts";
import { createKeyedHash, hashOfEmail, type KeyedHash } from "./keyed-hash.server.ts";

interface SealedTable {
  readonly name: string;
  readonly sealed: readonly string[];
  /** A column with the keyed hash of a sealed column's text. */
  readonly mark?: {
    readonly column: string;
    readonly of: string;
    readonly by?: typeof hashOfEmail;
    /** Another table that stores the same hash, without the text that the hash is computed from. */
    readonly alsoIn?: string;
  };
  /** Id lower than every row's id, from which the walk through the table starts. */
  readonly before: string;
}

const NO_UUID = "00000000-0000-0000-0000-000000000000";

/** Every encrypted column, except phone codes, which expire after ten minutes. */
export const SEALED_TABLES: readonly SealedTable[] = [
  {
    name: "people",
    sealed: ["sealed_email", "sealed_first_name", "sealed_last_name", "sealed_phone"],
    mark: { column: "phone_mark", of: "sealed_phone" },
    before: NO_UUID,
  },
  { name: "saved_places", sealed: ["sealed_nickname", "sealed_phone"], before: NO_UUID },
  {
    name: "devices",
    sealed: ["sealed_endpoint", "sealed_keys"],
    mark: { column: "endpoint_mark", of: "sealed_endpoint" },
    before: NO_UUID,
  },
  {
    name: "newsletter_subscribers",
    sealed: ["sealed_email"],
    mark: { column: "email_mark", of: "sealed_email", by: hashOfEmail, alsoIn: "newsletter_consents" },
    before: NO_UUID,
  },
  { name: "contact_messages", sealed: ["sealed_message"], before: NO_UUID },
  { name: "contact_files", sealed: ["sealed_file"], before: NO_UUID },
  { name: "fire_reports", sealed: ["sealed_report"], before: NO_UUID },
  { name: "report_photos", sealed: ["sealed_position"], before: NO_UUID },
  { name: "deliveries", sealed: ["sealed_address"], before: "0" },
  {
    name: "deletions",
    sealed: ["sealed_subject"],
    mark: { column: "subject_mark", of: "sealed_subject" },
    before: "0",
  },
  { name: "operator_sessions", sealed: ["sealed_name"], before: "0" },
];
const BATCH = 500;

const hashBy = (keyedHash: KeyedHash, text: string, { mark: column }: SealedTable) =>
  column?.by ? column.by(keyedHash, text) : keyedHash(text);

export interface Resealed {
  readonly rows: number;
  /** Rows that no key decrypts, left unchanged, as `table id`. */
  readonly unreadable: readonly string[];
}

/**
 * Encrypts every value again with the first key and hashes it with the last key, while the site runs. To
 * replace a key, run this twice: with the new key before the old key, then only with the new key.
 * @param keys the keys of `SEAL_KEYS`, in the same order
 * @throws {DatabaseError}
 */
export async function reseal(database: Database, keys: readonly string[]): Promise<Resealed> {
  const seal = createSeal(keys);
  const keyedHash = createKeyedHash(keys);

  function renewed(row: Record<string, unknown>, table: SealedTable): Record<string, string> {
    const columns: Record<string, string> = {};
    for (const column of table.sealed) {
      const value = row[column];
      if (typeof value !== "string" || value === "") continue;
      const text = seal.open(value);
      columns[column] = seal.close(text);
      if (table.mark?.of === column) columns[table.mark.column] = hashBy(keyedHash, text, table);
    }
    return columns;
  }

  async function write(
    transaction: Transaction,
    table: SealedTable,
    id: unknown,
    columns: Record<string, string>,
  ) {
    const changes = Object.entries(columns).map(
      ([column, value]) => sql`${sql.identifier(column)} = ${value}`,
    );
    if (changes.length === 0) return;
    const set = sql.join(changes, sql`, `);
    const row = sql`${sql.identifier(table.name)} WHERE id = ${id}`;
    if (table.mark?.alsoIn) {
      const column = sql.identifier(table.mark.column);
      await transaction.execute(sql`
        UPDATE ${sql.identifier(table.mark.alsoIn)} SET ${column} = ${columns[table.mark.column]}
        WHERE ${column} = (SELECT ${column} FROM ${row})`);
    }
    await transaction.execute(sql`UPDATE ${sql.identifier(table.name)} SET ${set} WHERE id = ${id}`);
  }

  let rows = 0;
  const unreadable: string[] = [];
  for (const table of SEALED_TABLES) {
    for (let last: string | null = table.before; last !== null; ) {
      const from: string = last;
      last = await database.transaction(async (transaction) => {
        const columns = sql.join(["id", ...table.sealed].map(sql.identifier), sql`, `);
        const found = await transaction.execute<Record<string, unknown>>(
          sql`SELECT ${columns} FROM ${sql.identifier(table.name)} WHERE id > ${from} ORDER BY id LIMIT ${BATCH} FOR UPDATE`,
        );
        for (const row of found.rows) {
          try {
            await write(transaction, table, row.id, renewed(row, table));
          } catch (error) {
            if (!(error instanceof SealError)) throw error;
            unreadable.push(`${table.name} ${row.id}`);
          }
        }
        rows += found.rows.length;
        return found.rows.length < BATCH ? null : String(found.rows.at(-1)?.id);
      });
    }
  }
  return { rows, unreadable };
}
