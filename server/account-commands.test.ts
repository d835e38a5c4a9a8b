import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ACCOUNT_PATHS, type AccountCommand } from "#accounts/account-commands.ts";
import { AccountError, type AccountsService } from "#accounts/accounts-service.ts";
import { DatabaseError } from "#database/database-error.ts";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { startSite } from "./app.double.ts";

const TOKEN = "a-token-that-nobody-may-read-in-a-log";
const OWN = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
let logged = "";
let refuses = false;
let requested: unknown[] = [];
const MARK = /^[\w-]{43}$/;
let askers: unknown[] = [];

/** Accounts service that records each command's question. Some fire ids in a question cause an error. */
const accounts = Object.fromEntries(
  Object.keys(ACCOUNT_PATHS).map((command) => [
    command,
    async (question: { fireId?: string }, asker: unknown) => {
      requested.push(question);
      askers.push(asker);
      if (question.fireId === "2026-1") throw new AccountError("not-found", "There is none.");
      if (question.fireId === "2026-2") throw new DatabaseError("database-unreachable", "It is away.");
      if (question.fireId === "2026-3") throw new Error(`Something with ${question.fireId}`);
      if (question.fireId === "2026-4")
        throw new AccountError("too-many", "Too many.", { retryAfterSeconds: 30 });
      return { command };
    },
  ]),
) as unknown as AccountsService; // has only the commands
const limits: RateLimits = {
  consume: async () => (refuses ? { isAllowed: false, retryAfterSeconds: 12 } : { isAllowed: true }),
  forget: async () => {},
};

let origin: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  const stream = {
    write(line: string) {
      logged += line;
    },
  };
  const site = await startSite({ accounts, limits, log: pino({ level: "debug" }, stream) });
  origin = site.origin;
  stop = () => site.server.stop();
});
afterAll(async () => stop());

function ask(command: AccountCommand, body: unknown, headers: Record<string, string> = OWN) {
  const written = typeof body === "string" ? body : JSON.stringify(body);
  return fetch(origin + ACCOUNT_PATHS[command], { method: "POST", headers, body: written });
}
const fire = (fireId: string) => ({ accessToken: TOKEN, language: "fr", fireId });

it("an account command runs, and its response is not cached", async () => {
  const answer = await ask("saveFire", fire("2026-9"));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({ command: "saveFire" });
});

it("an account command receives keyed hashes of the client's network and of two wider ranges, for caps on text messages", async () => {
  askers = [];
  await ask("phoneCode", { auth0AccessToken: TOKEN, language: "fr", phone: "+14185550123" });
  await ask("saveFire", fire("2026-9"));
  expect(askers).toEqual(
    Array(2).fill({
      ...{ network: expect.stringMatching(MARK), range: expect.stringMatching(MARK) },
      block: expect.stringMatching(MARK),
    }),
  );
  expect(askers[0]).toEqual(askers[1]);
});

it.each([
  ["2026-1", 404, "not-found", null],
  ["2026-2", 503, "unavailable", null],
  ["2026-3", 500, "failed", null],
  ["2026-4", 429, "too-many", "30"],
] as const)(
  "an account command whose service fails for the fire %s returns a problem with status %i and code %s",
  async (id, status, code, retryAfter) => {
    const answer = await ask("saveFire", fire(id));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, retryAfter]);
    expect(answer.headers.get("content-type")).toMatch(/^application\/problem\+json/);
    expect(await answer.json()).toMatchObject({ status, code });
  },
);

it.each([
  ["another site", { "content-type": "application/json", "sec-fetch-site": "cross-site" }],
  ["another origin", { "content-type": "application/json", origin: "https://evil.example" }],
  ["no page at all", { "content-type": "application/json" }],
])("an account request from %s is refused with 403 before its command runs", async (_what, headers) => {
  requested = [];
  expect((await ask("deleteProfile", { auth0AccessToken: TOKEN, language: "fr" }, headers)).status).toBe(403);
  expect(requested).toEqual([]);
});

it("account commands only accept POST requests", async () => {
  const answer = await fetch(origin + ACCOUNT_PATHS.profile);
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
});

it("an account command beyond the limit of its sender's address is refused with 429 and Retry-After", async () => {
  refuses = true;
  try {
    const answer = await ask("saveFire", fire("2026-9"));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "12"]);
  } finally {
    refuses = false;
  }
});

/** Returns an invalid value, different for each number. */
function broken(seed: number): unknown {
  const values: readonly unknown[] = [
    null,
    true,
    seed,
    -1e308,
    "",
    "x".repeat(seed % 9000),
    "\u0000\ud800",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    [],
    {},
    [[[seed]]],
    { __proto__: { a: 1 } },
    { accessToken: seed },
  ];
  const value = values[seed % values.length];
  const fields = [
    "accessToken",
    "auth0AccessToken",
    "language",
    "data",
    "subscriptionId",
    "updateData",
    "code",
    "phone",
  ];
  const shaped = Object.fromEntries(
    fields.map((field, at) => [field, values[(seed * (at + 3)) % values.length]]),
  );
  return seed % 3 === 0
    ? value
    : seed % 3 === 1
      ? { ...shaped, [String(value).slice(0, 40)]: value }
      : { ...fire("x"), ...shaped };
}

it("5,000 broken bodies, sent to all account commands, are each refused with 422", async () => {
  const commands = Object.keys(ACCOUNT_PATHS) as AccountCommand[];
  const statuses = new Set<number>();
  for (let round = 0; round < 50; round++) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => {
        const seed = round * 100 + at;
        const command = commands[seed % commands.length] ?? "profile";
        const body = seed % 7 === 0 ? `{"broken": ${seed}` : (JSON.stringify(broken(seed)) ?? "undefined");
        return ask(command, body);
      }),
    );
    for (const { status } of answers) statuses.add(status);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  }
  expect([...statuses].toSorted()).toEqual([422]);
});

it("an account command with a body over 512 KB is refused with 413", async () => {
  expect((await ask("saveFire", "x".repeat(600 * 1024))).status).toBe(413);
});

it("no log line contains an account command's access token, even if the command failed", () => {
  expect(logged).toContain("Something with 2026-3");
  expect(logged).not.toContain(TOKEN);
});

it("a browser gets the identity provider's settings, and can cache them", async () => {
  const answer = await fetch(`${origin}/api/account/identity`);
  expect(answer.headers.get("cache-control")).toMatch(/max-age/);
  expect(await answer.json()).toMatchObject({ clientId: "vigie-web", audience: "https://vigie.example/api" });
});
