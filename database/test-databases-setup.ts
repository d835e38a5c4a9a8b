import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

const MARK = "server-";
const ASK_EVERY_MS = 50;

/** A place for the databases that files of this run copy, and for the marks of servers that its workers leave running. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "vigie-databases-"));
  project.provide("databases", folder);
  return async () => {
    for (const mark of globSync(`${MARK}*`, { cwd: folder })) {
      await ended(Number(mark.slice(MARK.length)));
      rmSync(readFileSync(join(folder, mark), "utf8"), { recursive: true, force: true });
    }
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Asks a server to end until it has. */
async function ended(pid: number): Promise<void> {
  try {
    for (;;) {
      process.kill(pid, "SIGTERM");
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  } catch {
    // No such process is left.
  }
}
