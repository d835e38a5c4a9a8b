import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { SERVERS, type TestServer } from "#database/servers.double.ts";
import { openDatabase } from "./open.server.ts";

const LIMIT_MS = 90_000;
const postgres = SERVERS.find(({ name }) => name === "PostgreSQL")?.prepare ?? null;

/** Makes a self-signed certificate for `localhost`. */
function makeCertificate(folder: string) {
  const [key, certificate] = [join(folder, "tls.key"), join(folder, "tls.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...name, "-keyout", key, "-out", certificate], {
    stdio: "ignore",
  });
  const { uid, gid } = statSync(folder);
  for (const file of [key, certificate]) chownSync(file, uid, gid);
  // The server refuses a key that other users can read.
  chmodSync(key, 0o600);
  return { key, certificate };
}

describe.skipIf(postgres === null)("TLS to PostgreSQL", { timeout: LIMIT_MS }, () => {
  let server: TestServer;
  let certificate = "";
  async function ask(address: string, statement: string) {
    const database = openDatabase(address, { connections: 1 });
    try {
      return await database.run(async (queries) => (await queries.execute(statement)).rows);
    } finally {
      await database.close();
    }
  }
  const at = (host: string, parameters: string) =>
    `postgres://postgres@${host}:${new URL(server.url).port}/postgres?${parameters}`;

  beforeAll(async () => {
    if (postgres === null) return;
    server = await postgres();
    await server.start();
    const made = makeCertificate(server.folder);
    certificate = made.certificate;
    await ask(server.url, `ALTER SYSTEM SET ssl_cert_file = '${certificate}'`);
    await ask(server.url, `ALTER SYSTEM SET ssl_key_file = '${made.key}'`);
    await ask(server.url, "ALTER SYSTEM SET ssl = on");
    await ask(server.url, "SELECT pg_reload_conf()");
    await vi.waitFor(
      async () => expect(await ask(server.url, "SHOW ssl")).toEqual([{ ssl: "on" }]),
      LIMIT_MS,
    );
  }, LIMIT_MS);
  afterAll(async () => server?.remove());

  it("a certificate of our own authority is trusted with sslrootcert", async () => {
    const address = at("localhost", `sslmode=verify-full&sslrootcert=${certificate}`);
    expect(await ask(address, "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")).toEqual([
      { ssl: true },
    ]);
  });

  it("a certificate of an unknown authority or of another host is refused", async () => {
    for (const address of [
      at("localhost", "sslmode=verify-full"),
      at("127.0.0.1", `sslmode=verify-full&sslrootcert=${certificate}`),
    ])
      await expect(ask(address, "SELECT 1"), address).rejects.toMatchObject({ code: "database-refused" });
  });
});
