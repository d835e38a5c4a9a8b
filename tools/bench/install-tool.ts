import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { inProject } from "../launch/project.ts";

/** Installs a large tool in `tools/<name>` at its first use. @returns the path of a file of the tool */
export function installTool(name: string, file: string): string {
  const folder = inProject(`tools/${name}`);
  const path = `${folder}/node_modules/${file}`;
  if (!existsSync(path))
    execFileSync("npm", ["install", "--no-save", "--no-audit", "--no-fund"], {
      cwd: folder,
      stdio: "ignore",
    });
  return path;
}
