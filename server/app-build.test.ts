import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { afterAll, describe, expect, it } from "vitest";
import { loadAppBuild, readAppBuild } from "./app-build.ts";

const buildOf = (module: object) => ({ entry: { module } }) as unknown as ServerBuild;

describe("a built app", () => {
  it("reading a build returns the router's build, and the app's functions for the server", () => {
    const vigie = { answerSaved: () => null };
    const build = buildOf({ vigie });
    expect(readAppBuild(build)).toEqual({ router: build, entry: vigie });
  });

  it("a build that exports no functions for the server is refused, with the advice to build again", () => {
    expect(() => readAppBuild(buildOf({}))).toThrow(
      expect.objectContaining({ code: "bad-build", message: expect.stringContaining("build it again") }),
    );
  });
});

describe("the folder of a build", () => {
  const folder = mkdtempSync(join(tmpdir(), "vigie-build-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("loading a folder without a build fails with an error that contains the build command", async () => {
    await expect(loadAppBuild(folder)).rejects.toMatchObject({
      code: "no-build",
      message: expect.stringMatching(/npm run build/),
    });
  });

  it("loading a folder with a build returns the app's functions for the server", async () => {
    mkdirSync(join(folder, "server"));
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    writeFileSync(
      join(folder, "server/index.js"),
      "export const entry = { module: { vigie: { answerSaved() {} } } };",
    );
    expect(Object.keys((await loadAppBuild(folder)).entry)).toEqual(["answerSaved"]);
  });
});
