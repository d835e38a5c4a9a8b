import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { inProject } from "../launch/project.ts";

/** Installs a large package (`name@version`) at its first use. @returns the path of the package's `file` */
export function installTool(tool: string, file: string): string {
  const folder = inProject(`node_modules/.cache/${tool}`);
  const path = `${folder}/node_modules/${file}`;
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    const args = ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", folder, tool];
    execFileSync("npm", args, { stdio: "ignore" });
  }
  return path;
}
