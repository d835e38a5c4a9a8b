import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { anyServer } from "#database/database.double.ts";
import { openDatabase } from "#database/open.server.ts";
import { takeServer } from "#database/reused-servers.double.ts";
import { people } from "#database/schema.ts";
import type { TestServer } from "#database/servers.double.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { CLOSED, examineOne, serveAlways } from "./doctor.double.ts";

let server: TestServer;
beforeAll(async () => {
  server = await takeServer(anyServer());
});
afterAll(() => server.remove());

async function execute(text: string): Promise<void> {
  const database = openDatabase(server.url, { acceptsReplica: true });
  await database.run((queries) => queries.execute(sql.raw(text)));
  await database.close();
}
const examined = (name: string, changes: Parameters<typeof examineOne>[1] = {}) =>
  examineOne(name, { DATABASE_URL: server.url, DATABASE_READ_URL: server.url, ...changes });

it("a migrated database is reported as working, and a database for reading without an address as not set", async () => {
  const { state, sentence } = await examined("database");
  expect(sentence).toMatch(/^PostgreSQL \d+\S*.* is migrated and takes writes\.$/);
  expect(state).toBe("well");
  expect(await examined("database for reading")).toMatchObject({ state: "not set" });
});

it("the check of the database counts the missing migrations", async () => {
  await execute("DELETE FROM migrations WHERE number = (SELECT max(number) FROM migrations)");
  onTestFinished(() =>
    execute("INSERT INTO migrations (number, name) SELECT max(number) + 1, 'back' FROM migrations"),
  );
  expect((await examined("database")).sentence).toBe(
    "The database misses 1 steps of this version: run `npm run migrate`.",
  );
  expect((await examined("seal keys")).sentence).toContain("repair the database first");
});

it("the check of the database reports a table to which the database's user cannot write", async () => {
  await execute(
    "CREATE ROLE half LOGIN; GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO half; REVOKE UPDATE ON people FROM half",
  );
  const url = new URL(server.url);
  url.username = "half";
  url.password = "";
  expect((await examined("database", { DATABASE_URL: url.href })).sentence).toBe(
    "The user of DATABASE_URL cannot write to the table people: give it the rights to every table, or make it their owner.",
  );
});

it("the check of the database explains a database that cannot be reached, does not exist, or only allows reading", async () => {
  expect((await examined("database", { DATABASE_URL: `postgres://${CLOSED}/vigie` })).sentence).toContain(
    "The database refuses the connection, because nothing listens there",
  );
  expect((await examined("seal keys", { DATABASE_URL: `postgres://${CLOSED}/vigie` })).sentence).toBe(
    "SEAL_KEYS cannot be compared with stored addresses: repair the database first.",
  );
  const unknown = new URL(server.url);
  unknown.pathname = "/nowhere";
  expect((await examined("database", { DATABASE_URL: unknown.href })).sentence).toBe(
    "The database has no database of that name: create it, or correct DATABASE_URL.",
  );
  await execute("ALTER DATABASE postgres SET default_transaction_read_only = on");
  onTestFinished(() =>
    execute("BEGIN READ WRITE; ALTER DATABASE postgres RESET default_transaction_read_only; COMMIT"),
  );
  expect((await examined("database")).sentence).toContain(
    "only allows reading: set DATABASE_URL to the primary",
  );
});

it("the check of seal keys reports keys that decrypt no stored address, and accepts keys if the second decrypts one", async () => {
  const [ours, other] = [randomBytes(32).toString("base64"), randomBytes(32).toString("base64")];
  expect(await examined("seal keys", { SEAL_KEYS: [other] })).toMatchObject({ state: "well" });
  const database = openDatabase(server.url);
  const [seal, now] = [createSeal([ours]), new Date()];
  await database.run((queries) =>
    queries.insert(people).values({
      ...{
        id: randomUUID(),
        subject: "auth0|1",
        sealedEmail: seal.close("ann@example.org"),
        sealedFirstName: seal.close("Ann"),
        sealedLastName: seal.close("Roy"),
        language: "fr",
        createdAt: now,
        checkedAt: now,
      },
    }),
  );
  await database.close();
  expect((await examined("seal keys", { SEAL_KEYS: [other] })).sentence).toBe(
    "SEAL_KEYS open none of the stored addresses: add the key that sealed them, behind the first.",
  );
  expect(await examined("seal keys", { SEAL_KEYS: [other, ours] })).toMatchObject({ state: "well" });
});

it("the check of files stores, reads and deletes a file, or explains why files cannot be stored", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "vigie-doctor-"));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  expect(await examineOne("files of the public", { DATA_DIR })).toMatchObject({ state: "well" });
  writeFileSync(join(DATA_DIR, "file"), "");
  const blocked = join(DATA_DIR, "file");
  expect((await examineOne("files of the public", { DATA_DIR: blocked })).sentence).toBe(
    `The folder DATA_DIR (${blocked}) takes no file: give this user the right to write there, or free some space.`,
  );
  const bucket = { INTAKE_S3_KEY: "key-of-bucket", INTAKE_S3_SECRET: "secret-of-bucket" };
  const refused = { INTAKE_S3: `${await serveAlways(403)}/photos`, ...bucket };
  expect((await examineOne("files of the public", refused)).sentence).toContain(
    "The bucket refuses our access: correct INTAKE_S3_KEY",
  );
});
