import { mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { readSettings } from "#settings";
import { setUpAuth0 } from "./set-up-auth0.ts";
import { EMAILS } from "./tenant.ts";

const SETTINGS = {
  ...readSettings({ NODE_ENV: "test" }),
  SITE_URL: "https://vigie.example",
  DISPATCH_URL: "https://dispatch.example/operator/reports",
  IDENTITY_URL: "https://agency.ca.auth0.com",
};

function setUp(changes: Partial<typeof SETTINGS> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "vigie-auth0-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const run = () => {
    const texts: string[] = [];
    setUpAuth0({ ...SETTINGS, ...changes }, folder, (text) => texts.push(text));
    return texts.join("");
  };
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  return { folder, run, read };
}

it("setup writes a tenant with the applications, the API, the grant, the emails and the roles", () => {
  const { run, read } = setUp();
  run();
  const tenant = parse(read("tenant.yaml"));
  expect(tenant.clients.map(({ name, callbacks }: Record<string, unknown>) => [name, callbacks])).toEqual([
    ["Vigie", ["https://vigie.example/connexion/", "https://vigie.example/en/sign-in/"]],
    ["Vigie (server)", undefined],
    ["Vigie (operators)", ["https://dispatch.example/operator/sign-in/back"]],
  ]);
  expect(tenant.clientGrants[0]).toMatchObject({
    ...{ client_id: "Vigie (server)", audience: "https://agency.ca.auth0.com/api/v2/" },
  });
  expect(tenant.resourceServers[0]).toMatchObject({
    identifier: SETTINGS.IDENTITY_AUDIENCE,
    token_lifetime: 600,
  });
  expect(tenant.roles.map(({ name }: { name: string }) => name)).toEqual(["operator", "dispatch"]);
  const names = tenant.clients.map(({ name }: { name: string }) => name);
  for (const name of [...tenant.databases[0].enabled_clients, tenant.clientGrants[0].client_id])
    expect(names).toContain(name);
  for (const { body } of tenant.emailTemplates) expect(read(body)).toContain("{{ url }}");
  expect(read(tenant.actions[0].code)).toContain(SETTINGS.OPERATIONS_ROLES_CLAIM);
});

it("the tenant has no application for operators if DISPATCH_URL is empty", () => {
  const { run, read } = setUp({ DISPATCH_URL: "" });
  run();
  const tenant = parse(read("tenant.yaml"));
  expect(tenant.clients).toHaveLength(2);
  expect(tenant).not.toHaveProperty("actions");
});

it("setup can run again: it writes missing files and keeps an edited file", () => {
  const { folder, run, read } = setUp();
  expect(run()).toContain("4 files were written");
  expect(run()).toContain("0 files were written");
  const file = join(folder, "emails/verify_email.html");
  writeFileSync(file, "our own words");
  expect(run()).toContain("stay as they are; delete one to have it written again: emails/verify_email.html.");
  expect(read("emails/verify_email.html")).toBe("our own words");
  unlinkSync(file);
  expect(run()).toContain("1 files were written");
});

it("setup explains why a folder cannot be written", () => {
  expect(() => setUpAuth0(SETTINGS, "/dev/null/auth0", () => {})).toThrow("cannot be written (ENOTDIR)");
});

it("every email of the provider has texts in both languages", () => {
  for (const { subject, html } of EMAILS)
    for (const text of [subject, html])
      expect(text).toMatch(
        /\{% if request_language contains "en" %\}[\s\S]+\{% else %\}[\s\S]+\{% endif %\}/,
      );
});

it("the Action adds roles, and requires a second factor, only for operators", async () => {
  const { run, read } = setUp();
  run();
  const code = { exports: {} as Record<string, (event: object, api: object) => Promise<void>> };
  runInNewContext(read("actions/roles-of-operators.js"), code);
  const given: unknown[] = [];
  const api = {
    idToken: { setCustomClaim: (...claim: unknown[]) => given.push(claim) },
    multifactor: { enable: (...factor: unknown[]) => given.push(factor) },
  };
  const sign = (name: string) =>
    code.exports.onExecutePostLogin?.({ client: { name }, authorization: { roles: ["operator"] } }, api);
  await sign("Vigie");
  expect(given).toEqual([]);
  await sign("Vigie (operators)");
  expect(given).toEqual([
    [SETTINGS.OPERATIONS_ROLES_CLAIM, ["operator"]],
    ["any", { allowRememberBrowser: false }],
  ]);
});
