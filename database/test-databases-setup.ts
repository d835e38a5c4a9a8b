import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

/** A place for the databases that files of this run copy. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "vigie-databases-"));
  project.provide("databases", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
