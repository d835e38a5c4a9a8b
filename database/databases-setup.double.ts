import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

const MARK = "server-";
const ASK_EVERY_MS = 50;

/** Makes a folder for databases that tests copy, and for process IDs of servers that tests leave running. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "vigie-databases-"));
  project.provide("databases", folder);
  return async () => {
    const marks = globSync(`${MARK}*`, { cwd: folder });
    await Promise.all(marks.map((mark) => ended(Number(mark.slice(MARK.length)))));
    for (const mark of marks)
      rmSync(readFileSync(join(folder, mark), "utf8"), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Ends the process of a server at once, without saving data: no test needs the data afterwards. */
async function ended(pid: number): Promise<void> {
  try {
    for (;;) {
      process.kill(pid, "SIGQUIT");
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  } catch {
    // The process has ended.
  }
}
