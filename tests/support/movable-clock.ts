import { globSync } from "node:fs";
import { chmod, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type MovableClock = Awaited<ReturnType<typeof createMovableClock>>;

/** Creates a clock that can be moved forward while programs use it. The programs' timers do not follow. */
export async function createMovableClock() {
  const [library] = globSync("/usr/lib/*/faketime/libfaketime.so.1");
  if (library === undefined) throw new Error("libfaketime is not installed");
  const folder = await mkdtemp(join(tmpdir(), "vigie-clock-"));
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  const file = join(folder, "clock");
  let ahead = 0;
  async function move(seconds: number): Promise<void> {
    ahead += seconds;
    // Writes another file and renames it, so that a program never reads half a file.
    await writeFile(`${file}.new`, `+${ahead}`);
    await rename(`${file}.new`, file);
  }
  await move(0);
  return {
    /** Environment of a program that uses this clock. The program sees a move within a second. */
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    move,
    remove: () => rm(folder, { recursive: true }),
  };
}
