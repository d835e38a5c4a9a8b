import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { SetupProblem } from "../setup-problem.ts";
import { type TenantSettings, tenantFile, tenantParts } from "./tenant.ts";

const TENANT = "tenant.yaml";

/** Writes files for `a0deploy import`. Keeps existing files, which can be edited. @throws {SetupProblem} */
export function setUpAuth0(settings: TenantSettings, folder: string, say: (text: string) => void): void {
  const files = { [TENANT]: stringify(tenantFile(settings)), ...tenantParts(settings) };
  const differing: string[] = [];
  let written = 0;
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    try {
      if (existsSync(file)) {
        if (readFileSync(file, "utf8") !== text) differing.push(name);
        continue;
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      written += 1;
    } catch (error) {
      throw new SetupProblem(`${file} cannot be written (${Object(error).code}): choose another folder.`);
    }
  }
  say(`${folder} has the tenant: ${written} files were written.\n`);
  if (differing.length > 0)
    say(`These differ and stay as they are; delete one to have it written again: ${differing.join(", ")}.\n`);
  say(
    `Import it by: npx auth0-deploy-cli import --input_file ${join(folder, TENANT)} --config_file config.json\n`,
  );
  say("Then copy the ID of each application, and the secrets, from Auth0 into your settings.\n");
}
