import { describe, expect, it } from "vitest";
import { START, surroundingsOf } from "../season.double.ts";

const HOUR_MS = 3_600_000;
const ORDER = {
  ...{ kind: "evacuation", municipality: "Chibougamau" },
  ...{ fr: "Évacuez <maintenant> & partez.", en: "Evacuate now." },
};

const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, found = ""]) => found);
const one = (xml: string, element: string) =>
  all(xml, new RegExp(`<${element}>([^<]*)</${element}>`, "g"))[0];

/** Returns a quiet season, in which only the test's own orders exist. */
const quiet = () => surroundingsOf("winter");
type World = ReturnType<typeof quiet>;

const entriesOf = async (world: World) =>
  all(await world.text("/naad/"), /<entry>([\s\S]*?)<\/entry>/g).map((entry) => ({
    entry,
    categories: all(entry, /<category term="([^"]+)"/g),
    href: all(entry, /<link [^>]*href="([^"]+)"/g)[0] ?? "",
  }));

/** Returns the CAP files of a town, oldest first. */
async function capsOf(world: World, town: string): Promise<string[]> {
  const caps = await Promise.all((await entriesOf(world)).map(({ href }) => world.text(href)));
  return caps.filter((cap) => cap.includes(`<areaDesc>${town}</areaDesc>`)).reverse();
}

describe("public alerts", () => {
  it("an order is an entry of the feed with a status, a polygon, and a CAP file in both languages", async () => {
    const world = quiet();
    await world.ask("POST", "/season/orders", ORDER);
    const entry = (await entriesOf(world)).find(({ entry }) => entry.includes("Chibougamau"));
    expect(entry?.categories).toEqual([
      ...["status=Actual", "msgType=Alert", "severity=Extreme", "urgency=Immediate", "certainty=Observed"],
    ]);
    expect(entry?.entry).toMatch(/<georss:polygon>(-?\d+\.\d+ ?){10}<\/georss:polygon>/);
    expect(entry?.entry).toContain('type="application/cap+xml"');
    const response = await world.app.request(entry?.href ?? "");
    expect(response.headers.get("content-type")).toContain("application/cap+xml");
    const cap = await response.text();
    expect(all(cap, /<language>([^<]+)/g)).toEqual(["fr-CA", "en-CA"]);
    expect(all(cap, /<description>([^<]+)/g)).toEqual([
      "Évacuez &lt;maintenant&gt; &amp; partez.",
      "Evacuate now.",
    ]);
    expect([one(cap, "responseType"), one(cap, "sent")]).toEqual(["Evacuate", "2026-11-29T18:30:10-00:00"]);
    expect(one(cap, "polygon")).toMatch(/^(-?\d+\.\d+,-?\d+\.\d+ ?){5}$/);
    expect(cap).toMatch(/profile:CAP-CP:Location:0\.3<\/valueName>\s*<value>24\d{5}<\/value>/);
    expect(cap).toMatch(/layer:SOREM:1\.0:Broadcast_Immediately<\/valueName>\s*<value>Yes/);
  });

  it("an order in one language has only one info element in its CAP file", async () => {
    const world = quiet();
    await world.ask("POST", "/season/orders", {
      kind: "shelter",
      municipality: "La Tuque",
      fr: "Confinez-vous.",
    });
    const caps = await capsOf(world, "La Tuque");
    const own = caps.find((cap) => cap.includes("Confinez-vous.")) ?? "";
    expect(all(own, /<language>([^<]+)/g)).toEqual(["fr-CA"]);
  });

  it("the update and the cancellation of an order refer to every earlier message about the order", async () => {
    const world = quiet();
    const { body } = await world.ask("POST", "/season/orders", { ...ORDER, kind: "prepare" });
    world.clock.now += HOUR_MS;
    await world.ask("PATCH", `/season/orders/${body.id}`, { kind: "evacuation", fr: "Partez." });
    world.clock.now += HOUR_MS;
    expect((await world.ask("DELETE", `/season/orders/${body.id}`)).status).toBe(204);
    const caps = await capsOf(world, "Chibougamau");
    expect(caps.map((cap) => one(cap, "msgType"))).toEqual(["Alert", "Update", "Cancel"]);
    expect(caps.map((cap) => one(cap, "responseType"))).toEqual(["Prepare", "Evacuate", "Evacuate"]);
    const identifiers = caps.map((cap) => one(cap, "identifier"));
    expect(new Set(identifiers).size).toBe(3);
    const references = caps.map((cap) => (one(cap, "references") ?? "").split(" ").filter(Boolean));
    expect(references.map(({ length }) => length)).toEqual([0, 1, 2]);
    expect(references[2]?.[1]).toBe(`alertes@vigie.example,${identifiers[1]},2026-11-29T19:30:10-00:00`);
    expect(all(caps[1] ?? "", /<description>([^<]+)/g)).toEqual(["Partez.", ORDER.en]);
    expect((await world.ask("GET", "/season/orders")).body).toEqual([]);
    expect((await world.ask("DELETE", `/season/orders/${body.id}`)).status).toBe(404);
  });

  it("an expired order is no longer in force, and the feed lists its CAP file for two days", async () => {
    const world = quiet();
    const expires = new Date(START + 2 * HOUR_MS).toISOString();
    await world.ask("POST", "/season/orders", { ...ORDER, expires });
    expect((await world.ask("GET", "/season/orders")).body).toHaveLength(1);
    world.clock.now += 3 * HOUR_MS;
    expect((await world.ask("GET", "/season/orders")).body).toHaveLength(0);
    const [cap] = await capsOf(world, "Chibougamau");
    expect(one(cap ?? "", "expires")).toBe("2026-11-29T20:30:10-00:00");
    world.clock.now += 50 * HOUR_MS;
    expect(await capsOf(world, "Chibougamau")).toEqual([]);
  });

  it("the feed also has tests, exercises, drafts and a heartbeat without content", async () => {
    const world = quiet();
    await world.ask("POST", "/season/orders", { ...ORDER, status: "Draft" });
    const statuses = (await entriesOf(world)).map(({ categories }) => categories[0]);
    expect(new Set(statuses)).toEqual(
      new Set(["status=System", "status=Draft", "status=Test", "status=Exercise"]),
    );
    const beat = (await entriesOf(world)).find(({ categories }) => categories.includes("status=System"));
    const cap = await world.text(beat?.href ?? "");
    expect(one(cap, "sender")).toBe("NAADS-Heartbeat");
    expect(cap).not.toContain("<info>");
  });

  it("entries of the feed are newest first, and an unknown CAP file gets a 404", async () => {
    const world = surroundingsOf("june-2023");
    const times = all(await world.text("/naad/"), /<entry>[\s\S]*?<updated>([^<]+)/g);
    expect(times.length).toBeGreaterThan(20);
    expect(times).toEqual(times.toSorted().reverse());
    expect((await world.app.request("/naad/2026-11-29/none.xml")).status).toBe(404);
  });
});
