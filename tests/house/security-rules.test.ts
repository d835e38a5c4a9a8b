import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "#database/schema.ts";
import { MOST_FILE_BYTES, MOST_FILES } from "#intake/contact/contact-files.ts";
import { MOST_PHOTO_BYTES } from "#intake/reports/report-paths.ts";
import { MOST_PHOTOS } from "#intake/reports/vocabulary.ts";
import { WRITES } from "../../server/writes.ts";
import { SETTINGS } from "../../settings/settings.ts";
import {
  DELAY_SECONDS,
  MOST_OF_ALL,
  MOST_OF_NETWORK,
  MOST_OF_RANGE,
} from "../../worker/sign-in/failed-logins.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** Returns the text below a heading of a page, up to the next heading of the same level or a higher level. */
function below(path: string, heading: string): string {
  const [, marks = "", text = ""] =
    new RegExp(String.raw`^(#+) ${heading}\n([\s\S]*)`, "m").exec(read(path)) ?? [];
  expect(marks, heading).not.toBe("");
  return text.split(new RegExp(`^#{1,${marks.length}} `, "m"))[0] ?? "";
}
const inSecurity = (heading: string) => below("docs/security.md", heading);

/** Returns the cells of each row of a table, without its heading. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (.+) \|$/gm)].slice(1).map(([, row = ""]) => row.split(" | "));

const CODE = globSync("{accounts,alerts,app,content,delivery,intake,server,territory,worker}/**/*.{ts,tsx}", {
  cwd: ROOT,
}).filter((path) => !/\.test\.tsx?$/.test(path));
const codeWith = (pattern: RegExp) => CODE.filter((path) => pattern.test(read(path)));
const notNamed = (names: readonly string[], text: string) =>
  names.filter((name) => !text.includes(`\`${name}\``));

