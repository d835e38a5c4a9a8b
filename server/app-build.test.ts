import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { afterAll, describe, expect, it } from "vitest";
import { loadAppBuild, readAppBuild } from "./app-build.ts";

const NEEDED = [
  "createLoadContext",
  "cacheRuleFor",
  "redirectFor",
  "choosesLanguage",
  "languageOfPath",
  "isFramable",
  "referrerPolicyOf",
  "takesForm",
  "answerSaved",
  "emergencyCopies",
  "pageOfShareImage",
  "prepareSearch",
  "isMenuScreen",
  "isRobot",
  "isApiPath",
  "apiPreflight",
  "apiRefusal",
  "acceptTexts",
  "withReplacedTexts",
  "showsStory",
];
const buildOf = (names: readonly string[]) =>
  ({
    entry: { module: Object.fromEntries(names.map((name) => [name, () => name])) },
  }) as unknown as ServerBuild;

describe("a built app", () => {
  it("returns the router's build, and the entry's exports for the server", () => {
    const build = buildOf(NEEDED);
    expect(readAppBuild(build)).toEqual({ router: build, entry: build.entry.module });
  });

  it.each(NEEDED)("refuses a build without %s in a sentence that names it", (missing) => {
    expect(() => readAppBuild(buildOf(NEEDED.filter((name) => name !== missing)))).toThrow(
      expect.objectContaining({ code: "bad-build", message: expect.stringContaining(missing) }),
    );
  });
});

describe("the folder of a build", () => {
  const folder = mkdtempSync(join(tmpdir(), "vigie-build-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("explains how to build if the folder has no build", async () => {
    await expect(loadAppBuild(folder)).rejects.toMatchObject({
      code: "no-build",
      message: expect.stringMatching(/npm run build/),
    });
  });

  it("loads the app that was built", async () => {
    mkdirSync(join(folder, "server"));
    const exported = NEEDED.map((name) => `${name}() {}`).join(",");
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    writeFileSync(join(folder, "server/index.js"), `export const entry = { module: { ${exported} } };`);
    expect(Object.keys((await loadAppBuild(folder)).entry)).toEqual(NEEDED);
  });
});
