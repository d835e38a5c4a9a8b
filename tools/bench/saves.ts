import { Agent, request } from "node:http";
import { sql } from "drizzle-orm";
import { ACCOUNT_PATHS } from "#accounts/account-commands.ts";
import { AUDIENCE, type IdentityDouble, startIdentityDouble } from "#accounts/identity.double.ts";
import { type Benchmark, onPostgresql, quantile } from "./benchmark.ts";
import { BENCH_PORTS } from "./ports.ts";
import { restartableSite } from "./restartable-site.ts";

const PEOPLE = 2_000;
const PER_SECOND = 500;
const SECONDS = 60;
const BURST_MS = 10;
const RESTART_AT_MS = 30_000;
const LIMIT_MS = 10_000;
/** Returns a random place, as from phones on a summer evening: all over the south of the province. */
const someWhere = () => ({ latitude: 46 + Math.random() * 3, longitude: -76 + Math.random() * 5 });

interface Answer {
  readonly status: number;
  readonly id: string | null;
  readonly ms: number;
}

/** Measures places saved by many people at two sites with one PostgreSQL, while one site is restarted. */
export const saves: Benchmark = {
  name: "Places saved by two sites",
  run: ({ env }) =>
    onPostgresql(async (url, database) => {
      const provider = await startIdentityDouble();
      const sites = [BENCH_PORTS.saves, BENCH_PORTS.savesToo].map((port) =>
        restartableSite({
          ...env,
          PORT: String(port),
          DATABASE_URL: url,
          IDENTITY_URL: provider.url,
          IDENTITY_AUDIENCE: AUDIENCE,
          TRUSTED_PROXIES: "1",
        }),
      );
      try {
        await Promise.all(sites.map(({ start }) => start()));
        const tokens = await newcomers(provider);
        await Promise.all(tokens.slice(0, 50).map((token, at) => save(sites[at % 2]?.url ?? "", token, at)));
        for (let at = 50; at < tokens.length; at += 50) {
          await Promise.all(
            tokens.slice(at, at + 50).map((token, i) => save(sites[i % 2]?.url ?? "", token, at + i)),
          );
        }

        const answers: (Answer & { readonly site: number })[] = [];
        const waiting: Promise<void>[] = [];
        const began = performance.now();
        let [sent, isRestarting] = [0, false];
        const [, second] = sites;
        const restart = setTimeout(async () => {
          isRestarting = true;
          await second?.stop();
          await second?.start();
          isRestarting = false;
        }, RESTART_AT_MS);
        let ofTheRestart = 0;
        while (performance.now() - began < SECONDS * 1_000) {
          const due = Math.floor(((performance.now() - began) / 1_000) * PER_SECOND);
          for (; sent < due; sent += 1) {
            const site = sent % 2;
            const one = save(sites[site]?.url ?? "", tokens[sent % tokens.length] ?? "", sent);
            waiting.push(
              one.then((answer) => {
                if (answer.status === 0 && site === 1 && isRestarting) ofTheRestart += 1;
                else answers.push({ ...answer, site });
              }),
            );
          }
          await new Promise((resolve) => setTimeout(resolve, BURST_MS));
        }
        await Promise.all(waiting);
        clearTimeout(restart);

        const good = answers.flatMap(({ status, id }) => (status === 200 && id !== null ? [id] : []));
        const others = answers.filter(({ status }) => status !== 200).map(({ status }) => status);
        const found = await database.run((queries) =>
          queries.execute<{ kept: number }>(
            sql`SELECT count(*)::int AS kept FROM saved_places WHERE id = ANY (${sql.param(good)}::uuid[])`,
          ),
        );
        const lost = good.length - (found.rows[0]?.kept ?? 0);
        const times = answers.map(({ ms }) => ms);
        return [
          {
            what: "saved and answered, a second",
            value: (good.length / SECONDS).toFixed(0),
            target: `>= ${PER_SECOND} less the restart's`,
          },
          {
            what: "refused by the site that started again, meanwhile",
            value: String(ofTheRestart),
            target: "",
          },
          {
            what: `other errors (${[...new Set(others)].join(", ") || "none"})`,
            value: String(others.length),
            target: "0",
          },
          { what: "answered well and not in the database", value: String(lost), target: "0" },
          {
            what: "milliseconds: median, p95, p99",
            value: [0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(0)).join(", "),
            target: "",
          },
        ];
      } finally {
        await Promise.all(sites.map(({ stop }) => stop()));
        await provider.close();
      }
    }),
};

const newcomers = (provider: IdentityDouble) =>
  Promise.all(
    Array.from({ length: PEOPLE }, (_, at) => {
      const sub = `auth0|bench-${at}`;
      provider.people.set(sub, { email: `bench-${at}@example.org`, given_name: "Ann", family_name: "Roy" });
      return provider.token({ sub });
    }),
  );

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

/** Saves one place. The answer has the status 0 if there was no response. */
function save(origin: string, token: string, at: number): Promise<Answer> {
  const body = JSON.stringify({
    accessToken: token,
    language: "fr",
    subscriptionId: null,
    type: "cottage",
    data: {
      ...someWhere(),
      locationNickname: "Chalet",
      radiusKm: 30,
      emailNotification: true,
      smsNotification: false,
      pushNotification: false,
      dailyNotification: false,
      phone: null,
      consent: true,
    },
  });
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "sec-fetch-site": "same-origin",
    "x-forwarded-for": `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
  };
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, id: null, ms: performance.now() - startedAt });
    const requested = request(
      origin + ACCOUNT_PATHS.savePlace,
      { method: "POST", agent, headers, timeout: LIMIT_MS },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (words: string) => {
          text += words;
        });
        answer.on("error", none);
        answer.on("end", () => {
          const id = /"id":"([^"]+)"/.exec(text)?.[1] ?? null;
          resolve({ status: answer.statusCode ?? 0, id, ms: performance.now() - startedAt });
        });
      },
    );
    requested.on("timeout", () => requested.destroy());
    requested.on("error", none);
    requested.end(body);
  });
}
