import { existsSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

export const inProject = (...parts: string[]): string => join(ROOT, ...parts);

/** Loads environment variables from `.env`, if it exists. Variables that are already set stay. */
export function loadDotEnv(): void {
  if (existsSync(inProject(".env"))) process.loadEnvFile(inProject(".env"));
}
