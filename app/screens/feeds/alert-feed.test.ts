import { expect, test } from "vitest";
import { exampleSituation } from "#fires/examples.double.ts";
import type { Services } from "#site-contract";
import type { Surroundings } from "#surroundings/model.ts";
import { exampleOrder, ordersAround } from "#surroundings/orders.double.ts";
import type { Language } from "#territory/language.ts";
import { alertFeed } from "./alert-feed.server.ts";
import { atomOf } from "./feed.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const HOUR_MS = 3_600_000;
const before = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

const feed = (around: Surroundings, territory = "", language: Language = "en") =>
  alertFeed({ territory, format: "atom", language }, {
    situation: { read: async () => exampleSituation() },
    surroundings: { read: () => around },
    ...{ siteUrl: "https://site.test", now: () => NOW },
  } as unknown as Services);

async function read(around: Surroundings, territory = "", language: Language = "en") {
  const found = await feed(around, territory, language);
  if (found === null || found === "absent") throw new Error("There is no feed");
  return found;
}

const first = exampleOrder();
const update = exampleOrder({
  ...{ key: "a,2", url: "https://alerts.example/2.xml", kind: "Update", sentAt: before(0.5) },
  references: ["a,1"],
});
const cancel = exampleOrder({
  ...{ key: "a,3", url: "https://alerts.example/3.xml", kind: "Cancel", sentAt: before(0.2) },
  references: ["a,2", "a,1"],
});

test("the feed entry of an order names the authority as its author and links to the original message", async () => {
  const { entries } = await read(ordersAround([first]));
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    title: "Evacuate La Tuque",
    path: first.url,
    author: "City of La Tuque",
  });
  expect(entries[0]?.text).toBe("La Tuque\n\nLeave now.\n\nTake route 155.");
  const atom = atomOf(await read(ordersAround([first])));
  expect(atom).toContain(
    '<link rel="alternate" type="application/cap+xml" href="https://alerts.example/1.xml"',
  );
  expect(atom).toContain("<author><name>City of La Tuque</name></author>");
  expect(atom).not.toContain("<author><name>Vigie");
});

test("an update of an order keeps the feed entry's id, and the entry of a cancelled order links to the cancellation", async () => {
  const ids = [];
  for (const records of [[first], [first, update], [first, update, cancel]]) {
    const { entries } = await read(ordersAround(records));
    expect(entries).toHaveLength(1);
    ids.push(entries[0]?.id);
  }
  expect(new Set(ids).size).toBe(1);
  const [entry] = (await read(ordersAround([first, update, cancel]))).entries;
  expect(entry).toMatchObject({ title: "Ended: Evacuate La Tuque", path: cancel.url });
  expect(entry?.text).toMatch(/^The issuer cancelled this message on July 2, 2026/);
});

test("the entry of an expired order says that it expired", async () => {
  const [entry] = (await read(ordersAround([exampleOrder({ expiresAt: before(1) })]), "", "fr")).entries;
  expect(entry?.title).toBe("Terminé\u00a0: Evacuate La Tuque");
  expect(entry).toMatchObject({ language: "en-CA", updatedAt: before(1) });
  expect(entry?.text).toMatch(/^Ce message a expiré le 2 juillet 2026/);
});

test.each([
  ["", 1],
  ["mauricie", 1],
  ["zone-la-tuque", 1],
  ["outaouais", 0],
] as const)(
  "the feed of the territory %j only has orders that touch the territory",
  async (territory, count) => {
    expect((await read(ordersAround([first]), territory)).entries).toHaveLength(count);
  },
);

test("the feed of alerts is absent without a source or a known territory, and null until the source has been read", async () => {
  expect(await feed({})).toBe("absent");
  expect(await feed(ordersAround([first]), "atlantis")).toBe("absent");
  expect(await feed(ordersAround(null))).toBeNull();
});

test("a feed of alerts says its age if the source fails, and an empty feed says that there can still be orders", async () => {
  expect((await read(ordersAround([first], true))).description).toContain("List as of July 2, 2026");
  expect((await read(ordersAround([]))).description).toContain("does not mean that there are no orders");
});
