import { getIssues } from "@placemarkio/check-geojson";
import { describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { AROUND_ENDPOINTS } from "#app/screens/api/around/around-endpoints.server.ts";
import { ENDPOINTS } from "#app/screens/api/openapi.server.ts";
import { ask, OPERATIONS } from "./contract.ts";

const SEASONS = ["summer", "crisis", "winter"] as const;

/** Endpoints that the shared test sites serve. These sites have no sources of other authorities. */
const SERVED = ENDPOINTS.filter((each) => !AROUND_ENDPOINTS.includes(each));

const idsOf = z.object({ features: z.array(z.object({ id: z.string() })) });

/** Valid addresses of each path, with and without parameters. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  "/fires": [
    "/fires",
    "/fires?active=true",
    "/fires?status=out-of-control,new&protection=northern&region=10",
  ],
  "/restrictions": [
    "/restrictions",
    "/restrictions?state=announced",
    "/restrictions?type=open-fire-ban&region=04",
  ],
  "/location": [
    "/location?lat=47.44&lon=-72.78",
    "/location?lat=45.5&lon=-73.6",
    "/location?lat=58.1&lon=-68.4",
  ],
};

describe.for(SEASONS)("in the season %s", (season) => {
  const origin = inject(season);

  test.for(SERVED)("$path returns a response that matches openapi.json", async ({ path, media }) => {
    const { body } = await ask(origin, "/fires", "/fires");
    const ids = idsOf.parse(body).features.map(({ id }) => id);
    const fires = ids.filter((_, at) => at % 15 === 0).map((id) => `/fires/${id}`);
    const addresses = path === "/fires/{id}" ? fires : (ADDRESSES[path] ?? [path]);
    for (const address of addresses) {
      const { status, problems, answer, body } = await ask(origin, path, address);
      // These worlds have no database, so the alert status is unknown.
      const expected = path === "/alerts/status" ? 503 : 200;
      expect({ address, status, problems }).toEqual({ address, status: expected, problems: [] });
      if (expected === 503) return;
      expect(answer.headers.get("content-type")).toBe(`${media}; charset=utf-8`);
      expect(answer.headers.get("set-cookie")).toBeNull();
      if (media === "application/geo+json") expect(getIssues(JSON.stringify(body))).toEqual([]);
    }
  });
});

describe("a site that never received data", () => {
  const withoutData = inject("withoutData");

  const STATIC = ["/zones", "/regions", "/openapi.json"];

  test.for(SERVED.filter(({ path }) => !STATIC.includes(path)))(
    "without data, $path responds 503 instead of an empty list",
    async ({ path }) => {
      const address = path.replace("{id}", "2026-1") + (path === "/location" ? "?lat=47.44&lon=-72.78" : "");
      const { status, body, problems, answer } = await ask(withoutData, path, address);
      expect({ status, problems }).toEqual({ status: 503, problems: [] });
      expect(body).toMatchObject({ code: "no-data-yet" });
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(answer.headers.get("cache-control")).toContain("no-store");
    },
  );

  test.for(STATIC)("%s responds 200 even if the site never read any data", async (path) => {
    expect(await ask(withoutData, path, path)).toMatchObject({ status: 200, problems: [] });
  });
});

describe("invalid requests", () => {
  const QUERY = OPERATIONS.map(({ path }) => ({ path, address: path.replace("{id}", "2026-1") }));

  test.for(QUERY)("$path names an unknown parameter in its error", async ({ path, address }) => {
    const { status, body, problems } = await ask(inject("summer"), path, `${address}?statut=x`);
    expect({ status, problems }).toEqual({ status: 400, problems: [] });
    expect(body).toMatchObject({ code: "bad-parameter" });
    expect(JSON.stringify(body)).toContain('"name":"statut"');
  });

  test("the API responds 400 to an empty parameter, which a program with an empty variable can send", async () => {
    for (const path of ["/fires", "/restrictions"]) {
      const { status, body } = await ask(inject("summer"), path, `${path}?region=`);
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('"name":"region"');
    }
  });

  test("the API responds 404 to an unknown fire and to a point outside Quebec", async () => {
    const fire = await ask(inject("summer"), "/fires/{id}", "/fires/1999-1");
    expect({ ...fire, answer: null }).toMatchObject({
      status: 404,
      problems: [],
      body: { code: "unknown-fire" },
    });
    const ottawa = await ask(inject("summer"), "/location", "/location?lat=45.3&lon=-76.2");
    expect({ ...ottawa, answer: null }).toMatchObject({
      status: 404,
      problems: [],
      body: { code: "outside-quebec" },
    });
  });

  test.for(["", "/nope", "/fires/2026-1/more", "/fires.data", "/FIRES"])(
    "the API responds 404 for the unknown path %s",
    async (path) => {
      for (const agent of ["curl/8.5", "Googlebot/2.1"]) {
        const answer = await fetch(`${inject("summer")}/api/v1${path}`, { headers: { "user-agent": agent } });
        expect(answer.status).toBe(404);
        expect(answer.headers.get("content-type")).toContain("application/problem+json");
        expect(await answer.json()).toMatchObject({ code: "unknown-path" });
      }
    },
  );
});
