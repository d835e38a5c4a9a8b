import { getIssues } from "@placemarkio/check-geojson";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { z } from "zod";
import { AROUND_ENDPOINTS } from "#app/screens/api/around/around-endpoints.server.ts";
import { startWorld, type World } from "../support/world.ts";
import { ask } from "./contract.ts";

const ORDER = {
  kind: "evacuation",
  municipality: "Roberval",
  fr: "Quittez le secteur nord.",
  en: "Leave the north end.",
} as const;

const collection = z.looseObject({
  meta: z.looseObject({
    readAt: z.iso.datetime(),
    isFailing: z.boolean(),
    licence: z.string().nullable(),
    attribution: z.object({ fr: z.string(), en: z.string() }),
  }),
  /** Empty for smoke, because the response lists pictures instead of features. */
  features: z.array(z.looseObject({ id: z.string(), properties: z.looseObject({}) })).default([]),
});

const SMOKE = "/around/smoke";
const GEOJSON_ENDPOINTS = AROUND_ENDPOINTS.filter(({ path }) => path !== SMOKE);

let world: World;
beforeAll(async () => {
  world = await startWorld({ still: true, quickRefresh: true, surroundings: true });
});
afterAll(() => world.stop());

async function read(path: string) {
  const { status, problems, body } = await ask(world.origin, path, path);
  expect({ path, status, problems }).toEqual({ path, status: 200, problems: [] });
  return collection.parse(body);
}
const untilRead = async (path: string) => {
  await expect.poll(async () => (await ask(world.origin, path, path)).status, { timeout: 30_000 }).toBe(200);
  return read(path);
};

describe("records of other authorities", () => {
  test.for(GEOJSON_ENDPOINTS)("$path returns valid GeoJSON that matches openapi.json", async ({ path }) => {
    const body = await untilRead(path);
    expect(body.meta.attribution.en).toMatch(/^Source: /);
    expect(new Set(body.features.map(({ id }) => id)).size).toBe(body.features.length);
    expect(getIssues(JSON.stringify(body))).toEqual([]);
  });

  test.for(AROUND_ENDPOINTS)(
    "shared caches can store the response of $path, and purge the response by its tag",
    async ({ path }) => {
      await untilRead(path);
      const { headers } = await fetch(`${world.origin}/api/v1${path}`);
      expect(headers.get("cache-control")).toMatch(/^public, max-age=15, s-maxage=\d+, /);
      expect(headers.get("cache-tag")).toBe("vigie, api");
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("etag")).not.toBeNull();
    },
  );

  test("the API returns an official order verbatim, with its sender and a link to the original, until the order is cancelled", async () => {
    // Excludes the season's own orders.
    const orders = async () =>
      (await read("/around/official-alerts")).features
        .map(({ properties }) => properties)
        .filter((properties) => JSON.stringify(properties).includes(ORDER.municipality));
    await untilRead("/around/official-alerts");
    const id = await world.hub.issueOrder(ORDER);
    let isOver = false;
    onTestFinished(async () => void (isOver || (await world.hub.cancelOrder(id))));
    await expect.poll(async () => (await orders()).length, { timeout: 30_000 }).toBe(1);
    const [order] = await orders();
    expect(order).toMatchObject({ sender: { fr: expect.any(String) }, responses: ["Evacuate"] });
    const original = await fetch(z.string().parse(order?.original));
    expect(original.headers.get("content-type")).toContain("xml");
    expect(await original.text()).toContain(ORDER.fr);
    await world.hub.cancelOrder(id);
    isOver = true;
    await expect.poll(async () => (await orders()).length, { timeout: 30_000 }).toBe(0);
  });

  test("the API's list of smoke pictures matches openapi.json", async () => {
    expect((await untilRead(SMOKE)).meta.attribution.en).toMatch(/^Source: /);
  });

  test("while a source fails, the API returns the source's last records and marks the source as failing", async () => {
    const before = await untilRead("/around/closed-roads");
    onTestFinished(async () => void (await world.hub.clearFaults()));
    await world.hub.putFault({ status: 503 }, "roads");
    await expect
      .poll(async () => (await read("/around/closed-roads")).meta.isFailing, { timeout: 60_000 })
      .toBe(true);
    expect((await read("/around/closed-roads")).features).toEqual(before.features);
  });
});

test("if a source is not configured, neither the API nor openapi.json has a path for the source", async () => {
  const origin = inject("summer");
  for (const { path } of AROUND_ENDPOINTS) {
    const { status, body, problems } = await ask(origin, path, path);
    expect({ path, status, problems }).toEqual({ path, status: 404, problems: [] });
    expect(body).toMatchObject({ code: "unknown-path" });
  }
  const pathsAt = async (site: string) =>
    z
      .object({ paths: z.record(z.string(), z.unknown()) })
      .parse(await (await fetch(`${site}/api/v1/openapi.json`)).json()).paths;
  expect(Object.keys(await pathsAt(origin)).filter((path) => path.startsWith("/around/"))).toEqual([]);
  const served = Object.keys(await pathsAt(world.origin)).filter((path) => path.startsWith("/around/"));
  expect(served.toSorted()).toEqual(AROUND_ENDPOINTS.map(({ path }) => path).toSorted());
});
