import { afterEach, beforeEach, expect, test } from "vitest";
import "../../../i18n/dictionary.ts";
import { giveDatabase } from "#database/database.double.ts";
import { createFireDataClient } from "#fires/client.server.ts";
import { FULL_FIRE_RECORD } from "#fires/examples.double.ts";
import { type FireDataDouble, startFireDataDouble } from "#fires/fire-data.double.ts";
import { createHistoryService } from "#history/history-service.server.ts";
import { createWatch } from "#history/watch.server.ts";
import { capPath } from "#plan/cap-path.ts";
import { faultsOf } from "../../../../tests/support/xmllint.ts";
import { capFeed } from "../cap-feed.server.ts";
import { atomOf } from "../feed.ts";
import { feedDocument } from "../feed-document.ts";
import { capOf, identifierOf } from "./cap-alert.ts";
import { capAlertOf } from "./cap-info.server.ts";
import { SENDER, SITE } from "./messages.double.ts";

const MINUTE_MS = 60_000;

const database = giveDatabase();
let double: FireDataDouble;
let clock = Date.parse("2026-07-02T12:00:00Z");
beforeEach(async () => {
  double = await startFireDataDouble();
  double.answers.set("/public/feux-englobes", []);
});
afterEach(() => double.close());

/** Polls the data with a new worker, as if the previous worker had been killed. */
async function poll() {
  const client = createFireDataClient({ baseUrl: double.baseUrl, test: false });
  const log = { info: () => {}, warn: () => {} };
  await createWatch({ client, database: database(), now: () => new Date(clock), log }).poll();
  clock += MINUTE_MS;
}

/** Returns the CAP feed and the messages of a newly started site, oldest message first. */
async function siteNow() {
  const history = createHistoryService({ database: database(), now: () => clock, limitMs: 10_000 });
  const answer = await history.capMessages();
  const feed = capFeed(answer, { language: "en", siteUrl: SITE, now: new Date(clock) });
  const messages = (answer.value?.messages ?? []).toReversed().map((message) => ({
    subject: message.subject,
    path: capPath(identifierOf(message.subject, message.sent)),
    text: capOf(capAlertOf(message, SITE), SENDER),
  }));
  return { atom: feed && atomOf(feedDocument("cap", "en", SITE, feed)), messages };
}

const part = (text: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? "";
const fires = (...records: readonly object[]) =>
  double.answers.set(
    "/public/feux",
    records.map((record) => ({ ...FULL_FIRE_RECORD, DateEnglobe: null, ...record })),
  );
const situation = (level: number, ...bans: readonly object[]) => {
  double.answers.set("/public/danger-incendie", [[{ NumeroZone: 26, DangerJour1: { Id: level } }]]);
  double.answers.set(
    "/public/mesures-preventives",
    bans.map((ban) => ({ TypeMesureId: 1, RegionsAdministrativesImpactees: ["04"], ...ban })),
  );
};

test("messages of fires, bans and danger levels form valid, linked chains from Alert to Cancel; two servers give equal messages", async () => {
  const condition = (id: number, more: object = {}) => ({ NoFeu: 1, Condition: { Id: id }, ...more });
  const other = { NoFeu: 9 };
  const start = "2026-07-02T11:00:00Z";
  const contained = { SuperficieHa: 80, DateEnglobe: "2026-07-02T12:20:00Z" };
  fires(other);
  situation(3);
  await poll();
  const steps: readonly (() => void)[] = [
    () => fires(other, condition(1)),
    () => fires(other, condition(3)),
    () => fires(other, condition(3, { SuperficieHa: 80 })),
    () => fires(other, condition(4, { SuperficieHa: 80 })),
    () => fires(other, condition(4, contained)),
    () => fires(other, condition(5, contained)),
    () => fires(other, condition(6, contained)),
    () => situation(4, { DateDebut: start, DateFin: "2026-07-05T12:00:00Z" }),
    () => situation(5, { DateDebut: start, DateFin: "2026-07-09T12:00:00Z" }),
    () => situation(2),
    () => {},
    () => {},
  ];
  for (const step of steps) {
    step();
    await poll();
  }
  for (let i = 0; i < 15; i++) await poll();

  const { atom, messages } = await siteNow();
  for (const { path, text } of messages) {
    expect([path, await faultsOf(text, "cap-1.2")]).toEqual([path, ""]);
    expect(Date.parse(part(text, "expires"))).toBeGreaterThan(Date.parse(part(text, "sent")));
    expect(atom).toContain(`href="${SITE}${path}"`);
  }
  const chainOf = (start: string) =>
    messages.filter(({ subject }) => subject.startsWith(start)).map(({ text }) => text);
  const types = (start: string) => chainOf(start).map((text) => part(text, "msgType"));
  expect(types("fire-2026-1")).toEqual(["Alert", ...Array(5).fill("Update"), "Cancel"]);
  expect(types("restriction-")).toEqual(["Alert", "Update", "Cancel"]);
  expect(types("danger-26")).toEqual(["Alert", "Update", "Cancel"]);
  for (const chain of ["fire-2026-1", "restriction-", "danger-26"].map(chainOf)) {
    const self = (text: string) =>
      [part(text, "sender"), part(text, "identifier"), part(text, "sent")].join(",");
    for (const [at, text] of chain.entries())
      expect(part(text, "references")).toBe(chain.slice(0, at).map(self).join(" "));
    expect(new Set(chain.map((text) => part(text, "incidents"))).size).toBe(1);
  }
  expect(await faultsOf(atom ?? "", "atom")).toBe("");
  expect(atom).toContain("fire: extinguished (was under control)");
  expect(await siteNow()).toEqual({ atom, messages });
});
