import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSettings, SettingsError } from "./read-settings.server.ts";
import type { SettingsReader } from "./settings.ts";

const problemOf = (env: Record<string, string>, reader?: SettingsReader): string => {
  try {
    readSettings(env, reader);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  return "";
};

describe("settings", () => {
  it("settings that are not given point to the sandbox at the port SANDBOX_PORT", () => {
    expect(readSettings({ SANDBOX_PORT: "5000", PORT: "5100" })).toMatchObject({
      FIRE_DATA_URL: "http://127.0.0.1:5001",
      CONTENT_URL: "http://127.0.0.1:5002/v2",
      CONTENT_TOKEN: "vigie-public",
      GEOCODER_URL: "http://127.0.0.1:5004/apis/icherche",
      SITE_URL: "http://localhost:5100",
      DATABASE_URL: "postgres://postgres@127.0.0.1:5009/postgres",
      VIGIE_SANDBOX: false,
    });
  });

  it("one error lists all settings that production lacks", () => {
    expect(problemOf({ NODE_ENV: "production" })).toBe(
      "Missing settings in production: SITE_URL, DATABASE_URL, METRICS_TOKEN, FIRE_DATA_URL, CONTENT_URL, CONTENT_TOKEN, GEOCODER_URL, IDENTITY_URL, IDENTITY_CLIENT_ID, IDENTITY_AUDIENCE, IDENTITY_MANAGEMENT_ID, IDENTITY_MANAGEMENT_SECRET, SEAL_KEYS, MAIL_FROM, POSTAL_ADDRESS. Set them, or VIGIE_SANDBOX=on for a demo.",
    );
  });

  it("a worker in production requires its own settings, and no setting that only the site requires", () => {
    const problem = problemOf(
      { NODE_ENV: "production", DATABASE_URL: "postgres://db.example/vigie" },
      "worker",
    );
    expect(problem).toMatch(
      /^Missing settings in production: SITE_URL, FIRE_DATA_URL, CONTENT_URL, CONTENT_TOKEN, IDENTITY_URL, IDENTITY_MANAGEMENT_ID, IDENTITY_MANAGEMENT_SECRET, SEAL_KEYS, POSTAL_ADDRESS\. /,
    );
  });

  it("the sandbox's content token is only used with the sandbox's content service", () => {
    expect(readSettings({ CONTENT_URL: "https://content.example/v2" }).CONTENT_TOKEN).toBe("");
    expect(readSettings({ CONTENT_TOKEN: "mine" }).CONTENT_TOKEN).toBe("mine");
    expect(readSettings({ SITE_URL: "http://host.test:3000" })).toMatchObject({
      CONTENT_PREVIEW_TOKEN: "vigie-preview",
      CONTENT_EDITOR_ORIGIN: "http://host.test:4002",
      IS_DRAFT: false,
    });
    expect(readSettings({ CONTENT_URL: "https://content.example/v2", IS_DRAFT: "true" })).toMatchObject({
      CONTENT_PREVIEW_TOKEN: "",
      CONTENT_EDITOR_ORIGIN: "https://app.storyblok.com",
      IS_DRAFT: true,
    });
    expect(readSettings({}).CONTENT_WEBHOOK_SECRET).toBe("vigie-webhook");
    expect(readSettings({ CONTENT_URL: "https://content.example/v2" }).CONTENT_WEBHOOK_SECRET).toBe("");
  });

  it("the sandbox's identity client is only used with the sandbox's provider, and invalid seal keys are refused", () => {
    expect(readSettings({ SITE_URL: "http://host.test:3000" })).toMatchObject({
      IDENTITY_URL: "http://host.test:4003",
      IDENTITY_CLIENT_ID: "vigie-web",
    });
    expect(readSettings({ IDENTITY_URL: "https://people.example" })).toMatchObject({
      IDENTITY_CLIENT_ID: "",
    });
    const key = Buffer.alloc(32, 7).toString("base64");
    expect(readSettings({ SEAL_KEYS: `${key},${key}` }).SEAL_KEYS).toEqual([key, key]);
    expect(problemOf({ SEAL_KEYS: "short" })).toMatch(/SEAL_KEYS \(keys of 32 bytes/);
  });

  it("operators' client is the sandbox's only with the sandbox's password and provider; another must be complete", () => {
    expect(readSettings({}).OPERATIONS_IDENTITY_CLIENT_ID).toBe("vigie-operations");
    for (const own of [
      { OPERATOR_TOKEN: "a-password-of-our-own" },
      { IDENTITY_URL: "https://people.example" },
    ])
      expect(readSettings(own)).toMatchObject({
        OPERATIONS_IDENTITY_CLIENT_ID: "",
        OPERATIONS_IDENTITY_SECRET: "",
      });
    const client = { OPERATIONS_IDENTITY_CLIENT_ID: "operations" };
    expect(problemOf(client)).toContain("are set together or not at all");
    const whole = { ...PRODUCTION_WORKER, ...client, OPERATIONS_IDENTITY_SECRET: "secret" };
    for (const DISPATCH_URL of ["", "http://agency.example/operator/reports"])
      expect(problemOf({ ...whole, DISPATCH_URL }, "worker")).toContain(
        "needs DISPATCH_URL, an https address",
      );
    expect(problemOf({ ...whole, DISPATCH_URL: "https://agency.example/operator/reports" }, "worker")).toBe(
      "",
    );
  });

  it("production can run on the sandbox if VIGIE_SANDBOX is on", () => {
    expect(readSettings({ NODE_ENV: "production", VIGIE_SANDBOX: "on" }).VIGIE_SANDBOX).toBe(true);
  });

  it("settings refuse the sandbox's secrets with a real database or address, unless a demo is intended", () => {
    const own = { DATABASE_URL: "postgres://db.example/vigie" };
    const secret = Buffer.alloc(32, 7).toString("base64");
    const password = "a-password-of-our-own";
    expect(problemOf(own)).toBe(
      "The sandbox's SEAL_KEYS, which everybody can read, would serve with your own DATABASE_URL. Set NODE_ENV=production and your own SEAL_KEYS, or VIGIE_SANDBOX=on for a demo.",
    );
    expect(problemOf({ SITE_URL: "https://vigie.example" })).toContain("with your own SITE_URL. Set");
    const worker = { ...own, SITE_URL: "https://vigie.example", WORKER_PORT: "9464" };
    expect(problemOf(worker, "worker")).toContain(
      "The sandbox's SEAL_KEYS and OPERATOR_TOKEN, which everybody can read, would serve with your own DATABASE_URL and SITE_URL.",
    );
    expect(problemOf({ ...worker, SEAL_KEYS: secret }, "worker")).toContain("The sandbox's OPERATOR_TOKEN,");
    expect(problemOf({ ...worker, SEAL_KEYS: secret, OPERATOR_TOKEN: password }, "worker")).toBe("");
    // The password opens the worker's pages, so it matters only with the worker's port.
    expect(problemOf({ ...worker, SEAL_KEYS: secret })).toBe("");
    expect(problemOf({ ...own, SEAL_KEYS: secret }, "worker")).toBe("");
    for (const meant of [{ VIGIE_SANDBOX: "on" }, { NODE_ENV: "development" }, { NODE_ENV: "test" }])
      expect(problemOf({ ...worker, ...meant }, "worker")).toBe("");
    const demo = { SITE_URL: "https://localhost:3443", DATABASE_URL: readSettings({}).DATABASE_URL };
    expect(problemOf({ ...demo, WORKER_PORT: "9464" }, "worker")).toBe("");
  });

  it("settings refuse the sandbox's secrets in production", () => {
    const { SEAL_KEYS } = readSettings({});
    const sandbox = { SEAL_KEYS: SEAL_KEYS.join(","), OPERATOR_TOKEN: "vigie-operator-token" };
    const worker = { ...PRODUCTION_WORKER, WORKER_PORT: "9464" };
    expect(problemOf({ ...worker, ...sandbox }, "worker")).toMatch(
      /^The sandbox's SEAL_KEYS and OPERATOR_TOKEN,/,
    );
    expect(problemOf(worker, "worker")).toBe("");
  });

  it("one error names every invalid setting, and an empty setting counts as unset", () => {
    const problem = problemOf({ PORT: "http", LOG_LEVEL: "loud", SITE_URL: "" });
    expect(problem).toMatch(/^Bad settings: .*PORT.*LOG_LEVEL/);
    expect(problem).not.toContain("SITE_URL");
  });

  it("settings refuse an invalid tag manager id, and suggest a correction", () => {
    expect(problemOf({ GTM_ID: "gtm-abc" })).toBe(
      "Bad settings: GTM_ID ('gtm-abc' is not a valid GTM-ID. Did you mean 'GTM-ABC'?).",
    );
    expect(readSettings({ GTM_ID: "GTM-ABC" }).GTM_ID).toBe("GTM-ABC");
    expect(readSettings({ GTM_ID: "" }).GTM_ID).toBe("");
  });

  it("settings drop the slashes at the end of an address", () => {
    expect(readSettings({ FIRE_DATA_URL: "https://data.example/api//" }).FIRE_DATA_URL).toBe(
      "https://data.example/api",
    );
  });

  it(".env.example lists every setting, and no other variable", () => {
    const example = readFileSync(new URL("../.env.example", import.meta.url), "utf8");
    const documented = [...example.matchAll(/^#?([A-Z_\d]+)=/gm)].map(([, name]) => name);
    const all = Object.keys(
      readSettings({
        METRICS_TOKEN: "x".repeat(16),
        IDENTITY_APP_CLIENT_ID: "vigie-app",
        WORKER_PORT: "9464",
        NATURAL_AREAS_URL: "https://layers.example/areas.json",
        TEXTS_FILE: "texts.json",
        TILES_SCHEMA: "shortbread",
        OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
        ALERT_CAP: "100000",
        EMAIL_PER_SECOND: "100",
        SMS_PER_SECOND: "1",
        PUSH_PER_SECOND: "500",
      }),
    );
    expect(documented.toSorted()).toEqual(all.toSorted());
  });
});

it("messages from the public go to MAIL_FROM's address unless mailboxes are set", () => {
  expect(readSettings({ MAIL_FROM: "Vigie <a@b.ca>" }).CONTACT_MAILBOXES.media).toBe("a@b.ca");
  const named = readSettings({ CONTACT_MAILBOXES: "general=a@b.ca,media=m@b.ca" }).CONTACT_MAILBOXES;
  expect([named.media, named.permit]).toEqual(["m@b.ca", "a@b.ca"]);
  expect(() => readSettings({ CONTACT_MAILBOXES: "media=m@b.ca" })).toThrow(/CONTACT_MAILBOXES/);
});

it("a program in production requires MAIL_FROM if it sends email, or if a mailbox for messages is not set", () => {
  const mailboxes = { CONTACT_MAILBOXES: "general=a@b.ca", REPORT_MAILBOX: "r@b.ca" };
  const site = { NODE_ENV: "production" };
  expect(problemOf({ ...site, ...mailboxes })).not.toContain("MAIL_FROM");
  for (const name of Object.keys(mailboxes))
    expect(problemOf({ ...site, ...mailboxes, [name]: "" })).toContain("MAIL_FROM");
  expect(problemOf({ ...site, MAIL_FROM: "a@b.ca" })).not.toContain("MAIL");
  expect(problemOf(PRODUCTION_WORKER, "worker")).toBe("");
  expect(problemOf({ ...PRODUCTION_WORKER, SMTP_URL: "smtps://mail.example" }, "worker")).toContain(
    "MAIL_FROM",
  );
  expect(problemOf({ MAIL_FROM: "Vigie" })).toContain("MAIL_FROM (Name <address>, or an address)");
});

it("fire reports go to dispatch's system signed and over TLS, or not at all", () => {
  const SECRET = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
  const given = (more: object) => () => readSettings({ ...PRODUCTION_WORKER, ...more }, "worker");
  expect(given({})()).toMatchObject({ REPORT_WEBHOOK_URL: "", REPORT_WEBHOOK_SECRET: "" });
  const url = "https://dispatch.example/in";
  expect(given({ REPORT_WEBHOOK_URL: url })).toThrow(/needs REPORT_WEBHOOK_SECRET/);
  expect(given({ REPORT_WEBHOOK_URL: url, REPORT_WEBHOOK_SECRET: "whsec_x" })).toThrow(/in base64/);
  const plain = { REPORT_WEBHOOK_URL: "http://dispatch.example/in", REPORT_WEBHOOK_SECRET: SECRET };
  expect(given(plain)).toThrow(/REPORT_WEBHOOK_URL must use TLS/);
  expect(given({ ...plain, REPORT_WEBHOOK_URL: url })()).toMatchObject({ REPORT_WEBHOOK_URL: url });
  expect(readSettings({})).toMatchObject({ REPORT_WEBHOOK_URL: "http://127.0.0.1:4000/dispatch" });
});

const PRODUCTION_WORKER = {
  NODE_ENV: "production",
  SITE_URL: "https://vigie.example",
  FIRE_DATA_URL: "https://data.example",
  CONTENT_URL: "https://content.example/v2",
  CONTENT_TOKEN: "token",
  DATABASE_URL: "postgres://db.example/vigie?sslmode=verify-full",
  IDENTITY_URL: "https://id.example",
  IDENTITY_MANAGEMENT_ID: "id",
  IDENTITY_MANAGEMENT_SECRET: "secret",
  SEAL_KEYS: Buffer.alloc(32).toString("base64"),
  POSTAL_ADDRESS: "Agence, 12, rue du Lac, La Tuque (Québec) G9X 1A1",
};

it("a migration in production only requires the database's address", () => {
  expect(problemOf({ NODE_ENV: "production" }, "migrate")).toMatch(
    /^Missing settings in production: DATABASE_URL\. /,
  );
  const DATABASE_URL = "postgres://db.example/vigie?sslmode=verify-full";
  expect(problemOf({ NODE_ENV: "production", DATABASE_URL }, "migrate")).toBe("");
  expect(
    problemOf({ NODE_ENV: "production", DATABASE_URL, SMTP_URL: "smtps://mail.example" }, "migrate"),
  ).toBe("");
  expect(problemOf({ DATABASE_URL }, "migrate")).toBe("");
});

it("reads use the database of writes, unless a replica is set", () => {
  const DATABASE_URL = "postgres://a.example,b.example:5433/vigie";
  expect(readSettings({ NODE_ENV: "test", DATABASE_URL })).toMatchObject({
    DATABASE_READ_URL: DATABASE_URL,
    DATABASE_CONNECTIONS: 5,
    DATABASE_STATEMENT_SECONDS: 15,
    WORKER_HOST: "127.0.0.1",
  });
  const DATABASE_READ_URL = "postgres://c.example/vigie";
  expect(readSettings({ NODE_ENV: "test", DATABASE_URL, DATABASE_READ_URL })).toMatchObject({
    DATABASE_READ_URL,
  });
  for (const wrong of ["db.example/vigie", "mysql://db.example/vigie", "postgres://a.example:port/vigie"])
    expect(problemOf({ NODE_ENV: "test", DATABASE_URL: wrong }), wrong).toContain("DATABASE_URL");
});

it("the agency's pages must have another host than the site", () => {
  const at = (DISPATCH_URL: string) => problemOf({ ...PRODUCTION_WORKER, DISPATCH_URL }, "worker");
  expect(at("https://vigie.example/operator/reports")).toContain("DISPATCH_URL must have another host");
  expect(at("https://vigie.example:8443/operator/reports")).toContain("DISPATCH_URL must have another host");
  expect(at("https://agence.example/operator/reports")).toBe("");
});

it("production uses a tile service only if TILES_URL is set", () => {
  expect(readSettings(PRODUCTION_WORKER, "worker").TILES_URL).toBe("");
  const TILES_URL = "https://tiles.example/tiles.json";
  expect(readSettings({ ...PRODUCTION_WORKER, TILES_URL }, "worker").TILES_URL).toBe(TILES_URL);
});

it.each(["https://tiles.example/{z}/{x}.mvt", "ftp://tiles.example/tiles.json", "tiles.json"])(
  "%s is refused as an address of tiles",
  (TILES_URL) => {
    expect(problemOf({ TILES_URL })).toContain("TILES_URL (an http address of a TileJSON");
  },
);

describe("production with an address on another machine", () => {
  const problemWith = (more: Record<string, string>) =>
    problemOf({ ...PRODUCTION_WORKER, ...more }, "worker");
  const WORDS = "must use TLS to another machine: https, or sslmode=verify-full for a database.";

  it("production refuses addresses of other machines without TLS, and names all of them in one message", () => {
    const addresses = Object.keys(readSettings({})).filter((name) =>
      /^http:/.test(String(readSettings({})[name as keyof ReturnType<typeof readSettings>])),
    );
    expect(addresses.length).toBeGreaterThan(8);
    for (const name of [...addresses, "DISPATCH_URL", "NATURAL_AREAS_URL", "PUSH_ORIGINS"]) {
      const path = name === "TILES_URL" ? "/{z}/{x}/{y}" : "";
      const secret = { REPORT_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}` };
      expect(problemWith({ ...secret, [name]: `http://other.example${path}` })).toBe(
        `Bad settings: ${name} ${WORDS}`,
      );
    }
    const two = { SITE_URL: "http://vigie.example", DATABASE_URL: "postgres://db.example/vigie" };
    expect(problemWith(two)).toBe(`Bad settings: SITE_URL, DATABASE_URL ${WORDS}`);
  });

  it("production refuses a database whose certificate the driver does not check", () => {
    for (const query of ["", "?sslmode=disable", "?sslmode=prefer", "?sslmode=no-verify", "?host=db.example"])
      expect(problemWith({ DATABASE_URL: `postgres://u:p@db.example:5432/vigie${query}` }), query).toContain(
        "DATABASE_URL",
      );
    for (const name of ["DATABASE_URL", "DATABASE_READ_URL"])
      for (const hosts of ["a.example,b.example", "127.0.0.1,b.example"])
        expect(problemWith({ [name]: `postgres://${hosts}/vigie` }), hosts).toContain(name);
    const unchecked = "postgres://db.example/vigie?sslmode=require&uselibpqcompat=true";
    expect(problemWith({ DATABASE_URL: unchecked })).toContain("DATABASE_URL");
  });

  it("production accepts addresses of this machine, sockets, and addresses with TLS", () => {
    expect(problemWith({ SITE_URL: "http://127.0.0.1:3000", GEOCODER_URL: "http://localhost:4004" })).toBe(
      "",
    );
    for (const address of [
      "127.0.0.1/vigie",
      "localhost:5432/vigie",
      "%2Fvar%2Frun%2Fpostgresql/vigie",
      "u@any/vigie?host=/var/run/postgresql",
      "db.example/vigie?sslmode=require",
      "a.example,b.example/vigie?sslmode=verify-full",
    ])
      expect(problemWith({ DATABASE_URL: `postgres://${address}` }), address).toBe("");
  });

  it("a demo accepts addresses without TLS", () => {
    expect(problemWith({ VIGIE_SANDBOX: "on", SITE_URL: "http://vigie.example" })).toBe("");
  });
});

it("photos of reports are stored in a folder unless a bucket is set, which needs both of its keys", () => {
  expect(readSettings({})).toMatchObject({ INTAKE_S3: "", INTAKE_S3_REGION: "us-east-1" });
  const url = { INTAKE_S3: "https://store.example/photos/" };
  const keys = { INTAKE_S3_KEY: "key", INTAKE_S3_SECRET: "secret" };
  expect(readSettings({ ...url, ...keys })).toMatchObject({
    ...keys,
    INTAKE_S3: "https://store.example/photos",
  });
  for (const name of ["INTAKE_S3_KEY", "INTAKE_S3_SECRET"])
    expect(problemOf({ ...url, ...keys, [name]: "" })).toContain("INTAKE_S3 needs");
});
