import { createHash } from "node:crypto";
import { asc, desc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { emailKey } from "#accounts/email-key.server.ts";
import { A_FIRE, seal, testSeason } from "#alerts/alerts.double.ts";
import { gatherAlerts } from "#alerts/gather-alerts.server.ts";
import { loadCorrections } from "#alerts/load-corrections.server.ts";
import { loadFacts } from "#alerts/load-facts.server.ts";
import { matchChanges } from "#alerts/match.server.ts";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { alerts, changes, channelPauses, consultations, deliveries, people } from "#database/schema.ts";
import { createClaims } from "#delivery/claims.server.ts";
import { URGENCIES } from "#delivery/delivery.ts";
import type { Change } from "#history/change.ts";
import { createFileStore } from "#intake/file-store.server.ts";
import { readSettings } from "#settings";
import { testReaders } from "../consultations/readers.double.ts";
import type { Trouble } from "../trouble-log.ts";
import { operatorApp } from "./app.ts";

const TOKEN = "a-password-for-the-agency";
const ORIGIN = "http://127.0.0.1";
const FIRE: Change = { kind: "fire-new", subject: "2026-12", before: null, after: A_FIRE };

onEachServer("the agency's page on alerts, on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let season: ReturnType<typeof testSeason>;
  beforeEach(async () => {
    for (const table of [people, changes, deliveries, channelPauses, consultations])
      await database().run((queries) => queries.delete(table));
    season = testSeason(database());
  });
  const readers = () => testReaders(database(), season.now);
  const app = (own = readers()) =>
    operatorApp({
      ...own,
      ...{ database: database(), seal, token: TOKEN, now: season.now },
      photos: createFileStore({ ...readSettings({}), DATA_DIR: "no-data" }, "photos"),
    });
  const authorization = `Basic ${btoa(`agence:${TOKEN}`)}`;
  const page = async (lang = "en") => {
    const answer = await app().request(`/operator?lang=${lang}`, { headers: { authorization } });
    return answer.text();
  };
  /** Submits a form. @returns the notice that the page then shows */
  async function press(path: string, form: Record<string, string>, origin = ORIGIN) {
    const answer = await app().request(`${ORIGIN}/operator/${path}?lang=en`, {
      method: "POST",
      headers: { authorization, origin },
      body: new URLSearchParams(form),
    });
    if (answer.status === 303) return /said=(\w+)/.exec(answer.headers.get("location") ?? "")?.[1];
    return answer.status === 200 ? answer.text() : answer.status;
  }
  const posted = () =>
    database().run((queries) => queries.select().from(deliveries).orderBy(asc(deliveries.id)));
  const tell = async (cap?: number) => {
    await matchChanges(database(), season.now, cap);
    season.pass(1);
    return (await gatherAlerts({ database: database(), seal, now: season.now })).messages;
  };

  it("a form that an old browser sends through a TLS proxy is accepted", async () => {
    for (const path of ["/operator/reader", "/operator/reports/reader"]) {
      const answer = await app().request(ORIGIN + path, {
        method: "POST",
        headers: { authorization, host: "agence.example", origin: "https://agence.example" },
        body: new URLSearchParams({ name: "Zoé" }),
      });
      expect([path, answer.status]).toEqual([path, 303]);
    }
  });

  it("the page on alerts requires the password, and refuses forms from other sites", async () => {
    expect((await app().request("/operator")).status).toBe(401);
    const wrong = { authorization: `Basic ${btoa("agence:other")}` };
    expect((await app().request("/operator", { headers: wrong })).status).toBe(401);
    expect(await press("channel", { channel: "sms", does: "pause" }, "https://elsewhere.example")).toBe(403);
    expect(await press("channel", { channel: "fax", does: "pause" })).toBe("invalid");
  });

  it.each(["/operator", "/operator/reports", "/operator/none"])(
    "the page %s cannot be framed, to protect its buttons, and is not cached",
    async (path) => {
      const { headers } = await app().request(path, { headers: { authorization } });
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/default-src 'none';.*form-action 'self';.*frame-ancestors 'none'/);
      expect(policy).not.toContain("unsafe");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      // With another policy, a browser without Sec-Fetch-Site could send `Origin: null` with a form.
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("cache-control")).toBe("no-store");
    },
  );

  it("the policy of the page on alerts allows the page's own styles", async () => {
    const answer = await app().request("/operator", { headers: { authorization } });
    const [, styles = ""] = /<style>([\s\S]*?)<\/style>/.exec(await answer.text()) ?? [];
    const digest = createHash("sha256").update(styles).digest("base64");
    expect(answer.headers.get("content-security-policy")).toContain(`style-src 'sha256-${digest}'`);
  });

  it("the page on alerts shows alerts in both languages, and pauses a channel until an operator resumes it", async () => {
    await season.place(await season.person());
    await season.change(FIRE);
    expect(await tell()).toBe(1);
    expect(await page("fr")).toContain("Feu nº\u00a012, Lac Édouard\u00a0: nouveau, Mauricie");
    expect(await page("fr")).toMatch(/<html lang="fr-CA">.*Gestion des alertes.*fire-new 2026-12/su);
    expect(await page()).toMatch(/<html lang="en-CA">.*Alert operations/su);
    expect(await press("channel", { channel: "email", does: "pause" })).toBe("done");
    expect(await page()).toContain("Paused");
    expect(await press("channel", { channel: "email", does: "resume" })).toBe("done");
    expect(await database().run((queries) => queries.select().from(channelPauses))).toEqual([]);
  });

  it("an alert to more people than the cap waits until an operator releases it, and can be released only once", async () => {
    for (const name of ["fr", "en"] as const) await season.place(await season.person(name));
    const id = String(await season.change(FIRE));
    expect(await tell(1)).toBe(0);
    expect(await page()).toContain("People: 2");
    expect(await press("release", { id, does: "send" })).toBe("done");
    expect(await press("release", { id, does: "drop" })).toBe("nothing");
    expect(await tell(1)).toBe(2);
  });

  it("an alert beyond the cap can be dropped, and an alert within the cap is sent without a release", async () => {
    for (const name of ["fr", "en"] as const) await season.place(await season.person(name));
    const id = String(await season.change(FIRE));
    await tell(1);
    expect(await press("release", { id, does: "drop" })).toBe("done");
    expect(await tell(1)).toBe(0);
    await season.change({ ...FIRE, subject: "2026-13" });
    expect(await tell(2)).toBe(2);
  });

  it("an alert that was corrected before its release is not sent, and no longer waits for a release", async () => {
    for (const name of ["fr", "en"] as const) await season.place(await season.person(name));
    const id = String(await season.change(FIRE));
    await tell(1);
    const words = { id, fr: "Il n’y a pas de feu.", en: "There is no fire." };
    expect(await press("correct", words)).toBe("done");
    expect(await page()).not.toContain("People: 2");
    expect(await tell(1)).toBe(0);
  });

  it("a dry run counts the people whom a new fire would alert, and alerts no one", async () => {
    const ann = await season.person();
    await season.place(ann, { channels: ["email", "sms"] });
    await season.place(ann, { channels: ["email"] });
    await season.place(await season.person(), { channels: ["push"] });
    const found = await press("dry-run", { lat: "47,44", lon: "-72.78", out: "yes" });
    expect(found).toContain("People it would reach: 2");
    expect(found).toContain("Email: 2, Text message: 1, Notification: 1");
    expect(await database().run((queries) => queries.select().from(changes))).toEqual([]);
    expect(await database().run((queries) => queries.select().from(alerts))).toEqual([]);
    expect(await press("dry-run", { lat: "x", lon: "0" })).toBe(422);
  });

  it("each reader who sees mail servers' errors is recorded, and the page lists these records", async () => {
    const own = readers();
    const look = async (query: string, headers: Record<string, string> = {}) => {
      const answer = await app(own).request(`/operator${query}`, { headers: { authorization, ...headers } });
      await own.consultations.settled();
      return answer.text();
    };
    expect(await look("?lang=en")).toMatch(/Access to personal information.*No entries\./su);
    expect(await database().run((queries) => queries.select().from(consultations))).toEqual([]);
    await season.place(await season.person());
    await season.change(FIRE);
    await tell();
    const dead = { state: "dead", endedAt: season.now(), reason: "550 no ann@example.org" } as const;
    await database().run((queries) => queries.update(deliveries).set(dead));
    await look("?lang=en");
    const other = {
      cookie: `vigie-reader=${encodeURIComponent("Noé <b>")}`,
      "x-forwarded-for": "24.200.1.1",
    };
    for (const _ of [1, 2]) await look("?lang=en", other);
    const rows = await database().run((queries) =>
      queries.select().from(consultations).orderBy(desc(consultations.shown), asc(consultations.namedBy)),
    );
    expect(rows).toMatchObject([
      {
        reader: "Noé <b>",
        namedBy: "page",
        shown: "dead-messages",
        networkMark: "mark of reader 24.200.1.1",
      },
      { reader: "agence", namedBy: "password", page: "operator", shown: "dead-messages", networkMark: null },
      { reader: "Noé <b>", namedBy: "page", shown: "consultations" },
    ]);
    const list = await look("?lang=en", other);
    expect(list).toMatch(
      /Noé &lt;b&gt;.*This list.*agence \(name sent with the password\).*Undelivered messages/su,
    );
    expect(await look("?lang=fr", other)).toMatch(/agence \(nom donné avec le mot de passe\)/);
    expect(await look("?lang=en&before=1")).toMatch(/None\..*Latest entries/su);
  });

  it("a reader's name is stored as one line of at most 80 characters, and an empty name is refused", async () => {
    const write = (name: string, headers: Record<string, string> = {}) =>
      app().request(`${ORIGIN}/operator/reader?lang=en`, {
        method: "POST",
        headers: { authorization, origin: ORIGIN, ...headers },
        body: new URLSearchParams({ name }),
      });
    const overTls = { "x-forwarded-proto": "https", origin: ORIGIN.replace("http:", "https:") };
    const answer = await write(`  Zoé\n Roy ${"x".repeat(99)}`, overTls);
    expect(answer.headers.get("location")).toBe("/operator?lang=en#reader");
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const [value = ""] = cookie.split(";");
    expect(decodeURIComponent(value)).toBe(`__Host-vigie-reader=Zoé Roy ${"x".repeat(72)}`);
    const headers = { authorization, ...overTls, cookie: value };
    const named = await app().request("/operator?lang=en", { headers });
    expect(await named.text()).toContain("Recorded as <strong>Zoé Roy xxx");
    const none = await write(" \n");
    expect(none.headers.get("location")).toBe("/operator?lang=en&said=unnamed#reader");
    expect(none.headers.get("set-cookie")).toBeNull();
    expect((await write("Zoé", { origin: "https://elsewhere.example" })).status).toBe(403);
  });

  it("the page shows why a channel closed by itself, until an operator reopens the channel", async () => {
    const closed = { pausedAt: season.now(), since: season.now(), refused: 48, answers: 50 };
    await database().run((queries) =>
      queries.insert(channelPauses).values({ channel: "email", reason: "550 5.7.1 blocked", ...closed }),
    );
    const shown = await page();
    expect(shown).toMatch(
      /Email: channel closed automatically on.*48\/50.*Latest response: 550 5\.7\.1 blocked.*every 30 seconds/su,
    );
    expect(shown).toMatch(/Closed\s+<form[^>]*>.*?Resume/su);
    expect(await page("fr")).toMatch(/Courriel\u00a0: canal fermé automatiquement le.*48\/50/su);
    expect(await press("channel", { channel: "email", does: "resume" })).toBe("done");
    expect(await page()).toContain("Channel reopened on");
    expect(await page()).not.toContain("every 30 seconds");
  });

  it("an operator can restore the addresses that a channel marked as dead in the chosen hours, and this action is recorded", async () => {
    const [ann, bob, cid] = [await season.person(), await season.person(), await season.person()];
    const refused = async (id: string, hours: number) => {
      const emailRefusedAt = new Date(season.now().getTime() - hours * 3_600_000);
      await database().run((queries) =>
        queries
          .update(people)
          .set({ emailRefusedAt, phoneRefusedAt: emailRefusedAt })
          .where(eq(people.id, id)),
      );
    };
    for (const [id, hours] of [
      [ann, 0.5],
      [bob, 3],
      [cid, 200],
    ] as const)
      await refused(id, hours);
    const shown = await page();
    expect(shown.match(/Restore addresses \(\d\)/g)).toEqual(
      ["email", "sms"].flatMap(() => [1, 2, 2, 2].map((each) => `Restore addresses (${each})`)),
    );
    expect(await press("restore", { channel: "email", hours: "6" })).toBe("done");
    expect(await press("restore", { channel: "email", hours: "6" })).toBe("nothing");
    expect(await press("restore", { channel: "email", hours: "5000" })).toBe("invalid");
    const rows = await database().run((queries) => queries.select().from(people));
    const left = (key: "emailRefusedAt" | "phoneRefusedAt") =>
      rows
        .filter((each) => each[key] !== null)
        .map(({ id }) => id)
        .toSorted();
    expect([left("emailRefusedAt"), left("phoneRefusedAt")]).toEqual([[cid], [ann, bob, cid].toSorted()]);
    expect(await page()).toContain("Email addresses restored");
    const acts = await database().run((queries) =>
      queries.select().from(consultations).where(eq(consultations.shown, "restored-email")),
    );
    expect(acts).toMatchObject([{ page: "operator", reader: "agence" }]);
  });

  it("a dead message waits again after an operator retries it, and can be retried only once", async () => {
    await season.place(await season.person());
    await season.change(FIRE);
    await tell();
    const dead = { state: "dead", endedAt: season.now(), reason: "550 no" } as const;
    await database().run((queries) => queries.update(deliveries).set(dead));
    expect(await page()).toContain("550 no");
    const [row] = await posted();
    expect(await press("retry", { id: String(row?.id) })).toBe("done");
    expect(await press("retry", { id: String(row?.id) })).toBe("nothing");
    expect(await posted()).toMatchObject([{ state: "waiting" }]);
  });

  it("the text of a correction is cleaned, and a correction that is then empty is refused", async () => {
    await season.place(await season.person("fr"));
    const id = await season.change(FIRE);
    await tell();
    const words = { id: String(id), fr: "Il n’y a pas\u0000 de \u202efeu.", en: "There is no fire.\u0007" };
    expect(await press("correct", words)).toBe("done");
    const [letter] = await database().run((queries) =>
      queries.select().from(deliveries).where(eq(deliveries.kind, "correction")),
    );
    expect(letter?.about).toMatchObject({ text: "Il n’y a pas de feu." });
    expect(await press("correct", { id: String(id), fr: "\u0000", en: "There is no fire." })).toBe("invalid");
  });

  it("the page on alerts lists failing tasks with their reasons, and has no list if no task fails", async () => {
    const shown = async (troubles: readonly Trouble[], lang: string) => {
      const one = app({ ...readers(), troubles: () => troubles });
      return (await one.request(`/operator?lang=${lang}`, { headers: { authorization } })).text();
    };
    expect(await shown([], "en")).not.toContain("Failing tasks");
    const failing = [{ subject: "watch", reason: "DatabaseError: invalid <byte> sequence" }];
    expect(await shown(failing, "en")).toMatch(/Failing tasks.*watch.*invalid &lt;byte&gt; sequence/su);
    expect(await shown(failing, "fr")).toMatch(/Tâches en échec.*watch/su);
  });

  it("a correction is sent once to each recipient of the alert, by the same channels, in the recipient's language", async () => {
    await season.place(await season.person("fr"), { channels: ["email", "sms"] });
    await season.place(await season.person("en"));
    const id = await season.change(FIRE);
    await tell();
    await season.place(await season.person());
    const words = { id: String(id), fr: "Il n’y a pas de feu.", en: "There is no fire." };
    expect(await press("correct", words)).toBe("done");
    expect(await press("correct", words)).toBe("nothing");
    const corrections = await database().run((queries) =>
      queries.select().from(deliveries).where(eq(deliveries.kind, "correction")),
    );
    expect(
      corrections.map(({ channel, about, urgency }) => [channel, Object(about).text, urgency]).toSorted(),
    ).toEqual([
      ["email", "Il n’y a pas de feu.", URGENCIES.grave],
      ["email", "There is no fire.", URGENCIES.grave],
      ["sms", "Il n’y a pas de feu.", URGENCIES.grave],
    ]);
    const messages = corrections.map((row) => ({
      ...row,
      about: Object(row.about),
      address: "",
      attempt: 1,
    }));
    const loaded = await loadCorrections({ database: database(), seal, keyedHash: (text) => text }, messages);
    const contents = [...loaded.values()].map(({ text, fact, stopKey }) => [
      text,
      fact?.place?.nickname,
      stopKey,
    ]);
    expect(contents).toEqual(
      corrections.map(({ about, personId }) => [
        Object(about).text,
        "Chalet",
        emailKey((text) => text, "alerts", personId ?? ""),
      ]),
    );
    expect(await press("correct", { ...words, fr: " " })).toBe("invalid");
  });

  it("a correction stops all waiting messages of the alert that it corrects", async () => {
    const [ann, bob] = [await season.person(), await season.person()];
    for (const each of [ann, bob]) await season.place(each);
    const sleeps = { hasQuietHours: true };
    await database().run((queries) => queries.update(people).set(sleeps).where(eq(people.id, bob)));
    season.pass(12 * 60 * 60_000);
    const id = await season.change({
      kind: "fire-status",
      subject: "2026-12",
      before: A_FIRE,
      after: { ...A_FIRE, statusId: 4 },
    });
    expect(await tell()).toBe(1);
    const words = { id: String(id), fr: "Il n’y a pas de feu.", en: "There is no fire." };
    expect(await press("correct", words)).toBe("done");
    season.pass(8 * 60 * 60_000);
    expect(await tell()).toBe(0);
    const clock = sql`${season.now().toISOString()}::timestamptz`;
    const hold = { channel: "email", worker: "w", most: 9, holdMs: 1 } as const;
    const claimedMessages = await createClaims(database(), seal, clock).claim(hold);
    const facts = await loadFacts({ database: database(), seal, keyedHash: (text) => text }, claimedMessages);
    expect(claimedMessages.map(({ kind, personId }) => [kind, personId])).toEqual([
      ["correction", ann],
      ["alert", ann],
    ]);
    expect(facts.size).toBe(0);
  });
});