test("the security page names each file that limits requests, messages or guesses", () => {
  const limiting = codeWith(/\bperSeconds: [\d(]/);
  expect(limiting.length).toBeGreaterThan(10);
  expect(notNamed(limiting, inSecurity("Limits and rules of input"))).toEqual([]);
});

test("the security page names each file with a rule that compares several inputs", () => {
  const comparing = codeWith(/\.superRefine\(\(\{|\.refine\(\(form\)/);
  expect(comparing.length).toBeGreaterThan(1);
  expect(notNamed(comparing, inSecurity("Limits and rules of input"))).toEqual([]);
});

test("the security page states the limits on number and size of the files that strangers can send", () => {
  const megabytes = (bytes: number) => bytes / 1024 / 1024;
  const files = inSecurity("Files that strangers send");
  expect(files).toContain(`${megabytes(MOST_PHOTO_BYTES)} MB each, ${MOST_PHOTOS} per report`);
  expect(files).toContain(`${megabytes(MOST_FILE_BYTES)} MB each, ${MOST_FILES} per message`);
  expect(files).toContain(`${megabytes(WRITES.photo.long.bytes.most)} MB per network in ten minutes`);
  const [, kinds = ""] = /type PictureKind = (.+);/.exec(read("intake/picture-kind.ts")) ?? [];
  const [photo = ""] = files.split("\n").filter((row) => row.includes("photo of a report"));
  for (const kind of kinds.replaceAll('"', "").split(" | ")) expect(photo.toLowerCase()).toContain(kind);
});

test("the security page names each file that checks a password, token, key or signature", () => {
  const checking = codeWith(
    /\b(?:isSameSecret|timingSafeEqual|jwtVerify|verifySolution|authorizationCodeGrant)\(/,
  ).filter((path) => path !== "territory/same-secret.server.ts");
  expect(checking.length).toBeGreaterThan(8);
  expect(notNamed(checking, inSecurity("Logins and sessions"))).toEqual([]);
});

test("only one file compares secrets, hashes and signatures", () => {
  expect(codeWith(/\btimingSafeEqual\(/)).toEqual(["territory/same-secret.server.ts"]);
});

test("the security page states the limits on attempts with wrong passwords", () => {
  const page = inSecurity("Logins and sessions").replace(/\s+/g, " ");
  expect(page).toContain(
    `after ${MOST_OF_NETWORK} of a network or ${MOST_OF_RANGE} of a range, that network or range waits`,
  );
  expect(page).toContain(`After ${MOST_OF_ALL} in total, each check takes ${DELAY_SECONDS} seconds`);
});

test("the security page says how long the sessions of operators and visitors last, and that the site stores no session", () => {
  const sessions = read("worker/sign-in/sessions.server.ts");
  const [, minutes] = /IDLE_MS = (\d+) \* 60_000;/.exec(sessions) ?? [];
  const [, hours] = /TOTAL_MS = (\d+) \* 3_600_000;/.exec(sessions) ?? [];
  const page = inSecurity("Logins and sessions").replace(/\s+/g, " ");
  expect(page).toContain(`${minutes} minutes without use, ${hours} hours in all`);
  const tenant = below("docs/operations.md", "The identity provider").replace(/\s+/g, " ");
  const [, idle, total] = /to (\d+) days without use and (\d+) days in total/.exec(tenant) ?? [];
  expect(page).toContain(`after ${idle} days without use and after ${total} days in all`);
  expect(page).toContain("The site holds no session");
  const sessionTables = tables.map(({ name }) => name).filter((name) => /session|token/.test(name));
  expect(sessionTables).toEqual(["operator_sessions"]);
});

test("the security page has a row for the rights of each role, and names each kind of write", () => {
  const rights = inSecurity("Rights");
  const rows = rowsOf(rights);
  for (const role of schema.ROLES) expect(rows.map(([who]) => who)).toContain(role);
  for (const row of rows) expect([row[0], row.length, row.includes("")]).toEqual([row[0], 4, false]);
  expect(notNamed(Object.keys(WRITES), rights)).toEqual([]);
});

const IS_SECRET = /_(?:KEYS?|SECRET|TOKEN|SERVICE_ACCOUNT|S3_KEY)$|^(?:DATABASE|DATABASE_READ|SMTP)_URL$/;
const secrets = Object.keys(SETTINGS).filter((name) => IS_SECRET.test(name) && name !== "PUSH_PUBLIC_KEY");

test("the security page's table of keys has a row without empty cells for each secret setting", () => {
  const rows = rowsOf(inSecurity("Keys"));
  expect(secrets.length).toBeGreaterThan(15);
  expect(notNamed(secrets, rows.map(([key]) => key).join())).toEqual([]);
  for (const row of rows) expect([row[0], row.length, row.includes("")]).toEqual([row[0], 4, false]);
});

test("docs/operations.md says how to rotate each secret setting", () => {
  expect(notNamed(secrets, below("docs/operations.md", "Rotate keys"))).toEqual([]);
});

test("docs/processors.md names each setting that is the URL of an outside service", () => {
  const own = ["SITE_URL", "DISPATCH_URL"];
  const services = Object.keys(SETTINGS).filter(
    (name) => /_(?:URL|ORIGINS|ENDPOINT|S3)$/.test(name) && !own.includes(name),
  );
  expect(services.length).toBeGreaterThan(10);
  expect(notNamed(services, read("docs/processors.md"))).toEqual([]);
});

const tables = Object.values(schema).flatMap((each) => {
  if (!(each instanceof PgTable)) return [];
  const { name, columns } = getTableConfig(each);
  return [{ name, isSealed: columns.some((column) => column.name.startsWith("sealed_")) }];
});
const classes = new Map(
  [...read("docs/retention.md").matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)].map(([, name = "", kind = ""]) => [
    name,
    kind,
  ]),
);

test("each table of the database belongs to one of the security page's classes of data", () => {
  const named = rowsOf(inSecurity("Data by class")).map(([name]) => name);
  expect(tables.length).toBeGreaterThan(30);
  const unknown = tables.filter(({ name }) => !named.includes(classes.get(name)));
  expect(unknown).toEqual([]);
});

test("each table with a sealed column belongs to a class of personal data", () => {
  const sealed = tables.filter(({ isSealed }) => isSealed);
  expect(sealed.length).toBeGreaterThan(8);
  const others = sealed.filter(({ name }) => !/^personal|^photos|^proof/.test(classes.get(name) ?? ""));
  expect(others).toEqual([]);
});

test("the security page names each file that limits how much costly work runs at once", () => {
  const costly = codeWith(/\bnew Turns\(|^export (?:function|const) create\w*(?:Turns|IncomingBodies)\b/m);
  expect(costly.length).toBeGreaterThan(2);
  expect(notNamed(costly, inSecurity("Costly work"))).toEqual([]);
});

test("SECURITY.md has a deadline for each severity of an advisory, shorter for a higher severity", () => {
  const deadlines = new Map(
    rowsOf(below("SECURITY.md", "Updates")).map(([what = "", by = ""]) => [what, by]),
  );
  const days = ["critical", "high", "moderate", "low"].map((severity) => {
    const [, by] = [...deadlines].find(([what]) => what.startsWith(severity)) ?? [];
    return Number(/^(\d+) days$/.exec(by ?? "")?.[1]);
  });
  expect(days.every((most, at) => most > (days[at - 1] ?? 0))).toBe(true);
});

test("the security page explains each kind of security event", () => {
  const [, kinds = ""] = /type SecurityEvent =([^;]+);/.exec(read("telemetry/security-log.ts")) ?? [];
  const known = [...kinds.matchAll(/"([^"]+)"/g)].map(([, kind]) => `\`${kind}\``);
  expect(known.length).toBeGreaterThan(3);
  expect(rowsOf(inSecurity("Security events")).map(([kind]) => kind)).toEqual(known);
});

test("no program creates a code or a key with Math.random", () => {
  /** Files that use `Math.random` only for delays and pauses, which an attacker can know. */
  const pauses = ["delivery/retry-delay.ts", "worker/run-tasks.ts"];
  expect(codeWith(/Math\.random/).filter((path) => !pauses.includes(path))).toEqual([]);
});

test("no program skips the check of a server's certificate", () => {
  expect(codeWith(/rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
  const deployed = globSync("{deploy,tools/launch}/**/*.{yml,yaml,service,env,ts}", { cwd: ROOT });
  expect(deployed.filter((path) => /NODE_TLS_REJECT_UNAUTHORIZED/.test(read(path)))).toEqual([]);
});

test("no code in app/ reads a refresh token", () => {
  const pages = CODE.filter((path) => path.startsWith("app/"));
  expect(pages.filter((path) => /(?<!missing_)refresh_token\b|refreshToken\b/.test(read(path)))).toEqual([]);
});
