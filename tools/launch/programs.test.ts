import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readSettings } from "#settings";
import { siteProgram, workerProgram } from "./programs.ts";
import { inProject, ROOT } from "./project.ts";

/** How a supervisor starts a program, from the project's folder. */
function commandOf({ nodeFlags = [], env = {}, file }: ReturnType<typeof workerProgram>): string {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const args = [...nodeFlags, file].map((each) => each.replace(`${ROOT}/`, each === file ? "" : "./"));
  return [...variables, "node", ...args].join(" ");
}

it("the guide starts site and worker as npm run does", () => {
  const guide = readFileSync(inProject("docs/operations.md"), "utf8");
  for (const program of [siteProgram(readSettings({})), workerProgram()])
    expect(guide).toContain(`\`${commandOf(program)}\``);
});
