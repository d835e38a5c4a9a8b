import { randomBytes, randomUUID } from "node:crypto";
import { check } from "@placemarkio/check-geojson";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { DatabaseError } from "#database/database-error.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { consultations, fireReports, readings, reportPhotos } from "#database/schema.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { dispatchReports } from "#intake/reports/operator-reports.server.ts";
import type { StoredReport } from "#intake/reports/stored-report.server.ts";
import { testReaders } from "../consultations/readers.double.ts";
import { operatorApp } from "../operator/app.ts";

const TOKEN = "a-password-for-the-agency";
const ORIGIN = "http://127.0.0.1";
const NOW = new Date("2026-07-02T15:00:00Z");
const seal = createSeal([randomBytes(32).toString("base64")]);
const authorization = `Basic ${btoa(`agence:${TOKEN}`)}`;
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
const SAID: StoredReport = {
  ...{ where: "", source: "map", accuracy: null, from: null, fromAccuracy: null, bearing: null },
  ...{ distance: null, knownFire: null, seen: "smoke", colour: null, size: null, spread: null },
  ...{ burning: [], since: null, near: [], fighting: null, access: null, name: "", phone: null },
  ...{ callBack: false, email: null, comment: "", waitedSeconds: 0 },
};

onEachServer("dispatch's page on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(async () => {
    for (const table of [fireReports, readings, consultations])
      await database().run((queries) => queries.delete(table));
  });
  const photos = {
    put: async () => {},
    get: async () => JPEG,
    delete: async () => {},
    olderThan: async () => [],
  };
  const readers = () => testReaders(database(), () => NOW);
  const app = (own = readers()) =>
    operatorApp({ ...own, database: database(), seal, photos, token: TOKEN, now: () => NOW });
  /** Requests a page and waits until the consultation is recorded, so that no later test finds its row. */
  async function ask(path = "", more: RequestInit = {}, own = readers()) {
    const answer = await app(own).request(`${ORIGIN}/operator/reports${path}`, {
      headers: { authorization },
      ...more,
    });
    await own.consultations.settled();
    return answer;
  }
  const page = async (query = "?lang=en") => (await ask(query)).text();
  const press = (form: Record<string, string>, origin = ORIGIN) =>
    ask("/status?lang=en&hours=6", {
      method: "POST",
      headers: { authorization, origin },
      body: new URLSearchParams(form),
    });
  async function report(
    reference: string,
    content: Partial<StoredReport> = {},
    more: Partial<typeof fireReports.$inferInsert> = {},
  ) {
    const id = randomUUID();
    const row: typeof fireReports.$inferInsert = {
      ...{ id, clientKey: randomUUID(), reference, language: "fr", lat: 47.5, lon: -72.8, status: "new" },
      sealedReport: seal.close(JSON.stringify({ ...SAID, ...content })),
      ...{ announcedPhotos: 0, isSuspect: false, isAnswered: false, createdAt: NOW, statusAt: NOW },
      ...more,
    };
    await database().run((queries) => queries.insert(fireReports).values(row));
    return id;
  }
  const orderOn = (text: string) =>
    [...text.matchAll(/<h3 id="h-[^"]*">\s*(F-\d)/g)].map(([, reference]) => reference);

  it("every address of dispatch's page requires the password, and forms from other sites are refused", async () => {
    const id = await report("F-1");
    for (const path of ["", "/page.js", "/reports.csv", "/reports.geojson", `/photo/${id}`])
      expect((await ask(path, { headers: {} })).status, path).toBe(401);
    expect((await press({ id, status: "confirmed", was: "new" }, "https://elsewhere.example")).status).toBe(
      403,
    );
  });

  it("dispatch's page shows severe reports first, reports of possible robots last, and reports near each other together", async () => {
    await report("F-1", { near: ["people"], seen: "flames" }, { isSuspect: true, lat: 50 });
    await report("F-2", {}, { lat: 51 });
    await report("F-3", { spread: "fast" }, { lat: 52 });
    await report("F-4", { near: ["people"] });
    await report("F-5", {}, { lat: 47.51 });
    await report("F-6", { near: ["people"] }, { lat: 53, status: "confirmed" });
    const text = await page();
    expect(orderOn(text)).toEqual(["F-4", "F-5", "F-3", "F-2", "F-6", "F-1"]);
    expect(text).toMatch(/May be the same fire \(2\).*F-4.*F-5/su);
    expect(await page("?lang=fr")).toMatch(/<html lang="fr-CA">.*vient peut-être d’un robot/su);
  });

  it("hostile text in a report is shown as plain text", async () => {
    const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
    await report("F-1", { comment: hostile, name: hostile, where: hostile, phone: `1" onclick="x` });
    const answer = await ask("?lang=en");
    expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'.*script-src 'self'/);
    const text = await answer.text();
    expect(text).toContain("&lt;script&gt;alert(1)");
    expect(text).not.toMatch(/<script>alert|<img src=x|" onclick="x/);
  });

  it("a report shows its location, the active fires near this location, and the phone number to call", async () => {
    const state = { year: 2026, number: 12, name: "Lac Clair", statusId: 3, sizeHa: 1, causeId: null };
    const rest = { protection: "intensive", region: null, zone: null, at: { lat: 47.6, lon: -72.8 } };
    const dates = { startedAt: null, containedAt: null, extinguishedAt: null, modifiedAt: null };
    const fire = { state: { ...state, ...rest, ...dates }, missing: 0, behind: 0, gone: false };
    const fires = { "2026-12": fire, "2026-13": { ...fire, state: { ...fire.state, statusId: 6 } } };
    const stored = { v: 1, since: NOW, clock: null, doubted: 0, partial: 0, dropped: 0, fires };
    await report("F-1", { phone: "(418) 555-0100", callBack: true });
    expect(await page()).toContain("Data on active fires is not available");
    await database().run((queries) =>
      queries.insert(readings).values({ path: "/public/feux", value: stored, readAt: NOW }),
    );
    const text = await page();
    expect(text).toContain("47.50000, -72.80000");
    expect(text).toContain("47°\u00a030.0′\u00a0N, 72°\u00a048.0′\u00a0W");
    expect(text).toContain('href="tel:4185550100"');
    expect(text).toContain("2026-12, Lac Clair, out of control, 11.1\u00a0km, north");
    expect(text).not.toContain("2026-13,");
    expect(text).toContain("Data as of ");
    await database().run((queries) =>
      queries.update(readings).set({ readAt: new Date(NOW.getTime() - 16 * 60_000) }),
    );
    expect(await page()).toContain("Data delayed, as of ");
  });

  it("a report's status changes, even if the form is sent twice, and an unknown status is refused as invalid", async () => {
    const id = await report("F-1");
    for (const _ of [1, 2]) {
      const answer = await press({ id, status: "checking", was: "new" });
      expect(answer.headers.get("location")).toBe(`/operator/reports?lang=en&status=&hours=6#r-${id}`);
    }
    expect(await database().run((queries) => queries.select().from(fireReports))).toMatchObject([
      { status: "checking" },
    ]);
    expect((await press({ id, status: "burnt", was: "new" })).headers.get("location")).toContain(
      "said=invalid",
    );
    expect(orderOn(await page("?lang=en&status=checking"))).toEqual(["F-1"]);
    expect(orderOn(await page("?lang=en&status=new"))).toEqual([]);
  });

  it("a change of a report's status is recorded with its reader, and a form that changed nothing is not recorded", async () => {
    const id = await report("F-1");
    const own = readers();
    for (const status of ["checking", "checking", "unfounded"]) {
      await app(own).request(`${ORIGIN}/operator/reports/status?lang=en`, {
        method: "POST",
        headers: { authorization, origin: ORIGIN },
        body: new URLSearchParams({ id, status, was: "new" }),
      });
      await own.consultations.settled();
    }
    const written = await database().run((queries) => queries.select().from(consultations));
    expect(written).toMatchObject([{ shown: "status-checking", reader: "agence", reportIds: [id] }]);
    const list = await app(own).request(`${ORIGIN}/operator?lang=en`, { headers: { authorization } });
    expect(await list.text()).toContain("Status “Being checked”: F-1");
  });

  it("of two concurrent status changes, the first stays, and the second person sees a notice", async () => {
    const id = await report("F-1");
    await press({ id, status: "confirmed", was: "new" });
    const late = await press({ id, status: "unfounded", was: "new" });
    expect(late.headers.get("location")).toContain("&said=changed");
    expect(await page("?lang=en&said=changed")).toContain("Someone else changed this status");
    const rows = await database().run((queries) => queries.select().from(fireReports));
    expect(rows).toMatchObject([{ status: "confirmed" }]);
    expect((await press({ id: randomUUID(), status: "new", was: "new" })).headers.get("location")).toContain(
      "said=gone",
    );
  });

  it("a group is shown whole if one of its reports has the chosen status, and the page title counts new reports", async () => {
    await report("F-1");
    await report("F-2", {}, { lat: 47.51, status: "known" });
    await report("F-3", {}, { lat: 52 });
    expect(orderOn(await page("?lang=en&status=known"))).toEqual(["F-1", "F-2"]);
    expect(await page()).toContain("<title>(2) Fire reports, Vigie</title>");
    expect(await page("?lang=en&status=unfounded")).toContain("No reports have this status.");
  });

  it("a link pauses or resumes the page's updates, and all other links and forms keep the pause", async () => {
    const id = await report("F-1");
    const open = await page("?lang=en&hours=6&status=new");
    expect(open).toContain("New reports appear automatically.");
    expect(open).toContain(
      'href="/operator/reports?lang=en&amp;status=new&amp;hours=6&amp;paused=yes#updates"',
    );
    const paused = await page("?lang=en&hours=6&status=new&paused=yes");
    expect(paused).toContain(
      "Updates are paused. This page shows reports received up to July 2 at 11\u00a0a.m.",
    );
    expect(paused).toContain(
      'href="/operator/reports?lang=en&amp;status=new&amp;hours=6#updates">Resume updates',
    );
    expect(paused).toContain('name="paused" value="yes"');
    const addresses = [...paused.matchAll(/(?:href|action)="(\/operator\/reports[^"]*\?[^"]*)"/g)].map(
      ([, address = ""]) => address,
    );
    const others = addresses.filter((address) => !address.endsWith("#updates"));
    expect(others.length).toBeGreaterThan(3);
    for (const address of others) expect(address).toContain("paused=yes");
    const changed = await ask("/status?lang=en&paused=yes", {
      method: "POST",
      headers: { authorization, origin: ORIGIN },
      body: new URLSearchParams({ id, status: "confirmed", was: "new" }),
    });
    expect(changed.headers.get("location")).toContain("paused=yes");
  });

  it("the map of all groups, or of one group, has a numbered dot for each group, a scale and towns", async () => {
    const id = await report("F-1", { near: ["people"] });
    await report("F-2", {}, { lat: 47.51 });
    await report("F-3", {}, { lat: 52 });
    await report("F-4", {}, { lat: null, lon: null });
    const dots = (text: string) =>
      [...text.matchAll(/<a href="#g-[^"]*" aria-label="([^"]*)"/g)].map(([, name]) => name);
    const whole = await page();
    expect(dots(whole)).toEqual(["2. F-3", "1. F-1, F-2"]);
    expect(whole).toMatch(/class="scale".*200\u00a0km/su);
    const near = await page(`?lang=en&about=${id}`);
    expect(dots(near)).toEqual(["1. F-1, F-2"]);
    expect(near).toMatch(/>La Tuque<\/text>/);
    expect(near).toContain("Map of all reports");
  });

  it("while the database is away, dispatch's page shows the last reading with its age for up to an hour", async () => {
    const id = await report("F-1");
    let isAway = false;
    let at = NOW;
    const away = async () => {
      throw new DatabaseError("database-unreachable", "gone");
    };
    const failing = new Proxy(database(), {
      get: (own, name) =>
        isAway && (name === "run" || name === "transaction") ? away : Reflect.get(own, name),
    });
    const own = testReaders(failing, () => at);
    const same = operatorApp({ ...own, database: failing, seal, photos, token: TOKEN, now: () => at });
    const look = (path: string, more: RequestInit = {}) =>
      same.request(`${ORIGIN}/operator/reports${path}`, { headers: { authorization }, ...more });
    await look("?lang=en");
    isAway = true;
    at = new Date(NOW.getTime() + 3 * 60_000);
    const cached = await look("?lang=en");
    expect([cached.status, await cached.text()]).toEqual([
      200,
      expect.stringMatching(/data read: 3 minutes ago, .*a\.m\.<.*F-1/su),
    ]);
    // Consultations cannot be written meanwhile, and no request waits for them.
    await own.consultations.settled();
    const pressed = await look("/status?lang=en", {
      method: "POST",
      headers: { authorization, origin: ORIGIN },
      body: new URLSearchParams({ id, status: "known", was: "new" }),
    });
    expect(pressed.headers.get("location")).toContain("said=unsaved");
    const unread = await look("?lang=en&hours=6");
    expect([unread.status, await unread.text()]).toEqual([
      503,
      expect.stringContaining("They also arrive by email."),
    ]);
    at = new Date(NOW.getTime() + 2 * 3_600_000);
    expect((await look("?lang=en")).status).toBe(503);
  });

  it("reports older than the chosen hours are omitted, and an erased report is shown without personal data", async () => {
    await report("F-1", {}, { createdAt: new Date(NOW.getTime() - 7 * 3_600_000) });
    await report("F-2", { name: "Ann" }, { sealedReport: null });
    expect(orderOn(await page("?lang=en&hours=6"))).toEqual(["F-2"]);
    const text = await page();
    expect(orderOn(text)).toHaveLength(2);
    expect(text).toContain("Personal information has been erased.");
  });

  it("if there are too many reports, suspect reports are omitted first, then handled reports, and the result says that reports are missing", async () => {
    const ago = (minutes: number) => ({ createdAt: new Date(NOW.getTime() - minutes * 60_000) });
    await report("F-1", {}, ago(50));
    await report("F-2", {}, { ...ago(20), status: "confirmed" });
    await report("F-3", {}, { ...ago(10), isSuspect: true });
    const found = (most: number, readAt = NOW) =>
      dispatchReports({ database: database(), seal }, { hours: 1, readAt }, most);
    const some = await found(1);
    expect([some.groups.flat().map(({ reference }) => reference), some.isCut]).toEqual([["F-1"], true]);
    expect((await found(2)).groups.flat()).not.toContainEqual(expect.objectContaining({ reference: "F-3" }));
    expect((await found(3)).isCut).toBe(false);
    // A worker whose clock is days ahead still shows new reports.
    await report("F-4", {}, { createdAt: new Date() });
    const inDays = new Date(Date.now() + 72 * 3_600_000);
    expect((await found(9, inDays)).groups.flat()).toMatchObject([{ reference: "F-4" }]);
    expect(await page()).not.toContain("More reports came in");
  });

  it("a photo is served as an image, and any other photo address returns 404", async () => {
    const reportId = await report("F-1");
    const id = randomUUID();
    await database().run((queries) =>
      queries.insert(reportPhotos).values({ id, reportId, bytes: 4, width: 8, height: 6, createdAt: NOW }),
    );
    expect(await page()).toContain(`src="/operator/reports/photo/${id}"`);
    const answer = await ask(`/photo/${id}`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(JPEG);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    for (const none of [randomUUID(), "..%2fsecret"]) expect((await ask(`/photo/${none}`)).status).toBe(404);
  });

  it("each list, file or photo with personal data is recorded with its reader and its reports", async () => {
    const own = readers();
    const [one, two] = [await report("F-1"), await report("F-2", {}, { lat: 52, status: "known" })];
    await report("F-3", {}, { lat: 53, sealedReport: null });
    const photo = randomUUID();
    await database().run((queries) =>
      queries
        .insert(reportPhotos)
        .values({ id: photo, reportId: one, bytes: 4, width: 8, height: 6, createdAt: NOW }),
    );
    const look = (path: string, headers: Record<string, string> = {}) =>
      ask(path, { headers: { authorization, ...headers } }, own);
    const ann = { cookie: "vigie-reader=Ann" };
    for (const path of [
      "?status=known",
      "",
      "?hours=6",
      "/reports.csv",
      `/photo/${photo}`,
      `/photo/${photo}`,
    ])
      await look(path, ann);
    await look("/reports.geojson", { authorization: `Basic ${btoa(`:${TOKEN}`)}` });
    for (const path of ["/page.css", "/page.js", `/photo/${randomUUID()}`]) await look(path);
    await look("", { authorization: `Basic ${btoa("agence:other")}` });
    const rows = await database().run((sql) => sql.select().from(consultations).orderBy(consultations.id));
    expect(
      rows.map(({ reader, namedBy, page: own, shown, reportIds }) => [
        reader,
        namedBy,
        own,
        shown,
        reportIds,
      ]),
    ).toEqual([
      ["Ann", "page", "dispatch", "reports", [two]],
      ["Ann", "page", "dispatch", "reports", [one]],
      ["Ann", "page", "dispatch", "csv", expect.toSatisfy((ids) => ids.length === 2)],
      ["Ann", "page", "dispatch", "photo", [one]],
      ["", "none", "dispatch", "geojson", expect.toSatisfy((ids) => ids.length === 2)],
    ]);
  });

  it("the form for the reader's name stores a name, keeps the page's filters, and refuses an empty name", async () => {
    await report("F-1");
    expect(await page("?lang=fr&hours=6")).toMatch(
      /action="\/operator\/reports\/reader\?lang=fr&amp;status=&amp;hours=6".*Votre nom.*F-1/su,
    );
    const write = (name: string) =>
      ask("/reader?lang=fr&hours=6", {
        method: "POST",
        headers: { authorization, origin: ORIGIN },
        body: new URLSearchParams({ name }),
      });
    const written = await write("Ann Roy");
    expect(written.headers.get("location")).toBe("/operator/reports?lang=fr&status=&hours=6#reader");
    expect(written.headers.get("set-cookie")).toBe(
      "vigie-reader=Ann%20Roy; Path=/operator; HttpOnly; SameSite=Lax",
    );
    expect((await write(" ")).headers.get("location")).toContain("said=unnamed#reader");
    expect(await page("?lang=fr&said=unnamed")).toContain("Entrez votre nom.");
    const named = await ask("?lang=fr", { headers: { authorization, cookie: "vigie-reader=Ann%20Roy" } });
    expect(await named.text()).toContain("Consultations consignées au nom de <strong>Ann Roy</strong>");
  });

  it("reports are exported as CSV without formulas, and as valid GeoJSON", async () => {
    await report("F-1", { comment: "=HYPERLINK(1)", phone: "+1 418 555-0100", near: ["people"] });
    await report("F-2", { where: "Lac Clair", comment: "Vent\n=cmd|calc" }, { lat: null, lon: null });
    const csv = await (await ask("/reports.csv?lang=fr")).text();
    expect(csv).toContain(`"Vent\n'=cmd|calc"`);
    expect(csv).toContain(";47,5;-72,8;");
    expect(csv).toContain(";'=HYPERLINK(1)");
    expect(csv).toContain(";'+1 418 555-0100;");
    const answer = await ask("/reports.geojson");
    expect(answer.headers.get("content-type")).toBe("application/geo+json");
    const read = check(await answer.text());
    expect(read).toMatchObject({
      features: [
        { geometry: { type: "Point", coordinates: [-72.8, 47.5] }, properties: { reference: "F-1" } },
        { geometry: null, properties: { reference: "F-2" } },
      ],
    });
  });
});
