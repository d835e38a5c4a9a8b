import { afterAll, beforeAll, expect, it } from "vitest";
import { anyServer } from "#database/database.double.ts";
import { openDatabase } from "#database/open.server.ts";
import { giveBack, takeServer } from "#database/reused-servers.double.ts";
import { rateLimits } from "#database/schema.ts";
import type { TestServer } from "#database/servers.double.ts";
import { readSettings } from "#settings";
import { createServices } from "./services.ts";

let server: TestServer;
beforeAll(async () => {
  server = await takeServer(anyServer());
});
afterAll(() => giveBack(anyServer(), server, true));

it("a site that stops stores the counts of requests that it only has in memory", async () => {
  const { limits, close } = createServices(readSettings({ NODE_ENV: "test", DATABASE_URL: server.url }));
  await limits.consume("requests", { most: 9, perSeconds: 60, isApproximate: true });
  await close();
  const database = openDatabase(server.url);
  const rows = await database.run((queries) => queries.select().from(rateLimits));
  await database.close();
  expect(rows).toMatchObject([{ key: "requests", count: 1 }]);
});
