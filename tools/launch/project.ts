import { existsSync } from "node:fs";
import { join } from "node:path";

/** The project's own folder. */
export const ROOT = join(import.meta.dirname, "../..");

/** A path inside the project. */
export const inProject = (...parts: string[]): string => join(ROOT, ...parts);

/** Environment variables from `.env`, where it exists; those already set win. */
export function loadDotEnv(): void {
  if (existsSync(inProject(".env"))) process.loadEnvFile(inProject(".env"));
}
