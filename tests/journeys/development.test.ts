import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { freeBlock, SITE_OFFSET, WORKER_OFFSET } from "#test-ports";
import { Hub } from "../support/hub.ts";
import { plainPage } from "../support/page-text.ts";
import { type Program, startProgram } from "../support/program.ts";
import { words } from "../support/words.ts";

const t = words("fr");
let folder: string;
let development: Program;
let origin: string;
let hub: Hub;

beforeAll(async () => {
  const block = await freeBlock();
  folder = await mkdtemp(join(tmpdir(), "vigie-development-"));
  origin = `http://127.0.0.1:${block + SITE_OFFSET}`;
  hub = new Hub(block);
  const env = {
    NODE_ENV: "development",
    PORT: String(block + SITE_OFFSET),
    SANDBOX_PORT: String(block),
    WORKER_PORT: String(block + WORKER_OFFSET),
    DATA_DIR: folder,
  };
  const program = ["--conditions=development", "tools/launch/dev.ts"];
  development = await startProgram(program, env, `http://127.0.0.1:${block}/season`);
});
afterAll(async () => {
  await development?.stop();
  await rm(folder, { recursive: true });
});

test("the development server shows the home page", async () => {
  const home = await plainPage(origin + pathTo("home", "fr"));
  expect(home.status).toBe(200);
  expect(home.text).toContain(t("home.heading"));
});

test("a page of the development server says that the geocoder is down", async () => {
  await hub.putFault({ status: 500 }, "geocoder");
  const path = pathTo("current-situation-location", "fr", {}, { address: "123 rue Principale, La Tuque" });
  const page = await plainPage(origin + path);
  expect(page.status).toBe(200);
  expect(page.text).toContain(t("finder.down.title"));
});
