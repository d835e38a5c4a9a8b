import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LONG_STEP, readMigrations } from "./migrate.server.ts";

const FOLDER = join(import.meta.dirname, "migrations");
const steps = readMigrations();

it("migrations are numbered from 1 without a gap, and every file is a migration", () => {
  expect(steps.map(({ number }) => number)).toEqual(steps.map((_, i) => i + 1));
  expect(readdirSync(FOLDER)).toHaveLength(steps.length);
});

it("migrations contain one statement each", () => {
  for (const { name, sql } of steps) {
    expect(sql.replace(/--.*$/gm, "").trim().match(/;/g), name).toHaveLength(1);
    expect(sql.trim().endsWith(";"), name).toBe(true);
  }
});

/** Statements that lock a table in use for long, or that PostgreSQL refuses within a transaction. */
const UNSAFE =
  /CONCURRENTLY|VACUUM|\b(?:BEGIN|COMMIT)\b|ALTER COLUMN \w+ (?:SET DATA )?TYPE|SET NOT NULL|RENAME|DROP TABLE/i;

it("migrations lock no table for long", () => {
  expect(steps.filter(({ sql }) => UNSAFE.test(sql.replace(LONG_STEP, ""))).map(({ name }) => name)).toEqual(
    [],
  );
});

/** Last migration that could lock an existing table to index it: all tables were small then. */
const LAST_OF_SMALL_TABLES = 97;
const CREATED = /^CREATE TABLE (\w+)/m;
const INDEXED = /^CREATE (?:UNIQUE )?INDEX \w+\s+ON (\w+)/m;

it("migrations index a table while it is in use, unless they directly follow its creation", () => {
  let fresh: string | undefined;
  const plain = steps.filter(({ number, sql }) => {
    const [, indexed] = INDEXED.exec(sql) ?? [];
    if (indexed === undefined || indexed !== fresh) [, fresh] = CREATED.exec(sql) ?? [];
    return number > LAST_OF_SMALL_TABLES && indexed !== fresh && indexed !== undefined;
  });
  expect(plain.map(({ name }) => name)).toEqual([]);
});
